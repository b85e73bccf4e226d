import type { Chance } from "../chance.ts";
import { equal, type Rational } from "./rational.ts";

export type Level = "easy" | "medium" | "hard";

/** A task made by a rule, worked through, with the answers that known misconceptions lead to. */
export type MathsTask = {
  question: string;
  steps: string[];
  answer: string;
  wrong: Wrong[];
  /** Where a picture helps: the data of a figure of the task's own numbers. What is asked for is not in it. */
  figure?: FigureData;
};

/** As the block of a figure has it (decision 47). */
export type FigureData = Readonly<Record<string, unknown>> & { kind: string };

export type Wrong = { value: string; misconception: string };

/** null: what chance drew is no good task, and it draws again. */
export type Maker = (chance: Chance, level: Level) => MathsTask | null;

/** A task whose answer is one number. A misconception that leads to the right answer this time is left out. */
export function numberTask(parts: {
  question: string;
  steps: string[];
  answer: Rational;
  wrong: readonly (readonly [Rational, string, string?])[];
  write: (value: Rational) => string;
  figure?: FigureData | undefined;
}): MathsTask | null {
  const { question, steps, answer, write } = parts;
  const kept = parts.wrong.filter(
    ([value], at) =>
      !equal(value, answer) && parts.wrong.findIndex(([earlier]) => equal(earlier, value)) === at,
  );
  const wrong = kept.map(([value, misconception, written = write(value)]) => ({
    value: written,
    misconception,
  }));
  const picture = parts.figure === undefined ? {} : { figure: parts.figure };
  return wrong.length === 0 ? null : { question, steps, answer: write(answer), wrong, ...picture };
}

/** A task whose answer is something else, such as a ratio: wrong values are told apart by how they are written. */
export function wordTask(task: MathsTask): MathsTask | null {
  const wrong = task.wrong.filter(
    ({ value }, at) =>
      value !== task.answer && task.wrong.findIndex((earlier) => earlier.value === value) === at,
  );
  return wrong.length === 0 ? null : { ...task, wrong };
}

/** "3/12 + 2/12 = 5/12": each form once, and no "= 5/12" after a 5/12. */
export function chain(...forms: readonly string[]): string {
  return forms.filter((form, at) => form !== forms[at - 1]).join(" = ");
}

/** What is to hold at each level. */
export function byLevel<T>(level: Level, easy: T, medium: T, hard: T): T {
  return { easy, medium, hard }[level];
}
