import type { Course } from "../course.ts";
import type { Modality } from "../course-format.ts";
import type { KindName } from "../course-words.ts";
import type { ModalityQuestion } from "../modality/question.ts";
import { type Week, weekOf } from "../modality/week.ts";
import type { ConceptProgress } from "../progress.ts";
import type { Schedule } from "../schedule.ts";
import type { CardsInput } from "./cards-step.ts";
import { lastLongAnswer } from "./long-answers.ts";
import { overallPerformance } from "./overall-performance.ts";
import type { PlanItem } from "./plan-item.ts";
import type { Telling } from "./reason.ts";

export type Recent = NonNullable<ModalityQuestion["recent"]>;

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
  /** What a concept can be practised with here and now. */
  available: (conceptId: string) => readonly KindName[];
  /** What it has material for here, whatever rests of it; left out: what is available. */
  hasFor?: (conceptId: string) => readonly KindName[];
  /** Whether the day still has enough new words for a concept not begun; left out: every one. */
  mayBegin?: (conceptId: string) => boolean;
  mayAsk?: CardsInput["mayAsk"];
  mode?: "study" | "quiz";
  /** A quiz on this unit alone. */
  unit?: string;
};

/** What every choice of a plan looks at, worked out once. */
export type Setting = {
  input: PlanInput;
  recent: Recent;
  overall: ReturnType<typeof overallPerformance>;
  week: Week;
  lastWritten: number | null;
  /** When a concept was begun last; 0 before the first. */
  lastBegun: number;
  telling: Telling;
};

/** Older exercises say nothing about variety or struggle any more. */
const remembered = 30;

export function settingOf(input: PlanInput): Setting {
  const titles = new Map(input.course.concepts.map(({ id, title }) => [id, title]));
  return {
    input,
    recent: input.recent.slice(-remembered),
    overall: overallPerformance(input.progress.values()),
    week: weekOf(input.progress.values(), input.now),
    lastWritten: lastLongAnswer(input.progress.values()),
    lastBegun: lastBegun(input.progress.values()),
    telling: { now: input.now, zone: input.zone, titleOf: (id) => titles.get(id) ?? id },
  };
}

function lastBegun(progress: Iterable<ConceptProgress>): number {
  let last = 0;
  for (const {
    exercise_history: [first],
  } of progress)
    if (first !== undefined) last = Math.max(last, Date.parse(first.completed));
  return last;
}

/** The week as it will be once these were done. */
export function withSteps(week: Week, before: readonly PlanItem[]): Week {
  const next = { ...week };
  for (const { modality } of before) next[modality] = (next[modality] ?? 0) + 1;
  return next;
}

/** Cards are of many concepts: after them any may come. */
export function isOfOne({ pieces }: PlanItem): boolean {
  return pieces === undefined;
}
