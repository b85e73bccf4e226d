import { compareSides, sideNamed } from "../../evals/compare/sides.ts";
import { armsOfSides } from "../../evals/report/arms.ts";
import { comparisonMarkdown, comparisonPage } from "../../evals/report/comparison-page.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { printReport } from "./print-report.ts";

/** Two runs, or two conditions of one run (`<run>@A0B1C3D3E1`). */
export async function comparison(
  invocation: Invocation,
  [first, second, extra]: readonly string[],
): Promise<number> {
  if (first === undefined || second === undefined || extra !== undefined)
    throw new Problem("usage", "Which two? eval compare <run> <run>, or <run>@<condition> <run>@<condition>");
  const { args, env, cwd } = invocation;
  const { data } = findPlaces(args, env, cwd);
  const [a, b] = [await sideNamed(data, first), await sideNamed(data, second)];
  const compared = compareSides(a, b);
  await printReport(invocation, {
    markdown: () => comparisonMarkdown(compared, a, b),
    page: () => comparisonPage(compared, a, b),
    data: () => ({ ...compared, byArm: armsOfSides(a, b) }),
  });
  return exit.done;
}
