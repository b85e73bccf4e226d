import type { StandingLesson } from "../units/standing-unit.ts";
import { daysLater } from "./day.ts";
import { holidayOn, periodsOn, sameClass } from "./slots.ts";
import type { Timetable } from "./timetable.ts";

/** A unit with its lessons as they stand. */
export type CalendarUnit = { id: string; title: string; class: string; lessons: readonly StandingLesson[] };

/** One period of a day, and the lesson that falls on it; null: no unit has one there. */
export type CalendarPeriod = {
  class: string;
  /** "" where a lesson was taught at no time of the timetable. */
  start: string;
  minutes: number;
  room?: string | undefined;
  lesson: {
    unit: string;
    of: string;
    id: string;
    place: number;
    title: string;
    state: string;
    session: string | null;
  } | null;
};

export type CalendarDay = { day: string; holiday: string | null; periods: CalendarPeriod[] };

/** Days from one on, each with its periods in order, holidays without any. */
export function calendarOf(
  timetable: Timetable,
  units: readonly CalendarUnit[],
  from: string,
  days: number,
): CalendarDay[] {
  return Array.from({ length: days }, (_, ahead) => {
    const day = daysLater(from, ahead);
    const holiday = holidayOn(day, timetable);
    const there = units.flatMap((unit) =>
      unit.lessons.filter(({ slot }) => slot?.day === day).map((lesson) => ({ unit, lesson })),
    );
    const left = new Set(there);
    const taken = (classId: string, start: string) => {
      const one = [...left].find(
        ({ unit, lesson }) => sameClass(unit.class, classId) && lesson.slot?.start === start,
      );
      if (one !== undefined) left.delete(one);
      return one ?? null;
    };
    const regular = holiday === null ? periodsOn(day, timetable.periods, timetable) : [];
    const periods = regular.map(({ day: _, ...period }) => {
      const found = taken(period.class, period.start);
      return { ...period, lesson: found && shown(found) };
    });
    // Taught at another time than the timetable has: it happened all the same.
    const others = [...left].map((one) => ({
      class: one.unit.class,
      start: one.lesson.slot?.start ?? "",
      minutes: one.lesson.minutes,
      lesson: shown(one),
    }));
    return { day, holiday, periods: [...periods, ...others] };
  });
}

function shown({ unit, lesson }: { unit: CalendarUnit; lesson: StandingLesson }): CalendarPeriod["lesson"] {
  const { id, place, title, state, session } = lesson;
  return { unit: unit.id, of: unit.title, id, place, title, state, session };
}
