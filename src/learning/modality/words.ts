import type { Modality } from "../course-format.ts";
import type { KindName } from "../course-words.ts";
import { kindNamed, kindOf } from "../exercises/kinds.ts";
import type { ExerciseResult } from "../result.ts";
import type { Draft } from "./draft.ts";

/** A modality, or a kind that has another's place, as a learner would say it. */
export function inWords(kind: KindName): string {
  return kindNamed(kind).words.one;
}

/** What was done, as a learner would say it. */
export function doneInWords(result: Pick<ExerciseResult, "modality" | "type">): string {
  return kindOf(result).words.one;
}

export function severalOf(modality: Modality): string {
  return kindNamed(modality).words.several;
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
