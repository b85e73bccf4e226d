import { bloomLevels, type Concept, type Items } from "../../course-format.ts";
import type { Question } from "./conversation-record.ts";
import { spokenQuestions, teachBack } from "./idea-questions.ts";

/**
 * How a concept is introduced, always in conversation (exercise-modalities §10.2.1): what it is, an example, and a
 * question that shows whether it was understood.
 */
export function teachText(items: Items, concept: Concept): { text: string; check: Question } {
  const { explanation, example } = items.teach;
  const shown = example.trim();
  const quoted = shown.includes("\n") ? `\n\n\`\`\`\n${shown}\n\`\`\`` : ` ${shown}`;
  return {
    text: `## ${concept.title}\n\n${explanation.trim()}\n\nFor example:${quoted}`,
    check: { ...checkQuestion(items, concept), id: "check" },
  };
}

/** The question nearest to "have you understood it?"; where a course has none, the learner says it back. */
function checkQuestion(items: Items, concept: Concept): Question {
  const understood = bloomLevels.indexOf("understand");
  const away = ({ bloom }: Question) => Math.abs(bloomLevels.indexOf(bloom) - understood);
  const short = spokenQuestions(items)
    .map(({ question }) => question)
    .filter(({ kind }) => kind === "short_answer");
  return short.toSorted((a, b) => away(a) - away(b))[0] ?? teachBack(concept, items)[0].question;
}
