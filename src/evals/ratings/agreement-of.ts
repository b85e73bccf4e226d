import { z } from "zod";
import { alphaWithInterval } from "../statistics/alpha.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { agreement, kappa, type Pair, quadraticKappa } from "../statistics/kappa.ts";
import type { Rating } from "./read-ratings.ts";

const Estimate = z
  .object({ value: z.number(), low: z.number(), high: z.number(), n: z.number() })
  .nullable() satisfies z.ZodType<Interval | null>;

/** How far a judge agrees with people on one criterion, and people among themselves. */
export const Calibration = z.object({
  criterion: z.string(),
  /** Things that the judge and at least one person rated; of several people the middle one stands for them. */
  exact: Estimate,
  kappa: Estimate,
  weighted: Estimate,
  /** Krippendorff's α of the people alone: no judge can be held to more than they agree on. */
  people: Estimate,
  /** The judge may be relied on: its κ is at least `enough`. Otherwise what it says is advice. */
  isCalibrated: z.boolean(),
});
export type Calibration = z.infer<typeof Calibration>;

/** Below this a criterion is advisory. */
export const enough = 0.6;

/** Things that the judge and people must both have rated. */
export const fewest = 10;

/** By criterion, in the order in which they were first rated. `judge`: the rater who is a model. */
export function calibrate(ratings: readonly Rating[], judge: string): Calibration[] {
  return [...Map.groupBy(ratings, ({ criterion }) => criterion)].map(([criterion, own]) => {
    const things = [...Map.groupBy(own, ({ item }) => item).values()];
    const pairs = things.flatMap((said): Pair[] => {
      const judged = said.find(({ rater }) => rater === judge)?.score;
      const people = said.filter(({ rater }) => rater !== judge).map(({ score }) => score);
      return judged === undefined || people.length === 0 ? [] : [[judged, middle(people)]];
    });
    const weighted = bootstrap(pairs, quadraticKappa);
    const plain = bootstrap(pairs, kappa);
    const best = isBinary(pairs) ? plain : weighted;
    return {
      criterion,
      exact: bootstrap(pairs, agreement),
      kappa: plain,
      weighted,
      people: alphaWithInterval(
        things.map((said) => said.filter(({ rater }) => rater !== judge).map(({ score }) => score)),
        isBinary(pairs) ? "nominal" : "ordinal",
      ),
      isCalibrated: best !== null && best.value >= enough && showsSomething(pairs),
    };
  });
}

/** Where people say the same of everything, or of a handful, agreement with them shows nothing: "yes" to all would do. */
function showsSomething(pairs: readonly Pair[]): boolean {
  return pairs.length >= fewest && new Set(pairs.map(([, people]) => people)).size > 1;
}

/** What most people said; of several, the lower middle one: a value that somebody gave. */
export function middle(scores: readonly number[]): number {
  return scores.toSorted((a, b) => a - b)[Math.floor((scores.length - 1) / 2)] ?? Number.NaN;
}

function isBinary(pairs: readonly Pair[]): boolean {
  return pairs.flat().every((value) => value === 0 || value === 1);
}
