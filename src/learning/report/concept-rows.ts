import type { Course } from "../course.ts";
import type { BloomLevel, Concept } from "../course-format.ts";
import { comesBack, type DueBy, dueBy, isDue } from "../plan/due.ts";
import { type ConceptProgress, isOpen, noProgress } from "../progress.ts";
import type { FsrsCard, Schedule } from "../schedule.ts";

export type ConceptRow = Pick<
  ConceptProgress,
  | "concept_id"
  | "status"
  | "bloom_level"
  | "mastery_score"
  | "fsrs"
  | "modality_performance"
  | "error_history"
> & {
  title: string;
  unit: string;
  prerequisites: string[];
  bloom_target: BloomLevel;
  /** It may be begun, as the plan has it. */
  is_open: boolean;
  /** When it comes back. */
  due: string | null;
  /** Due by now, or some time today, with something left to ask. */
  is_due: boolean;
  /** How likely it is to be known now; `null` before it was begun. */
  retrievability: number | null;
  /** The same in a week, if it is not practised before: right after practice everything is known. */
  in_a_week: number | null;
  /** What its last exercises came to, 0 to 1, newest last: as each was told when it was done. */
  latest_scores: number[];
};

type Learner = {
  course: Course;
  progress: ReadonlyMap<string, ConceptProgress>;
  now: Date;
  zone: string;
  schedule: Schedule;
  /** Whether a concept has nothing left to ask today; left out: none. */
  rests?: (conceptId: string) => boolean;
};

const weekMs = 7 * 86_400_000;
const latest = 3;

/** Each concept of a course, in its order, with how it stands. */
export function conceptRows({
  course,
  progress,
  now,
  zone,
  schedule,
  rests = () => false,
}: Learner): ConceptRow[] {
  const byId = new Map(course.concepts.map((concept) => [concept.id, concept]));
  const progressOf = (id: string) => progress.get(id) ?? noProgress(id);
  const by = dueBy(now, zone);
  return course.concepts.map((concept) => ({
    ...rowOf(concept, progressOf(concept.id), { now, schedule, by, rests }),
    is_open: isOpen(concept, progressOf, (id) => byId.get(id)),
  }));
}

/** No more than its pieces say: what was not known when it was last asked is not kept either. */
function keptUntil(at: Date, { items }: ConceptProgress, fsrs: FsrsCard, schedule: Schedule): number {
  const whole = schedule.retrievability(fsrs, at);
  const pieces = Object.values(items);
  const kept = pieces.reduce(
    (sum, one) => sum + (one.rating === 1 ? 0 : schedule.retrievability(one.fsrs, at)),
    0,
  );
  return pieces.length === 0 ? whole : Math.min(whole, kept / pieces.length);
}

function rowOf(
  concept: Concept,
  own: ConceptProgress,
  { now, schedule, by, rests }: { now: Date; schedule: Schedule; by: DueBy; rests(id: string): boolean },
): Omit<ConceptRow, "is_open"> {
  const { concept_id, status, bloom_level, mastery_score, fsrs, modality_performance } = own;
  const { error_history, exercise_history } = own;
  const back = fsrs === null ? null : comesBack(fsrs.due, rests(concept_id), by);
  return {
    concept_id,
    title: concept.title,
    unit: concept.unit,
    prerequisites: concept.prerequisites,
    status,
    bloom_level,
    bloom_target: concept.bloom_target,
    mastery_score,
    due: back?.toISOString() ?? null,
    is_due: fsrs !== null && isDue(fsrs, by) && !rests(concept_id),
    retrievability: fsrs === null ? null : schedule.retrievability(fsrs, now),
    in_a_week: fsrs === null ? null : keptUntil(new Date(now.getTime() + weekMs), own, fsrs, schedule),
    latest_scores: exercise_history.slice(-latest).map(({ percentage }) => percentage),
    fsrs,
    modality_performance,
    error_history,
  };
}
