import type { Token } from "../../words/tokens.ts";
import { absent, Share } from "./share.ts";

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
  inCommon: (one: number, other: number) => number,
  counts: (at: number) => boolean,
): number {
  const share = new Share();
  for (const [at, { kind, weight }] of one.entries()) {
    if (kind === "function" || !counts(at)) continue;
    let best = 0;
    for (const [near, word] of other.entries()) {
      if (word.kind !== "function") best = Math.max(best, inCommon(at, near));
    }
    share.add(weight, weight * best);
  }
  return share.ratio(absent);
}

/** 1 for two forms of one word, else the share of their letter pairs. */
export function lettersInCommon(one: Token, other: Token): number {
  return one.stem === other.stem ? 1 : dice(bigramsOf(one.word), bigramsOf(other.word));
}

export function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
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
