import type { Blanks } from "../blanks.ts";
import { sizeOf } from "../layout/labels.ts";
import { round, type Scene } from "../layout/scene.ts";
import { niceStep, steps, written } from "../numbers.ts";
import { widthOf, wrapped } from "../text/measure.ts";

/** From a value to a height, with the values that have a line. Nought is always on it. */
export type Scale = { at(value: number): number; ticks: number[]; least: number; most: number };

export function scaleOf(values: readonly number[], step: number | undefined, high: number): Scale {
  const [low = 0, top = 0] = [Math.min(0, ...values), Math.max(0, ...values)].map((one) =>
    Math.abs(one) < 1e-6 ? 0 : one,
  );
  const span = top - low || 1;
  const isGiven = step !== undefined && span / step <= 30;
  const by = isGiven ? step : niceStep(0, span, 8);
  const [least, most] = [
    Math.floor(low / by + 1e-9) * by,
    Math.max(Math.ceil(top / by - 1e-9) * by, low < 0 ? 0 : by),
  ];
  return {
    at: (value) => high - ((value - least) / (most - least)) * high,
    ticks: steps(least, most, by),
    least,
    most,
  };
}

/** The axis on the left with its lines and numbers, and its name above. */
export function upright(
  scene: Scene,
  scale: Scale,
  wide: number,
  { axis, unit }: { axis?: string | undefined; unit?: string | undefined },
  blanks: Blanks,
): void {
  const numbers = scale.ticks.map((value) => written(value));
  const room = Math.max(...numbers.map((words) => widthOf(words, 13)));
  for (const [at, value] of scale.ticks.entries()) {
    const y = scale.at(value);
    scene.path(
      `M-4 ${round(y)}L${round(wide)} ${round(y)}`,
      [
        { x: -4, y },
        { x: wide, y },
      ],
      { stroke: "line", width: value === 0 ? 1.5 : 0.5 },
    );
    scene.word(numbers[at] ?? "", { x: -10 - widthOf(numbers[at] ?? "", 13) / 2, y }, { size: 13 });
  }
  scene.path(`M0 ${round(scale.at(scale.most))}L0 ${round(scale.at(scale.least))}`, [
    { x: 0, y: scale.at(scale.most) },
    { x: 0, y: scale.at(scale.least) },
  ]);
  const names = [axis, unit].filter((one): one is string => one !== undefined).map((one) => blanks.of(one));
  let y = scale.at(scale.most) - 24;
  for (const words of names.reverse()) {
    const lines = wrapped(words, 14, wide);
    const size = sizeOf(lines, 14);
    scene.words(
      lines,
      { x: -10 - room + size.width / 2, y: y - size.height / 2 },
      { size: 14, colour: "quiet" },
    );
    y -= size.height + 2;
  }
}
