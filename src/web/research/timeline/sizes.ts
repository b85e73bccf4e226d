import type { Layout } from "./layout.ts";

export const rowHeight = 26;
/** Above each lane: its name; above the first, the axis too. */
export const axisHeight = 28;

/** How far down a row begins, in pixels: the lanes above it have their names. */
export function topOf({ lanes }: Pick<Layout, "lanes">, row: number): number {
  const names = lanes.filter(({ from }) => from <= row).length;
  return axisHeight * (names + 1) + row * rowHeight;
}
