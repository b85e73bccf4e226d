import { lineFigure } from "./models.ts";
import { rational } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { bracketed, fraction, whole } from "./written.ts";

export const addNegatives: Maker = (chance, level) => {
  const most = byLevel(level, 10, 15, 40);
  const [a, size] = [chance.whole(-most, most), chance.whole(1, most)];
  const b = level === "easy" ? size : size * chance.pick([1, -1]);
  const kind = chance.pick(["+", "−"]);
  const answer = kind === "+" ? a + b : a - b;
  if (a >= 0 && b > 0 && answer >= 0) return null;
  const plainly =
    b < 0 ? `${whole(a)} ${kind === "+" ? "−" : "+"} ${whole(-b)}` : `${whole(a)} ${kind} ${whole(b)}`;
  return numberTask({
    question: `Work out ${whole(a)} ${kind} ${bracketed(b)}.`,
    figure: level === "easy" ? lineFigure(a, Math.abs(a) + size) : undefined,
    steps: [
      ...(b < 0
        ? [
            kind === "+"
              ? "Adding a negative number is the same as subtracting."
              : "Subtracting a negative number is the same as adding.",
          ]
        : []),
      `${plainly} = ${whole(answer)}`,
    ],
    answer: rational(answer),
    wrong: [
      [rational(kind === "+" ? a - b : a + b), "It went the wrong way on the number line."],
      [rational(-answer), "The sign was lost or turned round."],
      [rational(Math.abs(a) + Math.abs(b)), "The signs were left out."],
    ],
    write: fraction,
  });
};

export const multiplyNegatives: Maker = (chance, level) => {
  const most = byLevel(level, 6, 10, 12);
  const first = chance.pick([1, -1]);
  const second = first === 1 || level === "easy" ? -first : chance.pick([1, -1]);
  const [a, b] = [first * chance.whole(2, most), second * chance.whole(2, most)];
  const divides = level !== "easy" && chance.pick([true, false]);
  const [left, answer] = divides ? [a * b, a] : [a, a * b];
  const sign = divides ? "÷" : "×";
  return numberTask({
    question: `Work out ${bracketed(left)} ${sign} ${bracketed(b)}.`,
    steps: [
      `${whole(Math.abs(left))} ${sign} ${whole(Math.abs(b))} = ${whole(Math.abs(answer))}`,
      `The signs are ${left < 0 === b < 0 ? "alike, so the answer is positive" : "unlike, so the answer is negative"}: ${whole(answer)}.`,
    ],
    answer: rational(answer),
    wrong: [
      [rational(-answer), "The rule for signs was turned round."],
      [
        rational(divides ? left - b : left + b),
        divides ? "It was subtracted rather than divided." : "The numbers were added.",
      ],
    ],
    write: fraction,
  });
};
