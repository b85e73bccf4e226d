import type { Chance } from "../chance.ts";
import { levelFigure, pointsFigure, sortsFigure } from "./models.ts";
import { rational } from "./rational.ts";
import { byLevel, chain, type Level, type Maker, numberTask } from "./task.ts";
import { decimal, fraction } from "./written.ts";

function values(chance: Chance, level: Level, many: number): number[] {
  return Array.from({ length: many }, () => chance.whole(1, byLevel(level, 12, 30, 60)));
}

const ordered = (list: readonly number[]) => list.toSorted((a, b) => a - b);
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

export const mean: Maker = (chance, level) => {
  const list = values(chance, level, byLevel(level, 3, 5, 6));
  const total = sum(list);
  const answer = rational(total, list.length);
  if (decimal(answer).includes("/") || (level !== "hard" && answer.bottom !== 1n)) return null;
  return numberTask({
    question: `Find the mean of ${list.join(", ")}.`,
    figure: level === "easy" ? levelFigure(list) : undefined,
    steps: [`${list.join(" + ")} = ${total}`, `${total} ÷ ${list.length} = ${decimal(answer)}`],
    answer,
    wrong: [
      [rational(total), "The total was not divided."],
      [middle(list), "The median was found."],
      [middle(list, true), "The number in the middle of the list was taken."],
    ],
    write: decimal,
  });
};

/** The middle of the values in order, or, as many pupils do, in the order they are written. */
function middle(list: readonly number[], asWritten = false) {
  const row = asWritten ? list : ordered(list);
  const at = Math.floor((row.length - 1) / 2);
  const [low = 0, high = 0] = [row[at], row[Math.ceil((row.length - 1) / 2)]];
  return rational(low + high, 2);
}

export const median: Maker = (chance, level) => {
  const list = values(chance, level, byLevel(level, 5, chance.pick([5, 7]), chance.pick([4, 6])));
  const row = ordered(list);
  const answer = middle(list);
  const [low = 0, high = 0] = [row[list.length / 2 - 1], row[list.length / 2]];
  return numberTask({
    question: `Find the median of ${list.join(", ")}.`,
    steps: [
      `In order: ${row.join(", ")}.`,
      list.length % 2 === 1
        ? `The middle one is ${decimal(answer)}.`
        : `(${low} + ${high}) ÷ 2 = ${decimal(answer)}`,
    ],
    answer,
    wrong: [
      [middle(list, true), "The values were not put in order."],
      [rational((row[0] ?? 0) + (row.at(-1) ?? 0), 2), "The middle between smallest and biggest was taken."],
    ],
    write: decimal,
  });
};

export const range: Maker = (chance, level) => {
  const list = values(chance, level, byLevel(level, 4, 5, 6));
  const row = ordered(list);
  const [low = 0, high = 0] = [row[0], row.at(-1)];
  return numberTask({
    question: `Find the range of ${list.join(", ")}.`,
    figure: level === "easy" ? pointsFigure(list) : undefined,
    steps: [`The biggest is ${high} and the smallest is ${low}.`, `${high} − ${low} = ${high - low}`],
    answer: rational(high - low),
    wrong: [
      [rational(high), "Only the biggest value was given."],
      [rational(Math.abs((list.at(-1) ?? 0) - (list[0] ?? 0))), "The last minus the first was worked out."],
    ],
    write: fraction,
  });
};

export const probability: Maker = (chance, level) => {
  const counts = Array.from({ length: byLevel(level, 2, 3, 4) }, () =>
    chance.whole(1, byLevel(level, 8, 9, 12)),
  );
  const names = ["red", "blue", "green", "yellow"].slice(0, counts.length);
  const all = sum(counts);
  const wanted = counts[0] ?? 1;
  const not = level === "hard";
  const hits = not ? all - wanted : wanted;
  const inBag = counts.map((count, at) => `${count} ${names[at] ?? ""}`);
  return numberTask({
    question: `A bag holds ${inBag.slice(0, -1).join(", ")} and ${inBag.at(-1)} counters. One is taken without looking. What is the probability that it is ${not ? "not " : ""}red?`,
    figure: level === "easy" ? sortsFigure(counts, names) : undefined,
    steps: [
      `${counts.join(" + ")} = ${all}`,
      ...(not ? [`${all} − ${wanted} = ${hits}`] : []),
      chain(`${hits}/${all}`, fraction(rational(hits, all))),
    ],
    answer: rational(hits, all),
    wrong: [
      [rational(1, counts.length), "All colours were taken to be equally likely."],
      [
        rational(wanted, all - wanted),
        "Red was compared with the rest rather than with all.",
        `${wanted}/${all - wanted}`,
      ],
      [rational(all - hits, all), "The other event was counted."],
    ],
    write: fraction,
  });
};
