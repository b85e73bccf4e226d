import type { Blanks } from "../blanks.ts";
import { graphFunction } from "../graph-function.ts";
import type { CoordinateGrid } from "../kinds/coordinates.ts";
import type { Point } from "../layout/box.ts";
import { Labels } from "../layout/labels.ts";
import type { Scene } from "../layout/scene.ts";
import { written } from "../numbers.ts";
import { listed, said, sentences } from "../said.ts";
import { axes } from "./axes.ts";

const dashes = ["", "9 4", "3 3", "12 3 3 3", "6 6", "2 5"];

export function drawCoordinateGrid(figure: CoordinateGrid, scene: Scene, blanks: Blanks): void {
  const frame = axes(figure, scene, blanks);
  const { at, left, right, top, bottom } = frame;
  const later: { words: string; point: Point }[] = [];
  (figure.paths ?? []).forEach(({ points, closed = false, label }, n) => {
    const placed = points.map(([x, y]) => at(x, y)).filter((point) => isInside(point, frame));
    if (placed.length > 1)
      scene.way(placed, {
        closed,
        stroke: "accent",
        width: 2,
        dashes: dashes[n % dashes.length] || undefined,
      });
    const middle = placed[Math.floor(placed.length / 2)];
    if (label !== undefined && middle !== undefined) later.push({ words: blanks.of(label), point: middle });
  });
  (figure.graphs ?? []).forEach(({ y, label = asRule(y) }, n) => {
    const pieces = sampled(y, figure, at, top, bottom);
    for (const piece of pieces)
      scene.way(piece, { stroke: "accent", width: 2, dashes: dashes[n % dashes.length] || undefined });
    const last = pieces.at(-1)?.at(-1) ?? { x: (left + right) / 2, y: top };
    later.push({ words: blanks.of(label), point: last });
  });
  for (const { x, y } of figure.points ?? []) cross(scene, at(x, y));
  const labels = new Labels(scene, left - 60, right + 90);
  for (const { words, point } of later) labels.put(words, point);
  for (const { x, y, label } of figure.points ?? [])
    if (label !== undefined) labels.put(blanks.of(label), at(x, y), { gap: 6 });
  labels.finish();
}

function cross(scene: Scene, { x, y }: Point): void {
  scene.way(
    [
      { x: x - 5, y: y - 5 },
      { x: x + 5, y: y + 5 },
    ],
    { width: 2.2, stroke: "accent" },
  );
  scene.way(
    [
      { x: x - 5, y: y + 5 },
      { x: x + 5, y: y - 5 },
    ],
    { width: 2.2, stroke: "accent" },
  );
}

function isInside(
  { x, y }: Point,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): boolean {
  return x >= left - 0.01 && x <= right + 0.01 && y >= top - 0.01 && y <= bottom + 0.01;
}

/** The graph in pieces that stay inside the grid, cut where they leave it. */
function sampled(
  rule: string,
  { x: [from, to] }: CoordinateGrid,
  at: (x: number, y: number) => Point,
  top: number,
  bottom: number,
): Point[][] {
  const value = graphFunction(rule);
  if (value === null) return [];
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  let before: Point | null = null;
  for (let n = 0; n <= 200; n++) {
    const x = from + ((to - from) * n) / 200;
    const y = value(x);
    const point: Point | null = Number.isFinite(y) && Math.abs(y) < 1e12 ? at(x, y) : null;
    const inside = point !== null && point.y >= top && point.y <= bottom;
    if (before !== null && point !== null && Math.abs(before.y - point.y) < (bottom - top) * 2) {
      const wasInside = before.y >= top && before.y <= bottom;
      if (inside !== wasInside)
        piece.push(cutAt(before, point, before.y < top || point.y < top ? top : bottom));
    }
    if (inside && point !== null) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
    before = point;
  }
  return [...pieces, piece].filter((one) => one.length > 1);
}

function cutAt(a: Point, b: Point, y: number): Point {
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y || 1), y };
}

export function sayCoordinateGrid(figure: CoordinateGrid, blanks: Blanks): string {
  const { x, y, points = [], paths = [], graphs = [], xLabel = "x", yLabel = "y" } = figure;
  const pair = (px: number, py: number) => `(${written(px)}, ${written(py)})`;
  const axis = (name: string, [from, to]: readonly [number, number]) =>
    `${said(blanks.of(name))} from ${written(from)} to ${written(to)}`;
  return sentences(
    `A coordinate grid: ${axis(xLabel, x)}, ${axis(yLabel, y)}`,
    points.length === 0
      ? null
      : `Points: ${listed(points.map((point) => (point.label === undefined ? pair(point.x, point.y) : where(said(blanks.of(point.label)), pair(point.x, point.y), blanks))))}`,
    ...paths.map(({ points: through, closed = false, label }) => {
      const name = label === undefined ? "" : ` ${said(blanks.of(label))}`;
      return `A ${closed ? "closed shape" : "line"}${name} through ${listed(through.map(([px, py]) => pair(px, py)))}`;
    }),
    ...graphs.map(({ y: rule, label = asRule(rule) }) => {
      const name = said(blanks.of(label));
      return name === label && label !== `y = ${rule}`
        ? `The graph ${label} of y = ${rule}`
        : `The graph of ${name}`;
    }),
  );
}

/** Coordinates that are written as a label, and are blank, are not told by the point either. */
function where(name: string, pair: string, blanks: Blanks): string {
  return name.replace(/\s/g, "") === pair.replace(/\s/g, "") || blanks.of(pair) !== pair
    ? name
    : `${name} at ${pair}`;
}

/** "y = x² − 4" for `x^2 - 4`. */
function asRule(rule: string): string {
  const right = rule.replace(/^\s*(?:y|f\(x\))\s*=\s*/, "");
  return `y = ${right
    .replace(/\^2(?!\d)/g, "²")
    .replace(/\^3(?!\d)/g, "³")
    .replace(/-/g, "−")
    .replace(/\*/g, "×")}`;
}
