import { sentencesIn } from "../../../../../src/text/sentences.ts";

/** A sentence with a place for one word or number of its own, and what stood there. */
export type Gap = { text: string; word: string };

const blank = "\\_\\_\\_\\_\\_\\_";
const marker = "\u0000";

/**
 * Ways to leave a word out of a sentence, best first: a key word of the lesson, a number, a name, then the longest other
 * words. What stood there is the answer, so it is right by construction.
 */
export function gapsIn(text: string, words: readonly string[], plain: (text: string) => string): Gap[] {
  const [first = text, ...more] = sentencesIn(text).flatMap((one) => one.split(/(?<=;)\s+/));
  const sentence = (more.length > 0 && first.split(" ").length < 6 ? text : first).replace(/;$/, ".");
  const candidates = [
    ...words.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length),
    ...Array.from(sentence.matchAll(/(?<![\w.,/])\d{2,4}(?![\w.,/%]*\d)/g), ([number]) => number),
    ...Array.from(
      sentence.matchAll(/(?<=(?:^|\s)\p{Ll}[\p{L}-]*[,;]? )\p{Lu}\p{Ll}{3,}(?![\p{L}’'-]| [\p{Lu}\d])/gu),
      ([name]) => name,
    ),
    ...(sentence.match(/(?<= )[a-z]{6,}(?=[ .,;:])/g) ?? [])
      .filter((word) => !common.has(word))
      .toSorted((a, b) => b.length - a.length),
  ];
  const found = new Map<string, Gap>();
  for (const candidate of candidates) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${RegExp.escape(candidate)}(?![\\p{L}\\p{N}-])`, "giu");
    const [word] = sentence.match(pattern) ?? [];
    if (word === undefined || found.has(word.toLowerCase())) continue;
    const rest = sentence.replace(pattern, marker);
    // With little left around it, nobody could tell what is missing.
    if (rest.replaceAll(marker, "").split(/\s+/).filter(Boolean).length < 4) continue;
    found.set(word.toLowerCase(), { text: plain(rest).replaceAll(marker, blank), word });
  }
  return [...found.values()];
}

/** Long words that say nothing of the matter. */
const common = new Set(
  "should because between different another through without before although however therefore sometimes usually always together including example important against around within during their themselves something someone anything everything people things called making become having create created number numbers within across either neither whether another certain several".split(
    " ",
  ),
);
