import type { Course } from "../course.ts";
import type { Modality } from "../course-format.ts";
import { doneAs } from "../exercises/done-as.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { wordsAsked } from "../exercises/long-form/choose-prompt.ts";
import { shortestWriting } from "../exercises/long-form/kind.ts";
import { selectModality } from "../modality/modality.ts";
import type { ModalityQuestion } from "../modality/question.ts";
import { isFileBased } from "../modality/rules/two-files.ts";
import { type Week, weekOf } from "../modality/week.ts";
import { lacksProgram, piecesOf } from "../pieces.ts";
import type { ConceptProgress } from "../progress.ts";
import type { Schedule } from "../schedule.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";
import { type CardsInput, cardsStep, hadCards } from "./cards-step.ts";
import { exerciseFor } from "./exercise-choice.ts";
import { targetMet } from "./ladder.ts";
import { isTooSoon, lastLongAnswer } from "./long-answers.ts";
import { overallPerformance, unknownScore, withPlanned } from "./overall-performance.ts";
import type { PlanItem } from "./plan-item.ts";
import { reasonFor, type Telling } from "./reason.ts";
import { suitedAt } from "./suited.ts";
import { minutesOf, mostNew, teaching, workingMinutes } from "./timing.ts";
import { turnsFor } from "./turns.ts";

type Recent = NonNullable<ModalityQuestion["recent"]>;

export type PlanInput = {
  course: Course;
  progress: ReadonlyMap<string, ConceptProgress>;
  preferences?: { preferred?: Modality[]; avoided?: Modality[] };
  minutes: number;
  now: Date;
  zone: string;
  schedule: Schedule;
  /** Finished exercises on all concepts, newest last. */
  recent: Recent;
  /** What a concept can be practised with here. */
  available: (conceptId: string) => Modality[];
  /** Whether the day still has enough new words for a concept not begun; left out: every one. */
  mayBegin?: (conceptId: string) => boolean;
  mayAsk?: CardsInput["mayAsk"];
  mode?: "study" | "quiz";
  /** A quiz on this unit alone. */
  unit?: string;
};

/**
 * What to do in a session, in order (exercise-modalities §10, §13.2). It never takes longer than `minutes`, has each
 * concept once, and never two exercises on files in a row. Empty when nothing is due and nothing new is open: `nextDue`
 * says when to come back. The same input gives the same plan.
 */
export function planSession(whole: PlanInput): PlanItem[] {
  const input = whole.unit === undefined ? whole : { ...whole, course: ofUnit(whole.course, whole.unit) };
  const { minutes, mode = "study" } = input;
  if (!(minutes > 0)) return [];
  const working = workingMinutes(minutes);
  const pools = candidatesOf({ ...input, minutes: working });
  const due = pools.review.filter(({ why }) => why.because === "due").length;
  const turns = turnsFor(due, working, mode, input.recent.length);
  const setting = settingOf(input);
  const cards = mode === "quiz" ? null : cardsStep(input, working);
  const later = cards !== null && hadCards(input.progress, input.now);
  const plan: PlanItem[] = cards === null || later ? [] : [cards];
  let room = working - total(plan);
  while (true) {
    const open = turns(plan.filter(isOfOne)).filter(
      (type) => type !== "new" || countNew(plan) < mostNew(minutes),
    );
    const fitting = (haste: Haste) =>
      firstThatFits(open, pools, (candidate) => made(candidate, plan, room, setting, haste));
    const spare = () =>
      firstIn(pools.spare, (candidate) =>
        candidate.type === "new" && !open.includes("new")
          ? null
          : made(candidate, plan, room, setting, "early"),
      );
    // What is being learned waits for its minute while there is anything else to do.
    const next = fitting("none") ?? fitting("early") ?? spare() ?? fitting("once more");
    if (next === null) break;
    plan.push(next);
    room -= next.minutes;
  }
  if (later && cards.minutes <= room) plan.push(cards);
  return plan.length > 0 ? plan : onlyOne(turns([]), pools, minutes, setting);
}

function ofUnit(course: Course, unit: string): Course {
  return { ...course, concepts: course.concepts.filter((concept) => concept.unit === unit) };
}

/** How far down a list we look when its first will not do: so planning does not grow with the square of a course. */
const lookAhead = 12;

function firstThatFits(
  types: readonly PlanItem["type"][],
  pools: Record<PlanItem["type"], Candidate[]>,
  make: (candidate: Candidate) => PlanItem | null,
): PlanItem | null {
  for (const type of types) {
    const item = firstIn(pools[type], make);
    if (item !== null) return item;
  }
  return null;
}

function firstIn(pool: Candidate[], make: (candidate: Candidate) => PlanItem | null): PlanItem | null {
  for (const [i, candidate] of pool.slice(0, lookAhead).entries()) {
    const item = make(candidate);
    if (item === null) continue;
    pool.splice(i, 1);
    return item;
  }
  return null;
}

type Setting = {
  input: PlanInput;
  recent: Recent;
  overall: ReturnType<typeof overallPerformance>;
  week: Week;
  lastWritten: number | null;
  telling: Telling;
};

/** Whether what is being learned may come before its minute, and a concept a third time in a sitting. */
type Haste = "none" | "early" | "once more";

/** `null` where it would not fit: too long, too early, straight after the same concept, or a second file in a row. */
function made(
  candidate: Candidate,
  before: readonly PlanItem[],
  room: number,
  setting: Setting,
  haste: Haste,
): PlanItem | null {
  if (haste === "none" && isEarly(candidate, before, setting.input.now)) return null;
  const last = before.at(-1);
  const lastConcept =
    last === undefined ? setting.recent.at(-1)?.conceptId : isOfOne(last) ? last.concept_id : null;
  if (timesSoFar(candidate, setting) >= (haste === "once more" ? 3 : 2)) return null;
  if (candidate.concept.id === lastConcept || minutesOf(candidate.type, "conversation") > room) return null;
  // All of it rests: asked well today, or often this week.
  if (candidate.type !== "new" && setting.input.available(candidate.concept.id).length === 0) return null;
  const item = itemFor(candidate, before, room, setting);
  if (last !== undefined && isFileBased(last.kind) && isFileBased(item.kind)) return null;
  return item.minutes > room ? null : item;
}

/** More than twice in a sitting a concept is no longer learned but endured; three times where there is nothing else. */
function timesSoFar({ concept }: Candidate, { recent }: Setting): number {
  return recent.filter(({ conceptId }) => conceptId === concept.id).length;
}

/** Cards are of many concepts: after them any may come. */
function isOfOne({ pieces }: PlanItem): boolean {
  return pieces === undefined;
}

function isEarly({ why }: Candidate, before: readonly PlanItem[], now: Date): boolean {
  if (why.because !== "step") return false;
  return why.due.getTime() > now.getTime() + total(before) * 60_000;
}

/** A session too short for anything: one thing all the same, for as long as there is. */
function onlyOne(
  types: readonly PlanItem["type"][],
  pools: Record<PlanItem["type"], Candidate[]>,
  minutes: number,
  setting: Setting,
): PlanItem[] {
  const candidates = types.toReversed().flatMap((type) => pools[type].slice(0, 1));
  const [shortest] = candidates.toSorted(
    (a, b) => minutesOf(a.type, "conversation") - minutesOf(b.type, "conversation"),
  );
  if (shortest === undefined) return [];
  const item = itemFor(shortest, [], workingMinutes(minutes), setting);
  return [{ ...item, minutes: Math.min(item.minutes, minutes) }];
}

function itemFor(
  candidate: Candidate,
  before: readonly PlanItem[],
  room: number,
  { input, recent, overall, week, lastWritten, telling }: Setting,
): PlanItem {
  const { course, preferences, now, mode = "study" } = input;
  const { type, concept, progress } = candidate;
  const exercise = exerciseFor(candidate, course, room, mode);
  const { stepUp, bloom } = exercise;
  const available: Modality[] = mustWrite(candidate, input) ? ["code"] : input.available(concept.id);
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
    week: withSteps(week, before),
    ...(type === "new" ? {} : { suited: suitedAt(course.items.get(concept.id), concept, bloom) }),
    ...(mayWrite ? {} : { notNow: ["long_form"] }),
  });
  const { modality, secondary, offer } = choice;
  return {
    type,
    concept_id: concept.id,
    modality,
    kind: doneAs(modality, course.items.get(concept.id), {
      bloom,
      history: progress?.exercise_history ?? [],
    }),
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

function withSteps(week: Week, before: readonly PlanItem[]): Week {
  const next = { ...week };
  for (const { modality } of before) next[modality] = (next[modality] ?? 0) + 1;
  return next;
}

/** Older exercises say nothing about variety or struggle any more. */
const remembered = 30;

function settingOf(input: PlanInput): Setting {
  const titles = new Map(input.course.concepts.map(({ id, title }) => [id, title]));
  return {
    input,
    recent: input.recent.slice(-remembered),
    overall: overallPerformance(input.progress.values()),
    week: weekOf(input.progress.values(), input.now),
    lastWritten: lastLongAnswer(input.progress.values()),
    telling: { now: input.now, zone: input.zone, titleOf: (id) => titles.get(id) ?? id },
  };
}

function total(plan: readonly PlanItem[]): number {
  return plan.reduce((sum, { minutes }) => sum + minutes, 0);
}

function countNew(plan: readonly PlanItem[]): number {
  return plan.filter(({ type }) => type === "new").length;
}
