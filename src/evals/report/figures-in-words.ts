import { conditionInWords } from "../../agent/condition.ts";
import type { Share } from "../../text/interval.ts";
import type { Interval } from "../statistics/interval.ts";

export function ofShare(share: Share | null): string {
  return share === null
    ? "nothing to tell"
    : `${amountOf(share.yes)} of ${amountOf(share.n)}, ${share.rate.toFixed(3)} (${share.low.toFixed(3)} to ${share.high.toFixed(3)})`;
}

/** Of repeats that were averaged a part of one is left: it is shown to a tenth. */
export function amountOf(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** p by drawing has a floor, below which nothing is known of it: there it is at most that. */
export function ofP({ p, isAtMost }: { p: number; isAtMost: boolean }): string {
  if (isAtMost) return `≤ ${p < 0.001 ? p.toFixed(4) : p.toFixed(3)}`;
  return p < 0.001 ? "< .001" : p.toFixed(3);
}

export const notCorrected =
  "p is corrected for how many criteria were looked at (Holm), with the plain one beside it; intervals are each of one criterion alone and are not corrected. ≤ is the least that so many draws can show.";

export function ofInterval(interval: Interval | null, digits = 2): string {
  if (interval === null) return "not known";
  const [value, low, high] = [interval.value, interval.low, interval.high].map((one) => one.toFixed(digits));
  return interval.n < 2 ? `${value} (${noInterval})` : `${value} (${low} to ${high})`;
}

/** One says nothing of how far others would lie from it. */
export const noInterval = "of one: no interval";

const few = 6;

export function countedPairs(n: number): string {
  return n === 1 ? "1 pair" : `${n} pairs`;
}

/** What is to be said of intervals that rest on few; null where there are enough in each, or none at all. */
export function ofFewPairs(differences: readonly { n: number }[]): string | null {
  const least = Math.min(...differences.map(({ n }) => n));
  return least >= few
    ? null
    : `Only ${countedPairs(least)} in the smallest of these: an interval of so few says little, even where it is short.`;
}

/** Who wrote, and what a condition gives, with its code. */
export function ofArm({
  condition,
  writer,
  side = null,
}: {
  condition: string;
  writer: string;
  side?: string | null;
}): string {
  return `${side === null ? "" : `${side}: `}${conditionInWords(condition)} (${condition}), ${writer}`;
}

export const byConstruction =
  "So by construction: built-in drafting writes what its rules say, and a scripted model what its script says. It says nothing of a model.";

export const whatGroundingIs =
  "Invented: codes that no curriculum here has, of all that a draft claims. Misfitting: codes that exist, of which the lesson is not about what they say. Taken away: claims of a first draft whose code is not in what went out, whatever came in their place; not known of a run that did not keep codes. Off is the first draft, which would have gone out as it is without the guardrail (and did, under F0); on is what did go out. Both are of the same drafts, so one run shows both. Claims of one lesson are not independent, so the truth is less certain than the intervals of codes say; the difference takes lessons, case by case. Repeats of a case are averaged first, so that a case is one.";

export const whatQualityIs =
  "Quality is the mean of what code can see in a lesson, and of judged criteria that are calibrated, over the cases that came to a lesson. It is not how well a lesson teaches.";

export const whatPairsAre =
  "Off are runs that went without the guardrail from the first turn (F0): it looked on, said nothing to whoever wrote, and stopped nothing. On are other runs of the same cases, by the same writer, with it. What was stopped for good did not go out. Compared case by case, over the cases that came to a lesson on both sides.";
