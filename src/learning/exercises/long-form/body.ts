import { z } from "zod";
import { Rubric } from "../../course-format.ts";
import type { ExerciseRecord } from "../exercise.ts";

const delivery = z.enum(["chat", "file"]);
export type Delivery = z.infer<typeof delivery>;

/** What a long-form exercise keeps for its grading. */
export const LongFormBody = z.object({
  /** What the question is about, to be read first. */
  case: z.string().min(1).optional(),
  prompt: z.string().min(1),
  /** The learner's page as it was handed over: what is in it was not written by the learner. */
  template: z.string(),
  /** What a full answer holds; never shown before it is graded. None where the course gives none. */
  key_points: z.array(z.string()),
  /** About how long the answer should be. */
  words: z.number().int().positive(),
  delivery,
  rubric: Rubric,
});
export type LongFormBody = z.infer<typeof LongFormBody>;

export function longFormBody(record: ExerciseRecord): LongFormBody | null {
  const read = LongFormBody.safeParse(record.body);
  return read.success ? read.data : null;
}
