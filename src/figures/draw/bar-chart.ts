import type { Blanks } from "../blanks.ts";
import type { BarChart } from "../kinds/charts.ts";
import { hatch } from "../layout/hatch.ts";
import { sizeOf } from "../layout/labels.ts";
import type { Scene } from "../layout/scene.ts";
import { written } from "../numbers.ts";
import { said, sentences } from "../said.ts";
import { blankMark, widthOf, wrapped } from "../text/measure.ts";
import { scaleOf, upright } from "./scale.ts";

const high = 230;

export function drawBarChart(figure: BarChart, scene: Scene, blanks: Blanks): void {
  const scale = scaleOf(
    figure.bars.map(({ value }) => value),
    figure.step,
    high,
  );
  const wide = Math.max(300, Math.min(500, figure.bars.length * 74));
  const slot = wide / figure.bars.length;
  const names = figure.bars.map(({ label }) => wrapped(blanks.of(label), 14, slot - 6));
  const isNarrow =
    names.some((lines) => lines.length > 3 || lines.some((line) => widthOf(line, 14) > slot - 4)) ||
    slot < 30;
  if (isNarrow) {
    lying(figure, scene, blanks);
    return;
  }
  upright(scene, scale, wide, figure, blanks);
  const lowest = scale.at(scale.least);
  figure.bars.forEach(({ label, value }, at) => {
    const x = slot * at + slot / 2;
    const lines = names[at] ?? [];
    scene.words(lines, { x, y: lowest + 8 + sizeOf(lines, 14).height / 2 }, { size: 14 });
    if (blanks.isLeftOut(label, value)) return;
    const [top, base] = [scale.at(Math.max(value, 0)), scale.at(Math.min(value, 0))];
    bar(scene, { x: x - slot * 0.3, y: top, width: slot * 0.6, height: Math.max(base - top, 1) });
    number(scene, blanks.value(label, value), x, top - 11, slot);
  });
  if (figure.categories !== undefined) {
    const lines = wrapped(blanks.of(figure.categories), 14, wide);
    scene.words(
      lines,
      { x: wide / 2, y: scene.below(8) + sizeOf(lines, 14).height / 2 },
      { size: 14, colour: "quiet" },
    );
  }
}

function bar(scene: Scene, box: { x: number; y: number; width: number; height: number }): void {
  scene.rectangle(box, { fill: "soft", stroke: "accent" });
  hatch(scene, box, 11);
}

/** The value above its bar, on a plate; a value that is to be read off has none. */
function number(scene: Scene, words: string, x: number, y: number, slot: number): void {
  if (blankMark(words) !== null) return;
  if (widthOf(words, 13) > slot - 4) return;
  scene.rectangle(
    { x: x - widthOf(words, 13) / 2 - 2, y: y - 8, width: widthOf(words, 13) + 4, height: 16 },
    { fill: "paper", width: 0 },
  );
  scene.word(words, { x, y }, { size: 13 });
}

/** Bars from left to right, a row each, where names are too long to stand below. */
function lying(figure: BarChart, scene: Scene, blanks: Blanks): void {
  const names = figure.bars.map(({ label }) => wrapped(blanks.of(label), 14, 150));
  const left = Math.max(...names.map((lines) => sizeOf(lines, 14).width)) + 10;
  const scale = scaleOf(
    figure.bars.map(({ value }) => value),
    figure.step,
    320,
  );
  const across = (value: number) => left + 320 - scale.at(value);
  let y = 0;
  figure.bars.forEach(({ label, value }, at) => {
    const lines = names[at] ?? [];
    const height = Math.max(26, sizeOf(lines, 14).height) + 8;
    scene.words(lines, { x: left - 10 - sizeOf(lines, 14).width / 2, y: y + height / 2 }, { size: 14 });
    if (!blanks.isLeftOut(label, value)) {
      const [from, to] = [across(Math.min(value, 0)), across(Math.max(value, 0))];
      bar(scene, { x: from, y: y + 5, width: Math.max(to - from, 1), height: height - 10 });
      const words = blanks.value(label, value);
      if (blankMark(words) === null)
        scene.word(words, { x: to + 6 + widthOf(words, 13) / 2, y: y + height / 2 }, { size: 13 });
    }
    y += height;
  });
  let end = Number.NEGATIVE_INFINITY;
  for (const tick of scale.ticks) {
    const x = across(tick);
    scene.way(
      [
        { x, y: 0 },
        { x, y: y + 4 },
      ],
      { stroke: "line", width: 0.5 },
    );
    const width = widthOf(written(tick), 13);
    if (x - width / 2 < end + 6) continue;
    scene.word(written(tick), { x, y: y + 14 }, { size: 13 });
    end = x + width / 2;
  }
  const zero = across(0);
  scene.way(
    [
      { x: zero, y: 0 },
      { x: zero, y },
    ],
    { width: 1.5 },
  );
  const below = [figure.axis, figure.unit, figure.categories]
    .filter((one): one is string => one !== undefined)
    .map((one) => blanks.of(one));
  for (const words of below) {
    const lines = wrapped(words, 14, 320);
    scene.words(
      lines,
      { x: left + 160, y: scene.below(6) + sizeOf(lines, 14).height / 2 },
      { size: 14, colour: "quiet" },
    );
  }
}

export function sayBarChart({ bars, axis, unit, categories }: BarChart, blanks: Blanks): string {
  const named = (words: string | undefined, what: string) =>
    words === undefined ? null : `${what}: ${said(blanks.of(words))}`;
  return sentences(
    `A bar chart of ${bars.length} ${bars.length === 1 ? "bar" : "bars"}`,
    named(categories, "The bars are"),
    named(axis, "Its axis"),
    named(unit, "Unit"),
    ...bars.map(({ label, value }) => {
      const name = said(blanks.of(label));
      if (blanks.isLeftOut(label, value)) return `${name}: the bar is to be drawn`;
      const read = blanks.value(label, value);
      return `${name}: ${blankMark(read) === null ? read : `to be read off (${said(read)})`}`;
    }),
  );
}
