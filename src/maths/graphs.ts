import { inRow } from "./expressions.ts";
import { rational } from "./rational.ts";
import { byLevel, type FigureData, type Maker, numberTask, wordTask } from "./task.ts";
import { fraction, whole } from "./written.ts";

const place = (x: number, y: number) => `(${whole(x)}, ${whole(y)})`;

/** The figure is the question: where a point lies is read off it. */
export const readPoint: Maker = (chance, level) => {
  const most = byLevel(level, 6, 6, 8);
  const least = level === "easy" ? 0 : -most;
  const [x, y] = [chance.whole(least, most), chance.whole(least, most)];
  if (x === y || (level !== "easy" && x >= 0 && y >= 0) || x === 0 || y === 0) return null;
  const name = chance.pick(["A", "B", "C", "P", "Q"]);
  const figure: FigureData = {
    kind: "coordinate-grid",
    x: [least, most],
    y: [least, most],
    xStep: 1,
    yStep: 1,
    points: [{ x, y, label: name }],
    blanks: [place(x, y)],
  };
  const [across, up] = [x < 0 ? "to the left" : "to the right", y < 0 ? "down" : "up"];
  return wordTask({
    question: `What are the coordinates of ${name}?`,
    figure,
    steps: [
      `From the origin to ${name} it is ${Math.abs(x)} ${across}: the first number is ${whole(x)}.`,
      `Then it is ${Math.abs(y)} ${up}: the second number is ${whole(y)}.`,
    ],
    answer: place(x, y),
    wrong: [
      {
        value: place(y, x),
        misconception: "The two numbers are the wrong way round: first across, then up.",
      },
      ...(x < 0 || y < 0
        ? [
            {
              value: place(Math.abs(x), Math.abs(y)),
              misconception: "A sign was lost: left and down are negative.",
            },
          ]
        : [{ value: place(x + 1, y + 1), misconception: "It was counted from 1 rather than from 0." }]),
    ],
  });
};

function line(chance: Parameters<Maker>[0], level: Parameters<Maker>[1]) {
  const gradient = chance.whole(2, byLevel(level, 4, 6, 6)) * (level === "hard" ? -1 : 1);
  const start = chance.whole(byLevel(level, 0, -6, -8), byLevel(level, 6, 8, 9));
  return { gradient, start, rule: inRow([gradient, "x"], [start, ""]) };
}

export const lineValue: Maker = (chance, level) => {
  const { gradient, start, rule } = line(chance, level);
  const x = chance.whole(byLevel(level, 1, 2, -5), byLevel(level, 6, 9, 6));
  if (start === 0 || x === 0) return null;
  const y = gradient * x + start;
  const shown = x < 0 ? `(${whole(x)})` : whole(x);
  return numberTask({
    question: `A straight line has the equation y = ${rule}. What is y when x = ${whole(x)}?`,
    steps: [
      `${whole(gradient)} × ${shown} = ${whole(gradient * x)}`,
      `${whole(gradient * x)} ${start < 0 ? "−" : "+"} ${whole(Math.abs(start))} = ${whole(y)}`,
    ],
    answer: rational(y),
    wrong: [
      [rational(gradient + x + start), `${whole(gradient)}x was read as a sum.`],
      [rational(gradient * (x + start)), "It was added before it was multiplied."],
    ],
    write: fraction,
  });
};

export const gradientOfLine: Maker = (chance, level) => {
  const { gradient, start } = line(chance, level);
  const [from, run] = [chance.whole(byLevel(level, 0, 0, -4), 3), chance.whole(1, 4)];
  const [a, b] = [
    [from, gradient * from + start],
    [from + run, gradient * (from + run) + start],
  ] as const;
  const rise = b[1] - a[1];
  const [low, high] = [Math.min(0, a[1], b[1]), Math.max(1, a[1], b[1])];
  const isNear = high - low <= 24;
  return numberTask({
    question: `A straight line goes through ${place(...a)} and ${place(...b)}. What is its gradient?`,
    figure: isNear ? lineFigure(a, b, low, high) : undefined,
    steps: [
      `Across: ${bracketed(b[0])} − ${bracketed(a[0])} = ${run}`,
      `Up: ${bracketed(b[1])} − ${bracketed(a[1])} = ${whole(rise)}`,
      `${whole(rise)} ÷ ${run} = ${whole(gradient)}`,
    ],
    answer: rational(gradient),
    wrong: [
      [rational(run, rise), "Across was divided by up."],
      [rational(-gradient), "The sign of the gradient is the wrong way round."],
      [rational(rise), "How far it goes up was not divided by how far it goes across."],
    ],
    write: fraction,
  });
};

const bracketed = (value: number) => (value < 0 ? `(${whole(value)})` : whole(value));

function lineFigure(
  a: readonly [number, number],
  b: readonly [number, number],
  low: number,
  high: number,
): FigureData {
  const step = high - low > 12 ? 2 : 1;
  const down = (value: number) => Math.floor(value / step) * step;
  const up = (value: number) => Math.ceil(value / step) * step;
  return {
    kind: "coordinate-grid",
    x: [Math.min(0, a[0]) - 1, Math.max(b[0], 1) + 1],
    y: [down(low - 1), up(high + 1)],
    xStep: 1,
    yStep: step,
    points: [
      { x: a[0], y: a[1], label: "A" },
      { x: b[0], y: b[1], label: "B" },
    ],
    paths: [{ points: [a, b] }],
  };
}
