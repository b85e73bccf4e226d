import { mistakesOf } from "../notes/mistakes-of.ts";
import { type NoteParts, writeNote } from "../notes/write-note.ts";
import type { Material } from "./material.ts";

const levels = ["easy", "medium", "hard"] as const;

/** The topic note that material becomes: every item with its page, the document named as its source. */
export function noteOf(material: Material, subject?: string): string {
  const { title, source, ideas, words, questions, mistakes, rest } = material;
  const { example, others } = exampleIn(material.examples);
  const third = Math.max(1, Math.ceil(questions.length / 3));
  // She has looked over what is called a mistake; what a line itself says is right stays right.
  const told = mistakesOf(
    mistakes.map((one) => ({ ...one, sure: true })),
    ideas.map(({ text }) => text),
  );
  const pageAt = (at: number) => mistakes.find((one) => one.at === at)?.page ?? null;
  const parts: NoteParts = {
    title,
    subject,
    source,
    ideas: [...ideas, ...told.truths.map(({ text, at }) => ({ text, page: pageAt(at) }))],
    words,
    example,
    // Whoever wrote them put the easier ones first.
    tasks: questions.map((question, at) => ({
      ...question,
      level: levels[Math.floor(at / third)] ?? "hard",
    })),
    misconceptions: [
      ...told.mistakes.map(({ think, truth }) => ({ think, truth })),
      ...told.unclear.map(({ text }) => ({ think: text, truth: "" })),
    ],
    questions: [],
    rest: [...others, ...rest],
  };
  return writeNote(parts);
}

/** The first, with the lines that follow it as its steps. A note has one worked example; further ones are kept as they are. */
function exampleIn(examples: Material["examples"]): {
  example: NoteParts["example"];
  others: Material["examples"];
} {
  const [first, ...rest] = examples;
  if (first === undefined) return { example: undefined, others: [] };
  const steps = rest.filter(({ at }, index) => at - first.at === index + 1);
  const others = rest.filter((one) => !steps.includes(one));
  const { text: problem, page } = first;
  return { example: { problem, steps: steps.map(({ text }) => text), solution: "", page }, others };
}
