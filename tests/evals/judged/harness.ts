import { join } from "node:path";
import type { JudgedLesson } from "../../../src/evals/judged/judge-lessons.ts";
import { type Judge, openJudge } from "../../../src/evals/judged/open-judge.ts";
import type { Rubric } from "../../../src/evals/judged/rubric.ts";
import type { Lines } from "../../../src/evals/suites/lines.ts";
import { textOf } from "../../../src/message.ts";
import type { Traffic } from "../../../src/model/traffic.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";

export const project = join(import.meta.dir, "..", "..", "..");

export const rubric: Rubric = {
  rubric: "test",
  description: "One question",
  questions: [
    { id: "clear", ask: "Is the goal clear?", counts: "It says what pupils do.", does_not_count: "A topic." },
  ],
};

/** What a scripted judge sees: the whole of what it was sent, and the lessons in it by name. */
export type Seen = { prompt: string; material: Record<string, string> };
export type Opinion = (seen: Seen) => { answer: string; quotation: string };

/** A judge that says what a test says, through everything that a real one goes through. */
export async function scriptedJudge(
  opinion: Opinion,
  of: Rubric = rubric,
  model = "judge-1",
): Promise<Judge> {
  const traffic: Traffic = {
    inOrder: false,
    chosen: (agent) => ({ agent, provider: "openai", model, notice: null }),
    through: async () => ({
      provider: "openai",
      id: model,
      async generate({ messages }) {
        const prompt = messages.map((message) => textOf(message)).join("\n");
        const parts = prompt.matchAll(/<material name="(\w+)">\n([\s\S]*?)\n<\/material>/g);
        const material = Object.fromEntries(Array.from(parts, ([, name = "", text = ""]) => [name, text]));
        const text = JSON.stringify(opinion({ prompt, material }));
        const usage = { inputTokens: 10, outputTokens: 5, cacheReadTokens: 0, cacheWriteTokens: 0 };
        return {
          message: { role: "assistant", content: [{ type: "text", text }], stopReason: "end" },
          usage,
          model,
        };
      },
    }),
  };
  const setting = { workspaceRoot: project, env: {}, flags: {}, traffic };
  return await openJudge(project, of, setting, memoryStore(), new AbortController().signal);
}

export function inMemory<T>(all: T[] = []): Lines<T> {
  return { all, add: async (one) => void all.push(one), close: async () => {} };
}

/** So many lessons; half of them are good, and whether they are long has nothing to do with it. */
export function someLessons(many: number): (JudgedLesson & { good: boolean; long: boolean })[] {
  return Array.from({ length: many }, (_, at) => {
    const [good, long] = [at % 2 === 0, at % 4 < 2];
    const goal = good
      ? "Pupils write a loop that counts to ten."
      : "Today it is about loops and other things.";
    const more = long ? "\n\nA story about the history of machines that can count. ".repeat(30) : "";
    return { item: `s${at}`, request: "loops", text: `# Loops ${at}\n\n${goal}${more}`, good, long };
  });
}
