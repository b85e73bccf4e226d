/** A share of yes among n, with the Wilson score interval of 95%. null where there is nothing to share. */
export type Share = { yes: number; n: number; rate: number; low: number; high: number };

/** The 97.5th percentile of the normal distribution. */
const z = 1.959963984540054;

/** Of n yes-or-no outcomes taken as independent. Unlike rate ± error it stays inside 0 to 1, at 0 of n and n of n too. */
export function wilson(yes: number, n: number): Share | null {
  if (n === 0) return null;
  const rate = yes / n;
  const spread = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  const middle = rate + (z * z) / (2 * n);
  const whole = 1 + (z * z) / n;
  return {
    yes,
    n,
    rate,
    // At the ends the bound is exact; the sum of floats is not.
    low: yes === 0 ? 0 : (middle - spread) / whole,
    high: yes === n ? 1 : (middle + spread) / whole,
  };
}
