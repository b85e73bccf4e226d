import { foldText } from "../../../text/fold.ts";
import type { Course } from "../../course.ts";
import type { Items } from "../../course-format.ts";
import { unique } from "./sections/text.ts";

export type Word = Items["vocabulary"][number];

/** Every word of a course, to be found by itself and by what it means. */
export type Lexicon = {
  words: readonly Word[];
  /** All that a term can mean: it may stand in several concepts. */
  meaningsOf(word: Word): string[];
  /**
   * All that is right where a word is asked for: its own forms, and those of words with exactly its meanings and part of
   * speech (exercise-modalities §9.3.2). Never what the course says is taken for it.
   */
  formsOf(word: Word): string[];
  /** Other words that a meaning, as it is shown, could be read as: the question must say which one it wants. */
  rivalsOf(word: Word, meaning: string): Word[];
  /** Rivals that the course does not say are taken for it: no mistake, where one of them is written. */
  alsoMeaning(word: Word, meaning: string): string[];
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
  const formsOf = (word: Word) => {
    const mistaken = new Set(word.confusions.map(foldText));
    const same = (byMeaning.get(plain(word.meanings[0] ?? "")) ?? []).filter(
      (other) => other !== word && isSynonym(word, other),
    );
    const forms = [word, ...same].flatMap(({ term, accepted }) => [term, ...accepted]);
    return unique(forms.filter((form) => !mistaken.has(foldText(form))));
  };
  return {
    words,
    meaningsOf,
    formsOf,
    rivalsOf(word, meaning) {
      const right = new Set(formsOf(word).map(foldText));
      return (byMeaning.get(plain(meaning)) ?? []).filter(
        (other) => !right.has(foldText(other.term)) && mayBeMeant(word, other, meaning),
      );
    },
    alsoMeaning(word, meaning) {
      return this.rivalsOf(word, meaning)
        .filter((other) => !takes(word, other) && !takes(other, word))
        .flatMap(({ term, accepted }) => [term, ...accepted]);
    },
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

/** Nothing tells them apart: all meanings and the part of speech are the same, and neither is taken for the other. */
function isSynonym(one: Word, other: Word): boolean {
  const meanings = (word: Word) => [...new Set(word.meanings.map(plain))].sort().join("\n");
  return (
    one.part === other.part && meanings(one) === meanings(other) && !takes(one, other) && !takes(other, one)
  );
}

function takes(word: Word, other: Word): boolean {
  return word.confusions.some((term) => foldText(term) === foldText(other.term));
}

/** "to order" says that a verb is wanted; "order" does not. */
function mayBeMeant(word: Word, other: Word, meaning: string): boolean {
  if (word.part === undefined || other.part === undefined || word.part === other.part) return true;
  const shown = foldText(meaning);
  return other.meanings.some((one) => foldText(one) === shown || foldText(bare(one)) === shown);
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
