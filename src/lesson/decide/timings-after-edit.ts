import type { Part } from "../check/lints/timings.ts";
import { parseLesson } from "../document.ts";
import { plannedMinutes, replaced, saidIn, totalOf, type Written, written } from "./part-minutes.ts";

/**
 * The Timings of a lesson after other minutes were typed into one of its sections: the rows that stand for them say
 * the same, a row whose minutes are gone goes, and so does the total. null where there is nothing to change, or where
 * it cannot be told which row is meant; then the checks say that the two differ.
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
  const said = saidIn(edited);
  const rows = written(was);
  const pairs = paired(saidIn(old), said)?.map(({ from, to }) => ({ row: rowOf(rows, from), from, to }));
  if (pairs === undefined || pairs.every(({ from, to }) => from.minutes === to?.minutes)) return null;

  const first = was.sections.find(({ kind }) => kind === "timings")?.line ?? 0;
  const lines = timings.text.split(/(?<=\n)/);
  const gone = new Set<number>();
  for (const { row, from, to } of pairs) {
    const at = (row?.places[0]?.line ?? 0) - first;
    const alone = rows.filter(({ places }) => places[0]?.line === row?.places[0]?.line).length === 1;
    if (row === undefined || at < 1 || !alone) return null;
    if (to === null) gone.add(at);
    else lines[at] = replaced(lines[at] ?? "", from.minutes, to.minutes, 0);
  }
  const change = pairs.reduce((sum, { from, to }) => sum + (to?.minutes ?? 0) - from.minutes, 0);
  const total = totalOf(was);
  if (total !== null) {
    const at = total.line - first;
    lines[at] = replaced(lines[at] ?? "", total.minutes, plannedMinutes(was) + change, 0);
  }
  const text = lines.filter((_, at) => !gone.has(at)).join("");
  const meant = plannedMinutes(was) + change;
  const stands = parseLesson(after.replace(timings.text, () => text));
  return text !== timings.text && plannedMinutes(stands) === meant ? { section: timings.id, text } : null;
}

type Said = Part & { nth: number };

/** Each number of minutes that was said, and the one that stands in its place; null: none does. undefined: it cannot be told. */
function paired(before: Said[], after: Said[]): { from: Said; to: Said | null }[] | undefined {
  if (after.length === 0) return undefined;
  if (before.length === after.length) return before.map((from, at) => ({ from, to: after[at] ?? null }));
  const left = [...after];
  const pairs = before.map((from) => {
    const at = left.findIndex(({ label }) => label === from.label);
    return { from, to: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  return left.length > 0 ? undefined : pairs;
}

/** The row of Timings that says the same minutes. */
function rowOf(rows: readonly Written[], { line, nth }: Said): Written | undefined {
  return rows.find(({ places }) => places.slice(1).some((place) => place.line === line && place.nth === nth));
}
