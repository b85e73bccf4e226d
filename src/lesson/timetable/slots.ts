import { daysBetween, daysLater, mondayOf, weekdayOf } from "./day.ts";
import { minutesOfDay, type Timetable, type WeeklyPeriod } from "./timetable.ts";

/** One period on one day. */
export type Slot = { day: string; start: string; minutes: number; room?: string | undefined };

/** Three years: whoever has no period in that time has none. */
const farthest = 1100;

/** A class's periods from a day on, in order, holidays left out; at most `most`. */
export function slotsFor(classId: string, timetable: Timetable, from: string, most: number): Slot[] {
  const own = timetable.periods.filter((period) => sameClass(period.class, classId));
  const slots: Slot[] = [];
  if (own.length === 0) return slots;
  for (let ahead = 0; ahead < farthest && slots.length < most; ahead++) {
    const day = daysLater(from, ahead);
    if (holidayOn(day, timetable) === null) slots.push(...periodsOn(day, own, timetable));
  }
  return slots.slice(0, most);
}

/** What of these periods falls on a day, by time. */
export function periodsOn(
  day: string,
  periods: readonly WeeklyPeriod[],
  { week_a }: Pick<Timetable, "week_a">,
): (Slot & { class: string })[] {
  const weekday = weekdayOf(day);
  const week = week_a === undefined ? null : weekOf(day, week_a);
  return periods
    .filter((period) => period.day === weekday && (period.week === undefined || period.week === week))
    .toSorted((a, b) => minutesOfDay(a.start) - minutesOfDay(b.start))
    .map(({ class: id, start, minutes, room }) => ({ class: id, day, start, minutes, room }));
}

/** The name of the holiday that a day is in, "" where it has none; null: it is none. */
export function holidayOn(day: string, { holidays }: Pick<Timetable, "holidays">): string | null {
  return holidays.find(({ from, to }) => from <= day && day <= to)?.name ?? null;
}

/** Weeks go on counting through holidays: a week is A or B by the calendar alone. */
function weekOf(day: string, weekA: string): "A" | "B" {
  const weeks = daysBetween(mondayOf(weekA), mondayOf(day)) / 7;
  return weeks % 2 === 0 ? "A" : "B";
}

export function sameClass(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
