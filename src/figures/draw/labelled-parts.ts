import type { Blanks } from "../blanks.ts";
import type { LabelledParts, Part } from "../kinds/parts-of.ts";
import type { Point } from "../layout/box.ts";
import { sizeOf } from "../layout/labels.ts";
import { fullWidth, round, type Scene, textSize } from "../layout/scene.ts";
import { counted, listed, said, sentences } from "../said.ts";
import { wrapped } from "../text/measure.ts";

const side = 260;
const left = (fullWidth - side) / 2;
const room = left - 26;

const placed = ([x, y]: readonly [number, number]): Point => ({
  x: left + (x * side) / 100,
  y: (y * side) / 100,
});

/** The drawing in the middle, the labels in a column on either side, each with a line to its part. */
export function drawLabelledParts({ parts }: LabelledParts, scene: Scene, blanks: Blanks): void {
  for (const part of parts) drawPart(part, scene);
  const named = parts.flatMap((part) =>
    part.label === undefined
      ? []
      : [{ lines: wrapped(blanks.of(part.label), textSize, room), end: endOf(part) }],
  );
  const across = [...named].sort((a, b) => a.end.x - b.end.x);
  const half = across.filter(({ end }) => end.x < fullWidth / 2).length;
  const toLeft = Math.min(Math.max(half, Math.floor(named.length / 2) - 1), Math.ceil(named.length / 2) + 1);
  column(across.slice(0, toLeft), "left", scene);
  column(across.slice(toLeft), "right", scene);
}

type Named = { lines: string[]; end: Point };

function column(all: readonly Named[], where: "left" | "right", scene: Scene): void {
  const sorted = [...all].sort((a, b) => a.end.y - b.end.y);
  const heights = sorted.map(({ lines }) => sizeOf(lines, textSize).height + 10);
  let free = Number.NEGATIVE_INFINITY;
  const tops = sorted.map(({ end }, at) => {
    const height = heights[at] ?? 0;
    free = Math.max(free, end.y - height / 2) + height;
    return free - height;
  });
  const over = Math.max(0, (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) - side - 10);
  let least = side + 10 + (over > 0 ? 0 : 10_000);
  for (let at = tops.length - 1; at >= 0; at--) {
    tops[at] = Math.min(tops[at] ?? 0, least - (heights[at] ?? 0));
    least = tops[at] ?? 0;
  }
  sorted.forEach(({ lines, end }, at) => {
    const y = (tops[at] ?? 0) + (heights[at] ?? 0) / 2;
    const { width } = sizeOf(lines, textSize);
    const edge = where === "left" ? room : fullWidth - room;
    const turn = where === "left" ? 1 : -1;
    scene.way([{ x: edge + 4 * turn, y }, { x: edge + 14 * turn, y }, end], { stroke: "quiet", width: 1.1 });
    scene.dot(end, { radius: 2.4, fill: "ink", stroke: "paper" });
    scene.words(lines, { x: edge - (turn * width) / 2, y });
  });
}

const fills = { none: undefined, light: "soft", mid: "line", dark: "accent" } as const;

function drawPart(part: Part, scene: Scene): void {
  if (part.shape === "place") return;
  const { fill: wanted = "none" } = part;
  const fill = fills[wanted];
  const style = { width: 1.8, ...(fill === undefined ? {} : { fill }) };
  if ("size" in part) {
    const middle = placed(part.at);
    const [width, height] = [(part.size[0] * side) / 100, (part.size[1] * side) / 100];
    if (part.shape === "ellipse") scene.ellipse(middle, width / 2, height / 2, style);
    else
      scene.rectangle(
        { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
        { ...style, corner: 4 },
      );
    return;
  }
  const points = part.points.map(placed);
  if (part.shape === "curve") scene.path(smooth(points), points, style);
  else scene.way(points, { ...style, closed: part.shape === "polygon" });
}

/** Through the middles of its points, so that it never leaves them. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return "";
  const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const pieces = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last;
    return `Q${write(point)} ${at === rest.length - 2 ? write(next) : write({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${write(first)}${pieces.join("")}L${write(last)}`;
}

/** Where the line of a label ends: where it says, else in the middle of the part. */
function endOf(part: Part): Point {
  if (part.shape === "place") return placed(part.at);
  if (part.to !== undefined) return placed(part.to);
  if ("size" in part) return placed(part.at);
  return placed(part.points[Math.floor(part.points.length / 2)] ?? [50, 50]);
}

export function sayLabelledParts({ parts }: LabelledParts, blanks: Blanks): string {
  const names = parts.flatMap(({ label }) => (label === undefined ? [] : [said(blanks.of(label))]));
  return sentences(
    `A drawing with ${counted(names.length, "labelled part")}${names.length === 0 ? "" : `: ${listed(names)}`}`,
  );
}
