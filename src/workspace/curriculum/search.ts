import { editDistance, nearest } from "../../nearest.ts";
import type { Outcome } from "./outcome.ts";
import { searchWords, stemOf } from "./search-words.ts";

export type Match = { outcome: Outcome; score: number; matched: string[] };

export type SearchIndex = (query: string, among: ReadonlySet<Outcome>) => Match[];

type Words = Map<string, number>;

/** BM25 over what an outcome says, where a word in the title or the keywords counts three times. Deterministic. */
export function searchIndex(outcomes: readonly Outcome[]): SearchIndex {
  const documents = outcomes.map((outcome) => ({ outcome, words: wordsOf(outcome) }));
  const lengths = documents.map(({ words }) => words.values().reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const holders = new Map<string, number>();
  const vocabulary = new Map<string, string>();
  for (const { outcome, words } of documents) {
    for (const stem of words.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
    for (const word of searchWords(everything(outcome)))
      if (!vocabulary.has(word)) vocabulary.set(word, stemOf(word));
  }
  /** The stems that a word stands for: its own, those of words that begin with it, or of the one it was meant to be. */
  const known = (word: string): string[] => {
    const stem = stemOf(word);
    if (holders.has(stem)) return [stem];
    if (word.length < shortestStart) return [];
    const begun = [...vocabulary].filter(([each]) => each.startsWith(word)).map(([, its]) => its);
    if (begun.length > 0) return [...new Set(begun)];
    const meant = nearest(
      word,
      vocabulary.keys().filter((each) => isSlip(word, each)),
    );
    return meant === null ? [] : [vocabulary.get(meant) ?? stem];
  };
  return (query, among) => {
    const stems = new Map<string, string>();
    for (const word of searchWords(query)) {
      for (const stem of known(word)) if (!stems.has(stem)) stems.set(stem, word);
    }
    const found = documents.flatMap(({ outcome, words }, index): Match[] => {
      if (!among.has(outcome)) return [];
      const hits = [...stems].filter(([stem]) => words.has(stem));
      if (hits.length === 0) return [];
      const share = (lengths[index] ?? 0) / Math.max(1, mean);
      const score = hits.reduce(
        (sum, [stem]) => sum + weight(words.get(stem) ?? 0, share, holders.get(stem) ?? 1, documents.length),
        0,
      );
      return [
        {
          outcome,
          score: Math.round(score * 1000) / 1000,
          matched: [...new Set(hits.map(([, word]) => word))],
        },
      ];
    });
    return found.sort((a, b) => b.score - a.score || (a.outcome.code < b.outcome.code ? -1 : 1));
  };
}

const shortestStart = 3;

/** Another word altogether is no slip: nobody mistypes the first letter, or two letters of a short word. */
function isSlip(word: string, meant: string): boolean {
  if (word.length < 5 || word[0] !== meant[0] || Math.abs(word.length - meant.length) > 2) return false;
  return editDistance(word, meant) <= (word.length < 8 ? 1 : 2);
}

function weight(count: number, share: number, holders: number, all: number): number {
  const rarity = Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
  return (rarity * count * 2.2) / (count + 1.2 * (0.25 + 0.75 * share));
}

function wordsOf(outcome: Outcome): Words {
  const counts: Words = new Map();
  const add = (text: string, times: number) => {
    for (const word of searchWords(text)) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + times);
  };
  add(outcome.title, 3);
  add(outcome.keywords.join(" "), 3);
  // A keyword of its own says more than the same word inside another one: "loop", "feedback loop".
  add(outcome.keywords.filter((keyword) => searchWords(keyword).length === 1).join(" "), 3);
  add(outcome.text, 1.5);
  add(outcome.expectations.join(" "), 1);
  add(`${outcome.organiser} ${outcome.level} ${outcome.misconceptions.join(" ")}`, 0.5);
  return counts;
}

function everything({
  title,
  keywords,
  text,
  expectations,
  misconceptions,
  organiser,
  level,
}: Outcome): string {
  return [title, ...keywords, text, ...expectations, ...misconceptions, organiser, level].join(" ");
}
