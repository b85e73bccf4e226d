import { fractionsFigure } from "./models.ts";
import { greatestCommonDivisor, rational } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { decimal, fraction, whole } from "./written.ts";

export const orderOfOperations: Maker = (chance, level) => {
  const [a, b, c] = [chance.whole(2, 12), chance.whole(2, 9), chance.whole(2, 9)];
  const write = fraction;
  if (level === "easy")
    return numberTask({
      question: `Work out ${a} + ${b} × ${c}.`,
      steps: [`Multiply first: ${b} × ${c} = ${b * c}`, `${a} + ${b * c} = ${a + b * c}`],
      answer: rational(a + b * c),
      wrong: [
        [rational((a + b) * c), "It was worked out from left to right."],
        [rational(a + b + c), "Everything was added."],
      ],
      write,
    });
  if (level === "medium") {
    const total = a + b * c;
    return numberTask({
      question: `Work out ${total} − ${b} × (${c} + 2).`,
      steps: [
        `The bracket first: ${c} + 2 = ${c + 2}`,
        `Then multiply: ${b} × ${c + 2} = ${b * (c + 2)}`,
        `${total} − ${b * (c + 2)} = ${whole(total - b * (c + 2))}`,
      ],
      answer: rational(total - b * (c + 2)),
      wrong: [
        [rational((total - b) * (c + 2)), "It was subtracted before it was multiplied."],
        [rational(total - b * c + 2), "The bracket was left out."],
      ],
      write,
    });
  }
  const square = b * b;
  return numberTask({
    question: `Work out ${a * c} ÷ ${c} + 3 × ${b}².`,
    steps: [
      `The power first: ${b}² = ${square}`,
      `${a * c} ÷ ${c} = ${a} and 3 × ${square} = ${3 * square}`,
      `${a} + ${3 * square} = ${a + 3 * square}`,
    ],
    answer: rational(a + 3 * square),
    wrong: [
      [rational(a + 3 * b * 2), "The number was multiplied by its power."],
      [rational(a + 9 * square), "The product was squared rather than the number."],
      [rational((a + 3) * square), "It was worked out from left to right."],
    ],
    write,
  });
};

export const squareRoots: Maker = (chance, level) => {
  const root = chance.whole(2, byLevel(level, 10, 15, 20));
  const by = level === "hard" ? 10 : 1;
  const square = rational(root * root, by * by);
  return numberTask({
    question: `Work out √${decimal(square)}.`,
    steps: [`${decimal(rational(root, by))} × ${decimal(rational(root, by))} = ${decimal(square)}`],
    answer: rational(root, by),
    wrong: [
      [rational(root * root, 2 * by * by), "It was halved."],
      [rational(root * root * root * root, by ** 4), "It was squared again."],
      ...(level === "hard"
        ? [[rational(root, by * by), "The point was put in the wrong place."] as const]
        : []),
    ],
    write: decimal,
  });
};

const divisor = (a: number, b: number) => Number(greatestCommonDivisor(BigInt(a), BigInt(b)));

/** Two numbers with a common factor above 1, neither a multiple of the other. */
function pair(chance: Parameters<Maker>[0], level: Parameters<Maker>[1]): [number, number] | null {
  const shared = chance.whole(2, byLevel(level, 6, 9, 12));
  const [p, q] = [chance.whole(2, byLevel(level, 4, 6, 8)), chance.whole(2, byLevel(level, 5, 7, 9))];
  if (p === q || divisor(p, q) > 1) return null;
  return [shared * Math.min(p, q), shared * Math.max(p, q)];
}

export const highestCommonFactor: Maker = (chance, level) => {
  const [a, b] = pair(chance, level) ?? [0, 0];
  if (a === 0) return null;
  const answer = divisor(a, b);
  const smaller = [2, 3, 5, 7].map((by) => answer / by).find((one) => Number.isInteger(one) && one > 1);
  return numberTask({
    question: `What is the highest common factor of ${a} and ${b}?`,
    steps: [
      `Factors of ${a}: ${factors(a).join(", ")}.`,
      `Factors of ${b}: ${factors(b).join(", ")}.`,
      `The highest that stands in both is ${answer}.`,
    ],
    answer: rational(answer),
    wrong: [
      ...(smaller === undefined
        ? []
        : [[rational(smaller), "A common factor, but not the highest."] as const]),
      [rational((a * b) / answer), "The lowest common multiple was found."],
    ],
    write: fraction,
  });
};

export const lowestCommonMultiple: Maker = (chance, level) => {
  const [a, b] = pair(chance, level) ?? [0, 0];
  if (a === 0) return null;
  const answer = (a * b) / divisor(a, b);
  const multiples = (of: number) => Array.from({ length: answer / of }, (_, at) => of * (at + 1));
  const row = (of: number) => {
    const all = multiples(of);
    return all.length > 8 ? `${all.slice(0, 4).join(", ")}, … ${answer}` : all.join(", ");
  };
  return numberTask({
    question: `What is the lowest common multiple of ${a} and ${b}?`,
    steps: [
      `Multiples of ${a}: ${row(a)}.`,
      `Multiples of ${b}: ${row(b)}.`,
      `The lowest that stands in both is ${answer}.`,
    ],
    answer: rational(answer),
    wrong: [
      [rational(a * b), "The numbers were multiplied: that is a common multiple, but not the lowest."],
      [rational(divisor(a, b)), "The highest common factor was found."],
    ],
    write: fraction,
  });
};

function factors(number: number): number[] {
  return Array.from({ length: number }, (_, at) => at + 1).filter((one) => number % one === 0);
}

const bottoms = { easy: [2, 4, 5, 10], medium: [4, 5, 8, 20, 25], hard: [8, 16, 20, 40, 50] } as const;

export const fractionToDecimal: Maker = (chance, level) => {
  const bottom = chance.pick(bottoms[level]);
  const top = chance.whole(1, bottom * (level === "hard" ? 2 : 1) - 1);
  const value = rational(top, bottom);
  if (value.bottom !== BigInt(bottom)) return null;
  const upside = decimal(rational(bottom, top));
  return numberTask({
    question: `Write ${top}/${bottom} as a decimal.`,
    figure: level === "easy" ? fractionsFigure({ top, bottom }) : undefined,
    steps: [`${top} ÷ ${bottom} = ${decimal(value)}`],
    answer: value,
    wrong: [
      [
        rational(top * 10 ** `${bottom}`.length + bottom, 10 ** `${bottom}`.length),
        "Top and bottom were put on the two sides of the point.",
      ],
      ...(upside.includes("/")
        ? []
        : [[rational(bottom, top), "It was divided the wrong way round."] as const]),
      [rational(top, 10 ** `${top}`.length), "Only the top was put behind the point."],
    ],
    write: decimal,
  });
};
