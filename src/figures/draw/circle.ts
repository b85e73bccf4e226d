import type { Blanks } from "../blanks.ts";
import type { Shown } from "../kinds/parts.ts";
import type { Circle } from "../kinds/shapes.ts";
import { turned } from "../layout/arcs.ts";
import { pushed, withUnit } from "../layout/measures.ts";
import type { Scene } from "../layout/scene.ts";
import { said, sentences } from "../said.ts";
import { blankMark } from "../text/measure.ts";

const radius = 100;
const middle = { x: 0, y: 0 };

export function drawCircle(
  { radius: r, diameter, chord, tangent, centre, unit }: Circle,
  scene: Scene,
  blanks: Blanks,
): void {
  scene.ellipse(middle, radius, radius, { width: 2 });
  scene.dot(middle, { radius: 3, fill: "ink", stroke: "ink" });
  if (diameter !== undefined) {
    scene.way([turned(middle, radius, 180), turned(middle, radius, 0)], { stroke: "accent", width: 2 });
    pushed(scene, withUnit(blanks.of(diameter), unit), { x: -radius / 2, y: 0 }, { x: 0, y: 1 }, 4, 90);
  }
  if (r !== undefined) {
    const end = turned(middle, radius, 40);
    scene.way([middle, end], { stroke: "accent", width: 2, dashes: "8 3" });
    pushed(scene, withUnit(blanks.of(r), unit), { x: end.x / 2, y: end.y / 2 }, { x: -0.6, y: -0.8 }, 3, 90);
  }
  if (chord !== undefined) {
    const [from, to] = [turned(middle, radius, 215), turned(middle, radius, 325)];
    scene.way([from, to], { stroke: "ink", width: 2 });
    pushed(scene, blanks.of(chord), { x: 0, y: from.y }, { x: 0, y: 1 }, 3, 110);
  }
  if (tangent !== undefined) {
    scene.way(
      [
        { x: radius, y: -radius },
        { x: radius, y: radius },
      ],
      { stroke: "ink", width: 2 },
    );
    pushed(scene, blanks.of(tangent), { x: radius, y: -radius * 0.6 }, { x: 1, y: 0 }, 6, 110);
  }
  if (centre !== undefined) pushed(scene, blanks.of(centre), middle, { x: 0.6, y: 0.8 }, 4, 80);
}

export function sayCircle(
  { radius: r, diameter, chord, tangent, centre, unit }: Circle,
  blanks: Blanks,
): string {
  const line = (name: string, shown: Shown | undefined) => {
    if (shown === undefined) return null;
    const words = blanks.of(shown);
    // A line that is to be named is not named here.
    return blankMark(words) === null
      ? `${name}: ${withUnit(words, unit)}`
      : `A line is marked ${said(words)}`;
  };
  return sentences(
    "A circle with its middle marked",
    centre === undefined ? null : `The middle is marked ${said(blanks.of(centre))}`,
    line("Its radius", r),
    line("Its diameter", diameter),
    line("A chord", chord),
    line("A tangent", tangent),
  );
}
