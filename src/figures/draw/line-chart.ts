import type { Blanks } from "../blanks.ts";
import type { LineChart } from "../kinds/charts.ts";
import type { Point } from "../layout/box.ts";
import { Labels, sizeOf } from "../layout/labels.ts";
import type { Scene } from "../layout/scene.ts";
import { inWords } from "../numbers.ts";
import { listed, said, sentences } from "../said.ts";
import { blankMark, widthOf, wrapped } from "../text/measure.ts";
import { scaleOf, upright } from "./scale.ts";

const wide = 440;
const dashes = ["", "8 4", "3 3", "12 3 3 3"];

/** Lines are told apart by their dashes, their marks and the names at their ends. */
export function drawLineChart(figure: LineChart, scene: Scene, blanks: Blanks): void {
  const { labels, lines, along } = figure;
  const scale = scaleOf(
    lines.flatMap(({ values }) => values),
    figure.step,
    230,
  );
  upright(scene, scale, wide, figure, blanks);
  const slot = wide / labels.length;
  const across = (at: number) => slot * at + slot / 2;
  const bottom = scale.at(scale.least);
  names(
    labels.map((label) => blanks.of(label)),
    slot,
    bottom,
    scene,
  );
  lines.forEach(({ values }, n) => {
    const points = values.map((value, at) => ({ x: across(at), y: scale.at(value) }));
    scene.way(points, { stroke: "accent", width: 2, dashes: dashes[n % 4] || undefined });
    for (const point of points) mark(scene, point, n);
  });
  const free = new Labels(scene, -40, wide + 110);
  lines.forEach(({ label, values }) => {
    const end = { x: across(values.length - 1), y: scale.at(values.at(-1) ?? 0) };
    if (label !== undefined)
      free.put(blanks.of(label), end, { sides: ["right", "up", "down"], gap: 8, most: 100 });
  });
  if (along !== undefined) {
    const words = wrapped(blanks.of(along), 14, wide);
    scene.words(
      words,
      { x: wide / 2, y: scene.below(6) + sizeOf(words, 14).height / 2 },
      { size: 14, colour: "quiet" },
    );
  }
  free.finish();
}

/** As many names as have room below; where not all have, each has a letter of the key. */
function names(all: readonly string[], slot: number, bottom: number, scene: Scene): void {
  const lines = all.map((words) => wrapped(words, 13, slot - 4));
  const fit = lines.every((one) => one.length <= 3 && one.every((line) => widthOf(line, 13) <= slot - 3));
  if (fit) {
    for (const [at, one] of lines.entries())
      scene.words(one, { x: slot * at + slot / 2, y: bottom + 8 + sizeOf(one, 13).height / 2 }, { size: 13 });
    return;
  }
  for (const at of all.keys())
    scene.word(String(at + 1), { x: slot * at + slot / 2, y: bottom + 16 }, { size: 13 });
  all.forEach((words, at) => {
    const one = wrapped(`${at + 1}: ${blankMark(words) === null ? words : ""}`.trim(), 13, wide);
    const y = scene.below(3) + sizeOf(one, 13).height / 2;
    const box = scene.words(one, { x: sizeOf(one, 13).width / 2, y }, { size: 13 });
    if (blankMark(words) !== null)
      scene.word(words, { x: box.x + box.width + 8 + widthOf(words, 13) / 2, y }, { size: 13 });
  });
}

function mark(scene: Scene, { x, y }: Point, line: number): void {
  const style = { stroke: "accent", fill: line % 2 === 0 ? "accent" : "paper", width: 1.6 } as const;
  if (line % 4 < 2) scene.ellipse({ x, y }, 4, 4, style);
  else if (line % 4 === 2) scene.rectangle({ x: x - 4, y: y - 4, width: 8, height: 8 }, style);
  else
    scene.way(
      [
        { x, y: y - 5 },
        { x: x + 5, y: y + 4 },
        { x: x - 5, y: y + 4 },
      ],
      { ...style, closed: true },
    );
}

export function sayLineChart({ labels, lines, axis, unit, along }: LineChart, blanks: Blanks): string {
  const named = (words: string | undefined, what: string) =>
    words === undefined ? null : `${what}: ${said(blanks.of(words))}`;
  return sentences(
    `A line chart of ${lines.length} ${lines.length === 1 ? "line" : "lines"}`,
    named(axis, "Its axis"),
    named(unit, "Unit"),
    named(along, "Along the bottom"),
    ...lines.map(({ label, values }, n) => {
      const name = label === undefined ? `Line ${n + 1}` : said(blanks.of(label));
      const points = values.map((value, at) => {
        const where = labels[at] ?? "";
        const read = blanks.value(inWords(where), value);
        return `${said(blanks.of(where))}: ${blankMark(read) === null ? read : `to be read off (${said(read)})`}`;
      });
      return `${name}: ${listed(points)}`;
    }),
  );
}
