import { alphaWithInterval } from "../statistics/alpha.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { agreement, kappa, type Pair, quadraticKappa } from "../statistics/kappa.ts";
import type { Rating } from "./read-ratings.ts";

/** How far a judge agrees with people on one criterion, and people among themselves. */
export type Calibration = {
  criterion: string;
  /** Things that the judge and at least one person rated; a person's own mean stands for several people. */
  exact: Interval | null;
  kappa: Interval | null;
  weighted: Interval | null;
  /** Krippendorff's α of the people alone: no judge can be held to more than they agree on. */
  people: Interval | null;
  /** The judge may be relied on: its κ is at least `enough`. Otherwise what it says is advice. */
  isCalibrated: boolean;
};

/** Below this a criterion is advisory. */
export const enough = 0.6;

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
      isCalibrated: best !== null && best.value >= enough,
    };
  });
}

/** What most people said; of several, the lower middle one: a value that somebody gave. */
function middle(scores: readonly number[]): number {
  return scores.toSorted((a, b) => a - b)[Math.floor((scores.length - 1) / 2)] ?? Number.NaN;
}

function isBinary(pairs: readonly Pair[]): boolean {
  return pairs.flat().every((value) => value === 0 || value === 1);
}
