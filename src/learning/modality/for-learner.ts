import type { BloomLevel } from "../course-format.ts";
import type { ModalityChoice } from "./question.ts";
import { capitalised, oneOf } from "./words.ts";

/**
 * Why this modality, as the learner reads it: the rule that had the last word, without the spec's sections; the matrix
 * by itself, and what the course's author set, only say what suits.
 */
export function whyForLearner({ modality, reason }: ModalityChoice, bloom: BloomLevel): string {
  const last = reason.at(-1) ?? "";
  if (reason.length <= 1 || /^(The matrix|The course sets|Of )/.test(last))
    return `${capitalised(oneOf(modality))} is a good way ${aims[bloom]}.`;
  return last.replace(/\s*\(§[\d.]+\)/g, "");
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
