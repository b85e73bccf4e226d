import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseYaml } from "../../../../src/markdown/yaml-document.ts";

const Band = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const Labelled = z.array(
  z.object({
    course: z.string(),
    concept: z.string(),
    prompt: z.string(),
    texts: z.array(
      z.object({
        band: Band,
        text: z.string(),
        /** Which key points of the course are really there, by number. */
        has: z.array(z.number()).optional(),
        /** A passage that says what the course calls false. */
        mistake: z.string().optional(),
      }),
    ),
  }),
);
export type Labelled = z.infer<typeof Labelled>;

export function labelled(file: "labelled" | "held-out" | "same-length" | "same-length-unseen"): Labelled {
  return Labelled.parse(parseYaml(readFileSync(join(import.meta.dir, "fixtures", `${file}.yaml`), "utf8")));
}

/** The text of one band for the concept. */
export function textOf(set: Labelled, concept: string, band: 1 | 2 | 3 | 4): string {
  const found = set.find((group) => group.concept === concept)?.texts.find((one) => one.band === band);
  if (found === undefined) throw new Error(`no text of band ${band} on ${concept}`);
  return found.text;
}

export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length + 1) / 2;
  const sum = (f: (at: number) => number) => x.reduce((total, _, at) => total + f(at), 0);
  const dx = (at: number) => (x[at] ?? 0) - mean;
  const dy = (at: number) => (y[at] ?? 0) - mean;
  return sum((at) => dx(at) * dy(at)) / Math.sqrt(sum((at) => dx(at) ** 2) * sum((at) => dy(at) ** 2));
}

/** Ties share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map((one) => {
    const below = values.filter((other) => other < one).length;
    const same = values.filter((other) => other === one).length;
    return below + (same + 1) / 2;
  });
}
