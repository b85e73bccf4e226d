import { rightTriangle } from "./figures.ts";
import { rational, times } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { decimal } from "./written.ts";

const triples: readonly [Triple, ...Triple[]] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
];
type Triple = readonly [number, number, number];

export const pythagoras: Maker = (chance, level) => {
  const [p, q, r] = chance.pick(triples);
  const by = chance.whole(1, byLevel(level, 3, 4, 9));
  if (level === "easy" && by * r > 60) return null;
  const scale = level === "hard" ? rational(by, 2) : rational(by);
  const sides = [p, q, r].map((side) => times(rational(side), scale));
  const [short = rational(1), long = rational(1), most = rational(1)] = sides;
  const square = (value: typeof short) => times(value, value);
  const name = chance.pick(["cm", "m"]);
  const length = (value: typeof short) => `${decimal(value)} ${name}`;
  if (level === "easy" || chance.pick([true, false]))
    return numberTask({
      question: `The two shorter sides of a right-angled triangle are ${length(short)} and ${length(long)}. How long is the hypotenuse?`,
      figure: rightTriangle(sides, most, name),
      steps: [
        `${decimal(short)}² + ${decimal(long)}² = ${decimal(square(most))}`,
        `√${decimal(square(most))} = ${decimal(most)}`,
      ],
      answer: most,
      wrong: [
        [times(rational(p + q), scale), "The sides were added rather than their squares."],
        [square(most), "The square root was not taken."],
      ],
      write: length,
    });
  return numberTask({
    question: `The hypotenuse of a right-angled triangle is ${length(most)} and one other side is ${length(short)}. How long is the third side?`,
    figure: rightTriangle(sides, long, name),
    steps: [
      `${decimal(most)}² − ${decimal(short)}² = ${decimal(square(long))}`,
      `√${decimal(square(long))} = ${decimal(long)}`,
    ],
    answer: long,
    wrong: [
      [times(rational(r - p), scale), "The sides were subtracted rather than their squares."],
      [square(long), "The square root was not taken."],
    ],
    write: length,
  });
};
