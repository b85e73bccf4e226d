import { attributes, escapeXml } from "../../markdown/xml.ts";
import { type Colour, colourIn, family, type Look } from "../look.ts";
import { blankMark, isRightToLeft, widthOf, wrapped } from "../text/measure.ts";
import { around, type Box, centreOf, type Point, union } from "./box.ts";

export type Stroke = {
  stroke?: Colour;
  fill?: Colour | undefined;
  width?: number;
  dashes?: string | undefined;
  arrow?: boolean;
};

export const textSize = 15;
export const lineStep = 1.25;
/** How far letters stand above and below the middle of their line. */
const reach = 0.6;

/** No figure is wider than this; how high it is follows from what is in it. */
export const fullWidth = 560;
const margin = 8;

/**
 * What is drawn, in any coordinates: the picture is cut to what is in it, so nothing can stand outside. It remembers
 * where words stand (`written`) and where lines and shapes do (`drawn`), for whoever looks for a free place.
 */
export class Scene {
  readonly written: Box[] = [];
  readonly drawn: Box[] = [];
  private readonly elements: string[] = [];
  private bounds: Box | null = null;
  private readonly look: Look;

  constructor(look: Look) {
    this.look = look;
  }

  get extent(): Box {
    return this.bounds ?? { x: 0, y: 0, width: 1, height: 1 };
  }

  /** A line through points, closed to a shape where it has a filling. */
  way(points: readonly Point[], { closed = false, ...style }: Stroke & { closed?: boolean } = {}): void {
    const d = `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
    this.path(d, points, style);
    const all = closed && points[0] !== undefined ? [...points, points[0]] : points;
    for (let at = 1; at < all.length; at++) this.remember(all[at - 1], all[at]);
    if (style.arrow === true) this.tip(points.at(-2), points.at(-1), style);
  }

  /** Any path; `through` are points that it does not leave. */
  path(d: string, through: readonly Point[], style: Stroke = {}): void {
    this.put(`<path${attributes({ d, ...this.styled(style) })}/>`, around(through, (style.width ?? 1.5) / 2));
  }

  rectangle(box: Box, { corner = 0, ...style }: Stroke & { corner?: number } = {}): void {
    const { x, y, width, height } = box;
    const sides = { x: round(x), y: round(y), width: round(width), height: round(height) };
    this.put(
      `<rect${attributes({ ...sides, rx: corner === 0 ? null : corner, ...this.styled(style) })}/>`,
      around(cornersOf(box), (style.width ?? 1.5) / 2),
    );
    this.drawn.push(box);
  }

  ellipse(middle: Point, rx: number, ry: number, style: Stroke = {}): void {
    const shape = { cx: round(middle.x), cy: round(middle.y), rx: round(rx), ry: round(ry) };
    const box = { x: middle.x - rx, y: middle.y - ry, width: 2 * rx, height: 2 * ry };
    this.put(
      `<ellipse${attributes({ ...shape, ...this.styled(style) })}/>`,
      around(cornersOf(box), (style.width ?? 1.5) / 2),
    );
    if (rx < 12) this.drawn.push(box);
  }

  dot(at: Point, { radius = 4.5, ...style }: Stroke & { radius?: number } = {}): void {
    this.ellipse(at, radius, radius, { fill: "accent", stroke: "accent", ...style });
  }

  /** One line of words round its middle. A place to fill in is an empty box with its number or letter. */
  word(
    words: string,
    middle: Point,
    { size = textSize, colour = "ink" }: { size?: number; colour?: Colour } = {},
  ): Box {
    const width = widthOf(words, size);
    const box = { x: middle.x - width / 2, y: middle.y - reach * size, width, height: 2 * reach * size };
    const mark = blankMark(words);
    if (mark !== null) this.gap(mark, box, size);
    else if (words !== "") this.text(words, middle, size, colour, width, box);
    this.written.push(box);
    return box;
  }

  /** Words in lines round a middle. */
  words(lines: readonly string[], middle: Point, style: { size?: number; colour?: Colour } = {}): Box {
    const step = (style.size ?? textSize) * lineStep;
    const first = middle.y - ((lines.length - 1) * step) / 2;
    const boxes = lines.map((line, at) => this.word(line, { x: middle.x, y: first + at * step }, style));
    return boxes.reduce(union);
  }

  private text(words: string, middle: Point, size: number, colour: Colour, width: number, box: Box): void {
    const given = attributes({
      x: round(middle.x),
      y: round(middle.y + 0.33 * size),
      "font-size": size,
      "text-anchor": "middle",
      textLength: round(width),
      lengthAdjust: "spacingAndGlyphs",
      fill: colourIn(this.look, colour),
      direction: isRightToLeft(words) ? "rtl" : null,
    });
    this.put(`<text${given}>${escapeXml(words)}</text>`, box);
  }

  private gap(mark: string, box: Box, size: number): void {
    const style = { fill: "paper", stroke: "ink", width: 1.2, dashes: "4 3" } as const;
    this.put(
      `<rect${attributes({ x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height), rx: 3, ...this.styled(style) })}/>`,
      around(cornersOf(box), 0.6),
    );
    const small = size * 0.72;
    const width = widthOf(mark, small);
    const middle = { x: box.x + 4 + width / 2, y: centreOf(box).y };
    this.text(mark, middle, small, "quiet", width, box);
  }

  private tip(before: Point | undefined, end: Point | undefined, style: Stroke): void {
    if (before === undefined || end === undefined) return;
    const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
    const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
    const wing = (side: number) => ({ x: end.x - 9 * dx + side * 4 * dy, y: end.y - 9 * dy - side * 4 * dx });
    const colour = style.stroke ?? "ink";
    const [left, right] = [wing(1), wing(-1)];
    const d = `M${[left, end, right].map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
    this.path(d, [left, end, right], { fill: colour, stroke: colour, width: 1 });
  }

  /** A straight line takes the room of small boxes along it. */
  private remember(from: Point | undefined, to: Point | undefined): void {
    if (from === undefined || to === undefined) return;
    const pieces = Math.min(80, Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8)));
    const at = (share: number) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    for (let piece = 0; piece < pieces; piece++)
      this.drawn.push(around([at(piece / pieces), at((piece + 1) / pieces)], 1));
  }

  private styled({
    stroke = "ink",
    fill,
    width = 1.5,
    dashes,
  }: Stroke): Record<string, string | number | null> {
    return {
      fill: fill === undefined ? "none" : colourIn(this.look, fill),
      stroke: width === 0 ? null : colourIn(this.look, stroke),
      "stroke-width": width === 0 ? null : width,
      "stroke-dasharray": dashes || null,
    };
  }

  private put(element: string, box: Box): void {
    this.elements.push(element);
    this.bounds = this.bounds === null ? box : union(this.bounds, box);
  }

  /** The picture, cut to what is in it. */
  finished(alt: string): { svg: string; width: number; height: number } {
    const { x, y, width, height } = this.extent;
    const size = { width: Math.ceil(width + 2 * margin), height: Math.ceil(height + 2 * margin) };
    const head = attributes({
      xmlns: "http://www.w3.org/2000/svg",
      role: "img",
      "aria-label": alt,
      ...size,
      viewBox: `${round(x - margin)} ${round(y - margin)} ${size.width} ${size.height}`,
      "font-family": family,
    });
    return { svg: `<svg${head}>${this.elements.join("")}</svg>`, ...size };
  }

  /** Under all that is there so far, over the full width. */
  below(gap = 14): number {
    const { y, height } = this.extent;
    return y + height + gap;
  }

  title(words: string | undefined): void {
    if (words === undefined) return;
    const { x, y, width } = this.extent;
    const lines = wrapped(words, 17, Math.max(width, 320));
    const step = 17 * lineStep;
    this.words(lines, { x: x + width / 2, y: y - 14 - (lines.length * step) / 2 }, { size: 17 });
  }
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
