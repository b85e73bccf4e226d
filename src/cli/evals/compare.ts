import { conditionText, readCondition } from "../../agent/condition.ts";
import { compare } from "../../evals/compare/compare.ts";
import { changedParts } from "../../evals/suites/frozen.ts";
import { comparisonReport } from "../../evals/suites/report.ts";
import { readRun } from "../../evals/suites/run-folder.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** Two runs, or two conditions of one run (`<run>@A0B1C3D3E1`). */
export async function comparison(
  invocation: Invocation,
  [first, second, extra]: readonly string[],
): Promise<number> {
  if (first === undefined || second === undefined || extra !== undefined)
    throw new Problem("usage", "Which two? eval compare <run> <run>, or <run>@<condition> <run>@<condition>");
  const { args, env, cwd, terminal } = invocation;
  const { data } = findPlaces(args, env, cwd);
  const side = async (name: string) => {
    const [id = "", condition] = name.split("@");
    const { results, frozen } = await readRun(data, id);
    const wanted = condition === undefined ? null : conditionText(readCondition(condition));
    const own = results.filter((result) => wanted === null || result.condition === wanted);
    if (own.length === 0) throw new Problem("usage", `${name} has no results.`);
    return { name, results: own, frozen };
  };
  const [a, b] = [await side(first), await side(second)];
  const compared = { ...compare(a, b), madeOtherwise: changedParts(a.frozen, b.frozen) };
  terminal.out(
    args.format === "text" ? comparisonReport(compared) : `${JSON.stringify(compared, null, 2)}\n`,
  );
  return exit.done;
}
