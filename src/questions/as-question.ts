import { inPlainWords } from "../markdown/plain-words.ts";
import { Problem } from "../problem.ts";
import { type Question, questionSchema } from "./question.ts";

/** Plain data as a question. Throws `Problem` with one sentence for whoever wrote it. */
export function asQuestion(data: unknown): Question {
  const read = questionSchema.safeParse(data);
  if (read.success) return read.data;
  const [first] = inPlainWords(questionSchema, data, read.error);
  throw unread(first?.message.replace(/\.$/, "") ?? "a field is missing");
}

export function unread(why: string): Problem {
  return new Problem("usage", `This question cannot be read: ${why}.`);
}
