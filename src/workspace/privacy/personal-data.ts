import type { PrivacyKind } from "./finding.ts";
import { namedPeople, type Reading } from "./names.ts";
import { forms } from "./numbers.ts";

/** Personal data in a text, where it stands in it. `said`: what is said of a person who is named. */
export type Personal = { kind: PrivacyKind; what: string; start: number; end: number; said: string | null };

/** What in a text looks like somebody's personal data (decision 41), in order. What stands in a fence is quoted, and not in
 * the teacher's own words. */
export function personalData(text: string, reading: Reading): Personal[] {
  let offset = 0;
  let fence: string | null = null;
  return text.split(/(?<=\n)|(?<=\r)(?!\n)/).flatMap((line) => {
    const at = offset;
    offset += line.length;
    const [mark = null] = /^\s*(?:~{3,}|`{3,})/.exec(line) ?? [];
    if (mark !== null) fence = fence === null ? mark : line.trim() === fence.trim() ? null : fence;
    const own = reading.own && fence === null;
    return inLine(line.replace(/[\r\n]+$/, ""), { ...reading, own }).map((found) => ({
      ...found,
      start: found.start + at,
      end: found.end + at,
    }));
  });
}

function inLine(line: string, reading: Reading): Personal[] {
  const taken: Personal[] = [];
  const free = (start: number, end: number) => !taken.some((other) => start < other.end && end > other.start);
  for (const { kind, what, form, keep } of forms)
    for (const { 0: match, index: start } of line.matchAll(form)) {
      const end = start + match.length;
      if (keep?.(match) !== false && free(start, end)) taken.push({ kind, what, start, end, said: null });
    }
  // Names do not overlap each other, so each is held against the numbers alone: a long line costs what it is long.
  const numbers = [...taken];
  for (const { said, start, end } of namedPeople(line, reading)) {
    if (numbers.some((other) => start < other.end && end > other.start)) continue;
    const kind = said === null ? "full_name" : "name_with_need";
    taken.push({
      kind,
      what: said === null ? "a person's full name" : "a name with something about the person",
      start,
      end,
      said,
    });
  }
  return taken.sort((a, b) => a.start - b.start);
}
