/** p values corrected for how many were looked at (Holm's steps), in the order they came. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const corrected: number[] = [];
  let before = 0;
  for (const [rank, { p, at }] of order.entries()) {
    before = Math.min(1, Math.max(before, p * (values.length - rank)));
    corrected[at] = before;
  }
  return corrected;
}
