import { conditionText, readCondition } from "../../agent/condition.ts";
import { type JudgedRun, readJudgedRun } from "../../evals/judged/judged-run.ts";
import { Problem } from "../../problem.ts";

export type NamedSide = JudgedRun & { name: string };

/** A run, or what it has under one condition (`<run>@A0`). Throws `Problem`. */
export async function sideNamed(data: string, name: string): Promise<NamedSide> {
  const [id = "", condition] = name.split("@");
  const run = await readJudgedRun(data, id);
  const wanted = condition === undefined ? null : conditionText(readCondition(condition));
  const results = run.results.filter((result) => wanted === null || result.condition === wanted);
  if (results.length === 0) throw new Problem("usage", `${name} has no results.`);
  return { ...run, name, results };
}
