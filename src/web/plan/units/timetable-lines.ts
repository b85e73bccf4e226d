import { weekdays } from "../../../lesson/timetable/day.ts";
import type { Timetable } from "../../../lesson/timetable/timetable.ts";

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

/** `wrong`: the first line that cannot be read, from 1 on. */
export function timetableIn(
  lines: TimetableLines,
  before: Timetable,
): { timetable: Timetable } | { wrong: { number: number; text: string } } {
  const periods: Timetable["periods"] = [];
  for (const { number, text, parts } of rows(lines.periods)) {
    const [id = "", day = "", start = "", minutes = "", room = "", week = ""] = parts;
    const weekday = weekdays.find((one) => day.toLowerCase().startsWith(one));
    const time = /^(\d{1,2})[:.](\d\d)$/.exec(start);
    if (
      id === "" ||
      weekday === undefined ||
      time === null ||
      !/^\d+$/.test(minutes) ||
      !/^[AB]?$/.test(week)
    )
      return { wrong: { number, text } };
    periods.push({
      class: id,
      day: weekday,
      start: `${(time[1] ?? "").padStart(2, "0")}:${time[2]}`,
      minutes: Number(minutes),
      ...(room === "" ? {} : { room }),
      ...(week === "A" || week === "B" ? { week } : {}),
    });
  }
  const holidays: Timetable["holidays"] = [];
  for (const { number, text, parts } of rows(lines.holidays)) {
    const [from = "", to = "", ...name] = parts;
    const isDay = (one: string) => /^\d{4}-\d\d-\d\d$/.test(one);
    if (!isDay(from) || !isDay(to)) return { wrong: { number, text } };
    holidays.push({ from, to, name: name.join(", ") });
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
