import { bootstrap, meanOf } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";
import { pairedDifference } from "../statistics/paired.ts";
import type { RatingSet } from "./rating-set.ts";
import type { Rating } from "./read-ratings.ts";

/** What people said by one criterion of the lessons of each condition. A case, or a participant of a study, is one unit however many rated it. */
export type RatedCondition = {
  criterion: string;
  /** `writer`: told where the set holds lessons of several models, which are means of their own. */
  conditions: { condition: string; writer: string | null; lessons: number; mean: Interval }[];
  /** The second condition less the first, where there are two; paired where a case or a participant has both. */
  difference: (Interval & { isPaired: boolean }) | null;
};

type Rated = { unit: string; arm: string; score: number };

/** In the order of the codebook and of the conditions' codes; a lesson without a condition is in none. */
export function ratingsByCondition(
  { codebook, items }: Pick<RatingSet, "codebook" | "items">,
  ratings: readonly Rating[],
): RatedCondition[] {
  const several = new Set(items.map(({ source }) => source.writer)).size > 1;
  return codebook.map(({ criterion }) => {
    const own = Map.groupBy(
      ratings.filter((one) => one.criterion === criterion),
      ({ item }) => item,
    );
    const lessons = items.flatMap(({ item, source }): Rated[] => {
      const scores = own.get(item)?.map(({ score }) => score) ?? [];
      const unit = source.case ?? source.participant ?? item;
      return source.condition === undefined || scores.length === 0
        ? []
        : [
            {
              unit,
              arm: armName(source.condition, several ? source.writer : undefined),
              score: mean(scores),
            },
          ];
    });
    const names = [...new Set(lessons.map(({ arm }) => arm))].sort();
    const units = names.map((name) => unitsOf(lessons.filter(({ arm }) => arm === name)));
    return {
      criterion,
      conditions: names.flatMap((name, at) => {
        const found = meanOf([...(units[at]?.values() ?? [])]);
        const count = lessons.filter(({ arm }) => arm === name).length;
        const [condition = "", ...writer] = name.split(" ");
        return found === null
          ? []
          : [{ condition, writer: writer.join(" ") || null, lessons: count, mean: found }];
      }),
      difference: differenceOf(units),
    };
  });
}

/** A condition's code has no blank: what follows the first is who wrote. */
function armName(condition: string, writer = ""): string {
  return `${condition} ${writer}`.trim();
}

function unitsOf(lessons: readonly Rated[]): Map<string, number> {
  const grouped = Map.groupBy(lessons, ({ unit }) => unit);
  return new Map(Array.from(grouped, ([unit, own]) => [unit, mean(own.map(({ score }) => score))]));
}

function differenceOf([first, second, ...others]: readonly Map<
  string,
  number
>[]): RatedCondition["difference"] {
  if (first === undefined || second === undefined || others.length > 0) return null;
  const pairs = [...first].flatMap(([unit, score]) => {
    const other = second.get(unit);
    return other === undefined ? [] : [other - score];
  });
  // Units that have both say more than units that differ in everything else too.
  if (pairs.length > 1) {
    const paired = pairedDifference(pairs);
    return paired === null
      ? null
      : { value: paired.value, low: paired.low, high: paired.high, n: paired.n, isPaired: true };
  }
  const apart = bootstrap(
    [
      ...Array.from(first.values(), (one) => [one, 0] as const),
      ...Array.from(second.values(), (one) => [one, 1] as const),
    ],
    (drawn) => {
      const of = (side: number) => mean(drawn.filter(([, own]) => own === side).map(([score]) => score));
      return of(1) - of(0);
    },
  );
  return apart === null ? null : { ...apart, isPaired: false };
}
