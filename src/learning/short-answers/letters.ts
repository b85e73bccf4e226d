import { absent, Share } from "./share.ts";
import type { Token } from "./tokens.ts";

/** The runs of letters in a text's words, for likeness that survives spelling and word forms. */
export function trigramsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const { word, kind } of tokens) if (kind !== "function") addGrams(grams, ` ${word} `, 3);
  return grams;
}

/** The mean, over the words of one text, of the letters each shares with its nearest word in the other. */
export function lettersShared(
  one: readonly Token[],
  other: readonly Token[],
  counts: (at: number) => boolean,
): number {
  const near = other.filter(({ kind }) => kind !== "function");
  const share = new Share();
  for (const [at, word] of one.entries()) {
    if (word.kind === "function" || !counts(at)) continue;
    share.add(word.weight, word.weight * nearest(word, near));
  }
  return share.ratio(absent);
}

export function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

function nearest(word: Token, others: readonly Token[]): number {
  let best = 0;
  for (const other of others) {
    if (other.stem === word.stem) return 1;
    best = Math.max(best, dice(bigramsOf(word.word), bigramsOf(other.word)));
  }
  return best;
}

function bigramsOf(word: string): ReadonlySet<string> {
  const known = bigrams.get(word);
  if (known !== undefined) return known;
  const made = addGrams(new Set(), `^${word}$`, 2);
  if (bigrams.size >= mostWords) bigrams.clear();
  bigrams.set(word, made);
  return made;
}

const bigrams = new Map<string, ReadonlySet<string>>();
const mostWords = 50_000;

function addGrams(into: Set<string>, text: string, size: number): Set<string> {
  for (let at = 0; at + size <= text.length; at++) into.add(text.slice(at, at + size));
  return into;
}
