import type { Chance } from "../chance.ts";
import { equalGroups, equationFigure, wholeOfTwo } from "./models.ts";
import { rational } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { fraction, whole } from "./written.ts";

const letters = ["x", "n", "y", "a"] as const;

/** "+ 5" or "− 5". */
const added = (value: number) => (value < 0 ? `− ${whole(-value)}` : `+ ${whole(value)}`);
const solved = (letter: string) => (value: Parameters<typeof fraction>[0]) =>
  `${letter} = ${fraction(value)}`;
/** "Take 5 from both sides", whatever the sign. */
const undo = (value: number) =>
  value < 0 ? `Add ${whole(-value)} to both sides` : `Take ${whole(value)} from both sides`;

function solution(chance: Chance, level: Parameters<Maker>[1]): number {
  const value = byLevel(level, chance.whole(2, 12), chance.whole(2, 15), chance.whole(-9, 12));
  return value === 0 ? 1 : value;
}

export const oneStepEquations: Maker = (chance, level) => {
  const letter = chance.pick(letters);
  const value = solution(chance, level);
  const number = chance.whole(2, byLevel(level, 10, 20, 12));
  const kind = chance.pick(["+", "−", "×", "÷"]);
  const write = solved(letter);
  if (kind === "+" || kind === "−") {
    const by = kind === "+" ? number : -number;
    const bar =
      kind === "+"
        ? equationFigure(letter, value, { letters: 1, more: by }, { letters: 0, more: value + by })
        : wholeOfTwo([value + by, -by], [value + by, -by], letter);
    return numberTask({
      question: `Solve ${letter} ${added(by)} = ${whole(value + by)}.`,
      figure: level === "easy" ? bar : undefined,
      steps: [`${undo(by)}: ${letter} = ${whole(value)}.`],
      answer: rational(value),
      wrong: [
        [
          rational(value + by + by),
          `${kind === "+" ? "Adding" : "Subtracting"} was done again rather than undone.`,
        ],
      ],
      write,
    });
  }
  const [left, right] =
    kind === "×" ? [`${number}${letter}`, value * number] : [`${letter}/${number}`, value];
  const answer = kind === "×" ? value : value * number;
  const bar =
    kind === "×"
      ? equationFigure(letter, value, { letters: number, more: 0 }, { letters: 0, more: right })
      : equalGroups(number, value, letter);
  return numberTask({
    question: `Solve ${left} = ${whole(right)}.`,
    figure: level === "easy" ? bar : undefined,
    steps: [`${kind === "×" ? "Divide" : "Multiply"} both sides by ${number}: ${letter} = ${whole(answer)}.`],
    answer: rational(answer),
    wrong: [
      kind === "×"
        ? [rational(right - number), `${number}${letter} was read as ${number} more than ${letter}.`]
        : [rational(value, number), "Dividing was done again rather than undone."],
      kind === "×"
        ? [rational(right * number), "Multiplying was done again rather than undone."]
        : [rational(value + number), "The number was added rather than multiplied by."],
    ],
    write,
  });
};

export const twoStepEquations: Maker = (chance, level) => {
  const letter = chance.pick(letters);
  const value = solution(chance, level);
  const by = chance.whole(2, byLevel(level, 5, 9, 9));
  const more = chance.whole(1, byLevel(level, 10, 20, 15)) * (level === "easy" ? 1 : chance.pick([1, -1]));
  const write = solved(letter);
  if (level === "hard" && chance.pick([true, false])) {
    const right = by * (value + more);
    return numberTask({
      question: `Solve ${by}(${letter} ${added(more)}) = ${whole(right)}.`,
      steps: [
        `Divide both sides by ${by}: ${letter} ${added(more)} = ${whole(value + more)}.`,
        `${undo(more)}: ${letter} = ${whole(value)}.`,
      ],
      answer: rational(value),
      wrong: [
        [rational(right - more, by), "Only the letter was multiplied by the number before the bracket."],
        [rational(value + more + more), "The number in the bracket was not undone but done again."],
      ],
      write,
    });
  }
  const right = by * value + more;
  return numberTask({
    question: `Solve ${by}${letter} ${added(more)} = ${whole(right)}.`,
    figure:
      level === "easy"
        ? equationFigure(letter, value, { letters: by, more }, { letters: 0, more: right })
        : undefined,
    steps: [
      `${undo(more)}: ${by}${letter} = ${whole(right - more)}.`,
      `Divide both sides by ${by}: ${letter} = ${whole(value)}.`,
    ],
    answer: rational(value),
    wrong: [
      [rational(right + more, by), "The number was moved to the other side with its sign kept."],
      [rational(right - more), "The last step, dividing, was left out."],
      [rational(right - more - by), `${by}${letter} was read as ${by} more than ${letter}.`],
    ],
    write,
  });
};

export const equationsBothSides: Maker = (chance, level) => {
  const letter = chance.pick(letters);
  const value = solution(chance, level);
  const fewer = chance.whole(2, byLevel(level, 4, 6, 8));
  const apart = chance.whole(2, byLevel(level, 4, 6, 7));
  const more = fewer + apart;
  const left = chance.whole(1, 12) * (level === "easy" ? 1 : chance.pick([1, -1]));
  const right = apart * value + left;
  if (right === 0) return null;
  return numberTask({
    question: `Solve ${more}${letter} ${added(left)} = ${fewer}${letter} ${added(right)}.`,
    figure:
      level === "easy"
        ? equationFigure(letter, value, { letters: more, more: left }, { letters: fewer, more: right })
        : undefined,
    steps: [
      `Take ${fewer}${letter} from both sides: ${apart}${letter} ${added(left)} = ${whole(right)}.`,
      `${undo(left)}: ${apart}${letter} = ${whole(right - left)}.`,
      `Divide both sides by ${apart}: ${letter} = ${whole(value)}.`,
    ],
    answer: rational(value),
    wrong: [
      [rational(right - left, more + fewer), "The letters were added rather than subtracted."],
      [rational(right + left, apart), "The number was moved to the other side with its sign kept."],
    ],
    write: solved(letter),
  });
};
