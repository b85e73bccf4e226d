import { z } from "zod";
import { levels } from "../statistics/alpha.ts";
import { bootstrap } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { agreement, kappa, type Pair, quadraticKappa } from "../statistics/kappa.ts";
import { agreementAmong, kappaAt } from "./agreement-among.ts";
import { enough, fewest } from "./enough.ts";
import type { Rating } from "./read-ratings.ts";
import { scalesIn } from "./scale.ts";

const Estimate = z
  .object({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    n: z.number(),
    untold: z.number().optional(),
  })
  .nullable() satisfies z.ZodType<Interval | null>;

/** How far a judge agrees with people on one criterion, and people among themselves. */
export const Calibration = z.object({
  criterion: z.string(),
  /** Of the people's scale. */
  level: z.enum(levels).default("nominal"),
  /** Things that the judge and at least one person rated; of several people the middle one stands for them. */
  exact: Estimate,
  kappa: Estimate,
  weighted: Estimate,
  /** Krippendorff's α of the people alone, at that level: no judge can be held to more than they agree on. */
  people: Estimate,
  /** Things that at least two people rated. */
  doubled: z.number().default(0),
  /** The judge may be relied on: its κ is at least `enough`. Otherwise what it says is advice. */
  isCalibrated: z.boolean(),
});
export type Calibration = z.infer<typeof Calibration>;

/** By criterion, in the order in which they were first rated. `judge`: the rater who is a model. */
export function calibrate(ratings: readonly Rating[], judge: string): Calibration[] {
  const people = ratings.filter(({ rater }) => rater !== judge);
  return scalesIn(ratings).map((scale) => {
    const { criterion, level } = scale;
    const own = ratings.filter((one) => one.criterion === criterion);
    const things = [...Map.groupBy(own, ({ item }) => item).values()];
    const pairs = things.flatMap((said): Pair[] => {
      const judged = said.find(({ rater }) => rater === judge)?.score;
      const theirs = said.filter(({ rater }) => rater !== judge).map(({ score }) => score);
      return judged === undefined || theirs.length === 0 ? [] : [[judged, middle(theirs)]];
    });
    const weighted = bootstrap(pairs, quadraticKappa);
    const plain = bootstrap(pairs, kappa);
    const best = kappaAt(level) === kappa ? plain : weighted;
    const [among] = agreementAmong(people, [scale]);
    return {
      criterion,
      level,
      exact: bootstrap(pairs, agreement),
      kappa: plain,
      weighted,
      people: among?.alpha ?? null,
      doubled: among?.doubled ?? 0,
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
