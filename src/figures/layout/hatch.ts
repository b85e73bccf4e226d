import type { Box } from "./box.ts";
import { round, type Scene } from "./scene.ts";

/** Slanted lines in a box, so that what is shaded can be told without its colour. */
export function hatch(scene: Scene, { x, y, width, height }: Box, apart = 9): void {
  let d = "";
  for (let at = apart; at < width + height; at += apart) {
    const [x1, y1] = at <= height ? [x, y + at] : [x + at - height, y + height];
    const [x2, y2] = at <= width ? [x + at, y] : [x + width, y + at - width];
    d += `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }
  if (d === "") return;
  const corners = [
    { x, y },
    { x: x + width, y: y + height },
  ];
  scene.path(d, corners, { stroke: "accent", width: 0.8 });
}

/** A box that is shaded: in a soft colour, and hatched. */
export function shade(scene: Scene, box: Box): void {
  scene.rectangle(box, { fill: "soft", width: 0 });
  hatch(scene, box);
}
