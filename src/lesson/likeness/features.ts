import { wordsIn } from "../../phrases.ts";
import { conceptsIn } from "./concepts.ts";

/** A text as a classifier sees it: which buckets it falls in, and how much of it is in each. */
export type Features = { buckets: Uint32Array; shares: Float64Array };

/**
 * Words, pairs of neighbours, pieces of words and what the text speaks of, without accents, each in one of `size`
 * buckets (a power of two). Pieces let "gefährlichen" be known by "gefährlich". Words and pieces are each weighed as a
 * whole, so that a long text is no louder than a short one. Takes a time that grows with the text.
 */
export function featuresOf(text: string, size: number): Features {
  const read = wordsIn(text);
  const words = read.map(({ plain }) => plain.slice(0, longestWord).replace(/\d+/g, "0"));
  const whole = new Set<number>();
  const pieces = new Set<number>();
  for (const [at, word] of words.entries()) {
    whole.add(bucketOf(`w ${word}`, size));
    whole.add(bucketOf(`b ${words[at - 1] ?? "^"} ${word}`, size));
    const padded = `<${word}>`;
    for (const length of pieceLengths)
      for (let from = 0; from + length <= padded.length; from++)
        pieces.add(bucketOf(padded.slice(from, from + length), size));
  }
  const sum = new Map<number, number>();
  const add = (bucket: number, share: number) => sum.set(bucket, (sum.get(bucket) ?? 0) + share);
  const concepts = conceptsIn(read);
  for (const [at, concept] of concepts.entries()) {
    add(bucketOf(`c ${concept}`, size), conceptShare);
    for (const other of concepts.slice(0, at)) add(bucketOf(`p ${other} ${concept}`, size), pairShare);
  }
  for (const block of [whole, pieces]) for (const bucket of block) add(bucket, 1 / Math.sqrt(block.size));
  const buckets = [...sum.keys()].toSorted((a, b) => a - b);
  return {
    buckets: Uint32Array.from(buckets),
    shares: Float64Array.from(buckets, (bucket) => sum.get(bucket) ?? 0),
  };
}

const pieceLengths = [3, 4, 5];
const conceptShare = 0.3;
const pairShare = 0.2;
/** A bound, so that no word is dear. */
const longestWord = 40;

/** FNV-1a, folded once. */
function bucketOf(name: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) & (size - 1);
}
