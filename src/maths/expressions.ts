import type { Chance } from "../chance.ts";
import { bracketFigure } from "./models.ts";
import { greatestCommonDivisor, rational } from "./rational.ts";
import { byLevel, type Level, type Maker, numberTask, wordTask } from "./task.ts";
import { bracketed, fraction, whole } from "./written.ts";

/** "3x", "x", "−x"; nothing where it is 0 times. */
export function term(by: number, letter: string): string {
  if (by === 0) return "";
  return by === 1 ? letter : by === -1 ? `−${letter}` : `${whole(by)}${letter}`;
}

/** Terms in a row with their signs: "3x − 2y + 4". */
export function inRow(...terms: readonly (readonly [by: number, letter: string])[]): string {
  const shown = terms.filter(([by]) => by !== 0);
  const one = (by: number, letter: string) => (letter === "" ? whole(by) : term(by, letter));
  return shown
    .map(([by, letter], at) =>
      at === 0 ? one(by, letter) : `${by < 0 ? "−" : "+"} ${one(Math.abs(by), letter)}`,
    )
    .join(" ");
}

const nonzero = (chance: Chance, level: Level, most: number) =>
  chance.whole(1, most) * (level === "easy" ? 1 : chance.pick([1, 1, -1]));

export const collectLikeTerms: Maker = (chance, level) => {
  const [p, q] = chance.pick([
    ["a", "b"],
    ["x", "y"],
    ["m", "n"],
  ]);
  const second = level === "easy" ? "" : q;
  const most = byLevel(level, 6, 8, 9);
  const [a, b] = [chance.whole(2, most), nonzero(chance, level, most)];
  const [c, d] = [nonzero(chance, level, most), nonzero(chance, level, most)];
  const more = level === "hard" ? nonzero(chance, level, 9) : 0;
  if (a + c === 0 || b + d === 0 || a + c === 1 || (a + c === a && b + d === b)) return null;
  const given = inRow([a, p], [b, second], [c, p], [d, second], [more, ""]);
  const answer = inRow([a + c, p], [b + d, second], [more, ""]);
  const all = a + b + c + d + more;
  return wordTask({
    question: `Simplify ${given}.`,
    steps: [
      `Terms with ${p}: ${inRow([a, p], [c, p])} = ${term(a + c, p)}`,
      second === ""
        ? `Numbers: ${inRow([b, ""], [d, ""])} = ${whole(b + d)}`
        : `Terms with ${second}: ${inRow([b, second], [d, second])} = ${term(b + d, second)}`,
      `Together: ${answer}`,
    ],
    answer,
    wrong: [
      ...(all === 0
        ? []
        : [
            {
              value: term(all, second === "" ? p : p + second),
              misconception: "Unlike terms were put together.",
            },
          ]),
      ...(c < 0 || d < 0
        ? [
            {
              value: inRow([a + Math.abs(c), p], [b + Math.abs(d), second], [more, ""]),
              misconception: "A sign was lost: the sign before a term belongs to it.",
            },
          ]
        : [
            {
              value: inRow([a * c, p], [b + d, second], [more, ""]),
              misconception: "The numbers were multiplied.",
            },
          ]),
    ],
  });
};

export const expandBrackets: Maker = (chance, level) => {
  const letter = chance.pick(["x", "n", "a"]);
  const by = chance.whole(2, byLevel(level, 6, 9, 5));
  const [a, b] = [level === "easy" ? 1 : chance.whole(1, 5), nonzero(chance, level, 9)];
  const inside = inRow([a, letter], [b, ""]);
  if (level === "hard") {
    const [other, c] = [chance.whole(2, 5), nonzero(chance, level, 9)];
    const [letters, numbers] = [by * a + other, by * b + other * c];
    if (numbers === 0) return null;
    return wordTask({
      question: `Expand and simplify ${by}(${inside}) + ${other}(${inRow([1, letter], [c, ""])}).`,
      steps: [
        `Expand both brackets: ${inRow([by * a, letter], [by * b, ""], [other, letter], [other * c, ""])}`,
        `Collect like terms: ${inRow([letters, letter], [numbers, ""])}`,
      ],
      answer: inRow([letters, letter], [numbers, ""]),
      wrong: [
        {
          value: inRow([letters, letter], [b + c, ""]),
          misconception: "Only the first term in each bracket was multiplied.",
        },
        {
          value: inRow([a + 1, letter], [b + c, ""]),
          misconception: "The numbers before the brackets were left out.",
        },
      ],
    });
  }
  const bars = level === "easy" ? bracketFigure(by, letter, b) : undefined;
  return wordTask({
    question: `Expand ${by}(${inside}).`,
    ...(bars === undefined ? {} : { figure: bars }),
    steps: [
      `${by} × ${term(a, letter)} = ${term(by * a, letter)}`,
      `${by} × ${bracketed(b)} = ${whole(by * b)}`,
      `Together: ${inRow([by * a, letter], [by * b, ""])}`,
    ],
    answer: inRow([by * a, letter], [by * b, ""]),
    wrong: [
      {
        value: inRow([by * a, letter], [b, ""]),
        misconception: "Only the first term in the bracket was multiplied.",
      },
      {
        value: inRow([by + a, letter], [by + b, ""]),
        misconception: "The number before the bracket was added.",
      },
      {
        value: inRow([by * a, letter], [-by * b, ""]),
        misconception: "The sign in the bracket was turned round.",
      },
    ],
  });
};

export const factorise: Maker = (chance, level) => {
  const letter = chance.pick(["x", "n", "a"]);
  const by = chance.whole(2, byLevel(level, 6, 9, 9));
  const [a, b] = [chance.whole(1, byLevel(level, 3, 7, 7)), nonzero(chance, level, 9)];
  if (greatestCommonDivisor(BigInt(a), BigInt(b)) !== 1n || (a === 1 && level === "hard")) return null;
  const outside = level === "hard" ? letter : "";
  const square = level === "hard" ? `${letter}²` : letter;
  const given = inRow([by * a, square], [by * b, outside]);
  const inside = inRow([a, letter], [b, ""]);
  return wordTask({
    question: `Factorise ${given}.`,
    steps: [
      `The highest common factor of both terms is ${by}${outside}.`,
      `${by}${outside} × ${term(a, letter)} = ${term(by * a, square)} and ${by}${outside} × ${bracketed(b)} = ${level === "hard" ? term(by * b, letter) : whole(by * b)}`,
      `So it is ${by}${outside}(${inside}).`,
    ],
    answer: `${by}${outside}(${inside})`,
    wrong: [
      {
        value: `${by}${outside}(${inRow([a, letter], [by * b, ""])})`,
        misconception: "Only the first term was divided by the factor.",
      },
      {
        value: `${by}${outside}(${inRow([a, letter], [-b, ""])})`,
        misconception: "The sign in the bracket was turned round.",
      },
    ],
  });
};

export const substitute: Maker = (chance, level) => {
  const letter = chance.pick(["x", "n", "a"]);
  const [a, b] = [chance.whole(2, byLevel(level, 6, 9, 6)), nonzero(chance, level, 12)];
  const value = byLevel(
    level,
    chance.whole(2, 10),
    chance.whole(2, 12),
    chance.pick([-1, 1]) * chance.whole(2, 6),
  );
  const isSquare = level === "hard";
  const power = isSquare ? value * value : value;
  const shown = `${a}${letter}${isSquare ? "²" : ""}`;
  const given = `${shown} ${b < 0 ? "−" : "+"} ${whole(Math.abs(b))}`;
  const sides = Number(`${a}${Math.abs(value)}`) + b;
  return numberTask({
    question: `What is ${given} when ${letter} = ${whole(value)}?`,
    steps: [
      ...(isSquare ? [`${bracketed(value)} × ${bracketed(value)} = ${power}`] : []),
      `${a} × ${bracketed(power)} = ${whole(a * power)}`,
      `${whole(a * power)} ${b < 0 ? "−" : "+"} ${whole(Math.abs(b))} = ${whole(a * power + b)}`,
    ],
    answer: rational(a * power + b),
    wrong: [
      ...(isSquare
        ? [
            [rational(a * value * (a * value) + b), `The ${a} was squared too.`] as const,
            [rational(a * value * 2 + b), "The number was multiplied by its power."] as const,
          ]
        : [[rational(sides), `${a}${letter} was read as digits side by side.`] as const]),
      [rational(a + power + b), `${shown} was read as a sum.`],
    ],
    write: fraction,
  });
};
