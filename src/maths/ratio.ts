import { sharesFigure } from "./models.ts";
import { greatestCommonDivisor } from "./rational.ts";
import { byLevel, type Maker, wordTask } from "./task.ts";
import { whole } from "./written.ts";

const sharedBy = (parts: readonly number[]) =>
  Number(parts.map(BigInt).reduce((a, b) => greatestCommonDivisor(a, b)));
const shown = (parts: readonly number[]) => parts.map(whole).join(":");

/** Two or three parts that share no factor. */
function simple(chance: Parameters<Maker>[0], level: Parameters<Maker>[1]): number[] | null {
  const many = level === "hard" ? 3 : 2;
  const parts = Array.from({ length: many }, () => chance.whole(1, byLevel(level, 6, 11, 9)));
  return sharedBy(parts) > 1 || new Set(parts).size === 1 ? null : parts;
}

export const simplifyRatio: Maker = (chance, level) => {
  const parts = simple(chance, level);
  const by = chance.whole(2, byLevel(level, 6, 9, 12));
  if (parts === null) return null;
  const given = parts.map((part) => part * by);
  const [first = 1, ...rest] = given;
  return wordTask({
    question: `Simplify ${shown(given)}.`,
    steps: [`The highest number that divides all parts is ${by}.`, `${shown(given)} = ${shown(parts)}`],
    answer: shown(parts),
    wrong: [
      { value: shown([...parts].reverse()), misconception: "The order was turned round." },
      { value: shown([first / by, ...rest]), misconception: "Only the first part was divided." },
      ...(parts.every((part) => part > 0 && part * by - by > 0) && parts.some((part) => part !== parts[0])
        ? [
            {
              value: shown(given.map((part) => part - by)),
              misconception: "The same number was subtracted from all parts.",
            },
          ]
        : []),
    ].filter(({ value }) => !proportional(value, parts)),
  });
};

function proportional(written: string, parts: readonly number[]): boolean {
  const other = written.split(":").map((part) => Number(part.replaceAll(",", "")));
  return other.every((part, at) => part * (parts[0] ?? 1) === (other[0] ?? 1) * (parts[at] ?? 1));
}

export const shareRatio: Maker = (chance, level) => {
  const parts = simple(chance, level);
  const one = chance.whole(2, byLevel(level, 8, 12, 25));
  if (parts === null) return null;
  const all = parts.reduce((a, b) => a + b, 0);
  const amount = all * one;
  const pounds = (values: readonly number[]) =>
    values
      .map((value) => `£${whole(value)}`)
      .join(", ")
      .replace(/, (?=[^ ]+$)/, " and ");
  const divided = parts.map((part) => amount / part);
  const bars = level === "easy" ? sharesFigure(parts, `£${whole(amount)}`) : undefined;
  return wordTask({
    question: `Share £${whole(amount)} in the ratio ${shown(parts)}.`,
    ...(bars === undefined ? {} : { figure: bars }),
    steps: [
      `${parts.join(" + ")} = ${all}`,
      `£${whole(amount)} ÷ ${all} = £${one}`,
      ...parts.map((part) => `${part} × £${one} = £${whole(part * one)}`),
    ],
    answer: pounds(parts.map((part) => part * one)),
    wrong: [
      ...(divided.every(Number.isInteger)
        ? [{ value: pounds(divided), misconception: "The amount was divided by each part." }]
        : []),
      {
        value: pounds(parts.map((part) => part * one).reverse()),
        misconception: "The order was turned round.",
      },
      { value: pounds(parts), misconception: "The parts were taken for the shares." },
    ],
  });
};
