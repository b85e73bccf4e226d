import { type Slot, slotsFor } from "../timetable/slots.ts";
import type { Timetable } from "../timetable/timetable.ts";
import { arranged } from "./arranged.ts";
import type { Happened, PlannedLesson, Unit } from "./unit.ts";

/** What became of a lesson. `due`: its day has passed, and nobody has said what became of it. */
export type LessonState = "planned" | "due" | "taught";

/** A lesson of a unit as it stands: what was planned, with what happened since. */
export type StandingLesson = PlannedLesson & {
  /** From 1 on. */
  place: number;
  state: LessonState;
  /** Where it goes on with what an earlier one left: that one's id, and what was left. */
  rest: { of: string; left: string } | null;
  taught: Extract<Happened, { kind: "taught" }> | null;
  /** null: the timetable has no period for it. */
  slot: Slot | null;
  minutes: number;
  /** The session that holds its draft. */
  session: string | null;
};

/**
 * A unit's lessons with what happened to them, on the days that the class has. What was not finished has a lesson of its
 * own right after, and everything behind it moves along; a period that was lost is nobody's. Pure: `today` is handed in.
 */
export function standingUnit(
  unit: Unit,
  timetable: Timetable,
  periodMinutes: number,
  today: string,
): StandingLesson[] {
  const taught = new Map(
    unit.happened.flatMap((one) => (one.kind === "taught" ? [[one.lesson, one] as const] : [])),
  );
  const lost = unit.happened.flatMap((one) => (one.kind === "lost" ? [one.on] : []));
  const most = 2 * unit.lessons.length + unit.happened.length;
  const free = withoutLost(slotsFor(unit.class, timetable, unit.starts, most), lost);
  let next = 0;
  return withRests(arranged(unit), taught).map(({ lesson, rest }, before) => {
    const done = taught.get(lesson.id) ?? null;
    const at = done === null ? next : placeTaught(free, next, done.on);
    const slot = free[at] ?? null;
    next = done === null || slot !== null ? at + 1 : firstAfter(free, next, done.on);
    const minutes = slot?.minutes ?? periodMinutes;
    const state = done !== null ? "taught" : slot !== null && slot.day < today ? "due" : "planned";
    return {
      ...lesson,
      place: before + 1,
      state,
      rest,
      taught: done,
      slot: slot ?? (done === null ? null : { day: done.on, start: "", minutes }),
      minutes,
      session: unit.drafted[lesson.id] ?? null,
    };
  });
}

/** The period in which it was taught: of that day, not before the ones that are used up. -1: that day had none. */
function placeTaught(free: readonly Slot[], next: number, on: string): number {
  return free.findIndex(({ day }, place) => place >= next && day === on);
}

function firstAfter(free: readonly Slot[], next: number, on: string): number {
  const at = free.findIndex(({ day }, place) => place >= next && day > on);
  return at < 0 ? free.length : at;
}

/** Each lost period takes one of that day away. */
function withoutLost(slots: readonly Slot[], lost: readonly string[]): Slot[] {
  const left = [...lost];
  return slots.filter(({ day }) => {
    const at = left.indexOf(day);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type Begun = { lesson: PlannedLesson; rest: StandingLesson["rest"] };

/** After a lesson that was not finished stands one that goes on with it; that one may be left unfinished too. */
function withRests(
  lessons: readonly PlannedLesson[],
  taught: ReadonlyMap<string, { left?: string | undefined }>,
): Begun[] {
  return lessons.flatMap((lesson) => {
    const all: Begun[] = [{ lesson, rest: null }];
    for (let n = 2; n < 100; n++) {
      const before = all.at(-1)?.lesson;
      const left = taught.get(before?.id ?? "")?.left;
      if (before === undefined || left === undefined) break;
      const going = { ...lesson, id: `${lesson.id}-${n}`, title: lesson.title, retrieves: [] };
      all.push({ lesson: going, rest: { of: before.id, left } });
    }
    return all;
  });
}
