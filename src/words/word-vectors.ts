import { readFileSync } from "node:fs";
import { sourceFile } from "../source-file.ts";

/** What company a word keeps, as a direction of length one; null for a stem that is not among the most frequent. */
export function vectorOf(stem: string): Float32Array | null {
  const { places, size, figures, made } = table();
  const place = places.get(stem);
  if (place === undefined) return null;
  const known = made[place];
  if (known !== undefined) return known;
  const vector = Float32Array.from(figures.subarray(place * size, (place + 1) * size));
  const length = Math.hypot(...vector) || 1;
  const one = vector.map((value) => value / length);
  made[place] = one;
  return one;
}

/** 0.2 to 1: how seldom a stem is met in newspapers. Unknown words are rare ones. */
export function rarityOf(stem: string): number {
  const { places } = table();
  const place = places.get(stem) ?? places.size;
  return Math.log(place + 10) / Math.log(places.size + 10);
}

/** The cosine of two vectors of length one. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

interface Table {
  size: number;
  places: ReadonlyMap<string, number>;
  figures: Int8Array;
  made: (Float32Array | undefined)[];
}

let read: Table | null = null;

/** The file: the number of figures, the stems by frequency, then their figures one stem after the other. */
function table(): Table {
  if (read !== null) return read;
  const bytes = readFileSync(sourceFile("words/word-vectors.bin"));
  const first = bytes.indexOf(10);
  const second = bytes.indexOf(10, first + 1);
  const stems = bytes.toString("latin1", first + 1, second).split(" ");
  const places = new Map<string, number>();
  for (const [place, stem] of stems.entries()) places.set(stem, place);
  const figures = new Int8Array(bytes.buffer, bytes.byteOffset + second + 1);
  read = { size: Number(bytes.toString("latin1", 0, first)), places, figures, made: [] };
  return read;
}
