import type { CalendarDay } from "../lesson/timetable/calendar.ts";
import type { StandingLesson } from "../lesson/units/standing-unit.ts";
import type { UnitView } from "../lesson/units/unit-room.ts";

/** A unit for somebody at a terminal: a line a lesson, and what should be known of it. */
export function unitLines({
  id,
  title,
  class: classId,
  lessons,
  notes,
  leftOut,
  tooLate,
}: UnitView): string[] {
  return [
    `${id}: ${title}, ${classId}`,
    ...lessons.flatMap((lesson) => lessonLines(lesson)),
    ...(leftOut.length === 0 ? [] : [`No room for: ${leftOut.join("; ")}.`]),
    ...tooLate.map(({ told }) => told),
    ...notes,
  ];
}

function lessonLines({
  place,
  title,
  kind,
  slot,
  minutes,
  state,
  outcomes,
  retrieves,
  taught,
  rest,
  to_fill,
  session,
}: StandingLesson): string[] {
  const when =
    slot === null
      ? `${minutes} min`
      : `${slot.day}${slot.start === "" ? "" : ` ${slot.start}`}, ${minutes} min`;
  const about = [
    outcomes.join(", "),
    retrieves.length === 0
      ? ""
      : `brings back ${retrieves.map(({ from, what }) => `${from.slice(1)} ${what}`).join("; ")}`,
    rest === null ? "" : `goes on with: ${rest.left}`,
    to_fill === undefined ? "" : `yours to say: ${to_fill}`,
    taught?.how === undefined ? "" : `how it went: ${taught.how}`,
    session === null ? "" : `draft ${session}`,
  ].filter(Boolean);
  const shown = kind === "teach" ? state : `${kind}, ${state}`;
  return [
    `${String(place).padStart(2)}. ${title} (${when}; ${shown})`,
    ...about.map((line) => `      ${line}`),
  ];
}

/** A day that has something in it; nothing where it has not. */
export function dayLine({ day, holiday, periods }: CalendarDay): string[] {
  if (holiday !== null) return [`${day}  ${holiday || "Holiday"}`];
  return periods.map(({ class: classId, start, minutes, room, lesson }) => {
    const what = lesson === null ? "" : `  ${lesson.of} ${lesson.place}: ${lesson.title} (${lesson.state})`;
    return `${day}  ${start || "     "}  ${classId}, ${minutes} min${room === undefined ? "" : `, ${room}`}${what}`;
  });
}
