import type { Modality } from "../course-format.ts";
import { type ExerciseResult, isOfCards } from "../result.ts";
import type { Draft } from "./draft.ts";

const words: Readonly<Record<Modality, { one: string; several: string }>> = {
  worksheet: { one: "worksheet", several: "worksheets" },
  conversation: { one: "conversation", several: "conversations" },
  code: { one: "code exercise", several: "code exercises" },
  long_form: { one: "long answer", several: "long answers" },
  image_review: { one: "photo of handwritten work", several: "photos of handwritten work" },
};

/** A modality as a learner would say it. */
export function inWords(modality: Modality): string {
  return words[modality].one;
}

/** What was done, as a learner would say it. */
export function doneInWords(result: Pick<ExerciseResult, "modality" | "type">): string {
  return isOfCards(result) ? "flashcards" : inWords(result.modality);
}

export function severalOf(modality: Modality): string {
  return words[modality].several;
}

/** "a worksheet". */
export function oneOf(modality: Modality): string {
  return `a ${inWords(modality)}`;
}

/** "worksheet", or "worksheet or conversation" while that is open. */
export function namesOf(draft: Draft): string {
  return draft.among.map(({ modality }) => inWords(modality)).join(" or ");
}

/** "a worksheet or a conversation": what it will be, in a sentence. */
export function oneOfThese(draft: Draft): string {
  return draft.among.map(({ modality }) => oneOf(modality)).join(" or ");
}

/** "worksheets and conversations": what is said of them all. */
export function allOfThese(draft: Draft): string {
  return draft.among.map(({ modality }) => severalOf(modality)).join(" and ");
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
