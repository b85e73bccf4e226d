import type { Section } from "../../document.ts";
import { kindsOf } from "../../section-kind.ts";
import { itemsOf, type Line, linesOf, plain } from "./rule.ts";

export type Part = { label: string; minutes: number; line: number };

/** `unclear`: lines that give a range ("5–10 minutes") where one number is needed. */
export type Timings = { parts: Part[]; total: Part | null; unclear: { label: string; line: number }[] };

type Span = { from: number; to: number; clock: boolean };
type Row = { label: string; line: number; minutes: number | null; span: Span | null };

/** What a Timings section says, from a table, a list or a sentence: "| Starter | 8 |", "- 0–8 min: Starter". */
export function timingsOf(section: Section): Timings {
  const table = tableRows(linesOf(section));
  const listed = itemsOf(section).map(({ text, line }) => rowOf(text, text, line, false));
  const rows = (table.length > 0 ? table : listed.length > 0 ? listed : prose(section)).filter(
    ({ minutes, span }) => minutes !== null || span !== null,
  );
  const isTotal = ({ label }: Row) => /\btotal\b|\baltogether\b|\bin all\b/i.test(label);
  const timeline = isTimeline(rows.filter((row) => !isTotal(row)).flatMap(({ span }) => span ?? []));
  const timings: Timings = { parts: [], total: null, unclear: [] };
  for (const row of rows) {
    const { label, line, span } = row;
    const length = timeline && span !== null ? span.to - span.from : null;
    const minutes = row.minutes ?? length;
    if (isTotal(row)) timings.total = { label, line, minutes: minutes ?? span?.to ?? 0 };
    else if (minutes === null) timings.unclear.push({ label, line });
    else timings.parts.push({ label, line, minutes });
  }
  return timings;
}

/** The minutes a heading or a "Time:" line gives; null where it gives none, or a range. */
export function minutesIn(text: string): number | null {
  const { minutes, span } = rowOf("", text, 0, false);
  return span === null ? minutes : null;
}

/** Whether a part of the timings is the section, or a part of it, that a title names. */
export function isPart(label: string, title: string): boolean {
  const [kind] = kindsOf(title);
  return words(label) === words(title) || (kind !== undefined && kindsOf(label)[0] === kind);
}

/** "Starter", "1. Starter (8 min)" and "**Starter**:" are one name. */
function words(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/\d+\s*min(?:ute)?s?\b|[^\p{L}\s]/gu, " ")
    .trim()
    .replace(/\s+/g, " ");
}

const dash = "\\s*(?:[-–—]|to|until)\\s*";
const clockSpan = new RegExp(`\\b(\\d{1,2})[:.](\\d{2})${dash}(\\d{1,2})[:.](\\d{2})\\b`);
const plainSpan = new RegExp(`\\b(\\d{1,3})${dash}(\\d{1,3})\\b(?=\\s*(?:$|[:|)'′]|min))`, "i");
const single = /\b(\d{1,3})\s*-?\s*(?:min(?:ute)?s?\b|['′])/i;

function rowOf(label: string, time: string, line: number, bare: boolean): Row {
  const numbers = (clockSpan.exec(time) ?? []).slice(1).map(Number);
  const [h1, m1, h2, m2] = numbers;
  if (h1 !== undefined && m1 !== undefined && h2 !== undefined && m2 !== undefined) {
    return { label, line, minutes: null, span: { from: h1 * 60 + m1, to: h2 * 60 + m2, clock: true } };
  }
  const [from, to] = (plainSpan.exec(time) ?? []).slice(1).map(Number);
  const rest = time.replace(plainSpan, "");
  const [, minutes = null] = single.exec(from === undefined ? time : rest) ?? [];
  const alone = bare ? /^\s*(\d{1,3})\s*$/.exec(time)?.[1] : undefined;
  const given = minutes ?? alone;
  const span = from === undefined || to === undefined ? null : { from, to, clock: false };
  return { label, line, minutes: given === undefined ? null : Number(given), span };
}

function isTimeline(spans: Span[]): boolean {
  const [first] = spans;
  if (first === undefined || (first.from !== 0 && !first.clock)) return false;
  return spans.every(({ from, to }, index) => to > from && from >= (spans[index - 1]?.to ?? from));
}

function tableRows(lines: Line[]): Row[] {
  const at = lines.findIndex(
    ({ text }) => /^\s*\|?\s*:?-{2,}:?\s*\|/.test(text) || /^\s*\|\s*:?-+:?\s*\|/.test(text),
  );
  if (at < 1) return [];
  const header = cells(lines[at - 1]?.text ?? "").map((cell) => cell.toLowerCase());
  const exact = header.findIndex((cell) => /\bmin|duration|length/.test(cell));
  const time = exact >= 0 ? exact : header.findIndex((cell) => /\btimes?\b|\btiming|\bwhen\b/.test(cell));
  if (time < 0) return [];
  const named = header.findIndex(
    (cell, index) => index !== time && /phase|part|activit|section|stage|task|what|step/.test(cell),
  );
  const label =
    named >= 0
      ? named
      : header.findIndex((cell, index) => index !== time && !/\btimes?\b|\bwhen\b/.test(cell));
  return lines.slice(at + 1).flatMap(({ text, line }) => {
    if (!text.includes("|")) return [];
    const row = cells(text);
    const name = row[label] || row.find((cell, index) => index !== time && cell !== "") || "";
    return [rowOf(name, row[time] ?? "", line, true)];
  });
}

function cells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map(plain);
}

function prose(section: Section): Row[] {
  return linesOf(section).flatMap(({ text, line }) => {
    const parts = plain(text).split(/[,;]\s+|\.\s+|\band\b/);
    // "Starter 10, talk 15, plenary 5 minutes": what is said once is meant of all.
    const bare = parts.filter((part) => /^\s*\p{L}[^\d]*\s\d{1,3}\s*$/u.test(part));
    const meant = parts.some((part) => single.test(part)) ? bare : [];
    return parts.map((part) => rowOf(part, meant.includes(part) ? `${part} min` : part, line, false));
  });
}
