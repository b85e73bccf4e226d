import type { Blanks } from "../blanks.ts";
import type { Angles, ParallelLines } from "../kinds/shapes.ts";
import { arc, turned } from "../layout/arcs.ts";
import { pushed, rightAngle } from "../layout/measures.ts";
import type { Scene } from "../layout/scene.ts";
import { written } from "../numbers.ts";
import { counted, listed, said, sentences } from "../said.ts";
import { isRight } from "./triangle.ts";

const middle = { x: 0, y: 0 };
const arm = 150;

const wordsOf = ({ size, label }: Angles["angles"][number]) => label ?? `${written(size)}°`;

export function drawAngles({ about, angles }: Angles, scene: Scene, blanks: Blanks): void {
  let from = 0;
  scene.way([middle, turned(middle, arm, 0)], { width: 2 });
  for (const angle of angles) {
    const to = from + angle.size;
    scene.way([middle, turned(middle, arm, to)], { width: 2 });
    if (isRight(angle.size, wordsOf(angle), blanks))
      rightAngle(scene, middle, turned(middle, arm, from), turned(middle, arm, to), 14);
    else arc(scene, middle, 28, from, to, { stroke: "accent" });
    from = to;
  }
  if (about === "line") scene.way([middle, turned(middle, arm, 180)], { width: 2 });
  scene.dot(middle, { radius: 3, fill: "ink", stroke: "ink" });
  let start = 0;
  for (const angle of angles) {
    const end = turned(middle, 1, start + angle.size / 2);
    pushed(scene, blanks.of(wordsOf(angle)), middle, end, angle.size < 25 ? 60 : 34, 100);
    start += angle.size;
  }
}

export function sayAngles({ about, angles }: Angles, blanks: Blanks): string {
  const words = angles.map((angle) => said(blanks.of(wordsOf(angle))));
  const where = { line: " side by side on a straight line", point: " round a point", one: " side by side" }[
    about
  ];
  return sentences(`${counted(angles.length, "angle")}${angles.length === 1 ? "" : where}: ${listed(words)}`);
}

/** The corners at the upper and at the lower crossing, clockwise from the upper left. */
export function drawParallelLines({ angle, labels }: ParallelLines, scene: Scene, blanks: Blanks): void {
  const slope = (angle * Math.PI) / 180;
  const [upper, lower] = [-60, 60].map((y) => ({ x: -y / Math.tan(slope), y }));
  if (upper === undefined || lower === undefined) return;
  const reach = Math.abs(upper.x) + 150;
  for (const { y } of [upper, lower]) {
    scene.way(
      [
        { x: -reach, y },
        { x: reach, y },
      ],
      { width: 2 },
    );
    // The sign that lines are parallel.
    scene.way(
      [
        { x: reach - 46, y: y - 6 },
        { x: reach - 36, y },
        { x: reach - 46, y: y + 6 },
      ],
      { width: 1.5 },
    );
  }
  const far = 60 / Math.sin(slope) + 80;
  scene.way([turned(middle, far, angle), turned(middle, far, angle + 180)], { width: 2 });
  const placed = labels.map(({ corner, label }) => ({
    label,
    at: corner <= 4 ? upper : lower,
    ...span(corner, angle),
  }));
  for (const { at, from, to } of placed) arc(scene, at, 20, from, to, { stroke: "accent" });
  for (const { at, from, to, label } of placed)
    pushed(scene, blanks.of(label), at, turned(middle, 1, (from + to) / 2), 24, 80);
}

/** From which angle to which a corner goes. */
function span(corner: number, angle: number): { from: number; to: number } {
  const turn = (corner - 1) % 4;
  if (turn === 0) return { from: angle, to: 180 };
  if (turn === 1) return { from: 0, to: angle };
  return turn === 2 ? { from: 180 + angle, to: 360 } : { from: 180, to: 180 + angle };
}

const places = ["upper left", "upper right", "lower right", "lower left"];

export function sayParallelLines({ labels }: ParallelLines, blanks: Blanks): string {
  const marked = labels.map(
    ({ corner, label }) =>
      `${said(blanks.of(label))} ${places[(corner - 1) % 4] ?? ""} of the ${corner <= 4 ? "upper" : "lower"} crossing (corner ${corner})`,
  );
  return sentences("Two parallel lines with a straight line across them", `Angles: ${listed(marked)}`);
}
