import type { Course } from "../course.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { kindOf } from "../exercises/kinds.ts";
import { type Introduction, introductionsOf } from "./introductions.ts";
import type { Met } from "./met.ts";

/** What is to be shown before an exercise begins, as nothing is asked that was not shown (decision 48). */
export type ToMeet = {
  /** The concept's text was never shown, and the exercise does not tell it itself. */
  text: boolean;
  pieces: Introduction[];
  /** All of them are asked; else some only stand among the choices or in a solution. */
  areAsked: boolean;
};

/**
 * Which pieces of an exercise about to begin were never met: what it asks, what stands among its wrong choices, and what
 * its solution needs. Pure.
 */
export function toMeet(record: ExerciseRecord, course: Course, met: Met): ToMeet {
  const introductions = introductionsOf(course);
  const { needs } = kindOf(record);
  const { pieces = [], choices = [], answers = [], teaches = false } = needs?.(record) ?? {};
  const { concept_id } = record;
  const asked = [...pieces, ...record.uses].flatMap((key) => introductions.of(key, concept_id) ?? []);
  const touched = [
    ...asked,
    ...choices.flatMap((text) => introductions.named(text, concept_id)),
    ...answers.flatMap(introductions.wordsIn),
  ];
  const unmet = new Map(touched.filter((one) => !met.has(one)).map((one) => [one.id, one]));
  const hasText = course.items.has(concept_id);
  return {
    text: hasText && !teaches && !met.hasRead(concept_id),
    pieces: [...unmet.values()].sort((a, b) => a.place - b.place),
    areAsked: [...unmet.keys()].every((id) => asked.some((one) => one.id === id)),
  };
}
