import { join, resolve } from "node:path";
import { confusionReport, confusionsOf } from "../../evals/rows/confusion.ts";
import { readRows } from "../../evals/rows/labelled-row.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { readText } from "./sources.ts";

/** Study's graders and Speak's judge on rows that people have labelled; without a file, those that ship. */
export async function rows(
  { args, env, cwd, terminal }: Invocation,
  named: readonly string[],
): Promise<number> {
  const shipped = join(findPlaces(args, env, cwd).project, "evals", "rows");
  const files =
    named.length === 0
      ? ["study.jsonl", "speak.jsonl"].map((name) => ({ name, path: join(shipped, name) }))
      : named.map((name) => ({ name, path: resolve(cwd, name) }));
  const read = await Promise.all(files.map(async ({ name, path }) => readRows(name, await readText(path))));
  const problems = read.flatMap((one) => one.problems);
  for (const { file, line, message } of problems) terminal.err(`${file}:${line}: ${message}\n`);
  const all = read.flatMap((one) => one.rows);
  if (all.length === 0)
    throw new Problem("usage", `There is no labelled row in ${files.map(({ name }) => name).join(", ")}.`);
  const found = confusionsOf(all);
  terminal.out(args.format === "text" ? confusionReport(found) : `${JSON.stringify(found, null, 2)}\n`);
  return problems.length > 0 ? exit.failed : exit.done;
}
