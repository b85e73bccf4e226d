import { searchWords, stemOf } from "../workspace/curriculum/search-words.ts";
import type { LibraryLesson } from "./entry.ts";
import type { SchemedDescriptor } from "./oak-turtle.ts";

type Told = Pick<LibraryLesson, "title" | "outcome" | "keywords" | "unit">;

const most = 3;
/** About two telling words in common; whether that is a claim is not decided here. */
const enough = 0.16;

/**
 * The data ties descriptors to a subject and key stage, not to lessons. Of those, the ones that a lesson has most words
 * in common with, rare words counting for more; whether one is claimed is for the check of its fit to say.
 */
export function nearestDescriptors(
  descriptors: readonly SchemedDescriptor[],
): (lesson: Told, schemes: readonly string[]) => string[] {
  const read = descriptors.map(({ id, text, schemes }) => ({ id, schemes, words: stems(text) }));
  const byScheme = new Map<string, typeof read>();
  for (const one of read)
    for (const scheme of one.schemes) byScheme.set(scheme, [...(byScheme.get(scheme) ?? []), one]);
  const holders = new Map<string, number>();
  for (const { words } of read) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  const worth = (word: string) =>
    Math.log((read.length + 1) / (holders.get(word) ?? 1)) / Math.log(read.length + 1);
  return (lesson, schemes) => {
    const own = stems(
      [lesson.title, lesson.unit.title, lesson.outcome, ...lesson.keywords.map(({ word }) => word)].join(" "),
    );
    const scored = schemes
      .flatMap((scheme) => byScheme.get(scheme) ?? [])
      .map(({ id, words }) => {
        const shared = [...own].filter((word) => words.has(word));
        return { id, score: shared.reduce((sum, word) => sum + worth(word), 0) / Math.sqrt(words.size + 4) };
      })
      .filter(({ score }) => score >= enough)
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    return [...new Set(scored.map(({ id }) => id))].slice(0, most);
  };
}

function stems(text: string): Set<string> {
  return new Set(searchWords(text).map(stemOf));
}
