import { seedOf } from "../../../../src/chance.ts";
import { setMaths } from "../../../../src/formulas/set-maths.ts";
import { generate, isKind, type Kind } from "../../../../src/maths/generate.ts";
import type { Level, MathsTask } from "../../../../src/maths/task.ts";
import type { Task, Topic } from "../../../../src/workspace/topic.ts";
import { figureFence } from "./wording.ts";

/** How many tasks are made for each level, beside those of the note. */
const made = 4;

/** A note's own practice, with tasks made from rules before it where the note names their kinds: other ones for each class. */
export function practiceFor(topic: Topic, classId: string): Topic["practice"] {
  const known = practices.get(topic) ?? new Map<string, Topic["practice"]>();
  practices.set(topic, known);
  const found = known.get(classId) ?? practiceOf(topic, classId);
  known.set(classId, found);
  return found;
}

/** Every section asks for it, and nearly all that a lesson in mathematics costs is to set its sums. */
const practices = new WeakMap<Topic, Map<string, Topic["practice"]>>();

function practiceOf(topic: Topic, classId: string): Topic["practice"] {
  const kinds = topic.tasks.filter(isKind);
  const seed = seedOf(`${classId} ${topic.slug}`);
  const at = (level: Level) => {
    const own = topic.practice[level];
    const noted = new Set(own.map(({ text }) => text));
    return [...drawn(kinds, level, seed, topic.fits).filter(({ text }) => !noted.has(text)), ...own].map(
      inMathematics,
    );
  };
  return kinds.length === 0 ? topic.practice : { easy: at("easy"), medium: at("medium"), hard: at("hard") };
}

/** Fractions, powers and roots set as such. */
function inMathematics({ text, answer }: Task): Task {
  return { text: setMaths(text), answer: setMaths(answer) };
}

/** From each kind in turn. A note's kinds go from easier to harder: of three or more, easy tasks leave the last out, hard ones the first. */
function drawn(kinds: readonly Kind[], level: Level, seed: number, fits: Topic["fits"]): Task[] {
  const half = Math.ceil(kinds.length / 2);
  const wanted =
    kinds.length < 3 || level === "medium"
      ? kinds
      : level === "easy"
        ? kinds.slice(0, half)
        : kinds.slice(-half);
  const many = Math.ceil(made / wanted.length);
  const isFit = ({ question }: MathsTask) => fits?.({ text: question, answer: "" }) ?? true;
  const sets = wanted.map((kind) => {
    const own = generate(kind, level, seed, many, isFit);
    // Easy sums exchange nothing: where all of them are to, the easier ones of the next level are the easy ones.
    return own.length > 0 || level !== "easy"
      ? own
      : generate(kind, "medium", seedOf(`${seed} easy`), many, isFit);
  });
  return Array.from(
    { length: made },
    (_, at) => sets[at % sets.length]?.[Math.floor(at / sets.length)],
  ).flatMap((task) =>
    task === undefined
      ? []
      : [{ text: shown(task), answer: `${task.answer}. Worked: ${task.steps.map(plain).join("; ")}.` }],
  );
}

/** The question, with its figure below it where it has one. */
function shown({ question, figure }: MathsTask): string {
  return figure === undefined ? question : `${question}\n\n${figureFence(figure)}`;
}

const plain = (step: string) => step.replace(/\.$/, "");
