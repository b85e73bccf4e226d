import type { Chance } from "../chance.ts";
import { fractionsFigure, partsFigure } from "./models.ts";
import { greatestCommonDivisor, minus, over, plus, type Rational, rational, times } from "./rational.ts";
import { byLevel, chain, type Level, type Maker, numberTask, wordTask } from "./task.ts";
import { fraction, mixed } from "./written.ts";

type Parts = { top: number; bottom: number };

const shown = ({ top, bottom }: Parts) => `${top}/${bottom}`;
const worth = ({ top, bottom }: Parts) => rational(top, bottom);

/** In lowest terms and below 1. */
function proper(chance: Chance, from: number, to: number): Parts {
  const bottom = chance.whole(from, to);
  const value = rational(chance.whole(1, bottom - 1), bottom);
  return { top: Number(value.top), bottom: Number(value.bottom) };
}

const leastCommonMultiple = (a: number, b: number) =>
  (a * b) / Number(greatestCommonDivisor(BigInt(a), BigInt(b)));

export const simplifyFractions: Maker = (chance, level) => {
  const small = proper(chance, 2, byLevel(level, 6, 9, 12));
  const by = chance.whole(2, byLevel(level, 5, 9, 15));
  const big = { top: small.top * by, bottom: small.bottom * by };
  return numberTask({
    question: `Write ${shown(big)} in its simplest form.`,
    figure: level === "easy" ? fractionsFigure(big) : undefined,
    steps: [
      `The highest number that divides ${big.top} and ${big.bottom} is ${by}.`,
      `${big.top} ÷ ${by} = ${small.top} and ${big.bottom} ÷ ${by} = ${small.bottom}`,
      `${shown(big)} = ${shown(small)}`,
    ],
    answer: worth(small),
    wrong: [
      [rational(small.top, big.bottom), "Only the top was divided.", `${small.top}/${big.bottom}`],
      ...(big.top === by
        ? []
        : [
            [
              rational(big.top - by, big.bottom - by),
              "The same number was subtracted from top and bottom.",
              `${big.top - by}/${big.bottom - by}`,
            ] as const,
          ]),
    ],
    write: fraction,
  });
};

export const equivalentFractions: Maker = (chance, level) => {
  const small = proper(chance, 2, byLevel(level, 5, 9, 12));
  const by = chance.whole(2, byLevel(level, 5, 9, 12));
  const bottom = small.bottom * by;
  return numberTask({
    question: `${shown(small)} = □/${bottom}. Which number goes in the box?`,
    figure:
      level === "easy"
        ? fractionsFigure(small, { top: 0, bottom, blank: true, label: `?/${bottom}` })
        : undefined,
    steps: [
      `${small.bottom} × ${by} = ${bottom}`,
      `${small.top} × ${by} = ${small.top * by}`,
      `${shown(small)} = ${small.top * by}/${bottom}`,
    ],
    answer: rational(small.top * by),
    wrong: [
      [rational(small.top + bottom - small.bottom), "The same number was added to top and bottom."],
      [rational(small.top), "Only the bottom was multiplied."],
    ],
    write: fraction,
  });
};

export const compareFractions: Maker = (chance, level) => {
  const [a, b] = [proper(chance, 2, byLevel(level, 6, 9, 15)), proper(chance, 2, byLevel(level, 6, 9, 15))];
  const bottom = leastCommonMultiple(a.bottom, b.bottom);
  const [left, right] = [(a.top * bottom) / a.bottom, (b.top * bottom) / b.bottom];
  if (left === right || a.bottom === b.bottom) return null;
  const [bigger, smaller] = left > right ? [a, b] : [b, a];
  const sameGap = a.bottom - a.top === b.bottom - b.top;
  // Nothing is shaded: that would be the answer.
  const bars = level === "easy" ? fractionsFigure({ ...a, blank: true }, { ...b, blank: true }) : undefined;
  return wordTask({
    question: `Which is bigger, ${shown(a)} or ${shown(b)}?`,
    ...(bars === undefined ? {} : { figure: bars }),
    steps: [
      widened([a, left], [b, right], bottom),
      `${Math.max(left, right)}/${bottom} > ${Math.min(left, right)}/${bottom}`,
    ],
    answer: shown(bigger),
    wrong: [
      { value: shown(smaller), misconception: whySmaller(bigger, smaller) },
      ...(sameGap
        ? [{ value: "They are equal.", misconception: "Only the gap between top and bottom was compared." }]
        : []),
    ],
  });
};

function whySmaller(bigger: Parts, smaller: Parts): string {
  if (smaller.bottom > bigger.bottom) return "A bigger bottom number was taken for a bigger fraction.";
  if (smaller.top > bigger.top) return "Only the tops were compared.";
  return "A smaller bottom number was always taken for a bigger fraction.";
}

/** "3/4 = 9/12 and 1/6 = 2/12", without what has that bottom already. */
function widened(a: [Parts, number], b: [Parts, number], bottom: number): string {
  const needed = [a, b].filter(([parts]) => parts.bottom !== bottom);
  return needed.map(([parts, top]) => `${shown(parts)} = ${top}/${bottom}`).join(" and ");
}

function sums(kind: "+" | "−"): Maker {
  return (chance, level) => {
    const [first, second] = [
      proper(chance, 2, byLevel(level, 6, 9, 12)),
      proper(chance, 2, byLevel(level, 6, 9, 12)),
    ];
    if (level === "easy" && second.bottom % first.bottom !== 0 && first.bottom % second.bottom !== 0)
      return null;
    if (level !== "easy" && first.bottom === second.bottom) return null;
    const raised = level === "hard" ? chance.whole(1, 3) : 0;
    const a = { top: first.top + raised * first.bottom, bottom: first.bottom };
    if (kind === "−" && a.top * second.bottom <= second.top * a.bottom) return null;
    const bottom = leastCommonMultiple(a.bottom, second.bottom);
    const [left, right] = [(a.top * bottom) / a.bottom, (second.top * bottom) / second.bottom];
    const top = kind === "+" ? left + right : left - right;
    const answer = kind === "+" ? plus(worth(a), worth(second)) : minus(worth(a), worth(second));
    const straightTop = kind === "+" ? a.top + second.top : Math.abs(a.top - second.top);
    const straightBottom = kind === "+" ? a.bottom + second.bottom : Math.abs(a.bottom - second.bottom);
    return numberTask({
      question: `Work out ${mixed(worth(a))} ${kind} ${shown(second)}.`,
      figure: level === "easy" ? fractionsFigure(a, second) : undefined,
      steps: [
        ...(raised > 0 ? [`${mixed(worth(a))} = ${shown(a)}`] : []),
        ...[widened([a, left], [second, right], bottom)].filter((step) => step !== ""),
        chain(`${left}/${bottom} ${kind} ${right}/${bottom}`, `${top}/${bottom}`, mixed(answer)),
      ],
      answer,
      wrong: [
        ...(straightBottom > 1 && straightTop > 0
          ? [
              [
                rational(straightTop, straightBottom),
                "Tops and bottoms were worked out apart.",
                `${straightTop}/${straightBottom}`,
              ] as const,
            ]
          : []),
        [
          rational(kind === "+" ? a.top + second.top : a.top - second.top, bottom),
          "Only the bottoms were made the same.",
        ] as const,
      ],
      write: mixed,
    });
  };
}

export const addFractions = sums("+");
export const subtractFractions = sums("−");

function pair(chance: Chance, level: Level): [Parts, Parts] {
  const most = byLevel(level, 5, 9, 12);
  const [a, b] = [proper(chance, 2, most), proper(chance, 2, most)];
  if (level !== "hard") return [a, b];
  return [{ top: a.top + a.bottom * chance.whole(1, 2), bottom: a.bottom }, b];
}

export const multiplyFractions: Maker = (chance, level) => {
  const [a, b] = pair(chance, level);
  const answer = times(worth(a), worth(b));
  return numberTask({
    question: `Work out ${mixed(worth(a))} × ${shown(b)}.`,
    steps: [
      ...(a.top > a.bottom ? [`${mixed(worth(a))} = ${shown(a)}`] : []),
      `${a.top} × ${b.top} = ${a.top * b.top} and ${a.bottom} × ${b.bottom} = ${a.bottom * b.bottom}`,
      chain(`${shown(a)} × ${shown(b)}`, `${a.top * b.top}/${a.bottom * b.bottom}`, mixed(answer)),
    ],
    answer,
    wrong: [
      [times(worth(a), over(rational(1), worth(b))), "The second fraction was turned over, as for dividing."],
      [plus(worth(a), worth(b)), "The fractions were added."],
    ],
    write: mixed,
  });
};

export const divideFractions: Maker = (chance, level) => {
  const [a, b] = pair(chance, level);
  const answer = over(worth(a), worth(b));
  const turnedOver = `${b.bottom}/${b.top}`;
  return numberTask({
    question: `Work out ${mixed(worth(a))} ÷ ${shown(b)}.`,
    figure: level === "easy" ? fractionsFigure(a, b) : undefined,
    steps: [
      ...(a.top > a.bottom ? [`${mixed(worth(a))} = ${shown(a)}`] : []),
      `Turn the second fraction over: ${shown(b)} becomes ${turnedOver}.`,
      chain(`${shown(a)} × ${turnedOver}`, `${a.top * b.bottom}/${a.bottom * b.top}`, mixed(answer)),
    ],
    answer,
    wrong: [
      [times(worth(a), worth(b)), "The fractions were multiplied as they stand."],
      [over(worth(b), worth(a)), "The first fraction was turned over."],
    ],
    write: mixed,
  });
};

export const fractionOfAmount: Maker = (chance, level) => {
  const part = proper(chance, 2, byLevel(level, 5, 8, 12));
  if (level === "easy" ? part.top !== 1 : part.top === 1) return null;
  const one = chance.whole(2, byLevel(level, 10, 12, 25));
  const amount = part.bottom * one;
  const answer: Rational = rational(part.top * one);
  return numberTask({
    question: `Work out ${shown(part)} of ${amount}.`,
    figure: level === "easy" ? partsFigure(part.bottom, part.top, String(amount)) : undefined,
    steps: [
      `${amount} ÷ ${part.bottom} = ${one}`,
      ...(part.top === 1 ? [] : [`${part.top} × ${one} = ${part.top * one}`]),
    ],
    answer,
    wrong: [
      ...(part.top === 1 || amount % part.top !== 0
        ? []
        : [[rational(amount, part.top), "The amount was divided by the top."] as const]),
      [rational(one), "Only one part was taken."],
      [rational(amount - part.bottom), "The bottom was subtracted."],
    ],
    write: fraction,
  });
};
