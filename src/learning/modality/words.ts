import type { Modality } from "../course-format.ts";
import type { Draft } from "./draft.ts";

const words: Readonly<Record<Modality, string>> = {
  worksheet: "worksheet",
  conversation: "conversation",
  code: "code exercise",
  long_form: "long-form answer",
  image_review: "photo of handwritten work",
};

/** A modality as a learner would say it. */
export function inWords(modality: Modality): string {
  return words[modality];
}

/** "worksheet", or "worksheet or conversation" while that is open. */
export function namesOf(draft: Draft): string {
  return draft.among.map(({ modality }) => inWords(modality)).join(" or ");
}
