import type { Asked } from "./asked.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { type JudgedLine, judgeLines, linesOf } from "./judge-lines.ts";
import { half, type Judged, open, right, wrong } from "./judged.ts";
import { isSameSum } from "./same-sum.ts";
import { statementsIn } from "./statements.ts";

export type JudgedWork = Judged & { lines: JudgedLine[] };

/**
 * All that was written to a task: the last line is the answer, those before it its steps. Right with no steps is right,
 * unless steps were asked for; a right answer over a wrong line, and a wrong one after right lines, are half right.
 */
export function judgeWork(asked: Asked, text: string, { steps }: { steps: boolean }): JudgedWork {
  const written = linesOf(text);
  const last = written.at(-1);
  if (last === undefined) return { ...open, lines: [] };
  const answer = judgeAnswer(asked, statementsIn(last, asked.key).at(-1) ?? last);
  const lines = judgeLines(asked, written);
  return { ...overall(asked, answer, lines, last, steps), lines };
}

function overall(
  asked: Asked,
  answer: Judged,
  lines: readonly JudgedLine[],
  last: string,
  isAskedFor: boolean,
): Judged {
  const broken = lines.findIndex(({ verdict }) => verdict === "wrong");
  const good = lines.slice(0, broken === -1 ? lines.length : broken).filter(({ steps }) => steps > 0).length;
  const at = lines[broken];
  const isOnly = lines.length === 1 && statementsIn(last, asked.key).length === 1;
  if (answer.verdict === "right") {
    if (at !== undefined && !isOnly)
      return half(`The answer is right, but line ${broken + 1} is not. ${at.note}`, at.why ?? "slip");
    return isAskedFor && shownIn(asked, lines, last) < 2
      ? half("The answer is right. Steps were asked for: write how you got there.", "steps")
      : right(answer.note);
  }
  if (answer.verdict === "half" && (at === undefined || isOnly)) return answer;
  if ((good === 0 || lines.length === 1) && at === undefined && isSameSum(last, asked.start))
    return wrong("That is the question itself: go on from there.", "form");
  if (at !== undefined) {
    if (isOnly) return isNamed(answer) || at.why === "slip" ? answer : wrong(at.note, at.why ?? "slip");
    const named = `Line ${broken + 1}: ${at.note}`;
    return good > 0
      ? half(`Right as far as line ${broken}. ${named}`, at.why ?? "slip")
      : wrong(named, at.why ?? "slip");
  }
  const follows = lines.filter(({ verdict, steps }) => verdict === "follows" && steps > 0).length;
  if (follows > 0 && asked.start !== "" && lines.at(-1)?.verdict === "follows")
    return half("Right so far, and not finished: go on from your last line.", "form");
  return answer;
}

/** Lines, and what stands between the equals signs of the last; a value alone is what the letter is. */
function shownIn({ key }: Asked, lines: readonly JudgedLine[], last: string): number {
  const several = Math.max(0, (lines.at(-1)?.steps ?? 0) - 1);
  const [final = ""] = statementsIn(last, key).slice(-1);
  const between = final.split("=").length - (key.kind === "solution" && final.includes("=") ? 2 : 1);
  return lines.length + several + between;
}

/** The task knows this mistake. */
function isNamed({ note, why }: Judged): boolean {
  return (why === "sign" || why === "method" || why === "form") && note !== "";
}
