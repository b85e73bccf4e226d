import { Problem } from "../../problem.ts";
import { byArm, compareSides, sideNamed } from "../compare/sides.ts";
import { withMeanings } from "../criteria/meaning.ts";
import { readJudgedRun } from "../judged/judged-run.ts";
import { keyOf } from "../suites/result.ts";
import { armSummaries, armsOfSides } from "./arms.ts";
import { guardrailPairs, pairsOfSides } from "./guardrail.ts";

/** A run as a page shows it: by condition and model, since a mean over them would be of nothing that was tried. Throws `Problem`. */
export async function runView(data: string, id: string) {
  const { results, judgements: _, pairs: __, ...head } = await readJudgedRun(data, id);
  const tried = results.map(({ scores, ...rest }) => ({
    ...rest,
    key: keyOf(rest),
    // What a judge says that is not calibrated is advice: nothing falls short by it.
    below: scores
      .filter(({ passed, advisory }) => passed === false && !advisory)
      .map(({ criterion }) => criterion),
    measured: scores.filter(({ score }) => score !== null).length,
  }));
  const byArm = armSummaries(results).map(({ summary, ...arm }) => ({
    ...arm,
    summary: { ...summary, criteria: withMeanings(summary.criteria) },
  }));
  return { ...head, byArm, pairs: guardrailPairs(results), tried };
}

/** Two sides as a page shows them. Throws `Problem`. */
export async function comparedView(data: string, first: string, second: string) {
  const { pairs } = byArm(await sideNamed(data, first), await sideNamed(data, second));
  const [pair] = pairs;
  if (pair === undefined || pairs.length > 1)
    throw new Problem(
      "usage",
      `These two have several conditions or models in common. Compare one at a time: ${pairs.map((one) => `${one.a.name} with ${one.b.name}`).join(", ")}.`,
    );
  const { a, b } = pair;
  const compared = compareSides(a, b);
  return {
    ...compared,
    criteria: withMeanings(compared.criteria),
    byArm: armsOfSides(a, b),
    pairs: pairsOfSides(a.results, b.results),
  };
}
