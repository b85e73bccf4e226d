import { exactly, numberOf } from "../../../maths/algebra/value.ts";
import { type Form, keyOf } from "../../../maths/answers/key.ts";
import { known, readingFor } from "../../../maths/answers/read-value.ts";
import { generate, type Kind } from "../../../maths/generate.ts";
import type { Level, MathsTask } from "../../../maths/task.ts";
import type { Skill } from "../../course-format.ts";
import { itemKey } from "../exercise.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/** The form that a kind of task asks for, beyond the right value. */
const forms: Readonly<Partial<Record<Kind, Form>>> = {
  "simplify-fractions": "fraction",
  "shaded-fraction": "fraction",
  rounding: "places",
  "expand-brackets": "expanded",
  "collect-like-terms": "collected",
  "nth-term": "collected",
  factorise: "factorised",
};

/** Tasks of a skill at a level, within its bounds: the same for the same seed, other ones for another. */
export function tasksFor(
  { generator, bounds }: Skill,
  level: Level,
  seed: number,
  many: number,
): MathsTask[] {
  return generate(generator, level, seed, many, (task) => fits(task, bounds));
}

/** As it is kept, with another one beside it as the worked example. */
export function kept(
  skill: Skill,
  level: Level,
  task: MathsTask,
  other: MathsTask,
  id: string,
): MathsTaskKept {
  const { question, answer, steps, wrong, figure } = task;
  return {
    id,
    skill: itemKey("skills", skill.id),
    title: skill.title,
    level,
    question,
    start: startOf(question),
    key: keyOf(answer, forms[skill.generator] ?? null, startOf(question)),
    answer,
    steps,
    wrong,
    asksSteps: skill.steps,
    ...(figure === undefined ? {} : { figure }),
    ...(isReadOff(task)
      ? {}
      : { example: { question: other.question, steps: other.steps, answer: other.answer } }),
  };
}

/** The figure is the question: another one in words alone would say nothing. */
function isReadOff({ figure, question }: MathsTask): boolean {
  return figure !== undefined && !/\d/.test(question);
}

const asks =
  /^(?:(?:Work out|Solve|Simplify|Expand and simplify|Expand|Factorise) (.+)|Write (\S+) (?:in its simplest form|as a decimal))\.$/;

/** What working begins with; empty where the question is in words. */
export function startOf(question: string): string {
  const [, sum, number] = asks.exec(question) ?? [];
  return sum ?? number ?? "";
}

function fits({ question, answer }: MathsTask, bounds: Skill["bounds"]): boolean {
  const numbers = Array.from(question.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([one]) =>
    Number(one.replaceAll(",", "")),
  );
  const below = Array.from(question.matchAll(/\/(\d+)/g), ([, one]) => Number(one));
  const { largest = Number.POSITIVE_INFINITY, denominator = Number.POSITIVE_INFINITY } = bounds;
  if (numbers.some((one) => one > largest) || below.some((one) => one > denominator)) return false;
  if (bounds.positive !== true && bounds.whole !== true) return true;
  const key = keyOf(answer, null);
  if (key.kind !== "value" && key.kind !== "solution") return true;
  const value = numberOf(exactly(known(key.value, readingFor([]))));
  if (value === null) return true;
  return (bounds.positive !== true || value.top >= 0n) && (bounds.whole !== true || value.bottom === 1n);
}
