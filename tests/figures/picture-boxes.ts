import { XMLParser, XMLValidator } from "fast-xml-parser";

type Box = { x: number; y: number; width: number; height: number };
export type Word = Box & { text: string };

/** What is on a picture, read from the picture itself: its frame, its words with the room they take, its shapes. */
export function boxesIn(svg: string): { frame: Box; words: Word[]; shapes: Box[]; tags: Set<string> } {
  const valid = XMLValidator.validate(svg);
  if (valid !== true) throw new Error(valid.err.msg);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    trimValues: false,
    processEntities: true,
    parseTagValue: false,
  });
  const [root] = parser.parse(svg);
  const [x = 0, y = 0, width = 0, height = 0] = String(root[":@"].viewBox).split(" ").map(Number);
  const words: Word[] = [];
  const shapes: Box[] = [];
  const tags = new Set<string>();
  for (const element of root.svg) {
    const tag = Object.keys(element).find((key) => key !== ":@") ?? "";
    const given = element[":@"] ?? {};
    const number = (key: string) => Number(given[key] ?? 0);
    tags.add(tag);
    if (tag === "text") {
      const [size, long] = [number("font-size"), number("textLength")];
      const text = element.text.map((part: Record<string, unknown>) => String(part["#text"] ?? "")).join("");
      words.push({
        x: number("x") - long / 2,
        y: number("y") - 0.72 * size,
        width: long,
        height: 0.92 * size,
        text,
      });
    } else if (tag === "rect")
      shapes.push({ x: number("x"), y: number("y"), width: number("width"), height: number("height") });
    else if (tag === "ellipse")
      shapes.push({
        x: number("cx") - number("rx"),
        y: number("cy") - number("ry"),
        width: 2 * number("rx"),
        height: 2 * number("ry"),
      });
    else if (tag === "path") shapes.push(boxOf(String(given.d)));
  }
  return { frame: { x, y, width, height }, words, shapes, tags };
}

/** The ends of a path's pieces; the figures use M, L, Q, A and Z alone. */
function boxOf(d: string): Box {
  if (!/^[MLQAZ\d .-]*$/.test(d)) throw new Error(`a path that is no such: ${d}`);
  const points = [...d.matchAll(/([MLQA])([^MLQAZ]*)/g)].flatMap(([, letter, numbers = ""]) => {
    const all = numbers.trim().split(/[ ]+/).map(Number);
    const kept = letter === "A" ? all.slice(-2) : all;
    return kept.flatMap((value, at) => (at % 2 === 0 ? [{ x: value, y: kept[at + 1] ?? Number.NaN }] : []));
  });
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function overlap(a: Box, b: Box): boolean {
  const [wide, high] = [
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  ];
  return wide > 0.6 && high > 0.6;
}
