import type { Asked } from "./asked.ts";
import { equationLine } from "./equation-line.ts";
import { statementsIn } from "./statements.ts";
import { sumLine } from "./sum-line.ts";

/** A line of working. `unread` lines are neither right nor wrong: somebody wrote words, or a sign we do not know. */
export type JudgedLine = {
  text: string;
  verdict: "follows" | "wrong" | "unread";
  note: string;
  why: "method" | "sign" | "slip" | null;
  /** How much it says that neither the task nor what was before it says already. */
  steps: number;
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
    const parts: JudgedLine[] = [];
    for (const statement of statementsIn(text, asked.key)) {
      const line =
        asked.key.kind === "solution"
          ? equationLine({ asked, before }, statement)
          : sumLine({ asked, before }, statement);
      parts.push(line.judged);
      before = line.next ?? before;
    }
    judged.push(asOne(text, parts));
  }
  return judged;
}

/** Several statements on a line have one verdict: that of the first that is wrong, or could not be read. */
function asOne(text: string, parts: readonly JudgedLine[]): JudgedLine {
  const worst =
    parts.find(({ verdict }) => verdict === "wrong") ?? parts.find(({ verdict }) => verdict === "unread");
  const steps = parts.reduce((sum, part) => sum + part.steps, 0);
  const { verdict, note, why } = worst ?? { verdict: "follows", note: "", why: null };
  return { text, verdict, note, why, steps };
}
