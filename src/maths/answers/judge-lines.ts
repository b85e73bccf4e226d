import type { Asked } from "./asked.ts";
import { equationLine } from "./equation-line.ts";
import { sumLine } from "./sum-line.ts";

/** A line of working. `unread` lines are neither right nor wrong: somebody wrote words, or a sign we do not know. */
export type JudgedLine = {
  text: string;
  verdict: "follows" | "wrong" | "unread";
  note: string;
  why: "method" | "sign" | "slip" | null;
  /** It says something that neither the task nor the line before says already. */
  isStep: boolean;
};

/** What one line is judged by: the task, and the last line that could be read. */
export type LineBefore = { asked: Asked; before: string };

const mostLines = 20;

/** The lines that somebody wrote, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, mostLines);
}

/**
 * Each line against the one before: an equation has to keep its solutions, an expression its value, and what stands on
 * both sides of a sum in words has to be equal. A wrong line is named once; those after it are judged by what it says.
 */
export function judgeLines(asked: Asked, lines: readonly string[]): JudgedLine[] {
  const judged: JudgedLine[] = [];
  let before = asked.start;
  for (const text of lines) {
    const line =
      asked.key.kind === "solution"
        ? equationLine({ asked, before }, text)
        : sumLine({ asked, before }, text);
    judged.push(line.judged);
    before = line.next ?? before;
  }
  return judged;
}
