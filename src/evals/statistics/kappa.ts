/** What two raters said of one thing, as numbers on one scale. */
export type Pair = readonly [number, number];

/** Of what both rated, the share on which they say the same. NaN of nothing. */
export function agreement(pairs: readonly Pair[]): number {
  return pairs.filter(([one, other]) => one === other).length / pairs.length;
}

/** Cohen's κ: agreement beyond what their habits alone would give. NaN of nothing, and where both always say the same one thing. */
export function kappa(pairs: readonly Pair[]): number {
  return weighted(pairs, (one, other) => (one === other ? 0 : 1));
}

/** Cohen's κ with quadratic weights: being two apart counts four times as much as being one apart. */
export function quadraticKappa(pairs: readonly Pair[]): number {
  return weighted(pairs, (one, other) => (one - other) ** 2);
}

/** 1 less the distance seen over the distance that their habits would give. */
function weighted(pairs: readonly Pair[], distance: (one: number, other: number) => number): number {
  if (pairs.length === 0) return Number.NaN;
  const seen = pairs.reduce((sum, [one, other]) => sum + distance(one, other), 0) / pairs.length;
  const first = shares(pairs.map(([one]) => one));
  const second = shares(pairs.map(([, other]) => other));
  let expected = 0;
  for (const [one, share] of first)
    for (const [other, like] of second) expected += share * like * distance(one, other);
  return expected === 0 ? Number.NaN : 1 - seen / expected;
}

function shares(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1 / values.length);
  return counts;
}
