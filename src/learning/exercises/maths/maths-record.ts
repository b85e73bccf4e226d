import { z } from "zod";
import { Key } from "../../../maths/answers/key.ts";

const Worked = z.object({ question: z.string(), steps: z.array(z.string()), answer: z.string() });

/** One task as it was made: what is asked, what is right, and how it is worked. */
export const MathsTaskKept = z.object({
  id: z.string(),
  /** The skill it practises, by `itemKey`, and in words. */
  skill: z.string(),
  title: z.string(),
  level: z.enum(["easy", "medium", "hard"]),
  question: z.string(),
  /** The sum, expression or equation in it; empty where it is in words. */
  start: z.string(),
  key: Key,
  answer: z.string(),
  steps: z.array(z.string()),
  wrong: z.array(z.object({ value: z.string(), misconception: z.string() })),
  /** Whether the steps are asked for. */
  asksSteps: z.boolean(),
  figure: z.looseObject({ kind: z.string() }).optional(),
  /** The same with other numbers, worked: for whoever fails at it. Not where a figure is all there is to read. */
  example: Worked.optional(),
});
export type MathsTaskKept = z.infer<typeof MathsTaskKept>;

export const MathsBody = z.object({
  version: z.literal(1),
  title: z.string(),
  /** The tasks with their answers, encoded so that nobody reads them by accident. */
  sealed: z.string(),
});
export type MathsBody = z.infer<typeof MathsBody>;

export function sealTasks(tasks: readonly MathsTaskKept[]): string {
  return Buffer.from(JSON.stringify(tasks), "utf8").toString("base64");
}

/** null where the record is none of mathematics, or was changed. */
export function tasksOf({ body }: { body?: unknown }): MathsTaskKept[] | null {
  const made = MathsBody.safeParse(body).data;
  if (made === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(made.sealed, "base64").toString("utf8"));
    return z.array(MathsTaskKept).min(1).safeParse(parsed).data ?? null;
  } catch {
    return null;
  }
}
