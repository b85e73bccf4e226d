import type { Blanks } from "../blanks.ts";
import type { Cuboid } from "../kinds/shapes.ts";
import type { Point } from "../layout/box.ts";
import { besideSide, withUnit } from "../layout/measures.ts";
import type { Scene } from "../layout/scene.ts";
import { listed, said, sentences } from "../said.ts";

const names = ["length", "width", "height"] as const;

/** Seen from the front, a little from above and from the right; what lies behind is dashed. */
export function drawCuboid(figure: Cuboid, scene: Scene, blanks: Blanks): void {
  const { length, width, height } = figure;
  // Edges that run to the back are drawn at half their length, as in a pupil's book.
  const slant = Math.SQRT1_2 / 2;
  const scale = Math.min(300 / (length + slant * width), 190 / (height + slant * width));
  // However thin it is, three faces can be seen.
  const [across, up, back] = [
    Math.max(length * scale, 30),
    Math.max(height * scale, 30),
    Math.max(slant * width * scale, 16),
  ];
  const at = (x: number, y: number, z: number): Point => ({
    x: x * across + z * back,
    y: (1 - y) * up + (1 - z) * back,
  });
  const front = [at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)];
  scene.way(front, { closed: true, width: 2 });
  scene.way([at(0, 1, 0), at(0, 1, 1), at(1, 1, 1), at(1, 0, 1), at(1, 0, 0)], { width: 2 });
  scene.way([at(1, 1, 0), at(1, 1, 1)], { width: 2 });
  for (const end of [at(0, 0, 0), at(1, 0, 1), at(0, 1, 1)])
    scene.way([at(0, 0, 1), end], { dashes: "5 4", stroke: "quiet", width: 1.2 });
  const inner = at(0.5, 0.5, 0.5);
  const edges = {
    length: [at(0, 0, 0), at(1, 0, 0)],
    width: [at(1, 0, 0), at(1, 0, 1)],
    height: [at(0, 0, 0), at(0, 1, 0)],
  } as const;
  for (const name of names) besideSide(scene, measure(figure, name, blanks), ...edges[name], inner);
}

function measure(figure: Cuboid, name: (typeof names)[number], blanks: Blanks): string {
  return withUnit(blanks.of(figure.labels?.[name] ?? figure[name]), figure.unit);
}

export function sayCuboid(figure: Cuboid, blanks: Blanks): string {
  return sentences(
    `A cuboid: ${listed(names.map((name) => `${name} ${said(measure(figure, name, blanks))}`))}`,
  );
}
