import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import { type Misconception, misconceptionsOf } from "../errors/misconceptions.ts";
import { lacksProgram, notYetKnown, piecesOf } from "../pieces.ts";
import { type ConceptProgress, isOpen, isUnlocked, noProgress, shownTwice } from "../progress.ts";
import type { FsrsCard, Schedule } from "../schedule.ts";
import { dueBy, isDue, learnerDayNumber, startOfLearnerDay, stepWithin } from "./due.ts";
import { targetMet } from "./ladder.ts";
import type { PlanItem } from "./plan-item.ts";
import { restingPieces } from "./resting.ts";
import { tasksDue, tasksUnasked } from "./tasks-back.ts";
import { untested } from "./unit-test.ts";

/** Something that may be done now, and what makes it so. */
export type Candidate = {
  type: PlanItem["type"];
  concept: Concept;
  progress: ConceptProgress | undefined;
  /** Pieces without a card that are due, by `itemKey`: whatever brings the concept back, they are asked first. */
  tasks: readonly string[];
  why:
    | { because: "next" }
    | { because: "due"; retrievability: number }
    | { because: "misconception"; misconception: Misconception }
    | { because: "went well"; wanting: number }
    | { because: "step"; due: Date }
    | { because: "waited for"; by: Concept }
    | { because: "unit"; unit: string }
    | { because: "meanwhile" }
    | { because: "kept up" }
    /** Pieces without a card, by `itemKey`: the first so many of them are due, the others were never asked. */
    | { because: "pieces"; keys: readonly string[]; due: number }
    | { because: "quiz" };
};

/** In the order in which they should be done. `spare`: for time that would be left over. */
export type Candidates = Record<PlanItem["type"], Candidate[]> & { spare: Candidate[] };

export type Learner = {
  course: Course;
  progress: ReadonlyMap<string, ConceptProgress>;
  now: Date;
  zone: string;
  /** How long there is for exercises. */
  minutes: number;
  schedule: Schedule;
  mode?: "study" | "quiz";
  /** Whether the day still has enough new words for a concept not begun; left out: every one. */
  mayBegin?: (conceptId: string) => boolean;
};

/**
 * New: never begun, everything it builds on shown at its level, in the course's own order. Review: due, or with
 * a task that is due, what is nearest to being forgotten first; then what has a misconception and was not practised
 * today; then tasks that were never asked. Assess: not due, its last exercise
 * went well, and not mastered yet; what was met at its level waits until the day after the next. Last of the reviews come what
 * others wait for, and what is being learned and is due again before the session ends. A quiz begins nothing, and may ask about all that was begun. What was begun stays in
 * review even where its prerequisites are not met: forgetting does not wait for them.
 *
 * Spare, so that a weak start does not end a session: what is being learned and was not practised today, then the next
 * of the course whose prerequisites were at least begun.
 */
export function candidatesOf(learner: Learner): Candidates {
  const { course, progress, now, zone, schedule, mode, mayBegin = () => true } = learner;
  const by = dueBy(now, zone);
  const today = startOfLearnerDay(learnerDayNumber(now, zone), zone).getTime();
  const byId = new Map(course.concepts.map((concept) => [concept.id, concept]));
  const progressOf = (id: string) => progress.get(id) ?? noProgress(id);
  let waits: Map<string, Concept> | null = null;
  const wentWell = ({ id }: Concept, { items }: ConceptProgress) =>
    ({ because: "went well", wanting: notYetKnown(piecesOf(course.items.get(id)), items).length }) as const;
  const unitTest = (concept: Concept): Candidate[] => {
    const own = progress.get(concept.id);
    const last = own?.fsrs?.last_review;
    // What was practised today is no test of what is kept.
    if (own === undefined || last === undefined || Date.parse(last) >= today) return [];
    const why = { because: "unit", unit: concept.unit } as const;
    return [{ type: "assess", concept, progress: own, tasks: [], why }];
  };
  const resting = mode === "quiz" ? new Set<string>() : restingPieces(progress.values(), now, zone);
  const tasksOf = ({ id }: Concept, own: ConceptProgress) =>
    mode === "quiz" ? [] : tasksDue(own, course.items.get(id), { by, resting });
  /** Orders, outputs, questions and programs come back by themselves, not only when their concept does. */
  const piecesToAsk = (concept: Concept, own: ConceptProgress, due: readonly string[]) => {
    const asksMore = mode !== "quiz" && own.status !== "mastered" && targetMet(own, concept);
    const unasked = asksMore ? tasksUnasked(own, course.items.get(concept.id)) : [];
    if (due.length + unasked.length === 0) return null;
    return { because: "pieces", keys: [...due, ...unasked], due: due.length } as const;
  };
  const waiting = () => {
    waits ??= waitedFor(course, progress);
    return waits;
  };
  const fresh: Candidate[] = [];
  const due: { candidate: Candidate; chance: number; since: number }[] = [];
  const early: Candidate[] = [];
  const assess: Candidate[] = [];
  const rest: Forgettable[] = [];
  const blocking: Candidate[] = [];
  const ahead: Candidate[] = [];
  const unsettled: Forgettable[] = [];
  const pieces: Candidate[] = [];
  const steps: { candidate: Candidate; due: Date }[] = [];
  for (const concept of course.concepts) {
    const own = progress.get(concept.id);
    const card = own?.fsrs;
    if (own === undefined || !card) {
      if (mode === "quiz" || !mayBegin(concept.id)) continue;
      if (isUnlocked(concept, progressOf, (id) => byId.get(id)))
        fresh.push({ type: "new", concept, progress: own, tasks: [], why: { because: "next" } });
      else if (isOpen(concept, progressOf, (id) => byId.get(id)))
        ahead.push({ type: "new", concept, progress: own, tasks: [], why: { because: "meanwhile" } });
      continue;
    }
    const tasks = tasksOf(concept, own);
    const asking = piecesToAsk(concept, own, tasks);
    const isRecent = Date.parse(card.last_review ?? card.due) >= today - restMs;
    const doneToday = Date.parse(card.last_review ?? card.due) >= today;
    if (isDue(card, by)) {
      const retrievability = schedule.retrievability(card, now);
      const candidate = review(concept, own, { because: "due", retrievability }, tasks);
      due.push({ candidate, chance: retrievability, since: Date.parse(card.due) });
      continue;
    }
    const misconception = doneToday ? undefined : misconceptionsOf(own)[0];
    if (misconception !== undefined)
      early.push(review(concept, own, { because: "misconception", misconception }, tasks));
    else if (asking !== null && asking.due > 0) {
      const cards = tasks.flatMap((key) => own.items[key]?.fsrs ?? []);
      const chance = Math.min(...cards.map((one) => schedule.retrievability(one, now)));
      const since = Math.min(...cards.map((one) => Date.parse(one.due)));
      due.push({ candidate: review(concept, own, asking, tasks), chance, since });
    } else if (isPromising(own, concept, learner) && !(isRecent && targetMet(own, concept)))
      assess.push({ type: "assess", concept, progress: own, tasks, why: wentWell(concept, own) });
    else if (asking !== null) pieces.push(review(concept, own, asking));
    else if (mode === "quiz") rest.push({ concept, progress: own, card });
    else {
      const due = stepWithin(card, now, learner.minutes);
      const by = doneToday || targetMet(own, concept) ? undefined : waiting().get(concept.id);
      if (!doneToday && own.status !== "mastered") unsettled.push({ concept, progress: own, card });
      if (due !== null) steps.push({ candidate: review(concept, own, { because: "step", due }), due });
      else if (by !== undefined) blocking.push(review(concept, own, { because: "waited for", by }));
    }
  }
  const owed = due
    .toSorted((a, b) => a.chance - b.chance || a.since - b.since)
    .map(({ candidate }) => candidate);
  const others = nearestToForgotten(rest, now, schedule).map(({ concept, progress: own }) =>
    review(concept, own, { because: "quiz" }),
  );
  const again = steps.toSorted((a, b) => a.due.getTime() - b.due.getTime()).map(({ candidate }) => candidate);
  const spare = nearestToForgotten(unsettled, now, schedule).map(({ concept, progress: own }) =>
    review(concept, own, { because: "kept up" }),
  );
  const practice = [...owed, ...early, ...pieces, ...others, ...blocking, ...again];
  // What is due is reviewed before it is tested.
  const taken = new Set(practice.map(({ concept }) => concept));
  const untaken = mode === "quiz" ? [] : untested(course, progress).filter((one) => !taken.has(one));
  const tests = untaken.flatMap(unitTest);
  const isTested = ({ concept }: Candidate) => tests.some((test) => test.concept === concept);
  return {
    new: fresh,
    review: practice,
    assess: [...tests, ...assess.filter((one) => !isTested(one))],
    spare: [...spare.filter((one) => !isTested(one)), ...ahead],
  };
}

/** The first concept not begun that builds on each: what stays closed until that is shown. */
function waitedFor(
  { concepts }: Course,
  progress: ReadonlyMap<string, ConceptProgress>,
): Map<string, Concept> {
  const waits = new Map<string, Concept>();
  for (const concept of concepts) {
    if (progress.get(concept.id)?.fsrs) continue;
    for (const id of concept.prerequisites) if (!waits.has(id)) waits.set(id, concept);
  }
  return waits;
}

/** What was shown at its level is asked for again when a night and a day have passed: sooner shows little. */
const restMs = 86_400_000;

type Forgettable = { concept: Concept; progress: ConceptProgress; card: FsrsCard };

/** The last exercise went well, and the target is not shown yet, or only once, or not by a program where there are some. */
function isPromising(progress: ConceptProgress, concept: Concept, { course, schedule }: Learner): boolean {
  const { exercise_history, items } = progress;
  const last = exercise_history.at(-1);
  if (last === undefined || last.rating < 3) return false;
  return (
    !targetMet(progress, concept) ||
    !shownTwice(exercise_history, concept, schedule) ||
    lacksProgram(piecesOf(course.items.get(concept.id)), items)
  );
}

function nearestToForgotten(all: readonly Forgettable[], now: Date, schedule: Schedule) {
  return all
    .map((one) => ({ ...one, retrievability: schedule.retrievability(one.card, now) }))
    .sort((a, b) => a.retrievability - b.retrievability || Date.parse(a.card.due) - Date.parse(b.card.due));
}

function review(
  concept: Concept,
  progress: ConceptProgress,
  why: Candidate["why"],
  tasks: readonly string[] = [],
): Candidate {
  return { type: "review", concept, progress, tasks, why };
}

/** What the schedule asks for today, of a concept or of its tasks: it comes before anything new. */
export function isOwed({ why }: Candidate): boolean {
  return why.because === "due" || (why.because === "pieces" && why.due > 0);
}
