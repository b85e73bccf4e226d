import { alphaWithInterval, type Level } from "../statistics/alpha.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { agreement, kappa, type Pair, quadraticKappa } from "../statistics/kappa.ts";
import { enough, fewest } from "./enough.ts";
import type { Rating } from "./read-ratings.ts";
import type { Scale } from "./scale.ts";

/** How far people agree on one criterion. Where `exact` is known and α or κ is not, that one is undefined: no two scores differ. */
export type Agreement = Scale & {
  /** Lessons that at least two rated. */
  doubled: number;
  ratings: number;
  /** Krippendorff's α at the scale's level, whoever rated what. */
  alpha: Interval | null;
  /** Of the first two who rated each: exact agreement, and κ, with quadratic weights unless the scores are names. */
  exact: Interval | null;
  kappa: Interval | null;
  /**
   * α is at least `enough`, over `fewest` lessons or more of which they did not say the same of all. Otherwise the criterion is advisory: what
   * people say by it is no measurement yet.
   */
  isEnough: boolean;
};

/** By criterion, in the order given; one that nobody rated is there with nothing. */
export function agreementAmong(ratings: readonly Rating[], scales: readonly Scale[]): Agreement[] {
  return scales.map(({ criterion, level }) => {
    const own = ratings.filter((one) => one.criterion === criterion);
    const things = [...Map.groupBy(own, ({ item }) => item).values()].map((said) =>
      said.toSorted((a, b) => (a.rater < b.rater ? -1 : 1)).map(({ score }) => score),
    );
    const doubled = things.filter((scores) => scores.length >= 2);
    const pairs = doubled.flatMap(([one, other]): Pair[] =>
      one === undefined || other === undefined ? [] : [[one, other]],
    );
    const alpha = alphaWithInterval(things, level);
    return {
      criterion,
      level,
      doubled: doubled.length,
      ratings: own.length,
      alpha,
      exact: bootstrap(pairs, agreement),
      kappa: bootstrap(pairs, kappaAt(level)),
      isEnough: alpha !== null && alpha.value >= enough && doubled.length >= fewest,
    };
  });
}

/** Of names all differences are alike; of steps and distances, further apart counts for more. */
export function kappaAt(level: Level): (pairs: readonly Pair[]) => number {
  return level === "nominal" ? kappa : quadraticKappa;
}
