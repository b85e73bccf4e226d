import { bloomLevels } from "../../bloom.ts";
import type { Course } from "../course.ts";
import type { BloomLevel, Concept, Modality } from "../course-format.ts";
import { type Misconception, persistentMisconceptions } from "../errors/misconceptions.ts";
import { type WeakSpot, weakSpots } from "../errors/weak-spots.ts";
import { modalitiesIn } from "../exercises/available.ts";
import { learnerDate } from "../learner-day.ts";
import { candidatesOf } from "../plan/candidates.ts";
import { nextDue } from "../plan/due.ts";
import { targetMet } from "../plan/ladder.ts";
import { overallPerformance, type Performance } from "../plan/overall-performance.ts";
import { type ConceptProgress, noProgress } from "../progress.ts";
import { type ExerciseResult, isOfCards } from "../result.ts";
import type { Schedule } from "../schedule.ts";
import { type ActiveDay, activityOf } from "./activity.ts";
import { type ConceptRow, conceptRows } from "./concept-rows.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import { bestKind, type KindScore, kindScores } from "./kind-scores.ts";
import { type Retention, retentionOf } from "./retention.ts";
import { type RetentionWeek, retentionWeeks } from "./retention-weeks.ts";
import { type Streak, streakOf } from "./streak.ts";
import { type Studied, studiedOf } from "./studied.ts";

/** How a learner stands in a course: plain data, the same as JSON. */
export type ProgressReport = {
  course: string;
  title: string;
  at: string;
  zone: string;
  counts: Record<ConceptProgress["status"], number> & { concepts: number };
  concepts: ConceptRow[];
  /** Today and the 29 days after it. */
  due: Forecast;
  retention: Retention;
  retention_weeks: RetentionWeek[];
  /** By the level that concepts aim at; levels that none aims at are left out. */
  levels: { level: BloomLevel; concepts: number; shown: number; mastered: number }[];
  weak_spots: WeakSpot[];
  misconceptions: Misconception[];
  modality_performance: Record<Modality, Performance | null>;
  /** The kinds of exercise that were tried. */
  kinds: KindScore[];
  /** Those that were not, and that the course has material for. */
  untried_kinds: Modality[];
  /** The one that goes better than the others, beyond what chance would do. */
  best_kind: Modality | null;
  streak: Streak;
  studied: Studied;
  activity: ActiveDay[];
  /** The one that taking back would take back; `null` where there is none. */
  last_result: LastResult | null;
  /** What was done on the learner's today, oldest first. */
  done_today: LastResult[];
  next: Next;
};

export type LastResult = Pick<
  ExerciseResult,
  "exercise_id" | "concept_id" | "modality" | "type" | "completed" | "quiz"
> & {
  /** 0 to 1. */
  percentage: number;
};

export type Next = {
  /** Reviews that are due, concepts that may be begun, and those that can be taken a step up. */
  reviews: number;
  new: number;
  assess: number;
  /** When the next review comes up, if none is due; else `null`. */
  nextDue: string | null;
};

export type ReportInput = {
  course: Course;
  progress: ReadonlyMap<string, ConceptProgress>;
  /** This course's, newest last. */
  results: readonly ExerciseResult[];
  now: Date;
  zone: string;
  schedule: Schedule;
  retentionTarget: number;
  /** Whether a concept has nothing left to ask today; left out: none. */
  rests?: (conceptId: string) => boolean;
};

const daysAhead = 30;

export function progressReport(input: ReportInput): ProgressReport {
  const { course, progress, results, now, zone, retentionTarget } = input;
  const rows = course.concepts.map((concept) => ({
    concept,
    own: progress.get(concept.id) ?? noProgress(concept.id),
  }));
  const own = rows.map((row) => row.own);
  const concepts = conceptRows(input);
  const kinds = kindScores(results.filter((result) => !isOfCards(result)));
  const count = (status: ConceptProgress["status"]) => own.filter((one) => one.status === status).length;
  return {
    course: course.config.name,
    title: course.config.title,
    at: now.toISOString(),
    zone,
    counts: {
      concepts: own.length,
      new: count("new"),
      learning: count("learning"),
      mastered: count("mastered"),
    },
    concepts,
    due: forecastOf(own, now, zone, daysAhead),
    retention: retentionOf(own, concepts, now, retentionTarget),
    retention_weeks: retentionWeeks(own, now, zone),
    levels: levelsOf(rows),
    weak_spots: weakSpots(own, now),
    misconceptions: persistentMisconceptions(own),
    modality_performance: overallPerformance(own),
    kinds,
    untried_kinds: modalitiesIn(course).filter((name) => kinds.every(({ modality }) => modality !== name)),
    best_kind: bestKind(kinds),
    streak: streakOf(results, now, zone),
    studied: studiedOf(results, now),
    activity: activityOf(results, now, zone),
    last_result: results.slice(-1).map(told)[0] ?? null,
    done_today: doneOn(learnerDate(now, zone), results, zone),
    next: nextOf(input, own),
  };
}

function told(result: ExerciseResult): LastResult {
  const { exercise_id, concept_id, modality, type, completed, score, quiz } = result;
  const asked = { exercise_id, concept_id, modality, type, completed, percentage: score.percentage };
  return quiz === true ? { ...asked, quiz } : asked;
}

function doneOn(date: string, results: readonly ExerciseResult[], zone: string): LastResult[] {
  return results.filter(({ completed }) => learnerDate(new Date(completed), zone) === date).map(told);
}

function levelsOf(rows: readonly { concept: Concept; own: ConceptProgress }[]): ProgressReport["levels"] {
  return bloomLevels.flatMap((level) => {
    const at = rows.filter(({ concept }) => concept.bloom_target === level);
    if (at.length === 0) return [];
    const shown = at.filter(({ concept, own }) => targetMet(own, concept)).length;
    const mastered = at.filter(({ own }) => own.status === "mastered").length;
    return [{ level, concepts: at.length, shown, mastered }];
  });
}

/** As the planner would see it, so that the report never promises what a plan does not hold. */
function nextOf(input: ReportInput, own: readonly ConceptProgress[]): Next {
  const candidates = candidatesOf({ ...input, minutes: 0 }); // what is due at this moment
  const reviews = candidates.review.length;
  const soonest = reviews > 0 ? null : nextDue(own, input.now);
  return {
    reviews,
    new: candidates.new.length,
    assess: candidates.assess.length,
    nextDue: soonest?.due.toISOString() ?? null,
  };
}
