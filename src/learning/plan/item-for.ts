import type { Modality } from "../course-format.ts";
import type { KindName } from "../course-words.ts";
import { modalitiesOf } from "../exercises/available.ts";
import { doneAs } from "../exercises/done-as.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { wordsAsked } from "../exercises/long-form/choose-prompt.ts";
import { shortestWriting } from "../exercises/long-form/kind.ts";
import { selectModality } from "../modality/modality.ts";
import { kindsAsking, lacksProgram, piecesOf } from "../pieces.ts";
import type { Candidate } from "./candidates.ts";
import { exerciseFor } from "./exercise-choice.ts";
import { targetMet } from "./ladder.ts";
import { isTooSoon } from "./long-answers.ts";
import { unknownScore, withPlanned } from "./overall-performance.ts";
import type { PlanItem } from "./plan-item.ts";
import { reasonFor } from "./reason.ts";
import { isOfOne, type PlanInput, type Recent, type Setting, withSteps } from "./setting.ts";
import { suitedAt } from "./suited.ts";
import { minutesOf, teaching, workingMinutes } from "./timing.ts";

/**
 * What a candidate is practised with, at which level, for how long, and why: after what is planned `before` it. `null`
 * where it is about single pieces, and nothing here asks them.
 */
export function itemFor(
  candidate: Candidate,
  before: readonly PlanItem[],
  room: number,
  { input, recent, overall, week, lastWritten, telling }: Setting,
): PlanItem | null {
  const { course, preferences, now, mode = "study" } = input;
  const { type, concept, progress } = candidate;
  const exercise = exerciseFor(candidate, course, room, mode);
  const { stepUp, bloom } = exercise;
  const writes = mustWrite(candidate, input);
  const here = openTo(candidate, input);
  if (here === null) return null;
  const available = modalitiesOf(here);
  const used = modalitiesOf((input.hasFor ?? input.available)(concept.id)).filter(
    (modality) => !available.includes(modality),
  );
  const words = available.includes("long_form")
    ? wordsAsked({ course, concept, bloom, history: progress?.exercise_history ?? [] })
    : 0;
  const mayWrite =
    minutesOf(type, "long_form", { words }) <= room &&
    !isTooSoon({ now, before, last: lastWritten }, progress);
  const choice = selectModality({
    domain: course.config.domain_type,
    bloom: exercise.bloom,
    conceptType: concept.type,
    conceptId: concept.id,
    phase: exercise.phase,
    course: course.config.exercise_config,
    ...(preferences === undefined ? {} : { preferences }),
    recent: [...recent, ...before.filter(isOfOne).map(asDone)],
    performance: {
      overall: withPlanned(overall, before.filter(isOfOne), now),
      ...(progress === undefined ? {} : { concept: progress.modality_performance }),
    },
    minutesLeft: type === "new" ? room - teaching : room,
    available,
    used,
    week: withSteps(week, before),
    ...(type === "new"
      ? {}
      : { suited: suitedAt(course.items.get(concept.id), concept, bloom, here.includes("repl")) }),
    ...(mayWrite ? {} : { notNow: ["long_form"] }),
  });
  const { modality, secondary, offer } = choice;
  const doing = {
    bloom,
    history: progress?.exercise_history ?? [],
    can: (name: KindName) => here.includes(name),
    writes,
  };
  return {
    type,
    concept_id: concept.id,
    modality,
    kind: doneAs(modality, course.items.get(concept.id), doing),
    secondary,
    offer,
    bloom_level: exercise.bloom,
    minutes: inSession(minutesOf(type, modality, { stepUp, words }), modality, input.minutes),
    ...(candidate.why.because === "unit" ? { quiz: true as const } : {}),
    reason: reasonFor(candidate, exercise, choice, telling),
  };
}

/** Its level was shown, and no program of it was written well: that is what it still takes. */
function mustWrite({ type, concept, progress }: Candidate, { course, available }: PlanInput): boolean {
  if (type !== "assess" || progress === undefined || !targetMet(progress, concept)) return false;
  return (
    lacksProgram(piecesOf(course.items.get(concept.id)), progress.items) &&
    available(concept.id).includes("code")
  );
}

/** The kinds that ask what is to come back; where only the concept is, and none does, all that there are. */
function openTo(candidate: Candidate, input: PlanInput): readonly KindName[] | null {
  if (mustWrite(candidate, input)) return ["code"];
  const { concept, why, tasks } = candidate;
  const { domain_type } = input.course.config;
  const here = input.available(concept.id);
  const asks = (kind: KindName) => (key: string) => kindsAsking(key, domain_type).includes(kind);
  const wanted = why.because === "pieces" && tasks.length === 0 ? why.keys : tasks;
  const asking = here.filter((kind) => wanted.some(asks(kind)));
  if (asking.length > 0) return asking;
  return why.because === "pieces" ? null : here;
}

/** A text longer than a whole session is begun in one and finished in another: its page waits. */
function inSession(needed: number, modality: Modality, minutes: number): number {
  return kindNamed(modality).manner === "long"
    ? Math.min(needed, Math.max(shortestWriting, workingMinutes(minutes)))
    : needed;
}

/** What is planned counts as done, and neither well nor badly, for what comes after it. */
function asDone({ modality, concept_id }: PlanItem): Recent[number] {
  return { modality, conceptId: concept_id, percentage: unknownScore };
}
