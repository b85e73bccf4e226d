import type { Chance } from "../chance.ts";
import {
  circleFigure,
  parallelogramFigure,
  rectangleFigure,
  trapeziumFigure,
  triangleFigure,
} from "./figures.ts";
import { over, plus, type Rational, rational, times } from "./rational.ts";
import { byLevel, type Level, type Maker, numberTask } from "./task.ts";
import { decimal } from "./written.ts";

/** Whole at first; with halves where it is hard. */
function length(chance: Chance, level: Level, from: number, to: number): Rational {
  return level === "hard" ? rational(chance.whole(from * 2, to * 2), 2) : rational(chance.whole(from, to));
}

const unit = (chance: Chance) => chance.pick(["cm", "m"]);
const half = (value: Rational) => over(value, rational(2));
const double = (value: Rational) => times(value, rational(2));

function rectangle(chance: Chance, level: Level) {
  const wide = length(chance, level, 2, byLevel(level, 10, 20, 15));
  const long = plus(wide, length(chance, level, 1, byLevel(level, 6, 10, 8)));
  const name = unit(chance);
  return {
    long,
    wide,
    name,
    says: `A rectangle is ${decimal(long)} ${name} long and ${decimal(wide)} ${name} wide.`,
  };
}

export const rectangleArea: Maker = (chance, level) => {
  const { long, wide, name, says } = rectangle(chance, level);
  const answer = times(long, wide);
  return numberTask({
    question: `${says} What is its area?`,
    figure: rectangleFigure(long, wide, name),
    steps: [`${decimal(long)} × ${decimal(wide)} = ${decimal(answer)} ${name}²`],
    answer,
    wrong: [
      [double(plus(long, wide)), "The distance round was worked out."],
      [plus(long, wide), "Two sides were added."],
    ],
    write: (value) => `${decimal(value)} ${name}²`,
  });
};

export const rectanglePerimeter: Maker = (chance, level) => {
  const { long, wide, name, says } = rectangle(chance, level);
  const sum = plus(long, wide);
  return numberTask({
    question: `${says} What is its perimeter?`,
    figure: rectangleFigure(long, wide, name),
    steps: [
      `${decimal(long)} + ${decimal(wide)} = ${decimal(sum)}`,
      `2 × ${decimal(sum)} = ${decimal(double(sum))} ${name}`,
    ],
    answer: double(sum),
    wrong: [
      [times(long, wide), "The area was worked out."],
      [sum, "Only two of the four sides were added."],
    ],
    write: (value) => `${decimal(value)} ${name}`,
  });
};

export const triangleArea: Maker = (chance, level) => {
  const [base, height] = [
    length(chance, level, 3, byLevel(level, 12, 24, 18)),
    length(chance, level, 2, byLevel(level, 10, 20, 16)),
  ];
  if (level === "easy" && half(times(base, height)).bottom !== 1n) return null;
  const name = unit(chance);
  const whole = times(base, height);
  return numberTask({
    question: `A triangle has a base of ${decimal(base)} ${name} and a height of ${decimal(height)} ${name}. What is its area?`,
    figure: triangleFigure(base, height, name),
    steps: [
      `${decimal(base)} × ${decimal(height)} = ${decimal(whole)}`,
      `${decimal(whole)} ÷ 2 = ${decimal(half(whole))} ${name}²`,
    ],
    answer: half(whole),
    wrong: [
      [whole, "Halving was forgotten."],
      [half(plus(base, height)), "Base and height were added rather than multiplied."],
    ],
    write: (value) => `${decimal(value)} ${name}²`,
  });
};

export const parallelogramArea: Maker = (chance, level) => {
  const base = length(chance, level, 4, byLevel(level, 12, 20, 18));
  const height = length(chance, level, 2, byLevel(level, 8, 14, 12));
  const side = plus(height, rational(chance.whole(1, 4)));
  const name = unit(chance);
  const answer = times(base, height);
  return numberTask({
    question: `A parallelogram has a base of ${decimal(base)} ${name}, a sloping side of ${decimal(side)} ${name} and a height of ${decimal(height)} ${name}. What is its area?`,
    figure: parallelogramFigure(base, side, height, name),
    steps: [
      `The height stands at a right angle to the base: ${decimal(base)} × ${decimal(height)} = ${decimal(answer)} ${name}²`,
    ],
    answer,
    wrong: [
      [times(base, side), "The sloping side was taken for the height."],
      [half(answer), "It was halved, as for a triangle."],
      [double(plus(base, side)), "The distance round was worked out."],
    ],
    write: (value) => `${decimal(value)} ${name}²`,
  });
};

export const trapeziumArea: Maker = (chance, level) => {
  const short = length(chance, level, 2, byLevel(level, 8, 12, 12));
  const long = plus(short, length(chance, level, 1, byLevel(level, 6, 10, 8)));
  const height = length(chance, level, 2, byLevel(level, 8, 14, 12));
  const [sum, name] = [plus(short, long), unit(chance)];
  const answer = half(times(sum, height));
  if (level === "easy" && answer.bottom !== 1n) return null;
  return numberTask({
    question: `A trapezium has parallel sides of ${decimal(short)} ${name} and ${decimal(long)} ${name} and a height of ${decimal(height)} ${name}. What is its area?`,
    figure: trapeziumFigure(short, long, height, name),
    steps: [
      `${decimal(short)} + ${decimal(long)} = ${decimal(sum)}`,
      `${decimal(sum)} ÷ 2 × ${decimal(height)} = ${decimal(answer)} ${name}²`,
    ],
    answer,
    wrong: [
      [times(sum, height), "Halving was forgotten."],
      [times(long, height), "Only the longer side was used, as in a parallelogram."],
      [times(times(short, long), height), "All three lengths were multiplied."],
    ],
    write: (value) => `${decimal(value)} ${name}²`,
  });
};

/** Easy gives the radius for the area and the diameter for the circumference; later it may be the other one. */
function circle(chance: Chance, level: Level, given: "radius" | "diameter") {
  const radius = length(chance, level, 2, byLevel(level, 12, 20, 20));
  const says = level === "easy" ? given : chance.pick(["radius", "diameter"]);
  const name = unit(chance);
  const shown = says === "radius" ? radius : double(radius);
  const figure = circleFigure(says, shown, name);
  return { radius, says, name, figure, question: `A circle has a ${says} of ${decimal(shown)} ${name}.` };
}

const withPi = (name: string) => (value: Rational) => `${decimal(value)}π ${name}`;

export const circleArea: Maker = (chance, level) => {
  const { radius, says, name, figure, question } = circle(chance, level, "radius");
  const answer = times(radius, radius);
  return numberTask({
    question: `${question} What is its area, with π in the answer?`,
    figure,
    steps: [
      ...(says === "diameter"
        ? [`The radius is ${decimal(double(radius))} ÷ 2 = ${decimal(radius)} ${name}.`]
        : []),
      `π × ${decimal(radius)}² = ${decimal(answer)}π ${name}²`,
    ],
    answer,
    wrong: [
      [double(radius), "The circumference was worked out, or the radius doubled and not squared."],
      [times(double(radius), double(radius)), "The diameter was squared."],
    ],
    write: withPi(`${name}²`),
  });
};

export const circumference: Maker = (chance, level) => {
  const { radius, says, name, figure, question } = circle(chance, level, "diameter");
  return numberTask({
    question: `${question} What is its circumference, with π in the answer?`,
    figure,
    steps: [
      ...(says === "radius"
        ? [`The diameter is 2 × ${decimal(radius)} = ${decimal(double(radius))} ${name}.`]
        : []),
      `π × ${decimal(double(radius))} = ${decimal(double(radius))}π ${name}`,
    ],
    answer: double(radius),
    wrong: [
      [times(radius, radius), "The area was worked out."],
      says === "radius"
        ? [radius, "The radius was not doubled."]
        : [times(double(radius), rational(2)), "The diameter was doubled."],
    ],
    write: withPi(name),
  });
};
