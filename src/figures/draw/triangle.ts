import type { Blanks } from "../blanks.ts";
import type { Shown } from "../kinds/parts.ts";
import type { Triangle } from "../kinds/shapes.ts";
import { arc } from "../layout/arcs.ts";
import type { Point } from "../layout/box.ts";
import { besideSide, pushed, rightAngle, withUnit } from "../layout/measures.ts";
import type { Scene } from "../layout/scene.ts";
import { listed, said, sentences } from "../said.ts";

const names = ["AB", "BC", "CA"] as const;

export function drawTriangle(figure: Triangle, scene: Scene, blanks: Blanks): void {
  const corners = cornersOf(figure);
  const [a, b, c] = corners;
  const inner = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  scene.way(corners, { closed: true, width: 2 });
  const angles = anglesOf(figure);
  const { height, corners: called, angleLabels } = figure;
  if (height !== undefined) {
    const foot = { x: c.x, y: a.y };
    scene.way([c, foot], { dashes: "5 4", stroke: "quiet" });
    if (foot.x < a.x || foot.x > b.x)
      scene.way([foot.x < a.x ? a : b, foot], { dashes: "2 4", stroke: "quiet" });
    rightAngle(
      scene,
      foot,
      c,
      foot.x >= b.x ? { x: foot.x - 1, y: foot.y } : { x: foot.x + 1, y: foot.y },
      9,
    );
  }
  corners.forEach((corner, at) => {
    const [before, after] = [corners[(at + 2) % 3], corners[(at + 1) % 3]];
    if (before === undefined || after === undefined) return;
    if (isRight(angles[at], angleLabels?.[at], blanks)) rightAngle(scene, corner, before, after);
    else if (angleLabels?.[at] != null) cornerArc(scene, corner, before, after);
  });
  sideWords(figure).forEach((words, at) => {
    const [from, to] = [corners[at], corners[(at + 1) % 3]];
    if (words !== null && from !== undefined && to !== undefined)
      besideSide(scene, withUnit(blanks.of(words), figure.unit), from, to, inner);
  });
  corners.forEach((corner, at) => {
    const towards = unit(corner, inner);
    const words = angleLabels?.[at];
    if (words != null && !isRight(angles[at], words, blanks))
      pushed(scene, blanks.of(words), corner, towards, 26, 90);
    const name = called?.[at];
    if (name !== undefined) pushed(scene, blanks.of(name), corner, { x: -towards.x, y: -towards.y }, 5, 90);
  });
  if (height !== undefined)
    pushed(
      scene,
      withUnit(blanks.of(height), figure.unit),
      { x: c.x, y: a.y * 0.55 + c.y * 0.45 },
      { x: 1, y: 0 },
      5,
      90,
    );
}

/** A right angle is said by its square, unless what is written there leaves it to be found. */
export function isRight(angle: number | undefined, words: Shown | null | undefined, blanks: Blanks): boolean {
  if (angle === undefined || Math.abs(angle - 90) > 0.01) return false;
  return words == null || /^90\s*°?$/.test(blanks.of(words));
}

function cornerArc(scene: Scene, corner: Point, before: Point, after: Point): void {
  const angleTo = (end: Point) => (Math.atan2(corner.y - end.y, end.x - corner.x) * 180) / Math.PI;
  const from = angleTo(before);
  let by = angleTo(after) - from;
  while (by > 180) by -= 360;
  while (by < -180) by += 360;
  arc(scene, corner, 22, from, from + by, { stroke: "accent" });
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** AB lies at the bottom; as big as fits into 300 by 220. */
function cornersOf(figure: Triangle): [Point, Point, Point] {
  const [ab, bc, ca] = sidesOf(figure);
  const x = (ab * ab + ca * ca - bc * bc) / (2 * ab);
  const y = Math.sqrt(Math.max(ca * ca - x * x, 0));
  const wide = Math.max(ab, x) - Math.min(0, x);
  const scale = Math.min(300 / wide, 220 / y);
  return [
    { x: 0, y: y * scale },
    { x: ab * scale, y: y * scale },
    { x: x * scale, y: 0 },
  ];
}

function sidesOf({ sides, angles }: Triangle): readonly [number, number, number] {
  if (sides !== undefined) return sides;
  const [a = 60, b = 60, c = 60] = angles ?? [];
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  return [sine(c), sine(a), sine(b)];
}

function anglesOf(figure: Triangle): readonly [number, number, number] {
  if (figure.angles !== undefined) return figure.angles;
  const [c, a, b] = sidesOf(figure);
  const between = (opposite: number, one: number, other: number) =>
    (Math.acos(
      Math.min(1, Math.max(-1, (one * one + other * other - opposite * opposite) / (2 * one * other))),
    ) *
      180) /
    Math.PI;
  return [between(a, b, c), between(b, a, c), between(c, a, b)];
}

/** What is written at the sides: what was asked for, else their lengths. */
function sideWords({ sides, sideLabels }: Triangle): readonly (Shown | null)[] {
  return sideLabels ?? sides ?? [null, null, null];
}

export function sayTriangle(figure: Triangle, blanks: Blanks): string {
  const corners = figure.corners?.map((name) => said(blanks.of(name))) ?? ["A", "B", "C"];
  const sides = sideWords(figure).flatMap((words, at) => {
    const [from = "", to = ""] = Array.from(
      names[at] ?? "",
      (letter) => corners["ABC".indexOf(letter)] ?? "",
    );
    return words === null ? [] : [`${from}${to}: ${withUnit(said(blanks.of(words)), figure.unit)}`];
  });
  const right = anglesOf(figure).findIndex((angle, at) => isRight(angle, figure.angleLabels?.[at], blanks));
  const angles = (figure.angleLabels ?? []).flatMap((words, at) =>
    words === null ? [] : [`${said(blanks.of(words))} at ${corners[at] ?? ""}`],
  );
  return sentences(
    `A triangle with the corners ${listed(corners)}`,
    right < 0 ? null : `It has a right angle at ${corners[right] ?? ""}`,
    sides.length === 0 ? null : `Sides: ${listed(sides)}`,
    angles.length === 0 ? null : `Angles: ${listed(angles)}`,
    figure.height === undefined
      ? null
      : `The height on ${corners[0] ?? ""}${corners[1] ?? ""}: ${withUnit(said(blanks.of(figure.height)), figure.unit)}`,
  );
}
