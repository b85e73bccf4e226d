import { foldText } from "../text/fold.ts";
import { isEveryday } from "../words/common-words.ts";
import { type Token, tokensOf } from "../words/tokens.ts";
import type { Course } from "./course.ts";

/** What a learner has read when a concept is first practised: its own text, and those of all it needs. */
export type TaughtText = {
  /** A line of the texts each, folded, with a space before and after. */
  lines: readonly string[];
  /** The words stand there, whole and one after the other ("aim" is not in "claim"); signs as they are written. */
  says: (words: string) => boolean;
  /** How many of the words that carry a meaning are there, in another form or as a synonym too: 0 to 1. */
  covers: (text: string) => number;
};

export function taughtTexts(course: Course): (concept: string) => TaughtText {
  const needs = new Map(course.concepts.map(({ id, prerequisites }) => [id, prerequisites]));
  return (concept) => textOf(textsBefore(course, concept, needs));
}

function textsBefore(course: Course, concept: string, needs: ReadonlyMap<string, string[]>): string {
  const ids = new Set([concept]);
  for (const id of ids) for (const need of needs.get(id) ?? []) ids.add(need); // a set grows while it is walked
  const texts = Array.from(ids, (id) => course.items.get(id)?.teach);
  return texts.map((teach) => `${teach?.explanation ?? ""}\n${teach?.example ?? ""}`).join("\n");
}

function textOf(text: string): TaughtText {
  const lines = text.split("\n").map((line) => ` ${foldText(line)} `);
  const tokens = tokensOf(text);
  const roots = new Set(tokens.flatMap(({ stem, root }) => [stem, root]));
  const synonyms = new Set(tokens.flatMap(({ groups }) => groups));
  const has = ({ stem, root, groups }: Token) =>
    roots.has(stem) || roots.has(root) || groups.some((group) => synonyms.has(group));
  return {
    lines,
    says: (words) => holds(lines, words) || (!isOfLetters(words) && text.includes(words.trim())),
    covers: (asked) => {
      const words = tokensOf(asked).filter(({ kind, word }) => kind === "content" && !isEveryday(word));
      return words.length === 0 ? 1 : words.filter(has).length / words.length;
    },
  };
}

function isOfLetters(words: string): boolean {
  return /^[\p{L}\p{M}\s'’-]+$/u.test(words);
}

/** One of the lines has the words one after the other. */
export function holds(lines: readonly string[], words: string): boolean {
  const folded = ` ${foldText(words)} `;
  return folded.trim() !== "" && lines.some((line) => line.includes(folded));
}
