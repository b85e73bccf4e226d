import { z } from "zod";
import { sectionAnswered } from "../../../../src/lesson/brief/asked.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { draftsIn } from "../../../../src/lesson/draft/drafts.ts";
import { type Message, textOf } from "../../../../src/message.ts";

/** What a teacher typed into a section stays in it when the section is written again. */

const Alternatives = z.object({ alternatives: z.array(z.object({ text: z.string() })) });

/** Every text that a section was ever given by an author: in drafts, written again, offered. What differs from them she typed. */
export function writtenFor(messages: readonly Message[], section: string): string[] {
  const drafted = draftsIn(messages).flatMap(({ text }) =>
    parseLesson(text).sections.flatMap(({ id, text: own }) => (id === section ? [own] : [])),
  );
  const alone = messages.flatMap((message, index) => {
    if (message.role !== "assistant" || sectionAnswered(messages, index)?.section !== section) return [];
    return offeredIn(textOf(message)) ?? [textOf(message)];
  });
  return [...drafted, ...alone];
}

function offeredIn(text: string): string[] | null {
  if (!text.startsWith("{")) return null;
  try {
    return Alternatives.safeParse(JSON.parse(text)).data?.alternatives.map(({ text: one }) => one) ?? null;
  } catch {
    return null;
  }
}

/** Of a section that is mostly in her own words, nothing is written again. */
const mostly = 0.4;

/**
 * `written` with what she put into `current` in its place, and without what she took out. null: it is mostly hers, and
 * there is nothing of an author's to write again. `before`: what authors wrote of it.
 */
export function withTyped(before: readonly string[], current: string, written: string): string | null {
  const now = linesOf(current);
  const [base] = before
    .map((text) => ({ kept: commonLines(linesOf(text), now), lines: linesOf(text) }))
    .toSorted((a, b) => b.kept.length - a.kept.length);
  if (base === undefined) return written;
  const said = (lines: readonly string[]) => lines.filter((line) => line !== "").length;
  const shared = base.kept.filter(([at]) => base.lines[at] !== "").length;
  if (shared === said(base.lines) && shared === said(now)) return written;
  if (shared < mostly * said(base.lines)) return null;
  return changes(base.lines, now, base.kept)
    .reduce(put, linesOf(written))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trimEnd());
}

/** The longest run of lines that both have in the same order, by their places in each. */
function commonLines(one: readonly string[], other: readonly string[]): [number, number][] {
  const length = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = length[i];
      if (row !== undefined)
        row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; )
    if (one[i] === other[j]) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return found;
}

/** `after`: what stands before it in her text, nearest first. */
type Change = { out: string[]; put: string[]; after: string[] };

function changes(
  base: readonly string[],
  now: readonly string[],
  kept: readonly [number, number][],
): Change[] {
  const found: Change[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...kept, [base.length, now.length] as const]) {
    const some = (lines: readonly string[]) => lines.filter((line) => line !== "");
    const [out, typed] = [some(base.slice(i, nextI)), some(now.slice(j, nextJ))];
    if (out.length + typed.length > 0)
      found.push({ out, put: typed, after: some(now.slice(0, j)).toReversed() });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return found;
}

const item = /^\s*(?:[-*+]|\d+[.)])\s/;

/** In the place of what it replaces, where that is still there; else behind the nearest line that stood before it. */
function put(lines: readonly string[], change: Change): string[] {
  const at = change.out.map((line) => lines.indexOf(line)).find((place) => place >= 0);
  const rest = lines.filter((line) => line === "" || !change.out.includes(line));
  if (change.put.length === 0) return rest;
  const anchor =
    change.after.map((line) => rest.indexOf(line)).find((place) => place >= 0) ?? rest.length - 1;
  const place =
    at === undefined ? anchor + 1 : lines.slice(0, at).filter((line) => rest.includes(line)).length;
  const [first = ""] = change.put;
  const inList = item.test(first) && item.test(rest[place - 1] ?? "");
  const gap = inList ? [] : [""];
  return [...rest.slice(0, place), ...gap, ...change.put, ...gap, ...rest.slice(place)];
}
