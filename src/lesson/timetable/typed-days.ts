import { Day } from "./day.ts";

/** Days and times as teachers type them. What could be two things is none: nothing is guessed. */

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const number = "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?\\s+)?\\d{1,2}(?:st|nd|rd|th)?";
const whole = `\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}|${number}\\s+${month}\\s+\\d{4}`;
const part = `${number}(?:\\s+${month})?`;
const span = new RegExp(`\\b(${whole}|${part})\\s*(?:[,;–—-]|\\bto\\b|\\buntil\\b)\\s*(${whole})\\b`, "i");
const single = new RegExp(`\\b(${whole})\\b`, "i");

/** "26 to 30 October 2026, Half-term", "Staff day: 25 Nov 2026": one day or from one to another, and what else is said. */
export function holidayIn(line: string): { from: string; to: string; name: string } | null {
  const found = span.exec(line) ?? single.exec(line);
  if (found === null) return null;
  const to = dayIn(found[2] ?? found[1] ?? "");
  const from = to === null ? null : dayIn(found[1] ?? "", to);
  const name = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
    .map((rest) => rest.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ""))
    .filter((rest) => rest !== "")
    .join(", ");
  return from === null || to === null || from > to ? null : { from, to, name };
}

/** A day with its year, or as one before `end` is named: "26", "21 December". */
function dayIn(text: string, end?: string): string | null {
  const [, first = "", second = "", year = ""] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  if (year !== "") return numeric(Number(first), Number(second), year);
  const named = /(\d{1,2})(?:st|nd|rd|th)?(?:\s+([a-z]{3})[a-z]*\.?)?(?:\s+(\d{4}))?$/i.exec(text);
  if (named === null || /^\d{4}-/.test(text)) return existing(text);
  const [, day = "", word, own] = named;
  const at = word === undefined ? Number(end?.slice(5, 7)) : months.indexOf(word.toLowerCase()) + 1;
  const last = Number(end?.slice(0, 4));
  // From December on into the next year.
  const inYear = own ?? (at > Number(end?.slice(5, 7)) ? last - 1 : last);
  return existing(`${inYear}-${two(at)}-${two(Number(day))}`);
}

/** 26/10/2026 is clear, and so is 10/26/2026; 03/04/2026 is not. */
function numeric(first: number, second: number, year: string): string | null {
  if (first <= 12 && second <= 12 && first !== second) return null;
  const [day, inMonth] = second > 12 ? [second, first] : [first, second];
  return existing(`${year}-${two(inMonth)}-${two(day)}`);
}

/** "9:15", "9.15", "2pm", "2.15 pm" as "09:15". */
export function timeIn(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/i.exec(text.trim());
  if (found === null) return null;
  const [, hours = "", minutes, half] = found;
  if (minutes === undefined && half === undefined) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const later = half?.toLowerCase() === "pm" ? 12 : 0;
  const at = half === undefined ? hour : (hour % 12) + later;
  return at > 23 || Number(minutes ?? 0) > 59 ? null : `${two(at)}:${minutes ?? "00"}`;
}

const existing = (day: string) => Day.safeParse(day).data ?? null;
const two = (value: number) => String(value).padStart(2, "0");
