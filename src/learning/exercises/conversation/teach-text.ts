import { bloomLevels } from "../../../bloom.ts";
import type { Concept, Items } from "../../course-format.ts";
import { hinted } from "./candidate.ts";
import type { Question } from "./conversation-record.ts";
import { spokenQuestions, teachBack } from "./idea-questions.ts";
import { meaningQuestion } from "./word-questions.ts";

/**
 * How a concept is introduced, always in conversation (exercise-modalities §10.2.1): what it is, an example, and a
 * question that shows whether it was understood.
 */
export function teachText(
  items: Items,
  concept: Concept,
  { fewestWords = enoughWords, style }: { fewestWords?: number; style?: string | undefined } = {},
): { text: string; check: Question } {
  const { explanation, example } = items.teach;
  const shown = example.trim();
  const quoted = shown.includes("\n") ? `\n\n\`\`\`\n${shown}\n\`\`\`` : ` ${shown}`;
  const rule = explanation.trim();
  const parts =
    style === examplesFirst ? [`An example first:${quoted}`, rule] : [rule, `For example:${quoted}`];
  return {
    text: `## ${concept.title}\n\n${parts.join("\n\n")}`,
    check: { ...checkQuestion(items, concept, fewestWords), id: "check" },
  };
}

/** The learner's `explanation_style` (§11.2); with any other the rule comes first. */
const examplesFirst = "examples_first";

/** With fewer words, asking one of them now would leave too little to practise in the same conversation. */
const enoughWords = 4;

/**
 * The question nearest to "have you understood it?". A list of words has no main idea: one of them is asked. Where a
 * course has neither, the learner says it back.
 */
function checkQuestion(items: Items, concept: Concept, fewestWords: number): Question {
  const understood = bloomLevels.indexOf("understand");
  const away = ({ bloom }: Question) => Math.abs(bloomLevels.indexOf(bloom) - understood);
  const short = spokenQuestions(items).filter(({ question }) => question.kind === "short_answer");
  const isAsked = isWordList(items) && items.vocabulary.length >= fewestWords;
  const word = isAsked ? meaningQuestion(items) : null;
  const [nearest] = short.toSorted((a, b) => away(a.question) - away(b.question));
  return hinted(nearest ?? word ?? teachBack(concept, items)[0], items);
}

/** Words and nothing about them, as they come from a table or a deck. */
function isWordList({ concept: _, teach: _taught, vocabulary, ...others }: Items): boolean {
  return vocabulary.length > 0 && Object.values(others).every((list) => list.length === 0);
}
