import { quoted } from "../errors/error-words.ts";
import { aims, whyForLearner } from "../modality/for-learner.ts";
import type { ModalityChoice } from "../modality/question.ts";
import type { Candidate } from "./candidates.ts";
import { learnerDayNumber } from "./due.ts";
import type { Exercise } from "./exercise-choice.ts";
import { targetMet } from "./ladder.ts";

export type Telling = { now: Date; zone: string; titleOf: (conceptId: string) => string };

/** Why this concept now, and why this modality, as the learner reads it. */
export function reasonFor(
  candidate: Candidate,
  exercise: Exercise,
  choice: ModalityChoice,
  telling: Telling,
): string {
  return `${whyNow(candidate, exercise, telling)} ${whyForLearner(choice, exercise.bloom)}`;
}

function whyNow(
  { concept, progress, why }: Candidate,
  { bloom, stepUp }: Exercise,
  telling: Telling,
): string {
  const title = quoted(concept.title);
  switch (why.because) {
    case "next": {
      const [first, ...others] = concept.prerequisites.map((id) => quoted(telling.titleOf(id)));
      if (first === undefined) return `${title} is next in the course and needs nothing before it.`;
      const built = others.length > 2 ? [first, `${others.length} more`] : [first, ...others];
      return `${title} is next in the course, and you have shown what it builds on: ${listed(built)}.`;
    }
    case "due": {
      const due = progress?.fsrs?.due;
      const late = due === undefined ? 0 : daysBetween(new Date(due), telling.now, telling.zone);
      const when = late <= 0 ? "is due today" : `has been due for ${late === 1 ? "a day" : `${late} days`}`;
      const up = stepUp ? ` This time one step up from what you have shown: ${aims[bloom]}.` : "";
      return `${title} ${when}${chance(why.retrievability)}.${up}`;
    }
    case "step":
      return `${title} was practised a short while ago and does not sit yet, so it comes back in this session.`;
    case "waited for":
      return `${title} is not due yet, but ${quoted(why.by.title)} opens once you have shown it.`;
    case "misconception":
      return `${title} is not due yet, but something keeps coming back. ${why.misconception.words}`;
    case "went well": {
      const shown = progress !== undefined && targetMet(progress, concept);
      return shown
        ? `${title} went well: once more at its level, ${aims[bloom]}, and you have mastered it.`
        : `${title} went well, so now one step up: ${aims[bloom]}.`;
    }
    case "quiz":
      return `${title} is among what you have begun, so it can be asked in a quiz.`;
  }
}

/** Nothing where it is as good as certain: "100 %" would be a promise. */
function chance(retrievability: number): string {
  const percent = Math.round(100 * retrievability);
  return percent > 98 ? "" : `; you still know it with a chance of about ${percent} %`;
}

function daysBetween(from: Date, to: Date, zone: string): number {
  return learnerDayNumber(to, zone) - learnerDayNumber(from, zone);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
