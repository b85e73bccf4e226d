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

export const ReplAnswer = z.object({
  input: z.string(),
  correct: z.boolean(),
  /** What is true, once it was answered. */
  truth: z.string(),
  error_type: z.string().nullable(),
  note: z.string(),
});
export type ReplAnswer = z.infer<typeof ReplAnswer>;

export const ReplBody = z.object({
  language: z.enum(["python", "typescript", "javascript"]),
  /** The questions with their answers, encoded so that nobody reads them by accident. */
  sealed: z.string(),
  /** What was answered so far, in their order. */
  answers: z.array(ReplAnswer).default([]),
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

/** The question as it is put: in words, and the code that it is about. */
export type Put = { text: string; code: string };

export function put(question: ReplQuestion): Put {
  if (question.kind === "predict") return { text: "What does this print?", code: question.code.trimEnd() };
  const { title, statement, starter, tests } = question.task;
  if (question.kind === "value") {
    const code = tests[question.test]?.call ?? "";
    const wanted =
      "What should the call below give back? Write that value; the function itself is not written here.";
    return { text: `${wanted}\n\nThe function was asked for so: ${statement.trim()}`, code };
  }
  const code = starter
    .trimEnd()
    .split("\n")
    .map((line, at) => `${String(at + 1).padStart(2)}  ${line}`);
  const wanted = "One line of the program below is wrong. Write that line alone, as it should be.";
  const text = `${title}. ${wanted}\n\nThe program was asked for so: ${statement.trim()}`;
  return { text, code: code.join("\n") };
}

export function prompted(question: ReplQuestion): string {
  const { text, code } = put(question);
  return `${text}\n\n${code}`;
}
