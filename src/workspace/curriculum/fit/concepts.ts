import { stemOf } from "../search-words.ts";
import { hintsOf, ownWordOf } from "./everyday.ts";
import { otherWords, phrasesIn } from "./other-subjects.ts";
import { synonymsOf } from "./synonyms.ts";
import { topicWords, wholeWords } from "./topic-words.ts";

/** What can be asked about: an outcome, or a teacher's note on a topic. */
export type Matter = {
  title: string;
  keywords: readonly string[];
  /** What it is about, in sentences. */
  text: string;
  /** What pupils do. */
  tasks: readonly string[];
  /** What is said beside it: misconceptions, what pupils bring. */
  beside: readonly string[];
};

/**
 * What a matter is about, each with how much it says of it, 0 to 1. `words`: stems and synonym groups. `hinted`: the
 * everyday matters it has own words of. `phrases`: those of other subjects that it speaks of itself. `compounds`: its
 * keywords of several words, as stems.
 */
export type Concepts = {
  words: ReadonlyMap<string, number>;
  hinted: ReadonlyMap<string, number>;
  phrases: ReadonlySet<string>;
  compounds: readonly (readonly string[])[];
};

/** A synonym says nearly as much as the word itself, an everyday word that hints at it little more than half. */
export const bySynonym = 0.85;
const byHint = 0.6;
/** A matter that one own word alone points to, and a word that hints at several matters, say less. */
const oneWord = 0.7;
const perMatter = 0.15;
const weights = { keyword: 1, title: 0.9, partOfKeyword: 0.55, text: 0.75, tasks: 0.6, beside: 0.4 };

export function conceptsOf(matter: Matter): Concepts {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { stem } of topicWords(text)) atLeast(words, stem, weight);
  };
  const plain = matter.keywords.length === 0;
  add(matter.beside.join(" "), weights.beside);
  add(matter.tasks.join(" "), plain ? weights.text : weights.tasks);
  add(matter.text, plain ? weights.keyword : weights.text);
  add(matter.title, plain ? weights.keyword : weights.title);
  for (const keyword of matter.keywords) {
    add(keyword, topicWords(keyword).length === 1 ? weights.keyword : weights.partOfKeyword);
  }
  for (const [stem, weight] of [...words]) {
    for (const group of synonymsOf.get(stem) ?? []) atLeast(words, group, weight * bySynonym);
  }
  const said = [matter.title, ...matter.keywords, matter.text, ...matter.tasks].join(" . ");
  return {
    words,
    hinted: hintedBy(words),
    phrases: new Set(phrasesIn(stemsOf(said))),
    compounds: matter.keywords.map(stemsOf).filter((stems) => stems.length > 1),
  };
}

/** The stems of a text's words, in their order. */
export function stemsOf(text: string): string[] {
  return wholeWords(text).map(stemOf);
}

/** A word or a group of synonyms → the own words of everyday matters that it may stand for. */
const saidBy = new Map<string, string[]>();
for (const stem of ownWordOf.keys())
  for (const key of [stem, ...(synonymsOf.get(stem) ?? [])])
    saidBy.set(key, [...(saidBy.get(key) ?? []), stem]);

function hintedBy(words: ReadonlyMap<string, number>): Map<string, number> {
  const held = new Map<string, number[]>();
  // Only words that it has can say anything: the list of all hints is long.
  const saying = new Set<string>();
  for (const word of words.keys()) for (const stem of saidBy.get(word) ?? []) saying.add(stem);
  for (const stem of saying) {
    const weight = worthOf(stem, words);
    if (weight < 0.5) continue;
    for (const key of ownWordOf.get(stem) ?? []) held.set(key, [...(held.get(key) ?? []), weight]);
  }
  return new Map(
    Array.from(held, ([key, all]) => [key, Math.max(...all) * byHint * (all.length > 1 ? 1 : oneWord)]),
  );
}

/** What a word says of the matter by itself or by a synonym. */
export function worthOf(stem: string, words: ReadonlyMap<string, number>): number {
  let worth = words.get(stem) ?? 0;
  for (const group of synonymsOf.get(stem) ?? []) worth = Math.max(worth, words.get(group) ?? 0);
  return worth;
}

/** What an everyday word says of it by a hint; a word of another subject hints at nothing. */
export function hintOf(stem: string, hinted: ReadonlyMap<string, number>): number {
  const keys = otherWords.has(stem) ? [] : (hintsOf.get(stem) ?? []);
  let worth = 0;
  for (const key of keys) worth = Math.max(worth, hinted.get(key) ?? 0);
  return worth / (1 + perMatter * (keys.length - 1));
}

/** Whether a stem is known to any of them, by itself or by a synonym. */
export function vocabularyOf(all: readonly Concepts[]): (stem: string) => boolean {
  const stems = new Set(all.flatMap(({ words }) => [...words.keys()]));
  return (stem) => stems.has(stem) || (synonymsOf.get(stem) ?? []).some((group) => stems.has(group));
}

function atLeast(words: Map<string, number>, key: string, weight: number): void {
  if ((words.get(key) ?? 0) < weight) words.set(key, weight);
}
