import { chanceFrom } from "../../chance.ts";
import { meanOf, type Resampling } from "./bootstrap.ts";
import type { Interval } from "./interval.ts";
import { mean } from "./mean.ts";

/** The mean difference of pairs, its interval, and how likely one as large is where the two do not differ. */
export type Difference = Interval & {
  p: number;
  /** p is the least that so many draws can show: it is at most that. */
  isAtMost: boolean;
};

/**
 * Differences of pairs (one a case), tested by turning signs round at random: where neither is better, each could as well have come the other
 * way. Up to twelve pairs that differ, all ways are counted. null of nothing.
 */
export function pairedDifference(
  differences: readonly number[],
  resampling: Resampling = {},
): Difference | null {
  const interval = meanOf(differences, resampling);
  return interval === null ? null : { ...interval, ...signFlips(differences, resampling) };
}

const countable = 12;
/** Sums of the same numbers in another order differ in their last digits. */
const noise = 1e-9;

function signFlips(
  differences: readonly number[],
  { seed = 1, resamples = 2000 }: Resampling,
): Pick<Difference, "p" | "isAtMost"> {
  const apart = differences.filter((difference) => difference !== 0);
  if (apart.length === 0) return { p: 1, isAtMost: false };
  const seen = Math.abs(mean(apart)) - noise;
  const asFar = (turned: (at: number) => boolean) =>
    Math.abs(mean(apart.map((difference, at) => (turned(at) ? -difference : difference)))) >= seen;
  if (apart.length <= countable) {
    const ways = 2 ** apart.length;
    let far = 0;
    for (let way = 0; way < ways; way++) if (asFar((at) => (way >> at) % 2 === 1)) far++;
    return { p: far / ways, isAtMost: false };
  }
  const chance = chanceFrom(seed);
  let far = 1;
  for (let at = 0; at < resamples; at++) if (asFar(() => chance.next() < 0.5)) far++;
  return { p: far / (resamples + 1), isAtMost: far === 1 };
}
