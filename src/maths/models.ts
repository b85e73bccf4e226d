import type { Rational } from "./rational.ts";
import type { FigureData } from "./task.ts";

/**
 * Models of a sum: bars, lines and places, from the task's own numbers and true to them. They stand with tasks of the first
 * level, and are taken away as tasks grow harder. What is asked for is "?" or the letter of the equation.
 */

const number = ({ top, bottom }: Rational) => Number(top) / Number(bottom);
type Part = { size?: number; label?: string | number; shaded?: boolean };
type Bar = { label?: string; parts: readonly Part[]; total?: string | number };

const several = (many: number, part: Part): Part[] => Array.from({ length: many }, () => part);

/** Bars in one scale. undefined where a part is nothing, or there are too many to be counted at a glance. */
function barModel(...bars: readonly Bar[]): FigureData | undefined {
  const parts = bars.flatMap((bar) => bar.parts);
  if (parts.some(({ size = 1 }) => size <= 0) || bars.some((bar) => bar.parts.length > 12)) return undefined;
  return { kind: "bar-model", bars };
}

/** A bar in equal parts, some of them shaded; what one part is worth is to be found. */
export function partsFigure(parts: number, shaded: number, total: string): FigureData | undefined {
  return barModel({ parts: [...several(shaded, { shaded: true }), ...several(parts - shaded, {})], total });
}

/** A bar a share, all parts equal. */
export function sharesFigure(parts: readonly number[], total: string): FigureData | undefined {
  const bars = barModel(...parts.map((many) => ({ parts: several(many, { size: 1 }) })));
  return bars === undefined ? undefined : { ...bars, total };
}

/** A whole of two numbers, drawn as long as they are; of the three, what is to be found has a sign in place of it. */
export function wholeOfTwo(
  sizes: readonly [number, number],
  labels: readonly [string | number, string | number],
  total: string | number,
): FigureData | undefined {
  const parts = sizes.map((size, at) => ({ size, label: labels[at] ?? size }));
  return barModel({ parts, total });
}

/** So many groups of the same size: what they come to, or, where that is known, what one of them is. */
export function equalGroups(groups: number, each: number | "?", total: string): FigureData | undefined {
  const parts =
    each === "?" ? [{ label: each }, ...several(groups - 1, {})] : several(groups, { label: each });
  return barModel({ parts, total });
}

/** A share of a hundred per cent: one part of a bar. undefined where such parts do not come out even. */
export function percentFigure(percent: number, total: string): FigureData | undefined {
  if (100 % percent !== 0) return undefined;
  return barModel({ parts: [share(percent), ...several(100 / percent - 1, {})], total });
}

const share = (percent: number): Part => ({ label: `${percent}%`, shaded: true });

/** Two amounts one above the other, in one scale. */
export function beforeAndAfter(before: Rational, after: Rational, write: (value: Rational) => string) {
  const bar = (label: string, value: Rational): Bar => ({
    label,
    parts: [{ size: number(value), label: write(value) }],
  });
  return barModel(bar("before", before), bar("after", after));
}

/** What was before in shares of `percent`, and after with one of them more or fewer. */
export function percentBack(percent: number, rises: boolean, after: string): FigureData | undefined {
  if (100 % percent !== 0) return undefined;
  const same = several(100 / percent - (rises ? 0 : 1), {});
  const changed = [...same, share(percent)];
  return barModel(
    { label: "before", parts: rises ? same : changed, total: "?" },
    { label: "after", parts: rises ? changed : same, total: after },
  );
}

/** Sides of an equation as bars of the same length: so many of the letter, and a number. */
export function equationFigure(
  letter: string,
  value: number,
  ...sides: readonly { letters: number; more: number }[]
): FigureData | undefined {
  const bars = sides.map(({ letters, more }) => ({
    parts: [
      ...several(letters, { size: value, label: letter }),
      ...(more === 0 ? [] : [{ size: more, label: more }]),
    ],
  }));
  const [first, second] = bars;
  if (first === undefined || second === undefined) return undefined;
  // One number alone is what the other bar comes to.
  const [alone] = second.parts.length === 1 ? second.parts : [];
  return typeof alone?.label === "number"
    ? barModel({ ...first, total: alone.label })
    : barModel(first, second);
}

/** A bracket so many times: a bar each. */
export function bracketFigure(times: number, letter: string, more: number): FigureData | undefined {
  const bar = {
    parts: [
      { size: 2, label: letter },
      { size: 1, label: more },
    ],
  };
  return more > 0 && times <= 8 ? barModel(...Array.from({ length: times }, () => bar)) : undefined;
}

type Fraction = { top: number; bottom: number };

/** A bar each, of the same whole. `blank`: in its parts, with nothing shaded. */
export function fractionsFigure(
  ...bars: readonly (Fraction & { label?: string; blank?: boolean })[]
): FigureData | undefined {
  if (bars.some(({ top, bottom }) => bottom > 24 || top > bottom)) return undefined;
  return {
    kind: "fraction-bars",
    bars: bars.map(({ top, bottom, blank, label = `${top}/${bottom}` }) => ({
      parts: bottom,
      shaded: blank === true ? 0 : top,
      label,
    })),
  };
}

/** A line with the first number marked. */
export function lineFigure(start: number, reach: number): FigureData {
  const far = Math.max(10, Math.ceil(Math.max(Math.abs(start), reach) / 5) * 5);
  return {
    kind: "number-line",
    from: -far,
    to: far,
    step: far > 20 ? 5 : 1,
    points: [{ at: start, label: "start" }],
  };
}

/** A number between the two whole ones beside it. */
export function betweenWholes(value: Rational, written: string): FigureData {
  const down = Math.floor(number(value));
  return {
    kind: "number-line",
    from: down,
    to: down + 1,
    step: 1,
    parts: 10,
    points: [{ at: number(value), label: written }],
  };
}

/** Values as points on a line from 0. */
export function pointsFigure(values: readonly number[]): FigureData {
  const to = Math.max(10, ...values);
  const points = [...new Set(values)].map((at) => ({ at }));
  return { kind: "number-line", from: 0, to, step: to > 20 ? 5 : 1, points };
}

const placeNames = ["Ones", "Tens", "Hundreds", "Thousands"];

/** Digits under the names of their places, a row a number. */
export function placesFigure(...numbers: readonly number[]): FigureData {
  const most = Math.max(...numbers.map((one) => String(one).length));
  const rows = numbers.map((one) =>
    Array.from({ length: most }, (_, at) => String(one).padStart(most)[at]?.trim() ?? ""),
  );
  return { kind: "table", columns: placeNames.slice(0, most).reverse(), rows };
}

/** Values as bars beside each other, to be made level. */
export function levelFigure(values: readonly number[]): FigureData {
  const names = ["first", "second", "third", "fourth", "fifth", "sixth"];
  return {
    kind: "bar-chart",
    axis: "Value",
    step: Math.max(...values) > 12 ? 5 : 1,
    bars: values.map((value, at) => ({ label: names[at] ?? "", value })),
  };
}

/** How many there are of each sort, as parts of one bar. */
export function sortsFigure(counts: readonly number[], names: readonly string[]): FigureData | undefined {
  return barModel({ parts: counts.map((size, at) => ({ size, label: `${size} ${names[at] ?? ""}` })) });
}

/** Cell, ammeter and resistor in one loop. */
export function circuitFigure(volts: string, amps: string, ohms: string): FigureData {
  return {
    kind: "circuit",
    series: [
      { is: "cell", label: volts },
      { is: "ammeter", label: amps },
      { is: "resistor", label: ohms },
    ],
  };
}
