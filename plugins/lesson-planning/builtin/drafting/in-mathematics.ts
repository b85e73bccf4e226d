import { setMaths as set } from "../../../../src/formulas/set-maths.ts";
import type { Task, Topic } from "../../../../src/workspace/topic.ts";

/**
 * A topic of mathematics with its fractions, powers and roots set as such, wherever they are read; any other topic as it is.
 * What is a block of code or a figure stays as it is (`setMaths`). A teacher's own note is set like any other: it reads
 * as she wrote it, "3 1/4" as a mixed number.
 */
export function inMathematics(topic: Topic): Topic {
  if (!/math/i.test(topic.subject)) return topic;
  const task = ({ text, answer }: Task): Task => ({ text: set(text), answer: set(answer) });
  const { example, practice } = topic;
  return {
    ...topic,
    keyIdeas: topic.keyIdeas.map(set),
    example:
      example === null
        ? null
        : {
            ...example,
            problem: set(example.problem),
            steps: example.steps.map(set),
            solution: set(example.solution),
            result: set(example.result),
          },
    practice: {
      easy: practice.easy.map(task),
      medium: practice.medium.map(task),
      hard: practice.hard.map(task),
    },
    misconceptions: topic.misconceptions.map((one) => ({
      ...one,
      think: set(one.think),
      truth: set(one.truth),
      question: set(one.question),
      options: one.options.map(({ letter, text }) => ({ letter, text: set(text) })),
      why: set(one.why),
    })),
    retrieval: topic.retrieval.map(task),
    vocabulary: topic.vocabulary.map(({ term, meaning }) => ({ term, meaning: set(meaning) })),
  };
}
