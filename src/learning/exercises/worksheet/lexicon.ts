import { foldText } from "../../answers/fold.ts";
import type { Course } from "../../course.ts";
import type { Items } from "../../course-format.ts";

export type Word = Items["vocabulary"][number];

/** Every word of a course, to be found by itself and by what it means. */
export type Lexicon = {
  words: readonly Word[];
  /** All that a term can mean: it may stand in several concepts. */
  meaningsOf(word: Word): string[];
  /** All terms that are right where a meaning is shown: synonyms are never wrong (exercise-modalities §9.3.2). */
  termsFor(meaning: string): string[];
  byTerm(term: string): Word | undefined;
  /** No other than the one could be meant where the other is asked for. */
  distinct(one: Word, other: Word): boolean;
};

export function lexiconOf(course: Course): Lexicon {
  const known = lexicons.get(course);
  if (known !== undefined) return known;
  const made = build(course);
  lexicons.set(course, made);
  return made;
}

/** Reading 30,000 words takes longer than making a worksheet from them. */
const lexicons = new WeakMap<Course, Lexicon>();

function build(course: Course): Lexicon {
  const words = [...course.items.values()].flatMap(({ vocabulary }) => vocabulary);
  const byTerm = new Map<string, Word[]>();
  const byMeaning = new Map<string, Word[]>();
  for (const word of words) {
    for (const term of [word.term, ...word.accepted]) append(byTerm, foldText(term), word);
    for (const meaning of word.meanings) {
      append(byMeaning, plain(meaning), word);
      if (meaning.includes("(")) append(byMeaning, plain(bare(meaning)), word);
    }
  }
  const meaningsOf = (word: Word) => {
    const same = byTerm.get(foldText(word.term)) ?? [];
    return [...new Set([word, ...same].flatMap(({ meanings }) => meanings))];
  };
  return {
    words,
    meaningsOf,
    termsFor: (meaning) =>
      (byMeaning.get(plain(meaning)) ?? []).flatMap(({ term, accepted }) => [term, ...accepted]),
    byTerm: (term) => byTerm.get(foldText(term))?.[0],
    distinct(one, other) {
      const mine = new Set(meaningsOf(one).map((meaning) => plain(bare(meaning))));
      return (
        foldText(one.term) !== foldText(other.term) &&
        !one.accepted.some((form) => foldText(form) === foldText(other.term)) &&
        !meaningsOf(other).some((meaning) => mine.has(plain(bare(meaning))))
      );
    },
  };
}

/** "goodbye (to someone who stays)" is "goodbye". */
export function bare(meaning: string): string {
  const without = meaning.replace(/\([^()]*\)/g, " ").trim();
  return without === "" ? meaning : without;
}

/** "to study" and "study" are one meaning. */
export function plain(meaning: string): string {
  return foldText(meaning).replace(/^(?:to|an?|the) (?=\S)/, "");
}

function append(map: Map<string, Word[]>, key: string, word: Word): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [word]);
  else if (!list.includes(word)) list.push(word);
}
