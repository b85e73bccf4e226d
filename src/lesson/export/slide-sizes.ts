import type { Audience } from "./audience.ts";

/** Everything in points. A slide is 13.33 × 7.5 inches. */
export const slide = { width: 960, height: 540, margin: 48 };
export const body = { x: 48, y: 112, width: 864, height: 374 };

/** How far a list goes in for each level: wide enough for "10." */
export function indentFor(size: number): number {
  return Math.round(size * 1.6);
}

export function inches(points: number): number {
  return points / 72;
}

export type SlideSizes = {
  title: number;
  heading: number;
  body: number;
  table: number;
  /** Largest first: code takes the first that its longest line fits at. */
  code: readonly number[];
  small: number;
};

/**
 * Largest first. Nothing that pupils read from the back of a room is under 16 pt.
 */
export function sizesFor(audience: Audience): readonly [SlideSizes, ...SlideSizes[]] {
  return audience === "student"
    ? [
        sizes(36, [30, 28, 26, 24, 22, 20, 18, 16], 16),
        sizes(32, [28, 26, 24, 22, 20, 18, 16], 16),
        sizes(28, [26, 24, 22, 20, 18, 16], 16),
        sizes(25, [24, 22, 20, 18, 16], 16),
        sizes(22, [22, 20, 18, 16], 16),
      ]
    : [sizes(24, [22, 20, 18, 16, 14], 12), sizes(20, [20, 18, 16, 14], 12), sizes(18, [18, 16, 14], 12)];
}

function sizes(body: number, code: readonly number[], small: number): SlideSizes {
  return { title: 32, heading: body + 2, body, table: body - 3, code, small };
}
