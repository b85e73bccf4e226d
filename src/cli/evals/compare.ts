import { compareSides, sideNamed } from "../../evals/compare/sides.ts";
import { comparisonReport } from "../../evals/suites/report.ts";
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
  const compared = compareSides(await sideNamed(data, first), await sideNamed(data, second));
  terminal.out(
    args.format === "text" ? comparisonReport(compared) : `${JSON.stringify(compared, null, 2)}\n`,
  );
  return exit.done;
}
