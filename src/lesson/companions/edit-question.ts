import { z } from "zod";
import { Problem } from "../../problem.ts";
import { questionSchema } from "../../questions/question.ts";
import { questionBlock, questionsIn } from "../../questions/questions-in.ts";
import { keyed } from "./key-after-edit.ts";

/** What is done to one question of a section. `over`: its block as whoever edits it saw it. */
export const QuestionEdit = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("write"),
    at: z.number().int().nonnegative(),
    over: z.string(),
    question: questionSchema,
  }),
  z.object({ type: z.literal("remove"), at: z.number().int().nonnegative(), over: z.string() }),
  /** Behind all the others. */
  z.object({ type: z.literal("add"), question: questionSchema }),
]);
export type QuestionEdit = z.infer<typeof QuestionEdit>;

/** A section's text with one question written otherwise, taken out or put in; every other byte stays. */
export function withQuestion(section: string, edit: QuestionEdit): string {
  const placed = questionsIn(section);
  if (edit.type === "add") {
    const end = placed.at(-1)?.end ?? section.trimEnd().length;
    return `${section.slice(0, end)}\n\n${questionBlock(edit.question)}${section.slice(end) || "\n"}`;
  }
  const one = placed[edit.at];
  if (one === undefined || one.source !== edit.over)
    throw new Problem(
      "usage",
      "That question was changed meanwhile. Nothing was written over it: look at it again.",
    );
  if (edit.type === "write")
    return (
      section.slice(0, one.start) + questionBlock(keyed(edit.question, one.question)) + section.slice(one.end)
    );
  return section.slice(0, one.start).replace(/\n+$/, "\n\n") + section.slice(one.end).replace(/^\n+/, "");
}
