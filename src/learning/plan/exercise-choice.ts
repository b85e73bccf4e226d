import type { Course } from "../course.ts";
import type { BloomLevel } from "../course-format.ts";
import type { ModalityQuestion } from "../modality/question.ts";
import type { Candidate } from "./candidates.ts";
import { ladderOf, levelFor, levelShown } from "./ladder.ts";
import { minutesOf } from "./timing.ts";

export type Exercise = {
  bloom: BloomLevel;
  phase: NonNullable<ModalityQuestion["phase"]>;
  /** It asks for more than the learner has shown of the concept. */
  stepUp: boolean;
};

/** Below this the memory is checked first, before anything harder is asked. */
const fadedBelow = 0.8;

/**
 * At which level an item is, and what kind of exercise that makes it. What is due climbs the ladder too, and is then
 * practice as the matrix has it: a level is not shown by a quick check. Where it has faded, or the time is short, it is
 * the quick check of what was shown (exercise-modalities §10.2.3). A quiz asks as the matrix does (§13.4).
 */
export function exerciseFor(
  { type, concept, progress, why }: Candidate,
  course: Course,
  room: number,
  mode: "study" | "quiz",
): Exercise {
  const ladder = ladderOf(concept, course.items.get(concept.id));
  const next = levelFor(progress, ladder);
  if (type === "new") return { bloom: next, phase: "practice", stepUp: false };
  const shown = levelShown(progress, ladder);
  const stepUp = shown !== null && ladder.indexOf(next) > ladder.indexOf(shown);
  if (type === "assess") return { bloom: next, phase: "assess", stepUp };
  const faded = why.because === "due" && why.retrievability < fadedBelow;
  const climbs = stepUp && !faded && room >= minutesOf("assess", "conversation");
  const quick = climbs ? "practice" : "review";
  return {
    bloom: stepUp && !climbs ? shown : next,
    phase: mode === "quiz" ? "assess" : quick,
    stepUp: climbs,
  };
}
