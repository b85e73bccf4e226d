import type { BloomLevel } from "../course-format.ts";
import type { ModalityChoice } from "./question.ts";
import { inWords } from "./words.ts";

/**
 * Why this modality, as the learner reads it: the rule that had the last word, without the spec's sections; the matrix
 * by itself, and what the course's author set, only say what suits.
 */
export function whyForLearner({ modality, reason }: ModalityChoice, bloom: BloomLevel): string {
  const last = reason.at(-1) ?? "";
  if (reason.length <= 1 || /^(The matrix|The course sets|Of )/.test(last))
    return `${capitalised(withArticle(inWords(modality)))} is a good way ${aims[bloom]}.`;
  return last
    .replace(/\s*\(§[\d.]+\)/g, "")
    .replace("The learner prefers", "You prefer")
    .replace("is what the learner avoids", "is what you would rather not do")
    .replace("has weight 0 in this course", "is not used in this course");
}

/** What a level asks, in words that need no theory. */
export const aims: Readonly<Record<BloomLevel, string>> = {
  remember: "to recall it",
  understand: "to explain it",
  apply: "to use it",
  analyze: "to take it apart",
  evaluate: "to judge with it",
  create: "to make something with it",
};

function withArticle(words: string): string {
  return words === "conversation" ? words : `a ${words}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
