import type { Figure } from "../../src/figures/figure.ts";
import type { Kind } from "../../src/maths/generate.ts";

/** Whether what is drawn is what the task says, once its answer is put in. Read from the words alone, not from how the task was made. */
export function isTrueTo(kind: Kind, question: string, answer: string, figure: Figure): boolean {
  const given = valuesIn(question);
  switch (figure.kind) {
    case "bar-model":
      return isTrueModel(kind, given, answer, figure);
    case "fraction-bars":
      return /\d/.test(question) ? areFractionsOf(kind, question, figure) : true;
    case "triangle":
      return figure.angles === undefined || near(sum(figure.angles), 180);
    case "angles":
      return figure.angles.every(({ size, label }) =>
        label === "?" ? near(size, value(answer)) : given.includes(size),
      );
    case "parallel-lines":
      return figure.labels.some(({ label }) => given.includes(value(label)));
    case "rectangle":
      return same([figure.width, figure.height], given);
    case "cuboid":
      return same([figure.length, figure.width, figure.height], given);
    case "trapezium":
      return same([figure.top, figure.bottom, figure.height], given);
    case "parallelogram":
      // The sloping side is as long as it says.
      return (
        given.some((side) => near(Math.hypot(figure.lean ?? 0, figure.height), side)) &&
        given.includes(figure.base)
      );
    case "circle":
      return given.includes(value(String(figure.radius ?? figure.diameter)));
    case "circuit": {
      const [volts = Number.NaN, amps = Number.NaN, ohms = Number.NaN] = figure.series.map(({ label = "" }) =>
        value(label === "?" ? answer : label),
      );
      return near(volts, amps * ohms);
    }
    case "table":
      return figure.rows.every((row) => given.includes(Number(row.join(""))));
    case "number-line":
      return /\d/.test(question) ? (figure.points ?? []).every(({ at }) => given.includes(Number(at))) : true;
    case "bar-chart":
      return /\d/.test(question)
        ? same(
            figure.bars.map((bar) => bar.value),
            given,
          )
        : true;
    case "coordinate-grid":
      return (
        !/\d/.test(question) ||
        same(
          (figure.points ?? []).flatMap(({ x, y }) => [x, y]),
          given,
        )
      );
    default:
      return false;
  }
}

type BarModel = Extract<Figure, { kind: "bar-model" }>;

function isTrueModel(
  kind: Kind,
  given: readonly number[],
  answer: string,
  { bars, total }: BarModel,
): boolean {
  const [first = 0, second = 0, third = 0] = given;
  const many = bars.map(({ parts }) => parts.length);
  const shaded = bars.map(({ parts }) => parts.filter((part) => part.shaded === true).length);
  const result = value(answer);
  switch (kind) {
    case "fraction-of-amount":
      // 3/8 of 40: so many parts, so many of them shaded.
      return many[0] === second && shaded[0] === first && near(value(String(bars[0]?.total)), third);
    case "share-ratio":
      return value(String(total)) === first && same(many, given.slice(1));
    case "percentage-of":
      return (
        near((100 * (shaded[0] ?? 0)) / (many[0] ?? 1), first) && value(String(bars[0]?.total)) === second
      );
    case "percentage-change": {
      const [before = 0, after = 0] = bars.map(({ parts }) => parts[0]?.size ?? 0);
      return before === first && after === second && near((100 * Math.abs(after - before)) / before, result);
    }
    case "reverse-percentages": {
      const [before = 0, after = 0] = many;
      return (
        near((result / before) * after, second) && near((100 * Math.abs(after - before)) / before, first)
      );
    }
    case "expand-brackets":
      return many.length === first && bars.every(({ parts }) => parts[1]?.label === second);
    case "probability":
      return same(bars[0]?.parts.map(({ size = 0 }) => size) ?? [], given);
    case "speed":
      return many[0] === second && near(result * (many[0] ?? 0), first);
    default:
      return barsComeOut(bars, result, given);
  }
}

/** A letter or "?" is the answer: then each bar comes to its total, bars stand for the same, and lengths are as the numbers. */
function barsComeOut(bars: BarModel["bars"], answer: number, given: readonly number[]): boolean {
  const worth = (shown: string | number | undefined) =>
    shown === undefined
      ? answer
      : typeof shown === "number"
        ? shown
        : /\d/.test(shown)
          ? value(shown)
          : answer;
  const totals = bars.map(({ parts, total }) => {
    const all = sum(parts.map(({ label }) => worth(label)));
    const known = parts.every(
      ({ size = 1, label }) =>
        parts.length === 1 || near(size / (parts[0]?.size ?? 1), worth(label) / worth(parts[0]?.label)),
    );
    return known && (total === undefined || near(worth(total), all)) ? all : Number.NaN;
  });
  const written = bars.flatMap(({ parts, total }) => [...parts.map(({ label }) => label), total]);
  const numbers = written.flatMap((one) => (one !== undefined && /\d/.test(String(one)) ? [worth(one)] : []));
  return (
    totals.every((one) => near(one, totals[0] ?? Number.NaN)) && numbers.every((one) => given.includes(one))
  );
}

function areFractionsOf(
  kind: Kind,
  question: string,
  { bars }: Extract<Figure, { kind: "fraction-bars" }>,
): boolean {
  const asked = Array.from(question.matchAll(/(\d+|□)\/(\d+)/g), ([, top = "", bottom = ""]) => ({
    top,
    bottom,
  }));
  return bars.every(({ parts, shaded, label = "" }, at) => {
    const { top = "", bottom = "" } = asked[at] ?? {};
    // Nothing is shaded where that would be the answer.
    const isAnswer = top === "□" || kind === "compare-fractions";
    return (
      parts === Number(bottom) && shaded === (isAnswer ? 0 : Number(top)) && label.endsWith(`/${bottom}`)
    );
  });
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const near = (one: number, other: number) => Math.abs(one - other) < 0.005 * Math.max(1, Math.abs(other));
const same = (some: readonly number[], all: readonly number[]) =>
  some.length > 0 && some.every((one) => all.includes(one));
const plain = (text: string) => text.replaceAll("−", "-").replace(/(?<=\d),(?=\d{3})/g, "");
const valuesIn = (text: string) =>
  Array.from(plain(text).matchAll(/(?<![\d)] )-?\d+(?:\.\d+)?/g), ([one]) => Number(one));
const value = (text: string) => Number(/-?\d+(?:\.\d+)?/.exec(plain(text))?.[0]);
