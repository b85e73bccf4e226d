import type { Lesson, Section } from "../../document.ts";
import type { SectionKind } from "../../section-kind.ts";
import { type Item, itemsOf, type Line, linesOf, plain } from "../lints/rule.ts";
import { minutesIn } from "../lints/timings.ts";
import { readPlan } from "./any-plan.ts";
import { roleOf, rolesOf } from "./roles.ts";

/** A stretch of the lesson that has a name of its own: a section, or a part of one. Its lines are below its name. */
export type Part = { name: string; line: number; section: Section; lines: Line[]; minutes: number | null };

/** A lesson plan, read once for all the reviewer's rules. */
export type Plan = {
  lesson: Lesson;
  outcomes: Item[];
  criteria: Item[];
  /** What happens between the beginning and the end. */
  teaching: Part[];
  /** Sections by what they are for, however they are called. */
  of(...roles: SectionKind[]): Section[];
};

export function planOf(markdown: string): Plan {
  const lesson = readPlan(markdown);
  const of = (...roles: SectionKind[]) =>
    lesson.sections.filter(({ title }) => rolesOf(title).some((role) => roles.includes(role)));
  return {
    lesson,
    outcomes: of("learning-outcomes").flatMap(saidIn),
    criteria: of("success-criteria").flatMap(saidIn),
    teaching: lesson.sections.filter((section) => isTaught(section, lesson)).flatMap(partsOf),
    of,
  };
}

/** Main, and whatever has no known name and stands between the beginning and the end of the lesson. */
function isTaught(section: Section, { sections }: Lesson): boolean {
  const role = roleOf(section.title);
  if (role === "main") return true;
  const at = (wanted: SectionKind) => sections.findIndex(({ title }) => roleOf(title) === wanted);
  const index = sections.indexOf(section);
  const begins = Math.max(at("starter"), at("success-criteria"), at("learning-outcomes"));
  const ends = at("plenary");
  const between = index > begins && (ends < 0 ? minutesIn(section.title) !== null : index < ends);
  return between && (role === null || (role === "assessment" && index < ends));
}

/** The bullets of a section; where it has none, its sentences or lines. */
function saidIn(section: Section): Item[] {
  const items = itemsOf(section);
  if (items.length > 0) return items;
  return linesOf(section)
    .slice(1)
    .filter(({ text, code }) => !code && text.trim() !== "" && !/:\s*$/.test(text))
    .map(({ text, line }) => ({ text: plain(text), line }));
}

const label = /^\s*(?:\d+[.)]\s+|[-*+]\s+)?(?:\*\*|__)([^*_]{2,70}?)[.:]?(?:\*\*|__)[.:]?/;
const numbered = /^\s*\d+[.)]\s+([\p{L}][^:.?]{2,50}?)\s*\(\s*(\d+\s*min\w*)\s*\)/u;

/** A section cut at its smaller headings, and at lines that begin with a name in bold or a numbered name with minutes. */
function partsOf(section: Section): Part[] {
  const parts: Part[] = [
    { name: section.title, line: section.line, section, lines: [], minutes: minutesIn(section.title) },
  ];
  for (const line of linesOf(section).slice(1)) {
    const begun = line.code ? null : nameOf(line.text);
    if (begun !== null)
      parts.push({ name: begun.name, line: line.line, section, lines: [], minutes: minutesIn(begun.time) });
    const rest = begun === null ? line.text : begun.rest;
    if (rest.trim() !== "") parts.at(-1)?.lines.push({ ...line, text: rest });
  }
  return parts.filter(({ lines, minutes }, i) => i > 0 || lines.length > 0 || minutes !== null);
}

function nameOf(text: string): { name: string; time: string; rest: string } | null {
  const heading = /^ {0,3}#{3,6}\s+(\S.*)$/.exec(text)?.[1];
  if (heading !== undefined) return { name: plain(heading), time: heading, rest: "" };
  const counted = numbered.exec(text);
  if (counted !== null)
    return {
      name: counted[1] ?? "",
      time: counted[2] ?? "",
      rest: text.slice(counted[0].length),
    };
  const bold = label.exec(text);
  const name = bold?.[1] ?? "";
  // "**Answer:**" and "**Time:**" name no part of the lesson.
  if (
    bold === null ||
    (minutesIn(name) === null && !/^\s*(?:\*\*|__)[^*_]+[.:]?(?:\*\*|__)[.:]?\s*$/.test(text))
  )
    return null;
  return /^(?:answers?|time|note|teacher|problem)\b/i.test(name)
    ? null
    : { name, time: name, rest: text.slice(bold[0].length) };
}

export function textOf(sections: readonly { lines: readonly Line[] }[]): string {
  return sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");
}
