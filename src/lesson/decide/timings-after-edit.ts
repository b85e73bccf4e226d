import { plain } from "../check/lints/rule.ts";
import type { Part } from "../check/lints/timings.ts";
import { type Lesson, parseLesson } from "../document.ts";
import { timed } from "../section-minutes.ts";
import { plannedMinutes, replaced, saidIn, totalOf, type Written, written } from "./part-minutes.ts";

/**
 * The Timings of a lesson after one of its sections was written anew: the rows that stand for its parts say their
 * minutes, a row whose part is gone goes, one for a new part comes, and the total is theirs. null where there is nothing
 * to change, or where it cannot be told which row is meant; then the checks say that the two differ.
 */
export function timingsAfterEdit(
  before: string,
  after: string,
  id: string,
): { section: string; text: string } | null {
  const was = parseLesson(before);
  const now = parseLesson(after);
  const timings = now.sections.find(({ kind }) => kind === "timings");
  const old = was.sections.find((one) => one.id === id);
  const edited = now.sections.find((one) => one.id === id);
  if (timings === undefined || old === undefined || edited === undefined || timings.id === id) return null;
  if (!timed(edited)) return null;
  const rows = written(was);
  const wanted = rowsWanted(rows, id, saidIn(old), saidIn(edited));
  if (wanted === null) return null;

  const first = was.sections.find(({ kind }) => kind === "timings")?.line ?? 0;
  const lines = timings.text.split(/(?<=\n)/);
  const lineOf = (row: Written) => (row.places[0]?.line ?? 0) - first;
  const own = rows.filter(({ section }) => section === id);
  const shared = own.some(
    (row) => lineOf(row) < 1 || rows.some((one) => one !== row && lineOf(one) === lineOf(row)),
  );
  if (shared) return null;
  const total = totalOf(was);
  const kept = new Set(wanted.flatMap(({ row }) => row ?? []));
  const gone = new Set(own.filter((row) => !kept.has(row)).map(lineOf));
  const come = new Map<number, string>();
  let at = placeFor(was, id, rows, lineOf, total === null ? lines.length : total.line - first);
  for (const { row, part } of wanted) {
    if (row !== null) {
      at = lineOf(row);
      lines[at] = replaced(lines[at] ?? "", row.minutes, part.minutes, 0);
      at += 1;
      continue;
    }
    const line = rowLike(rows, lines, lineOf, part);
    if (line === null) return null;
    come.set(at, `${come.get(at) ?? ""}${line}`);
  }
  const meant =
    plannedMinutes(was) -
    own.reduce((sum, { minutes }) => sum + minutes, 0) +
    wanted.reduce((sum, { part }) => sum + part.minutes, 0);
  if (total !== null) {
    const there = total.line - first;
    lines[there] = replaced(lines[there] ?? "", total.minutes, meant, 0);
  }
  const text = [...lines, ""].map((line, n) => `${come.get(n) ?? ""}${gone.has(n) ? "" : line}`).join("");
  const stands = parseLesson(after.replace(timings.text, () => text));
  return text !== timings.text && plannedMinutes(stands) === meant ? { section: timings.id, text } : null;
}

type Said = ReturnType<typeof saidIn>[number];
type Wanted = { row: Written | null; part: Said };

/** What Timings are to say of the section, in its own order; `row` null: a new one. null: they stand as they are, or it cannot be told. */
function rowsWanted(rows: readonly Written[], id: string, before: Said[], after: Said[]): Wanted[] | null {
  if (after.length === 0 || same(before, after)) return null;
  const own = rows.filter(({ section }) => section === id);
  const found = before.map((part) => ({ part, row: rowOf(rows, part) }));
  const [whole] = after;
  const [only] = own.length === 1 ? own : [];
  if (
    whole !== undefined &&
    only !== undefined &&
    found.length > 1 &&
    found.every(({ row }) => row !== only)
  ) {
    // One row for all of the section, whose parts never had any.
    const minutes = after.reduce((sum, part) => sum + part.minutes, 0);
    return [{ row: only, part: { ...whole, minutes } }];
  }
  if (found.some(({ row }) => row === undefined)) return null;
  const left = [...found];
  const take = (fits: (part: Said) => boolean) => {
    const at = left.findIndex(({ part }) => fits(part));
    return at < 0 ? null : (left.splice(at, 1)[0]?.row ?? null);
  };
  return after.map((part) => ({ row: take(({ label }) => label === part.label), part }));
}

function same(before: readonly Part[], after: readonly Part[]): boolean {
  const key = (parts: readonly Part[]) =>
    parts.map(({ label, minutes }) => `${label}\t${minutes}`).join("\n");
  return key(before) === key(after);
}

/** The row of Timings that says the same minutes. */
function rowOf(rows: readonly Written[], { line, nth }: Said): Written | undefined {
  return rows.find(({ places }) => places.slice(1).some((place) => place.line === line && place.nth === nth));
}

/** Where the first row of a section stands, or would: before those of the sections after it, else before the total. */
function placeFor(
  { sections }: Lesson,
  id: string,
  rows: readonly Written[],
  lineOf: (row: Written) => number,
  end: number,
): number {
  const from = sections.findIndex((one) => one.id === id);
  const later = rows.find(({ section }) => sections.findIndex((one) => one.id === section) > from);
  const own = rows.find(({ section }) => section === id);
  const row = own ?? later;
  return row === undefined ? end : lineOf(row);
}

/** A row for a new part, in the manner of those that are there; null where they are written in another way than a table or a list. */
function rowLike(
  rows: readonly Written[],
  lines: readonly string[],
  lineOf: (row: Written) => number,
  { label, minutes, what }: Said,
): string | null {
  const [like] = rows;
  const line = like === undefined ? "" : (lines[lineOf(like)] ?? "");
  const [, mark] = /^(\s*[-*+]\s+)/.exec(line) ?? [];
  if (mark !== undefined) return `${mark}${label}: ${minutes} minutes\n`;
  if (like === undefined || !/^\s*\|.*\|\s*$/.test(line)) return null;
  const cells = line.trim().slice(1, -1).split("|");
  const named = cells.findIndex((cell) => plain(cell) === like.label);
  const counted = cells.findIndex((cell, at) => at !== named && minutesAlone.test(cell));
  if (named < 0 || counted < 0) return null;
  const happens = what.length > label.length && what.length <= longestWhat ? what.replaceAll("|", "/") : "";
  const rest = cells.findLastIndex((_, at) => at !== named && at !== counted);
  const written = cells.map((cell, at) => {
    if (at === named) return ` ${label} `;
    if (at === counted) return replaced(`|${cell}|`, like.minutes, minutes, 0).slice(1, -1);
    return at === rest && happens !== "" ? ` ${happens} ` : " ";
  });
  return `|${written.join("|")}|\n`;
}

const minutesAlone = /^[\s*_]*\d{1,3}[\s*_]*(?:min(?:ute)?s?)?[\s*_]*$/i;
const longestWhat = 120;
