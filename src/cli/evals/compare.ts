import { byArm, compareSides, sideNamed } from "../../evals/compare/sides.ts";
import { armsOfSides } from "../../evals/report/arms.ts";
import { comparisonsMarkdown, comparisonsPage } from "../../evals/report/comparison-page.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { printReport } from "./print-report.ts";

/** Two runs, condition by condition and model by model, or two conditions or models of one run (`<run>@A0B1C3D3E1`, `<run>@A0@<model>`). */
export async function comparison(
  invocation: Invocation,
  [first, second, extra]: readonly string[],
): Promise<number> {
  if (first === undefined || second === undefined || extra !== undefined)
    throw new Problem(
      "usage",
      "Which two? eval compare <run> <run>, or <run>@<condition>[@<model>] <run>@<condition>[@<model>]",
    );
  const { args, env, cwd } = invocation;
  const { data } = findPlaces(args, env, cwd);
  const [a, b] = [await sideNamed(data, first), await sideNamed(data, second)];
  const { pairs, alone } = byArm(a, b);
  const all = pairs.map((pair) => ({ ...pair, compared: compareSides(pair.a, pair.b) }));
  const told = all.map((one) => ({ ...one.compared, byArm: armsOfSides(one.a, one.b) }));
  const [only, ...others] = told;
  await printReport(invocation, {
    markdown: () => comparisonsMarkdown(all, alone),
    page: () => comparisonsPage(all, alone),
    data: () => (others.length === 0 && alone.length === 0 ? only : { byCondition: told, alone }),
  });
  return exit.done;
}
