import { widthOf, wrapped } from "../text/measure.ts";
import { around, type Box, centreOf, crosses, edgeTowards, grown, meet, type Point } from "./box.ts";
import { fullWidth, lineStep, type Scene, textSize } from "./scene.ts";

/** Where a label may stand, seen from what it names. */
export type Side = "up" | "down" | "left" | "right";
const ways: Readonly<Record<Side, readonly Point[]>> = {
  up: [
    { x: 0, y: -1 },
    { x: 1, y: -1 },
    { x: -1, y: -1 },
  ],
  down: [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
  left: [
    { x: -1, y: 0 },
    { x: -1, y: -1 },
    { x: -1, y: 1 },
  ],
  right: [
    { x: 1, y: 0 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
  ],
};
const everywhere: readonly Side[] = ["up", "right", "left", "down"];

type Wish = { gap?: number; sides?: readonly Side[]; size?: number; most?: number };

/**
 * Finds a place for every label: beside what it names, else further off with a line to it, else as a number with the
 * words in a key below. No label stands on another, whatever the data are.
 */
export class Labels {
  private readonly key: { number: number; words: string }[] = [];
  private readonly scene: Scene;
  private readonly left: number;
  private readonly right: number;

  constructor(scene: Scene, left = 0, right = fullWidth) {
    this.scene = scene;
    this.left = left;
    this.right = right;
  }

  put(
    words: string,
    at: Point,
    { gap = 7, sides = everywhere, size = textSize, most = 170 }: Wish = {},
  ): void {
    const lines = wrapped(words, size, most);
    const room = sizeOf(lines, size);
    const near = this.near(room, at, gap, sides);
    if (near !== null) {
      this.scene.words(lines, centreOf(near), { size });
      return;
    }
    const far = this.far(room, at, 34, 90);
    if (far !== null) {
      this.leader(at, far);
      this.scene.words(lines, centreOf(far), { size });
      return;
    }
    this.numbered(words, at, gap, size);
  }

  private numbered(words: string, at: Point, gap: number, size: number): void {
    const mark = `(${letter(this.key.length)})`;
    this.key.push({ number: this.key.length, words });
    const room = sizeOf([mark], size);
    const place = this.near(room, at, gap, everywhere) ?? this.far(room, at, 20, 400) ?? this.under(room);
    if (this.near(room, at, gap, everywhere) === null) this.leader(at, place);
    this.scene.word(mark, centreOf(place), { size });
  }

  /** The words of the labels that found no place, below everything. */
  finish(): void {
    for (const { number, words } of this.key) {
      const mark = `(${letter(number)})`;
      const wide = widthOf(mark, textSize) + 8;
      const lines = wrapped(words, textSize, this.right - this.left - wide);
      const top = this.scene.below(6);
      const size = sizeOf(lines, textSize);
      this.scene.word(mark, { x: this.left + (wide - 8) / 2, y: top + textSize * 0.6 });
      this.scene.words(lines, { x: this.left + wide + size.width / 2, y: top + size.height / 2 });
    }
  }

  private near(room: Room, at: Point, gap: number, sides: readonly Side[]): Box | null {
    const order = [...sides, ...everywhere.filter((side) => !sides.includes(side))];
    for (const way of order.flatMap((side) => ways[side])) {
      const box = beside(room, at, way, gap);
      if (this.isFree(box) && !this.scene.drawn.some((one) => meet(one, box))) return box;
    }
    return null;
  }

  private far(room: Room, at: Point, from: number, to: number): Box | null {
    for (let radius = from; radius <= to; radius += 14)
      for (let turn = 0; turn < 24; turn++) {
        const angle = -Math.PI / 2 + (turn % 2 === 0 ? 1 : -1) * Math.ceil(turn / 2) * (Math.PI / 12);
        const middle = { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
        const box = { x: middle.x - room.width / 2, y: middle.y - room.height / 2, ...room };
        const inTheWay =
          meet(grown(box, 2), around([at], 6)) || this.scene.drawn.some((one) => meet(one, box));
        if (this.isFree(box) && !inTheWay && this.isOpen(at, box)) return box;
      }
    return null;
  }

  private under(room: Room): Box {
    return { x: this.left, y: this.scene.below(4), ...room };
  }

  private isFree(box: Box): boolean {
    const inside = box.x >= this.left && box.x + box.width <= this.right;
    return inside && !this.scene.written.some((one) => meet(grown(one, 1.5), box));
  }

  private isOpen(at: Point, box: Box): boolean {
    const end = edgeTowards(box, at);
    return !this.scene.written.some((one) => crosses(at, end, one));
  }

  private leader(at: Point, box: Box): void {
    this.scene.way([at, edgeTowards(grown(box, 2), at)], { stroke: "quiet", width: 1 });
  }
}

type Room = { width: number; height: number };

export function sizeOf(lines: readonly string[], size: number): Room {
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  return { width, height: size * (lineStep * (lines.length - 1) + 1.2) };
}

function beside({ width, height }: Room, at: Point, way: Point, gap: number): Box {
  const slant = way.x !== 0 && way.y !== 0 ? 0.75 : 1;
  return {
    x: at.x - width / 2 + way.x * (width / 2 + gap * slant),
    y: at.y - height / 2 + way.y * (height / 2 + gap * slant),
    width,
    height,
  };
}

function letter(at: number): string {
  const one = String.fromCharCode(97 + (at % 26));
  return at < 26 ? one : `${one}${Math.floor(at / 26)}`;
}
