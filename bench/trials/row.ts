import { z } from "zod";

const texts = z.array(z.string()).default([]);

/** A teacher's first request: who is asking, with what on the desk, in which words, and what should come of it. */
export const Row = z.object({
  id: z.string(),
  desk: z.object({
    country: z.string(),
    stage: z.string(),
    subject: z.string(),
    size: z.number().nullish(),
    period_minutes: z.number(),
    needs: texts,
    prior: texts,
    /** What we ship (`packs`, `cfe`), a set of `us-codes.csv`, the teacher's own, or none. */
    curriculum: z.string(),
    own_curriculum: z.string().optional(),
    own_curriculum_name: z.string().optional(),
    own_notes: z.string().optional(),
    library: z.boolean().default(false),
  }),
  request: z.string(),
  expect: z.object({
    kind: z.enum(["lesson", "question", "refusal"]),
    about: texts,
    minutes: z.number().optional(),
  }),
});
export type Row = z.infer<typeof Row>;

export function rowsIn(text: string): Row[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => Row.parse(JSON.parse(line)));
}
