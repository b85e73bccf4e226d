import { counted } from "../../counted.ts";
import { linesOf } from "../check/lints/rule.ts";
import { isPart, minutesIn, type Part, timingsOf } from "../check/lints/timings.ts";
import { type Lesson, parseLesson, type Section } from "../document.ts";
import { inMinutes, isTimeLine, partsSaid } from "../parts-said.ts";
import { nameIn } from "../section-kind.ts";
import { timed } from "../section-minutes.ts";
import { DecisionError } from "./decision.ts";

/** A part of a lesson with its minutes, and the section that it belongs to; null where it is in Timings alone. */
export type TimedPart = { label: string; minutes: number; section: string | null };

/** `line`: 1-based in the lesson. `nth`: which of the line's numbers of minutes. */
type Place = { line: number; nth: number };
export type Written = TimedPart & { places: Place[] };

/** What a section is made of in time: itself, its own parts, or, of Timings, every part of the lesson. */
export function timedParts(lesson: Lesson, id: string): TimedPart[] {
  const all = written(lesson).map(({ places: _, ...part }) => part);
  const whole = lesson.sections.find((section) => section.id === id)?.kind === "timings";
  return whole ? all : all.filter(({ section }) => section === id);
}

/** How long all of it is. */
export function plannedMinutes(lesson: Lesson): number {
  return written(lesson).reduce((sum, { minutes }) => sum + minutes, 0);
}

export type WantedMinutes = readonly { part?: string | undefined; minutes: number }[];

/**
 * The lesson with other minutes, wherever it says them: in the section, in Timings and in its total. Where no part is
 * named, the longest of the section takes what is more or less. Throws a `DecisionError` where they are written in a way
 * that a number cannot change; nothing else is ever changed.
 */
export function withMinutes(markdown: string, id: string, wanted: WantedMinutes): string {
  const lesson = parseLesson(markdown);
  const all = written(lesson);
  const asked = wanted.map((one) => ({ one, part: partFor(lesson, all, id, one) }));
  const minutes = new Map(asked.map(({ part, one }) => [part, toBe(all, id, part, one)]));
  const lines = markdown.split(/(?<=\n)/);
  for (const [part, to] of minutes)
    for (const { line, nth } of part.places)
      lines[line - 1] = replaced(lines[line - 1] ?? "", part.minutes, to, nth);
  const total = totalOf(lesson);
  const sum = all.reduce((so, part) => so + (minutes.get(part) ?? part.minutes), 0);
  if (total !== null) lines[total.line - 1] = replaced(lines[total.line - 1] ?? "", total.minutes, sum, 0);
  const changed = lines.join("");
  const now = written(parseLesson(changed));
  for (const [at, part] of all.entries())
    if (now[at]?.minutes !== (minutes.get(part) ?? part.minutes) || now.length !== all.length)
      throw new DecisionError(
        `The minutes of ${part.label} are written in a way that cannot be changed by a number alone. Nothing was changed; type them into the section instead.`,
      );
  return changed;
}

/**
 * A section's text with the minutes that another text of it has, part by part; null where it does not fit into them: its
 * parts are others, or one would lose more than a third of its time.
 */
export function inMinutesOf(text: string, other: string): string | null {
  const [own, theirs] = [text, other].map((one) => parseLesson(one).sections.flatMap(saidIn));
  if (own === undefined || theirs === undefined) return null;
  if (own.length > 0 && own.length !== theirs.length) return null;
  const lines = text.split(/(?<=\n)/);
  for (const [at, part] of own.entries()) {
    const to = theirs[at];
    if (to === undefined || to.label !== part.label || to.minutes * 3 < part.minutes * 2) return null;
    lines[part.line - 1] = replaced(lines[part.line - 1] ?? "", part.minutes, to.minutes, part.nth);
  }
  return lines.join("");
}

/** A section's text with two thirds of the minutes that it says, part by part; a minute stays a minute. */
export function inFewerMinutes(text: string): string {
  const lines = text.split(/(?<=\n)/);
  for (const { line, minutes, nth } of parseLesson(text).sections.flatMap(saidIn))
    lines[line - 1] = replaced(lines[line - 1] ?? "", minutes, Math.ceil((minutes * 2) / 3), nth);
  return lines.join("");
}

function partFor(
  lesson: Lesson,
  all: readonly Written[],
  id: string,
  { part }: WantedMinutes[number],
): Written {
  const own = timedParts(lesson, id);
  const there = all.filter((one) =>
    own.some(({ label, section }) => one.label === label && one.section === section),
  );
  const named = part === undefined ? there : there.filter(({ label }) => isPart(label, part));
  const [longest] = named.toSorted((a, b) => b.minutes - a.minutes);
  if (longest !== undefined && (part !== undefined || there.length > 0)) return longest;
  const labels = there.map(({ label }) => `"${label}"`).join(", ");
  throw new DecisionError(
    there.length === 0
      ? "This section takes no minutes of the lesson: its timed parts are Starter, Main and the like. Nothing was changed."
      : `It has no part "${part}". Its parts are ${labels}.`,
  );
}

/** Of a whole section, the part's own share of it. */
function toBe(
  all: readonly Written[],
  id: string,
  part: Written,
  { part: named, minutes }: WantedMinutes[number],
) {
  if (named !== undefined) return minutes;
  const rest = all.filter((one) => one !== part && one.section === id && part.section === id);
  const to = minutes - rest.reduce((sum, one) => sum + one.minutes, 0);
  if (to >= 1) return to;
  throw new DecisionError(
    `Its other parts take ${counted(minutes - to, "minute")} already. Say which part is to change: ${[part, ...rest].map(({ label }) => `"${label}"`).join(", ")}.`,
  );
}

/** Every part, in the order of Timings where there is such a section, with all places where its minutes stand. */
export function written(lesson: Lesson): Written[] {
  const timings = lesson.sections.find(({ kind }) => kind === "timings");
  const rows = timings === undefined ? [] : timingsOf(timings).parts;
  const parts: Written[] = rows.map(({ label, minutes, line }) => ({
    label,
    minutes,
    section: lesson.sections.find((one) => timed(one) && isPart(label, one.title))?.id ?? null,
    places: [{ line, nth: 0 }],
  }));
  for (const section of lesson.sections.filter(timed)) {
    let last = -1;
    for (const own of saidIn(section)) {
      const fits = (part: Written) => part.minutes === own.minutes && part.places.length === 1;
      const named = parts.findIndex((part) => fits(part) && isPart(part.label, own.label));
      // "then 3 minutes to review": the row after the one before.
      const next = parts[last + 1];
      const at =
        named >= 0 ? named : own.nth > 0 && last >= 0 && next !== undefined && fits(next) ? last + 1 : -1;
      const part = parts[at];
      if (part === undefined) {
        if (rows.length === 0)
          parts.push({ label: own.label, minutes: own.minutes, section: section.id, places: [own] });
        continue;
      }
      part.places.push({ line: own.line, nth: own.nth });
      part.section = section.id;
      last = at;
    }
  }
  return parts;
}

/** In its heading, its "Time:" line, and where its parts begin. */
export function saidIn(section: Section): (Part & Place & { what: string })[] {
  const label = nameIn(section.title);
  const own = minutesIn(section.title);
  const heading = own === null ? [] : [{ label, minutes: own, line: section.line, nth: 0, what: "" }];
  const timeLines = linesOf(section).flatMap(({ text, line, code }) =>
    code || !isTimeLine(text)
      ? []
      : Array.from(text.matchAll(inMinutes), ([number], nth) => ({
          label,
          minutes: Number(number),
          line,
          nth,
          what: "",
        })),
  );
  const below = [...timeLines, ...partsSaid(section)].sort((a, b) => a.line - b.line || a.nth - b.nth);
  return [...heading, ...below];
}

export function totalOf(lesson: Lesson): Part | null {
  const timings = lesson.sections.find(({ kind }) => kind === "timings");
  return timings === undefined ? null : timingsOf(timings).total;
}

/** One number of a line: the cell of a table that is nothing else, or the one before "minutes". */
export function replaced(line: string, from: number, to: number, nth: number): string {
  const alone = new RegExp(`^([\\s*_]*)${from}([\\s*_]*(?:min(?:ute)?s?)?[\\s*_]*)$`, "i");
  if (/^\s*\|/.test(line)) {
    const cells = line.split("|");
    const at = cells.findIndex((cell) => alone.test(cell));
    if (at >= 0) cells[at] = (cells[at] ?? "").replace(alone, `$1${to}$2`);
    return cells.join("|");
  }
  let seen = -1;
  return line.replace(inMinutes, (number) =>
    ++seen === nth && Number(number) === from ? String(to) : number,
  );
}
