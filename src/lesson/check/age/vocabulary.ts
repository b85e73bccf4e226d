import type { Taught } from "./readability.ts";

/** A taught word in all its forms: "iteration" also excuses "Iterations" and "iterative". */
export function taughtWords(vocabulary: readonly string[]): Taught {
  const stems = new Set(vocabulary.flatMap(wordsOf).map(stem));
  return (word) => wordsOf(word).some((part) => stems.has(stem(part)));
}

/** Words a lesson says it teaches: what is in bold, italics or code, and its lists of key words. */
export function vocabularyIn(markdown: string): string[] {
  const marked = markdown.matchAll(/\*{1,2}([^*\n]{2,40})\*{1,2}|`([^`\n]{1,40})`/g);
  const set = Array.from(marked, ([, words, code]) => words ?? code ?? "");
  return [...set, ...keywordLists(markdown)]
    .map((word) => word.trim())
    .filter((word) => word.split(/\s+/).length <= 4);
}

function keywordLists(markdown: string): string[] {
  const list = /^[-*\s#]*(?:\*\*)?(?:key ?words?|vocabulary|key terms?)(?:\*\*)?\s*:\s*\[?([^\]\n]+)/gim;
  return Array.from(markdown.matchAll(list), ([, words = ""]) =>
    words.replace(/\*\*/g, "").split(/[,;]/),
  ).flat();
}

/** The key words of those files (topics, curriculum entries) that a request or a title is about. */
export function topicVocabulary(texts: readonly string[], about: string): string[] {
  const named = new Set(wordsOf(about).map(stem));
  return texts.flatMap((text) => {
    const keywords = keywordLists(text);
    return keywords.some((keyword) => wordsOf(keyword).every((word) => named.has(stem(word))))
      ? keywords
      : [];
  });
}

function wordsOf(term: string): string[] {
  return term.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function stem(word: string): string {
  if (word.length < 6) return word.replace(/s$/, "");
  return word.replace(
    /(?:ational|ations?|ative|ating|ated|ates?|ions?|ing|ed|es|s|e|al|ally|ly|ity|ic|ment|ments)$/,
    "",
  );
}
