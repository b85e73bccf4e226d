import { proseOf } from "../../src/lesson/check/age/prose.ts";
import { sentencesOf } from "../../src/lesson/check/age/sentences.ts";
import { parseLesson } from "../../src/lesson/document.ts";

/** Shorter ones ("Answer it on your own.") are turns of language and no content. */
const fewest = 5;

/** Sentences that stand in more than one section, whatever label, letter or "I can" comes before them. */
export function repeatedSentences(markdown: string): string[] {
  const seen = new Map<string, Set<string>>();
  for (const { id, text } of parseLesson(markdown).sections) {
    for (const passage of proseOf(text).passages) {
      for (const { text: sentence } of sentencesOf(passage)) {
        const plain = bare(sentence);
        if (plain.split(" ").length < fewest) continue;
        seen.set(plain, (seen.get(plain) ?? new Set()).add(id));
      }
    }
  }
  return [...seen].filter(([, sections]) => sections.size > 1).map(([sentence]) => sentence);
}

function bare(sentence: string): string {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(" ").replace(/^(?:(?:answer|teacher|[a-e]|\d+|i can|true|false|source) )+/, "");
}
