import { quoted } from "../errors/error-words.ts";
import { aims, whyForLearner } from "../modality/for-learner.ts";
import type { ModalityChoice } from "../modality/question.ts";
import type { Candidate } from "./candidates.ts";
import { learnerDayNumber } from "./due.ts";
import type { Exercise } from "./exercise-choice.ts";
import { targetMet } from "./ladder.ts";

export type Telling = { now: Date; zone: string; titleOf: (conceptId: string) => string };

/** Why this concept now, and why this modality, as the learner reads it under the concept's name. */
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
  switch (why.because) {
    case "next": {
      const [first, ...others] = concept.prerequisites.map((id) => quoted(telling.titleOf(id)));
      if (first === undefined) return "Next in the course; it needs nothing before it.";
      const built = others.length > 2 ? [first, `${others.length} more`] : [first, ...others];
      return `Next in the course: it builds on ${listed(built)}, and you have shown that.`;
    }
    case "due": {
      const due = progress?.fsrs?.due;
      const late = due === undefined ? 0 : daysBetween(new Date(due), telling.now, telling.zone);
      const when = late <= 0 ? "Due today" : `Overdue by ${late === 1 ? "a day" : `${late} days`}`;
      const up = stepUp ? ` This time one step up from what you have shown: ${aims[bloom]}.` : "";
      return `${when}${chance(why.retrievability)}.${up}`;
    }
    case "step":
      return "You practised it a short while ago and it has not settled yet, so it comes back in this session.";
    case "waited for":
      return `Not due yet, but ${quoted(why.by.title)} builds on it, and this has not settled yet.`;
    case "unit":
      return `You have worked through “${why.unit}”, so now a test on it: no hints, one try.`;
    case "meanwhile":
      return `Next in the course. ${quoted(titleOfFirst(concept, telling))} has not settled yet; this goes on meanwhile, and that comes back.`;
    case "pieces": {
      const all = why.keys.length;
      const what = all === 1 ? "One task of it" : `${all} tasks of it`;
      if (why.due === 0) return `${what} ${all === 1 ? "was" : "were"} not asked yet.`;
      return why.due === all
        ? `${what} ${all === 1 ? "is" : "are"} due.`
        : `${why.due === 1 ? "One task of it is" : `${why.due} tasks of it are`} due, and ${all - why.due} ${all - why.due === 1 ? "was" : "were"} not asked yet.`;
    }
    case "kept up":
      return "Not due yet, but it is not settled, and there is time for it.";
    case "misconception":
      return `Not due yet, but something keeps going wrong. ${why.misconception.words}`;
    case "went well": {
      const shown = progress !== undefined && targetMet(progress, concept);
      const { wanting } = why;
      const pieces = wanting === 1 ? "one thing in it has" : `${wanting} things in it have`;
      if (shown && wanting > 0) return `It went well, and ${pieces} not been asked yet or not been known.`;
      return shown
        ? `It went well: once more ${aims[bloom]} on another day, and you have mastered it.`
        : `It went well, so now one step up: ${aims[bloom]}.`;
    }
    case "quiz":
      return "You have begun it, so a quiz may ask about it.";
  }
}

function titleOfFirst({ prerequisites, title }: Candidate["concept"], { titleOf }: Telling): string {
  const [first] = prerequisites;
  return first === undefined ? title : titleOf(first);
}

/** Nothing where it is as good as certain: "100 %" would be a promise. */
function chance(retrievability: number): string {
  const percent = Math.round(100 * retrievability);
  return percent > 98 ? "" : `; the chance that you still know it is about ${percent} %`;
}

function daysBetween(from: Date, to: Date, zone: string): number {
  return learnerDayNumber(to, zone) - learnerDayNumber(from, zone);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
