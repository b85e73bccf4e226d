import type { Point } from "./box.ts";
import type { Scene, Stroke } from "./scene.ts";

/** A point at an angle in degrees, counted against the clock from the right. */
export function turned(middle: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: middle.x + radius * Math.cos(angle), y: middle.y - radius * Math.sin(angle) };
}

/** A piece of a circle from one angle on to another, against the clock. */
export function arc(
  scene: Scene,
  middle: Point,
  radius: number,
  from: number,
  to: number,
  style: Stroke = {},
): void {
  const many = Math.max(4, Math.ceil(Math.abs(to - from) / 8));
  const points = Array.from({ length: many + 1 }, (_, at) =>
    turned(middle, radius, from + ((to - from) * at) / many),
  );
  scene.way(points, style);
}
