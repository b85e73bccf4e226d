import { bootstrap, type Resampling } from "./bootstrap.ts";
import type { Interval } from "./interval.ts";

/** All that was said of one thing, by however many raters; what somebody left out is not there. */
export type Ratings = readonly number[];

export const levels = ["nominal", "ordinal", "interval"] as const;
export type Level = (typeof levels)[number];

/**
 * Krippendorff's α: any number of raters, with gaps. Things that fewer than two rated say nothing. NaN of nothing, and where
 * everybody always says the same one thing: chance would do as well, so nothing is known of agreement beyond it.
 */
export function alpha(things: readonly Ratings[], level: Level): number {
  const rated = things.filter((ratings) => ratings.length >= 2);
  const totals = new Map<number, number>();
  for (const value of rated.flat()) totals.set(value, (totals.get(value) ?? 0) + 1);
  const n = rated.reduce((sum, ratings) => sum + ratings.length, 0);
  if (n === 0) return Number.NaN;
  const distance = distances(level, totals);
  const within = (values: Iterable<readonly [number, number]>) => {
    const counts = [...values];
    let sum = 0;
    for (const [one, many] of counts)
      for (const [other, more] of counts) if (one !== other) sum += many * more * distance(one, other);
    return sum;
  };
  const observed =
    rated.reduce((sum, ratings) => sum + within(counted(ratings)) / (ratings.length - 1), 0) / n;
  const expected = within(totals) / (n * (n - 1));
  return expected === 0 ? Number.NaN : 1 - observed / expected;
}

/** The same with its interval, things resampled. */
export function alphaWithInterval(
  things: readonly Ratings[],
  level: Level,
  resampling?: Resampling,
): Interval | null {
  const rated = things.filter((ratings) => ratings.length >= 2);
  return bootstrap(rated, (sample) => alpha(sample, level), resampling);
}

function counted(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function distances(level: Level, totals: ReadonlyMap<number, number>) {
  if (level === "nominal") return () => 1;
  if (level === "interval") return (one: number, other: number) => (one - other) ** 2;
  const values = [...totals.keys()].sort((a, b) => a - b);
  /** Ranks between the two, half of each end. */
  return (one: number, other: number) => {
    const [low, high] = one < other ? [one, other] : [other, one];
    const between = values.filter((value) => value >= low && value <= high);
    const ranks = between.reduce((sum, value) => sum + (totals.get(value) ?? 0), 0);
    return (ranks - ((totals.get(low) ?? 0) + (totals.get(high) ?? 0)) / 2) ** 2;
  };
}
