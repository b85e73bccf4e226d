import { blankMark, wrapped } from "../text/measure.ts";
import { type Box, centreOf, grown, meet, type Point } from "./box.ts";
import { sizeOf } from "./labels.ts";
import { type Scene, textSize } from "./scene.ts";

/** Words beside the middle of a side, on the side away from `inner`. */
export function besideSide(scene: Scene, words: string, from: Point, to: Point, inner: Point, gap = 7): void {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  let away = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  if ((middle.x - inner.x) * away.x + (middle.y - inner.y) * away.y < 0) away = { x: -away.x, y: -away.y };
  pushed(scene, words, middle, away, gap);
}

/** Words as near to a point as they can stand in one direction without lying on other words. */
export function pushed(scene: Scene, words: string, from: Point, way: Point, gap: number, most = 150): void {
  const lines = wrapped(words, textSize, most);
  const room = sizeOf(lines, textSize);
  const reach = (Math.abs(way.x) * room.width) / 2 + (Math.abs(way.y) * room.height) / 2;
  for (let far = gap + reach; ; far += 4) {
    const middle = { x: from.x + way.x * far, y: from.y + way.y * far };
    const box: Box = { x: middle.x - room.width / 2, y: middle.y - room.height / 2, ...room };
    if (scene.written.some((one) => meet(grown(one, 1), box))) continue;
    if (far > gap + reach + 12) scene.way([from, middleEdge(box, from)], { stroke: "quiet", width: 1 });
    scene.words(lines, centreOf(box));
    return;
  }
}

function middleEdge(box: Box, from: Point): Point {
  const middle = centreOf(box);
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  const share = Math.max(Math.abs(dx) / (box.width / 2 + 2), Math.abs(dy) / (box.height / 2 + 2)) || 1;
  return { x: middle.x + dx / share, y: middle.y + dy / share };
}

/** The square that says a right angle, in a corner between two ways out of it. */
export function rightAngle(scene: Scene, corner: Point, to: Point, and: Point, size = 12): void {
  const along = (end: Point) => {
    const length = Math.hypot(end.x - corner.x, end.y - corner.y) || 1;
    return { x: ((end.x - corner.x) / length) * size, y: ((end.y - corner.y) / length) * size };
  };
  const [a, b] = [along(to), along(and)];
  scene.way(
    [
      { x: corner.x + a.x, y: corner.y + a.y },
      { x: corner.x + a.x + b.x, y: corner.y + a.y + b.y },
      { x: corner.x + b.x, y: corner.y + b.y },
    ],
    { width: 1.2 },
  );
}

/** "5 cm"; words stay as they are. */
export function withUnit(words: string, unit: string | undefined): string {
  const isNumber = blankMark(words) === null && /^[−-]?[\d.]+$/.test(words);
  return unit !== undefined && isNumber ? `${words} ${unit}` : words;
}
