/**
 * Moments for a time axis, in milliseconds from its beginning: round steps, about one every `apart` pixels, none so near
 * the end that its label (of `label` pixels) would be cut.
 */
export function ticks(totalMs: number, width: number, apart = 96, label = 0): number[] {
  const rough = totalMs / Math.max(1, width / apart);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
  const all = Array.from({ length: Math.floor(totalMs / step + 1e-9) + 1 }, (_, index) => index * step);
  return all.filter((ms) => ms === 0 || (ms / totalMs) * width <= width - label);
}
