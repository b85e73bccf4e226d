import { z } from "zod";
import { ask } from "./box-lines.ts";
import { type Examined, Finding } from "./finding.ts";
import { examineScript } from "./script/examine-script.ts";
import type { CodeLanguage, CodeTask, RunInBox } from "./task.ts";

const Line = z.object({
  kind: z.literal("examined"),
  unchanged: z.boolean(),
  findings: z.array(Finding),
  looked_up: z.array(z.number().int()),
});

/**
 * Reads the code without running it: Python with Python's own parser, in a box, where only the text is looked at.
 * Null where it does not parse.
 */
export async function examineCode(
  source: string,
  task: CodeTask,
  language: CodeLanguage,
  box: RunInBox,
): Promise<Examined | null> {
  if (language !== "python") return examineScript(source, task);
  const { starter, solution, forbidden, tests } = task;
  const job = { source, starter, solution, forbidden, tests };
  const { lines } = await ask(box, language, "examine", job, {}, { seconds: 10, outputBytes: 1_000_000 });
  const found = lines.map((line) => Line.safeParse(line).data).find((line) => line !== undefined);
  if (found === undefined) return lines.length > 0 ? null : notExamined;
  return { unchanged: found.unchanged, findings: found.findings, lookedUp: found.looked_up };
}

/** It parses for the one who runs it, and yet cannot be looked into: that is not clean code. */
const notExamined: Examined = {
  unchanged: false,
  lookedUp: [],
  findings: [
    {
      rule: "unexamined",
      line: 1,
      text: "this could not be looked into: it is too large or too deep",
      level: "poor",
    },
  ],
};
