import type { Blanks } from "../blanks.ts";
import type { Shown } from "../kinds/parts.ts";
import type { LShape, Parallelogram, Rectangle, Trapezium } from "../kinds/shapes.ts";
import type { Point } from "../layout/box.ts";
import { besideSide, pushed, rightAngle, withUnit } from "../layout/measures.ts";
import type { Scene } from "../layout/scene.ts";
import { listed, said, sentences } from "../said.ts";

type Shape = Rectangle | Parallelogram | Trapezium | LShape;

/** Corners in order, the sides that have a name, and a dashed height where the shape has one that is no side. */
type Outline = {
  corners: Point[];
  sides: { name: string; from: number; to: number; length: number }[];
  height: { from: Point; to: Point; length: number } | null;
  wide: number;
  high: number;
};

export function drawQuadrilateral(figure: Shape, scene: Scene, blanks: Blanks): void {
  const { corners, sides, height, wide, high } = outlineOf(figure);
  const scale = Math.min(300 / wide, 200 / high);
  // A thin shape is drawn thick enough to be seen; its measures say what it is.
  const [sx, sy] = [Math.max(scale, 24 / wide), Math.max(scale, 24 / high)];
  const placed = corners.map(({ x, y }) => ({ x: x * sx, y: (high - y) * sy }));
  const inner = {
    x: placed.reduce((sum, { x }) => sum + x, 0) / placed.length,
    y: placed.reduce((sum, { y }) => sum + y, 0) / placed.length,
  };
  if (figure.kind === "rectangle" && figure.squares === true) squares(scene, figure, sx, sy);
  scene.way(placed, { closed: true, width: 2 });
  if (figure.kind === "rectangle" || figure.kind === "l-shape")
    placed.forEach((corner, at) => {
      const [before, after] = [placed.at(at - 1), placed[(at + 1) % placed.length]];
      if (before !== undefined && after !== undefined) rightAngle(scene, corner, before, after, 9);
    });
  if (height !== null) {
    const [from, to] = [height.from, height.to].map(({ x, y }) => ({ x: x * sx, y: (high - y) * sy }));
    if (from !== undefined && to !== undefined) {
      scene.way([from, to], { dashes: "5 4", stroke: "quiet" });
      rightAngle(scene, to, from, { x: to.x + 1, y: to.y }, 9);
      pushed(
        scene,
        words(figure, "height", height.length, blanks),
        { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
        { x: 1, y: 0 },
        5,
        100,
      );
    }
  }
  for (const { name, from, to, length } of sides) {
    const [a, b] = [placed[from], placed[to]];
    if (a !== undefined && b !== undefined && isShown(figure, name))
      besideSide(
        scene,
        words(figure, name, length, blanks),
        a,
        b,
        figure.kind === "l-shape" ? notchAway(name, a, b) : inner,
      );
  }
}

/** Sides that are not asked for stay without words, where any are asked for. */
function isShown({ labels }: Shape, name: string): boolean {
  return labels === undefined || name in labels;
}

function words({ labels = {}, unit }: Shape, name: string, length: number, blanks: Blanks): string {
  const given: Shown = labels[name] ?? length;
  return withUnit(blanks.of(given), unit);
}

function squares(scene: Scene, { width, height }: Rectangle, sx: number, sy: number): void {
  if (width > 30 || height > 30) return;
  for (let x = 1; x < width; x++)
    scene.way(
      [
        { x: x * sx, y: 0 },
        { x: x * sx, y: height * sy },
      ],
      { stroke: "line", width: 0.8 },
    );
  for (let y = 1; y < height; y++)
    scene.way(
      [
        { x: 0, y: y * sy },
        { x: width * sx, y: y * sy },
      ],
      { stroke: "line", width: 0.8 },
    );
}

/** A point on the inner side of a side of the L: its cut sides have their words in the cut. */
function notchAway(name: string, a: Point, b: Point): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const by = {
    width: [0, -1],
    left: [1, 0],
    top: [0, 1],
    right: [-1, 0],
    cutWidth: [0, 1],
    cutHeight: [-1, 0],
  }[name] ?? [0, 0];
  return { x: middle.x + (by[0] ?? 0), y: middle.y + (by[1] ?? 0) };
}

function outlineOf(figure: Shape): Outline {
  const at = (x: number, y: number): Point => ({ x, y });
  switch (figure.kind) {
    case "rectangle": {
      const { width, height } = figure;
      return {
        corners: [at(0, 0), at(width, 0), at(width, height), at(0, height)],
        sides: [
          { name: "width", from: 0, to: 1, length: width },
          { name: "height", from: 1, to: 2, length: height },
        ],
        height: null,
        wide: width,
        high: height,
      };
    }
    case "parallelogram": {
      const { base, height, lean = height / 2 } = figure;
      return {
        corners: [at(0, 0), at(base, 0), at(base + lean, height), at(lean, height)],
        sides: [
          { name: "base", from: 0, to: 1, length: base },
          ...("side" in (figure.labels ?? {})
            ? [{ name: "side", from: 1, to: 2, length: Math.hypot(lean, height) }]
            : []),
        ],
        height: { from: at(Math.min(lean, base), height), to: at(Math.min(lean, base), 0), length: height },
        wide: base + lean,
        high: height,
      };
    }
    case "trapezium": {
      const { top, bottom, height } = figure;
      const wide = Math.max(top, bottom);
      const [left, under] = [(wide - top) / 2, (wide - bottom) / 2];
      return {
        corners: [at(under, 0), at(under + bottom, 0), at(left + top, height), at(left, height)],
        sides: [
          { name: "bottom", from: 0, to: 1, length: bottom },
          { name: "top", from: 2, to: 3, length: top },
        ],
        height: { from: at(wide / 2, height), to: at(wide / 2, 0), length: height },
        wide,
        high: height,
      };
    }
    case "l-shape": {
      const { width, height, cutWidth, cutHeight } = figure;
      const [x, y] = [width - cutWidth, height - cutHeight];
      return {
        corners: [at(0, 0), at(width, 0), at(width, y), at(x, y), at(x, height), at(0, height)],
        sides: [
          { name: "width", from: 0, to: 1, length: width },
          { name: "right", from: 1, to: 2, length: y },
          { name: "cutWidth", from: 2, to: 3, length: cutWidth },
          { name: "cutHeight", from: 3, to: 4, length: cutHeight },
          { name: "top", from: 4, to: 5, length: x },
          { name: "left", from: 5, to: 0, length: height },
        ],
        height: null,
        wide: width,
        high: height,
      };
    }
  }
}

const spoken: Readonly<Record<string, string>> = { cutWidth: "across the cut", cutHeight: "down the cut" };

export function sayQuadrilateral(figure: Shape, blanks: Blanks): string {
  const { sides, height } = outlineOf(figure);
  const all = [...sides, ...(height === null ? [] : [{ name: "height", length: height.length }])];
  const shown = all
    .filter(({ name }) => isShown(figure, name))
    .map(({ name, length }) => `${spoken[name] ?? name} ${said(words(figure, name, length, blanks))}`);
  const called = {
    rectangle: "A rectangle",
    parallelogram: "A parallelogram",
    trapezium: "A trapezium",
    "l-shape": "An L-shape, a rectangle with a rectangle cut from its upper right corner",
  };
  const inSquares =
    figure.kind === "rectangle" && figure.squares === true && figure.width <= 30 && figure.height <= 30;
  return sentences(
    `${called[figure.kind]}: ${listed(shown)}`,
    inSquares ? "Squares of one unit are drawn in it" : null,
  );
}
