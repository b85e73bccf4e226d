import { z } from "zod";
import { type Given, TaskContext } from "../../message.ts";

/** What an agent that is called in is asked: all that it will know of its parent's work. */
export type Task = { agent: string; task: string; context: TaskContext };

/** `agents`: whom there is to call in. */
export function taskSchema(agents: readonly string[]): z.ZodType<Task> {
  return z.strictObject({
    agent: z.enum(agents).describe("Who is to do it."),
    task: z
      .string()
      .trim()
      .min(1)
      .max(20_000)
      .describe("What is to be done, whole: nothing else is known there."),
    context: TaskContext,
  });
}

/** The task in words, for the agent's first message. */
export function taskText({ task, context }: Omit<Task, "agent">): string {
  const { decisions, constraints, deliverable } = context;
  return [
    task,
    `<decisions>\n${decisions}\n</decisions>`,
    `<constraints>\n${constraints}\n</constraints>`,
    `<deliverable>\n${deliverable}\n</deliverable>`,
    "End your reply with what you decided on the way, and which of the constraints you met and which you could not, in this form:",
    "<summary>\n<decisions>…</decisions>\n<constraints>…</constraints>\n</summary>",
  ].join("\n\n");
}

export function givenTask({ task, context }: Omit<Task, "agent">): Given {
  return { kind: "task", task, context };
}
