import { nearest } from "../../nearest.ts";
import type { Outcome } from "./outcome.ts";

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
    for (const word of tokens(everything(outcome)))
      if (!vocabulary.has(word)) vocabulary.set(word, stemOf(word));
  }
  const known = (word: string): string | null => {
    const stem = stemOf(word);
    if (holders.has(stem)) return stem;
    const meant = word.length < 4 ? null : nearest(word, vocabulary.keys());
    return meant === null ? null : (vocabulary.get(meant) ?? null);
  };
  return (query, among) => {
    const stems = new Map<string, string>();
    for (const word of tokens(query)) {
      const stem = known(word);
      if (stem !== null && !stems.has(stem)) stems.set(stem, word);
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
      return [{ outcome, score: Math.round(score * 1000) / 1000, matched: hits.map(([, word]) => word) }];
    });
    return found.sort((a, b) => b.score - a.score || (a.outcome.code < b.outcome.code ? -1 : 1));
  };
}

function weight(count: number, share: number, holders: number, all: number): number {
  const rarity = Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
  return (rarity * count * 2.2) / (count + 1.2 * (0.25 + 0.75 * share));
}

function wordsOf(outcome: Outcome): Words {
  const counts: Words = new Map();
  const add = (text: string, times: number) => {
    for (const word of tokens(text)) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + times);
  };
  add(outcome.title, 3);
  add(outcome.keywords.join(" "), 3);
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

const empty = new Set(
  "a an and are as at be by can for from how i in into is it its my of on or our that the their them they this to we what when where which who why will with you your lesson lessons class teach teaching learn learning about".split(
    " ",
  ),
);

function tokens(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word));
}

/** "loops", "looping", "looped" → "loop"; "iteration", "iterate" → "iterat". Light on purpose. */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  const bare = /^(.{4,}?)(?:ations?|ation|ating|ated|ates?|ate)$/.exec(stem)?.[1];
  if (bare !== undefined) return `${bare}at`;
  stem = stem.replace(/^(.{3,})(?:ings?|ed)$/, "$1").replace(/^(.{4,})(?:ion|e)$/, "$1");
  return stem.replace(/([bdgmnprt])\1$/, "$1");
}
