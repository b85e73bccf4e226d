import { alphaWithInterval } from "../statistics/alpha.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { agreement, kappa, type Pair, quadraticKappa } from "../statistics/kappa.ts";
import { enough, fewest } from "./agreement-of.ts";
import type { Rating } from "./read-ratings.ts";

/** How far people agree on one criterion. */
export type Agreement = {
  criterion: string;
  /** Lessons that at least two rated. */
  doubled: number;
  ratings: number;
  /** Krippendorff's α, whoever rated what; null where nobody rated the same thing. */
  alpha: Interval | null;
  /** Of the first two who rated each: exact agreement, and κ, weighted where the scale has more than two steps. */
  exact: Interval | null;
  kappa: Interval | null;
  /**
   * α is at least `enough`, over `fewest` lessons or more of which they did not say the same of all. Otherwise the criterion is advisory: what
   * people say by it is no measurement yet.
   */
  isEnough: boolean;
};

/** By criterion, in the order given; one that nobody rated is there with nothing. */
export function agreementAmong(ratings: readonly Rating[], criteria: readonly string[]): Agreement[] {
  return criteria.map((criterion) => {
    const own = ratings.filter((one) => one.criterion === criterion);
    const things = [...Map.groupBy(own, ({ item }) => item).values()].map((said) =>
      said.toSorted((a, b) => (a.rater < b.rater ? -1 : 1)).map(({ score }) => score),
    );
    const doubled = things.filter((scores) => scores.length >= 2);
    const pairs = doubled.flatMap(([one, other]): Pair[] =>
      one === undefined || other === undefined ? [] : [[one, other]],
    );
    const isBinary = own.every(({ score }) => score === 0 || score === 1);
    const alpha = alphaWithInterval(things, isBinary ? "nominal" : "ordinal");
    return {
      criterion,
      doubled: doubled.length,
      ratings: own.length,
      alpha,
      exact: bootstrap(pairs, agreement),
      kappa: bootstrap(pairs, isBinary ? kappa : quadraticKappa),
      isEnough:
        alpha !== null &&
        alpha.value >= enough &&
        doubled.length >= fewest &&
        new Set(doubled.flat()).size > 1,
    };
  });
}
