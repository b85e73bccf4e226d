/**
 * What a program may spend, in counted steps (decision 44). A step is a round of a loop, a call, or one item of what an
 * operation goes through; how they are counted is told in `python/count.py` and `script/count.js`.
 */
export const loadSteps = 2_000_000;
export const referenceSteps = 10_000_000;
export const probeSteps = 1_000_000;

/** Plenty for any way that is not far worse than the reference's; what takes more is stopped. */
export function stepsFor(reference: number | null): number {
  return 2_000_000 + 4 * (reference ?? 0);
}

export function inSteps(steps: number): string {
  return `${steps.toLocaleString("en")} steps`;
}

/** Only ends what hangs without a step being counted: far beyond what the steps take on the slowest, busiest machine. */
export const hangSeconds = 600;
