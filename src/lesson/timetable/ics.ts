import type { CalendarUnit } from "./calendar.ts";
import { daysLater } from "./day.ts";
import type { Timetable } from "./timetable.ts";

/** RFC 5545: a line has at most 75 octets, its end not counted. */
const mostOctets = 75;

/**
 * Lessons and holidays as a calendar that other programs open (RFC 5545). Times are local and of no zone: nine o'clock is
 * nine o'clock where she teaches. A lesson keeps its UID for ever, so that a calendar moves it instead of showing it twice. How a
 * lesson went is hers, and no calendar's.
 */
export function icsOf(
  units: readonly CalendarUnit[],
  timetable: Pick<Timetable, "holidays">,
  now: Date,
): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const events = [
    ...units.flatMap((unit) => unit.lessons.flatMap((lesson) => eventOf(unit, lesson, stamp))),
    ...timetable.holidays.flatMap(({ from, to, name }) => [
      "BEGIN:VEVENT",
      `UID:holiday-${from}-${to}@teacher-assist`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      // The end is the first day that no longer belongs to it.
      `DTEND;VALUE=DATE:${compact(daysLater(to, 1))}`,
      `SUMMARY:${escaped(name || "Holiday")}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//teacher-assist//units//EN",
    "CALSCALE:GREGORIAN",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventOf(unit: CalendarUnit, lesson: CalendarUnit["lessons"][number], stamp: string): string[] {
  const { slot } = lesson;
  if (slot === null) return [];
  const timed = slot.start !== "";
  const times = timed
    ? [`DTSTART:${compact(slot.day)}T${slot.start.replace(":", "")}00`, `DURATION:PT${slot.minutes}M`]
    : [`DTSTART;VALUE=DATE:${compact(slot.day)}`, `DTEND;VALUE=DATE:${compact(daysLater(slot.day, 1))}`];
  const about = [
    `Lesson ${lesson.place} of ${unit.lessons.length} in ${unit.title}.`,
    lesson.outcomes.length === 0 ? "" : `Outcomes: ${lesson.outcomes.join(", ")}.`,
    lesson.retrieves.length === 0
      ? ""
      : `Brings back: ${lesson.retrieves.map(({ what }) => what).join("; ")}.`,
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${encodeURIComponent(unit.id)}-${lesson.id}@teacher-assist`,
    `DTSTAMP:${stamp}`,
    ...times,
    `SUMMARY:${escaped(`${unit.class}: ${lesson.title}`)}`,
    `DESCRIPTION:${escaped(about.filter(Boolean).join("\n"))}`,
    ...(slot.room === undefined || slot.room === "" ? [] : [`LOCATION:${escaped(slot.room)}`]),
    "END:VEVENT",
  ];
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

/** Text as a value: its own signs escaped, line ends said, nothing that could begin a line of its own. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** A long line goes on in the next, which begins with a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > mostOctets) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
