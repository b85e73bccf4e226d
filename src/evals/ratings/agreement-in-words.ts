import type { Interval } from "../statistics/interval.ts";

/** An estimate of agreement with its interval. Where two rated and there is none, it is undefined, which is no number. */
export function agreementInWords(estimate: Interval | null, rated: number): string {
  if (estimate === null) return rated === 0 ? "not known" : "undefined (all scores are the same)";
  const { value, low, high, untold = 0 } = estimate;
  const undecided = untold === 0 ? "" : `; undefined in ${percent(untold)} of resamples`;
  return `${fixed(value)} (${fixed(low)} to ${fixed(high)}${undecided})`;
}

function percent(share: number): string {
  return share < 0.01 ? "under 1 %" : `${Math.round(share * 100)} %`;
}

/** What rounds to nought has no sign. */
function fixed(value: number): string {
  const text = value.toFixed(2);
  return text === "-0.00" ? "0.00" : text;
}
