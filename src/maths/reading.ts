import type { Chance } from "../chance.ts";
import { plus, type Rational, rational, times } from "./rational.ts";
import { byLevel, chain, type FigureData, type Level, type Maker, numberTask } from "./task.ts";
import { decimal, fraction, whole } from "./written.ts";

/** Tasks whose figure is the question: the value is read off it, and nothing in words tells it. */

export const shadedFraction: Maker = (chance, level) => {
  const parts = chance.whole(byLevel(level, 3, 4, 6), byLevel(level, 8, 12, 16));
  const shaded = chance.whole(1, parts - 1);
  const value = rational(shaded, parts);
  if ((level === "easy") !== (value.bottom === BigInt(parts))) return null;
  const figure: FigureData = {
    kind: "fraction-bars",
    shape: level === "easy" ? chance.pick(["bar", "circle"]) : "bar",
    bars: [{ parts, shaded, label: "one whole" }],
  };
  return numberTask({
    question:
      level === "easy"
        ? "Which fraction of the whole is shaded?"
        : "Which fraction of the whole is shaded? Write it in its simplest form.",
    figure,
    steps: [
      "The number below says how many equal parts there are, the number above how many of them are shaded.",
      `There are ${parts} equal parts, and ${shaded} of them ${shaded === 1 ? "is" : "are"} shaded.`,
      ...(value.bottom === BigInt(parts) ? [] : [chain(`${shaded}/${parts}`, fraction(value))]),
    ],
    answer: value,
    wrong: [
      [rational(parts - shaded, parts), "The parts that are not shaded were counted."],
      [
        rational(shaded, parts - shaded),
        "Shaded parts were compared with the others rather than with all.",
        `${shaded}/${parts - shaded}`,
      ],
    ],
    write: fraction,
  });
};

export const readNumberLine: Maker = (chance, level) => {
  const step = byLevel(level, rational(1), rational(1, 10), rational(1, 4));
  const many = byLevel(level, 20, 20, 16);
  const first = byLevel(level, rational(-10), rational(chance.whole(-3, 8)), rational(-2));
  const at = chance.whole(1, many - 1);
  const value = plus(first, times(step, rational(at)));
  if (level === "easy" ? value.top >= 0n : value.bottom === 1n) return null;
  const number = Number(value.top) / Number(value.bottom);
  const from = Number(first.top) / Number(first.bottom);
  const size = Number(step.top) / Number(step.bottom);
  const name = chance.pick(["A", "B", "P"]);
  const marked = decimal(value);
  const figure: FigureData = {
    kind: "number-line",
    from,
    to: from + size * many,
    ...(level === "medium" ? { step: 1, parts: 10 } : {}),
    ...(level === "hard" ? { parts: 4 } : {}),
    ...(level === "easy" ? { step: 1 } : {}),
    points: [{ at: level === "easy" ? number : placeOf(value), label: name }],
    blanks: [byLevel<string | number>(level, number, marked, inQuarters(value))],
  };
  const nearest = Math.trunc(number);
  return numberTask({
    question: `Which number is ${name} on the number line?`,
    figure,
    steps: [
      byLevel(
        level,
        "Each mark is one more than the mark to its left.",
        "Each whole is split into 10 parts, so each mark is 0.1 more than the one to its left.",
        "Each whole is split into 4 parts, so each mark is a quarter more than the one to its left.",
      ),
      `${name} lies ${number < 0 ? "to the left of 0, so it is negative" : `between ${nearest} and ${nearest + 1}`}: ${marked}.`,
    ],
    answer: value,
    wrong: [
      ...(number < 0
        ? [
            [
              times(value, rational(-1)),
              "The sign was lost: to the left of 0 the numbers are negative.",
            ] as const,
          ]
        : []),
      [plus(value, step), "It was counted one mark too far."],
      [plus(value, times(step, rational(-1))), "It was counted one mark short."],
    ],
    write: decimal,
  });
};

const placeOf = ({ top, bottom }: Rational) => `${top}/${bottom}`;
/** As a line in quarters has it: 2/4, not 1/2. */
const inQuarters = (value: Rational) => `${times(value, rational(4)).top}/4`.replace("-", "−");

const subjects: readonly [Subject, ...Subject[]] = [
  ["pupils", "sport", ["football", "tennis", "swimming", "running", "judo"]],
  ["pupils", "way to school", ["bus", "car", "bike", "on foot", "train"]],
  ["books", "month", ["March", "April", "May", "June", "July"]],
];
type Subject = readonly [things: string, by: string, names: readonly string[]];

export const readBarChart: Maker = (chance, level) => {
  const [things, kind, names] = chance.pick(subjects);
  const many = byLevel(level, 4, 4, 5);
  const step = byLevel(level, 1, 2, 5);
  const values = barValues(chance, level, many);
  if (new Set(values).size < many) return null;
  const bars = values.map((value, at) => ({ label: names[at] ?? "", value }));
  const [first, second] = [chance.whole(0, many - 1), chance.whole(0, many - 1)];
  const [a, b] = [bars[first], bars[second]];
  if (a === undefined || b === undefined || (level === "medium" && a.value <= b.value)) return null;
  const asked = byLevel(level, [a], [a, b], bars);
  const figure: FigureData = {
    kind: "bar-chart",
    axis: `Number of ${things}`,
    categories: kind,
    step: byLevel(level, 1, 2, 5),
    bars,
    blanks: asked.map(({ label }) => ({ value: label })),
  };
  const total = values.reduce((sum, one) => sum + one, 0);
  const says = `The chart shows the number of ${things} by ${kind}.`;
  const write = ({ top }: { top: bigint }) => whole(Number(top));
  if (level === "easy")
    return numberTask({
      question: `${says} Which number belongs to “${a.label}”?`,
      figure,
      steps: [
        "Find the bar by the name under it.",
        `Go from the top of the bar “${a.label}” straight across to the axis: ${a.value}.`,
      ],
      answer: rational(a.value),
      wrong: [
        [rational((bars[(first + 1) % many] ?? a).value), "Another bar was read."],
        [rational(a.value + step), "It was read one line too high."],
      ],
      write,
    });
  if (level === "medium")
    return numberTask({
      question: `${says} How many more belong to “${a.label}” than to “${b.label}”?`,
      figure,
      steps: [
        `“${a.label}” is ${a.value} and “${b.label}” is ${b.value}.`,
        `${a.value} − ${b.value} = ${a.value - b.value}`,
      ],
      answer: rational(a.value - b.value),
      wrong: [
        [rational(a.value + b.value), "The two were added."],
        [rational(a.value), "Only one bar was read."],
        [rational((a.value - b.value) / step), "The lines were counted rather than what they stand for."],
      ],
      write,
    });
  return numberTask({
    question: `${says} How many are there altogether?`,
    figure,
    steps: ["Read off every bar, and add.", `${values.join(" + ")} = ${total}`],
    answer: rational(total),
    wrong: [
      [rational(Math.max(...values)), "Only the highest bar was read."],
      [rational(total - (values[0] ?? 0)), "A bar was left out."],
    ],
    write,
  });
};

function barValues(chance: Chance, level: Level, many: number): number[] {
  const step = byLevel(level, 1, 2, 5);
  return Array.from({ length: many }, () => chance.whole(2, 10) * step);
}
