import { z } from "zod";
import { type Features, inBuckets, type Read, readFeatures } from "./features.ts";

/** The line under the remarks of a model file; two lines of weights follow, a byte each. */
const Header = z.object({
  /** How many buckets decide, and how many say what kind it is. */
  size: z.int(),
  kindSize: z.int(),
  bias: z.number(),
  /** What a byte of a weight is worth. */
  scale: z.number(),
  kinds: z.array(z.object({ name: z.string(), bias: z.number(), scale: z.number() })),
  /** From these scores on it is asked about, and taken for sure; below `harmless` it is surely none. */
  asks: z.number(),
  sure: z.number(),
  harmless: z.number(),
  /** Of the rows and the concepts it was made from. */
  madeFrom: z.string(),
});
export type Header = z.infer<typeof Header>;

export type Model = { header: Header; weights: Int8Array; kinds: Int8Array };

/** What a text is like: how much (0 is in the middle), and which kind it is likest. */
export type Likeness = { score: number; readonly kind: string };

export function modelIn(file: string): Model {
  const [header = "", weights = "", kinds = ""] = file
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return { header: Header.parse(JSON.parse(header)), weights: bytes(weights), kinds: bytes(kinds) };
}

function bytes(base64: string): Int8Array {
  const { buffer, byteOffset, length } = Buffer.from(base64, "base64");
  return new Int8Array(buffer, byteOffset, length);
}

/** Reads a model when it is first asked for, and once. */
export function lazily(file: string): () => Model {
  let model: Model | null = null;
  return () => {
    model ??= modelIn(file);
    return model;
  };
}

/** The kind is looked for when it is asked for: most texts are like nothing at all. */
export function likeness(model: Model, text: string): Likeness {
  const { header, weights } = model;
  const read = readFeatures(text);
  const score = header.bias + header.scale * weighed(inBuckets(read, header.size), weights, 0);
  return {
    score,
    get kind() {
      return likestKind(model, read);
    },
  };
}

function likestKind({ header, kinds }: Model, read: Read): string {
  const inKinds = inBuckets(read, header.kindSize);
  let likest = { name: "", score: Number.NEGATIVE_INFINITY };
  for (const [at, { name, bias, scale }] of header.kinds.entries()) {
    const score = bias + scale * weighed(inKinds, kinds, at * header.kindSize);
    if (score > likest.score) likest = { name, score };
  }
  return likest.name;
}

function weighed({ buckets, shares }: Features, weights: Int8Array, from: number): number {
  let sum = 0;
  for (let f = 0; f < buckets.length; f++) sum += (weights[from + (buckets[f] ?? 0)] ?? 0) * (shares[f] ?? 0);
  return sum;
}
