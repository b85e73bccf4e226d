import type { Blanks } from "../blanks.ts";
import type { CoordinateGrid } from "../kinds/coordinates.ts";
import type { Point } from "../layout/box.ts";
import { sizeOf } from "../layout/labels.ts";
import { round, type Scene } from "../layout/scene.ts";
import { axisStep, steps, written } from "../numbers.ts";
import { widthOf, wrapped } from "../text/measure.ts";

const size = 13;

export type Frame = {
  at(x: number, y: number): Point;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Grid, axes and their numbers. The axes go through the origin where it is on the grid, else along the edge. */
export function axes(
  { x, y, xStep, yStep, xLabel = "x", yLabel = "y" }: CoordinateGrid,
  scene: Scene,
  blanks: Blanks,
): Frame {
  const [xs, ys] = [
    steps(x[0], x[1], xStep ?? axisStep(x[0], x[1])),
    steps(y[0], y[1], yStep ?? axisStep(y[0], y[1])),
  ];
  const { width, height } = sized(x, y);
  const at = (px: number, py: number) => ({
    x: ((px - x[0]) / (x[1] - x[0])) * width,
    y: height - ((py - y[0]) / (y[1] - y[0])) * height,
  });
  const origin = at(Math.min(Math.max(0, x[0]), x[1]), Math.min(Math.max(0, y[0]), y[1]));
  for (const px of xs) {
    const { x: gx } = at(px, y[0]);
    scene.path(
      `M${round(gx)} 0L${round(gx)} ${round(height)}`,
      [
        { x: gx, y: 0 },
        { x: gx, y: height },
      ],
      { stroke: "line", width: 0.5 },
    );
  }
  for (const py of ys) {
    const { y: gy } = at(x[0], py);
    scene.path(
      `M0 ${round(gy)}L${round(width)} ${round(gy)}`,
      [
        { x: 0, y: gy },
        { x: width, y: gy },
      ],
      { stroke: "line", width: 0.5 },
    );
  }
  scene.way(
    [
      { x: 0, y: origin.y },
      { x: width + 12, y: origin.y },
    ],
    { arrow: true },
  );
  scene.way(
    [
      { x: origin.x, y: height },
      { x: origin.x, y: -12 },
    ],
    { arrow: true },
  );
  numbers(scene, xs, ys, at, origin, blanks);
  const across = wrapped(blanks.of(xLabel), 15, 70);
  const free = Math.max(width + 18, ...scene.written.map((box) => box.x + box.width + 6));
  scene.words(across, { x: free + sizeOf(across, 15).width / 2, y: origin.y });
  const up = wrapped(blanks.of(yLabel), 15, 160);
  const room = sizeOf(up, 15);
  scene.words(up, { x: Math.max(origin.x, room.width / 2 - 50), y: -16 - room.height / 2 });
  return { at, left: 0, right: width, top: 0, bottom: height };
}

/** One unit is as long both ways where that gives a picture that is not too flat or too high. */
function sized(
  x: readonly [number, number],
  y: readonly [number, number],
): { width: number; height: number } {
  const [wide, high] = [x[1] - x[0], y[1] - y[0]];
  const ratio = high / wide;
  if (ratio < 0.3 || ratio > 2) return { width: 360, height: 260 };
  return ratio <= 0.9 ? { width: 380, height: 380 * ratio } : { width: 340 / ratio, height: 340 };
}

/** As many numbers as have room, beside the axes. The nought of both stands once. */
function numbers(
  scene: Scene,
  xs: readonly number[],
  ys: readonly number[],
  at: Frame["at"],
  origin: Point,
  blanks: Blanks,
): void {
  let end = Number.NEGATIVE_INFINITY;
  const both = xs.includes(0) && ys.includes(0);
  for (const px of xs) {
    if (both && px === 0) continue;
    const words = blanks.of(written(px));
    const middle = { x: at(px, 0).x, y: origin.y + 11 };
    const half = widthOf(words, size) / 2;
    if (middle.x - half < end + 5 || (Math.abs(middle.x - origin.x) < half + 4 && px !== xs[0])) continue;
    scene.word(words, middle, { size });
    end = middle.x + half;
  }
  end = Number.POSITIVE_INFINITY;
  for (const py of ys) {
    const words = both && py === 0 ? "0" : blanks.of(written(py));
    const half = widthOf(words, size) / 2;
    const y = at(0, py).y + (py === 0 && both ? 11 : 0);
    const box = { x: origin.x - 6 - 2 * half, y: y - 8, width: 2 * half, height: 16 };
    if (
      y > end - 17 ||
      scene.written.some(
        (one) =>
          one.x < box.x + box.width &&
          box.x < one.x + one.width &&
          one.y < box.y + box.height &&
          box.y < one.y + one.height,
      )
    )
      continue;
    scene.word(words, { x: origin.x - 6 - half, y }, { size });
    end = y;
  }
}
