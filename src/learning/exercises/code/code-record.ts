import { z } from "zod";
import { Items } from "../../course-format.ts";
import { type CodeTask, taskHash } from "./task.ts";

const Task = Items.shape.code_tasks.unwrap().element;

/**
 * What is kept of a code exercise to grade it. The task is sealed (encoded, so that nobody reads the solution by
 * accident), and is graded as it was given, whatever has become of the course since.
 */
export const CodeBody = z.object({
  task_id: z.string(),
  title: z.string(),
  language: z.enum(["python", "typescript", "javascript"]),
  function: z.string(),
  /** Of the task as it was given: a course edited since has another. */
  task_hash: z.string(),
  sealed: z.string(),
  /** What the learner began with, where it was more than the task's own starter. */
  given: z.string().optional(),
});
export type CodeBody = z.infer<typeof CodeBody>;

export function seal(task: CodeTask, language: CodeBody["language"], given?: string): CodeBody {
  return {
    task_id: task.id,
    title: task.title,
    language,
    function: task.function,
    task_hash: taskHash(task, language),
    sealed: Buffer.from(JSON.stringify(task), "utf8").toString("base64"),
    ...(given === undefined ? {} : { given }),
  };
}

/** Null where it is not what was sealed. */
export function unseal(body: CodeBody): CodeTask | null {
  try {
    const parsed = Task.safeParse(JSON.parse(Buffer.from(body.sealed, "base64").toString("utf8")));
    return parsed.success && taskHash(parsed.data, body.language) === body.task_hash ? parsed.data : null;
  } catch {
    return null;
  }
}
