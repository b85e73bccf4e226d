import { resolve } from "node:path";
import { z } from "zod";
import { judgeAnswer } from "../../learning/answers/judge.ts";
import { judgeEssay, rubricProblem } from "../../learning/exercises/long-form/judge-essay.ts";
import { judgeShortAnswer } from "../../learning/short-answers/judge-short-answer.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed, textOf } from "./input.ts";

const Id = z.union([z.string(), z.number()]);
const AnswerRow = z.object({
  id: Id,
  accepted: z.array(z.string()).min(1),
  answer: z.string(),
  vocabulary: z.array(z.string()).optional(),
});
const ShortAnswerRow = z.object({
  id: Id,
  question: z.string(),
  references: z.array(z.string()).min(1),
  answer: z.string(),
});
const EssayRow = z.object({ id: Id, prompt: z.string(), text: z.string(), rubric: z.unknown().optional() });

/** A row's verdict, or what is wrong with the row. */
type Judge = (row: unknown) => { id: string | number; verdict: object } | { problem: string };

const judges: Readonly<Record<"answer" | "short_answer" | "essay", Judge>> = {
  answer: judging(AnswerRow, judgeAnswer),
  short_answer: judging(ShortAnswerRow, judgeShortAnswer),
  essay: judging(EssayRow, judgeEssay, rubricProblem),
};

function judging<Row extends { id: string | number }>(
  schema: z.ZodType<Row>,
  judgeRow: (row: Row) => object,
  problemOf: (row: Row) => string | null = () => null,
): Judge {
  return (row) => {
    const parsed = schema.safeParse(row);
    if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
    const problem = problemOf(parsed.data);
    if (problem !== null) return { problem };
    return { id: parsed.data.id, verdict: judgeRow(parsed.data) };
  };
}

/** One verdict a line, in the rows' order; a row that cannot be read is said, and the others are still judged. */
export async function judge({ args, terminal, cwd }: Invocation): Promise<number> {
  const usage = "study judge <rows.jsonl|-> --kind answer";
  const path = needed(args.positionals[2], "What is to be judged?", usage);
  const judgeRow = judges[args.kind ?? "answer"];
  const text = await textOf(path === "-" ? path : resolve(cwd, path), terminal);
  let unread = 0;
  let out = "";
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const judged = judgeRow(json(line));
    if ("problem" in judged) {
      unread++;
      terminal.err(`line ${i + 1} cannot be read: ${judged.problem}\n`);
    } else out += `${JSON.stringify({ id: judged.id, ...judged.verdict })}\n`;
    if (out.length > 60_000) {
      terminal.out(out);
      out = "";
    }
  }
  terminal.out(out);
  return unread === 0 ? exit.done : exit.failed;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
