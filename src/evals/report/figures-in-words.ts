import type { Share } from "../../text/interval.ts";
import type { Interval } from "../statistics/interval.ts";

export function ofShare(share: Share | null): string {
  return share === null
    ? "nothing to tell"
    : `${share.yes} of ${share.n}, ${share.rate.toFixed(3)} (${share.low.toFixed(3)} to ${share.high.toFixed(3)})`;
}

export function ofInterval(interval: Interval | null, digits = 2): string {
  if (interval === null) return "not known";
  const [value, low, high] = [interval.value, interval.low, interval.high].map((one) => one.toFixed(digits));
  return `${value} (${low} to ${high})`;
}

export const byConstruction =
  "So by construction: built-in drafting writes what its rules say, and a scripted model what its script says. It says nothing of a model.";

export const whatGroundingIs =
  "Invented: codes that no curriculum here has, of all that a draft claims. First drafts are what would have gone out without the guardrail; after it, what did. Claims of one lesson are not independent, so the truth is less certain than the intervals say.";

export const whatQualityIs =
  "Quality is the mean of what code can see in a lesson, and of judged criteria that are calibrated. It is not how well a lesson teaches.";
