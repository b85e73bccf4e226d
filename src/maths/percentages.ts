import { beforeAndAfter, percentBack, percentFigure } from "./models.ts";
import { minus, over, plus, type Rational, rational, times } from "./rational.ts";
import { byLevel, type Maker, numberTask, wordTask } from "./task.ts";
import { decimal, pounds } from "./written.ts";

const hundredths = (percent: number) => rational(percent, 100);

export const percentageOf: Maker = (chance, level) => {
  const percent = byLevel(level, chance.pick([10, 20, 25, 50]), chance.whole(1, 18) * 5, chance.whole(3, 97));
  const amount = rational(
    byLevel(level, chance.whole(2, 20) * 20, chance.whole(4, 40) * 10, chance.whole(3, 60) * 10),
  );
  const answer = times(amount, hundredths(percent));
  const onePart = over(amount, rational(100));
  return numberTask({
    question: `Work out ${percent}% of ${decimal(amount)}.`,
    figure: level === "easy" ? percentFigure(percent, decimal(amount)) : undefined,
    steps: [
      `1% of ${decimal(amount)} = ${decimal(onePart)}`,
      `${percent} × ${decimal(onePart)} = ${decimal(answer)}`,
    ],
    answer,
    wrong: [
      ...(decimal(over(amount, rational(percent))).includes("/")
        ? []
        : [[over(amount, rational(percent)), "The amount was divided by the percentage."] as const]),
      [times(answer, rational(10)), "Ten times too much: 1% was taken for a tenth."],
      [minus(amount, answer), "What is left over was given."],
    ],
    write: decimal,
  });
};

/** A price that changes, with the percentage a whole number. */
function change(chance: Parameters<Maker>[0], level: Parameters<Maker>[1]) {
  const percent = byLevel(
    level,
    chance.pick([10, 20, 25, 50]),
    chance.whole(1, 12) * 5,
    chance.whole(1, 19) * 4,
  );
  const before = rational(
    byLevel(level, chance.whole(1, 20) * 20, chance.whole(2, 30) * 20, chance.whole(2, 24) * 25),
  );
  const rises = chance.pick([true, false]);
  const part = times(before, hundredths(percent));
  return { percent, before, rises, part, after: rises ? plus(before, part) : minus(before, part) };
}

export const percentageChange: Maker = (chance, level) => {
  const { percent, before, rises, part, after } = change(chance, level);
  const way = rises ? "increase" : "decrease";
  const bars = level === "easy" ? beforeAndAfter(before, after, pounds) : undefined;
  const ofNew = over(times(part, rational(100)), after);
  return wordTask({
    question: `A price goes from ${pounds(before)} to ${pounds(after)}. What is the percentage ${way}?`,
    ...(bars === undefined ? {} : { figure: bars }),
    steps: [
      rises
        ? `${pounds(after)} − ${pounds(before)} = ${pounds(part)}`
        : `${pounds(before)} − ${pounds(after)} = ${pounds(part)}`,
      `${decimal(part)} ÷ ${decimal(before)} × 100 = ${percent}%`,
    ],
    answer: `${percent}%`,
    wrong: [
      ...(ofNew.bottom === 1n
        ? [{ value: `${ofNew.top}%`, misconception: "The change was compared with the new price." }]
        : []),
      { value: `${decimal(part)}%`, misconception: "The change in pounds was taken for the percentage." },
      { value: `${100 - percent}%`, misconception: "The change was taken from 100." },
    ],
  });
};

export const reversePercentages: Maker = (chance, level) => {
  const { percent, before, rises, after } = change(chance, level);
  const left = rises ? 100 + percent : 100 - percent;
  const again: Rational = times(after, rational(rises ? 100 - percent : 100 + percent, 100));
  return numberTask({
    question: `A price ${rises ? "rises" : "falls"} by ${percent}% to ${pounds(after)}. What was it before?`,
    figure: level === "easy" ? percentBack(percent, rises, pounds(after)) : undefined,
    steps: [
      rises ? `100% + ${percent}% = ${left}%` : `100% − ${percent}% = ${left}%`,
      `${pounds(after)} ÷ ${decimal(rational(left, 100))} = ${pounds(before)}`,
    ],
    answer: before,
    wrong: [
      ...(times(again, rational(100)).bottom === 1n
        ? [[again, `${percent}% of the new price was used.`] as const]
        : []),
      [
        rises ? minus(after, rational(percent)) : plus(after, rational(percent)),
        "The percentage was taken for pounds.",
      ],
    ],
    write: pounds,
  });
};
