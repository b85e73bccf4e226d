/** Answers as people type them, with the verdict a teacher would give (decision 21). */
export interface Case {
  accepted: string[];
  answer: string;
  verdict: "correct" | "partial" | "incorrect";
  error: string | null;
  vocabulary: string[];
}

const verdicts = { "+": "correct", "~": "partial", "-": "incorrect" } as const;

/**
 * One case a line: `accepted | answer | verdict`, where the verdict is + (correct), ~ (partial) or - (incorrect) and
 * its error. `accepted` separates entries with ";". `vocabulary` holds for the whole table.
 */
export function table(vocabulary: string[], lines: string): Case[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [accepted = "", answer = "", judged = ""] = line.split("|");
      const [mark = "", error] = judged.trim().split(" ");
      if (!(mark === "+" || mark === "~" || mark === "-"))
        throw new Error(`No verdict in this line: ${line}`);
      return {
        accepted: accepted.split(";").map((entry) => entry.trim()),
        answer: answer.trim(),
        verdict: verdicts[mark],
        error: error ?? null,
        vocabulary,
      };
    });
}
