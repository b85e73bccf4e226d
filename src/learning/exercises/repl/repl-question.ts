import { z } from "zod";
import { Items } from "../../course-format.ts";

const task = Items.shape.code_tasks.unwrap().element;

/** A small question that is answered in one line, and judged by running something (exercise-modalities §14.3). */
export const ReplQuestion = z.discriminatedUnion("kind", [
  /** What does this print? */
  z.object({ kind: z.literal("predict"), code: z.string(), output: z.string(), why: z.string() }),
  /** What should this call give back? Written as a value of the language. */
  z.object({ kind: z.literal("value"), task, test: z.number().int() }),
  /** One line of this is wrong: write it anew. `line` counts from 0. */
  z.object({ kind: z.literal("fix"), task, line: z.number().int() }),
]);
export type ReplQuestion = z.infer<typeof ReplQuestion>;

export const ReplBody = z.object({
  language: z.enum(["python", "typescript", "javascript"]),
  /** The questions with their answers, encoded so that nobody reads them by accident. */
  sealed: z.string(),
});
export type ReplBody = z.infer<typeof ReplBody>;

export function sealQuestions(questions: readonly ReplQuestion[]): string {
  return Buffer.from(JSON.stringify(questions), "utf8").toString("base64");
}

export function unsealQuestions(sealed: string): ReplQuestion[] | null {
  try {
    const parsed = z
      .array(ReplQuestion)
      .min(1)
      .safeParse(JSON.parse(Buffer.from(sealed, "base64").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The question as it is put. */
export function prompted(question: ReplQuestion): string {
  if (question.kind === "predict") return `What does this print?\n\n${question.code.trimEnd()}`;
  const { title, statement, starter, tests } = question.task;
  if (question.kind === "value") {
    const call = tests[question.test]?.call ?? "";
    return `${statement.trim()}\n\nWhat should this give back? Write the value.\n\n${call}`;
  }
  const code = starter
    .trimEnd()
    .split("\n")
    .map((line, at) => `${String(at + 1).padStart(2)}  ${line}`);
  return `${title}. ${statement.trim()}\n\nOne line of this is wrong. Write that line as it should be.\n\n${code.join("\n")}`;
}
