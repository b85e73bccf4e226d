import { weekdays } from "../../../lesson/timetable/day.ts";
import type { Timetable } from "../../../lesson/timetable/timetable.ts";
import { holidayIn, timeIn } from "../../../lesson/timetable/typed-days.ts";

/** A timetable as lines that a teacher can type, and back. */

export type TimetableLines = { periods: string; holidays: string };

export function linesOf({ periods, holidays }: Timetable): TimetableLines {
  return {
    periods: periods
      .map(({ class: id, day, start, minutes, room, week }) =>
        [
          id,
          capital(day),
          start,
          String(minutes),
          ...(room === undefined && week === undefined ? [] : [room ?? ""]),
          ...(week === undefined ? [] : [week]),
        ].join(", "),
      )
      .join("\n"),
    holidays: holidays.map(({ from, to, name }) => [from, to, name].join(", ")).join("\n"),
  };
}

/** `wrong`: the first line that cannot be read, from 1 on, and in which of the two. */
export function timetableIn(
  lines: TimetableLines,
  before: Timetable,
): { timetable: Timetable } | { wrong: { among: keyof TimetableLines; number: number; text: string } } {
  const periods: Timetable["periods"] = [];
  for (const { number, text, parts } of rows(lines.periods)) {
    const [id = "", day = "", start = "", minutes = "", room = "", week = ""] = parts;
    const weekday = weekdays.find((one) => day.toLowerCase().startsWith(one));
    const time = timeIn(start);
    const [, long] = /^(\d+)(?:\s*min(?:ute)?s?)?$/i.exec(minutes) ?? [];
    if (id === "" || weekday === undefined || time === null || long === undefined || !/^[AB]?$/.test(week))
      return { wrong: { among: "periods", number, text } };
    periods.push({
      class: id,
      day: weekday,
      start: time,
      minutes: Number(long),
      ...(room === "" ? {} : { room }),
      ...(week === "A" || week === "B" ? { week } : {}),
    });
  }
  const holidays: Timetable["holidays"] = [];
  for (const { number, text } of rows(lines.holidays)) {
    const holiday = holidayIn(text);
    if (holiday === null) return { wrong: { among: "holidays", number, text } };
    holidays.push(holiday);
  }
  return { timetable: { ...before, periods, holidays } };
}

function rows(text: string): { number: number; text: string; parts: string[] }[] {
  return text
    .split("\n")
    .map((line, at) => ({
      number: at + 1,
      text: line.trim(),
      parts: line.split(/[,;\t]/).map((part) => part.trim()),
    }))
    .filter((row) => row.text !== "");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
