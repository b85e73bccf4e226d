import { wordsIn } from "../../phrases.ts";
import { conceptsIn } from "./concepts.ts";

/** A text as a classifier sees it: which buckets it falls in, and how much of it is in each. */
export type Features = { buckets: Uint32Array; shares: Float64Array };

/** What a text holds, each part by its hash, before it is known how many buckets there are. */
export type Read = { whole: Set<number>; pieces: Set<number>; concepts: Map<number, number> };

/**
 * Words, pairs of neighbours, pieces of words and what the text speaks of, without accents. Pieces let "gefährlichen"
 * be known by "gefährlich". Takes a time that grows with the text.
 */
export function readFeatures(text: string): Read {
  const read = wordsIn(text);
  const whole = new Set<number>();
  const pieces = new Set<number>();
  let before = "^";
  for (const { plain } of read) {
    const word = plain.slice(0, longestWord).replace(/\d+/g, "0");
    whole.add(hashOf(`w ${word}`));
    whole.add(hashOf(`b ${before} ${word}`));
    addPieces(`<${word}>`, pieces);
    before = word;
  }
  const concepts = new Map<number, number>();
  const spoken = conceptsIn(read);
  for (const [at, concept] of spoken.entries()) {
    concepts.set(hashOf(`c ${concept}`), conceptShare);
    for (const other of spoken.slice(0, at)) concepts.set(hashOf(`p ${other} ${concept}`), pairShare);
  }
  return { whole, pieces, concepts };
}

/**
 * In `size` buckets (a power of two). Words and pieces are each weighed as a whole, so that a long text is no louder
 * than a short one.
 */
export function inBuckets({ whole, pieces, concepts }: Read, size: number): Features {
  const sum = new Map<number, number>();
  const add = (bucket: number, share: number) => sum.set(bucket, (sum.get(bucket) ?? 0) + share);
  for (const [hash, share] of concepts) add(bucketOf(hash, size), share);
  for (const hashes of [whole, pieces]) {
    const block = new Set<number>();
    for (const hash of hashes) block.add(bucketOf(hash, size));
    for (const bucket of block) add(bucket, 1 / Math.sqrt(block.size));
  }
  const buckets = Uint32Array.from(sum.keys()).sort();
  return { buckets, shares: Float64Array.from(buckets, (bucket) => sum.get(bucket) ?? 0) };
}

/** @internal Asked by tests alone. */
export function featuresOf(text: string, size: number): Features {
  return inBuckets(readFeatures(text), size);
}

const shortestPiece = 3;
const longestPiece = 5;
const conceptShare = 0.3;
const pairShare = 0.2;
/** A bound, so that no word is dear. */
const longestWord = 40;

const seed = 0x811c9dc5;
const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

/** FNV-1a. */
function hashOf(name: string): number {
  let hash = seed;
  for (let at = 0; at < name.length; at++) hash = step(hash, name.charCodeAt(at));
  return hash;
}

/** Every piece's hash, each going on from the shorter one that begins at the same letter. */
function addPieces(word: string, pieces: Set<number>): void {
  for (let from = 0; from + shortestPiece <= word.length; from++) {
    let hash = seed;
    const end = Math.min(from + longestPiece, word.length);
    for (let at = from; at < end; at++) {
      hash = step(hash, word.charCodeAt(at));
      if (at - from + 1 >= shortestPiece) pieces.add(hash);
    }
  }
}

/** Folded once. */
function bucketOf(hash: number, size: number): number {
  return ((hash ^ (hash >>> 15)) >>> 0) & (size - 1);
}
