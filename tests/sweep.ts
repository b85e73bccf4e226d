/**
 * Slow sweeps: `npm test` takes a sample, `npm run test:all` (and `npm run attack`, for attacks) takes the whole.
 * Which part is the sample never depends on chance or on the clock.
 */
export const isWhole = process.env.TEACHER_ASSIST_SWEEPS === "whole";

/** Every case of a sweep, or about `most` of them, evenly spread, the first always among them. */
export function swept<Case>(cases: readonly Case[], most: number): readonly Case[] {
  if (isWhole || cases.length <= most) return cases;
  return Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)]).filter(
    (one): one is Case => one !== undefined,
  );
}

/** How often something is repeated. */
export function times(sampled: number, all: number): number {
  return isWhole ? all : sampled;
}

/** 1 to `last`: the operations of a disk, say, at each of which something may be killed. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}
