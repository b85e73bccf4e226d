import { chanceFrom } from "../../chance.ts";
import type { Interval } from "./interval.ts";
import { mean } from "./mean.ts";
import { below, quantile } from "./normal.ts";

/** `seed`: the same one gives the same interval. */
export type Resampling = { seed?: number; resamples?: number };

/**
 * A statistic of units that are independent of each other (cases, participants: never their repeats), with its bias-corrected and
 * accelerated bootstrap interval of 95 %. null of nothing. Of one unit the interval is everything and nothing: it is the value itself,
 * and `n` says so. A resample of which the statistic cannot be told (NaN) is left out, and their share is said (`untold`).
 */
export function bootstrap<Unit extends number | readonly number[]>(
  units: readonly Unit[],
  statistic: (units: readonly Unit[]) => number,
  { seed = 1, resamples = 2000 }: Resampling = {},
): Interval | null {
  const value = statistic(units);
  const [first] = units;
  if (first === undefined || Number.isNaN(value)) return null;
  const chance = chanceFrom(seed);
  const drawn: number[] = [];
  for (let at = 0; at < resamples; at++) {
    const one = statistic(units.map(() => units[chance.below(units.length)] ?? first));
    if (!Number.isNaN(one)) drawn.push(one);
  }
  drawn.sort((a, b) => a - b);
  const [low, high] = ends(drawn, value, acceleration(units, statistic));
  const untold = 1 - drawn.length / resamples;
  return { value, low, high, n: units.length, ...(untold > 0 ? { untold } : {}) };
}

/** The mean of units with its interval. */
export function meanOf(values: readonly number[], resampling?: Resampling): Interval | null {
  return bootstrap(values, mean, resampling);
}

const outside = 0.025;

function ends(sorted: readonly number[], value: number, a: number): [number, number] {
  const lower = sorted.filter((one) => one < value).length;
  const same = sorted.filter((one) => one === value).length;
  const share = (lower + same / 2) / sorted.length;
  // All on one side: nothing is known of the bias.
  if (!(share > 0 && share < 1)) return [sorted[0] ?? value, sorted.at(-1) ?? value];
  const bias = quantile(share);
  const at = (z: number) => {
    const corrected = below(bias + (bias + z) / (1 - a * (bias + z)));
    const place = corrected * (sorted.length - 1);
    const left = sorted[Math.floor(place)] ?? value;
    const right = sorted[Math.ceil(place)] ?? value;
    return left + (right - left) * (place - Math.floor(place));
  };
  return [at(quantile(outside)), at(quantile(1 - outside))];
}

/** How the statistic's spread changes with its value, from leaving out each unit in turn. */
function acceleration<Unit>(units: readonly Unit[], statistic: (units: readonly Unit[]) => number): number {
  if (units.length < 3) return 0;
  const without = units
    .map((_, gone) => statistic(units.filter((_, at) => at !== gone)))
    .filter((one) => !Number.isNaN(one));
  const middle = mean(without);
  const apart = without.map((one) => middle - one);
  const squares = apart.reduce((sum, one) => sum + one ** 2, 0);
  return squares === 0 ? 0 : apart.reduce((sum, one) => sum + one ** 3, 0) / (6 * squares ** 1.5);
}
