import type { ExerciseRecord } from "../exercise.ts";
import { type KeyEntry, unseal } from "./body.ts";
import { type Asked, answerLines, questionsIn } from "./fill-lines.ts";
import { manyLines, readAgainst, type SheetSeen } from "./read.ts";
import { everySign, literal, markup } from "./read-literal.ts";
import { blank } from "./sheet.ts";

/** `unplaced`: their questions were changed or removed in the file; their answers are not in `text`. */
export type Filled = { text: string; unplaced: string[] };

/**
 * A worksheet's file with answers written into its questions, as a learner with an editor would. Every other line stays
 * as it is. What was written is read again by who grades it: where that would read it otherwise, its signs are written
 * as their numbers; an answer that would not be found even so is not written.
 */
export function fillSheet(
  record: ExerciseRecord,
  text: string,
  answers: ReadonlyMap<string, string>,
): Filled | null {
  const opened = unseal(record);
  if (opened === null) return null;
  const { template, key } = opened;
  const given = template.split("\n");
  const asked = questionsIn(given);
  const entries = new Map(key.entries.map((entry) => [entry.id, entry]));
  const read = (source: string) => readAgainst(source, template, key.entries);
  const before = read(text);
  const wanted = [...answers].flatMap(([id, answer]): Wish[] => {
    const entry = entries.get(id);
    const question = asked.get(id);
    if (entry === undefined || question === undefined) return [];
    return [wishFor(entry, question, answer)];
  });
  const unplaced = [...answers.keys()].filter((id) => !wanted.some((wish) => wish.id === id));
  const open = wanted.filter((wish) => !isThere(wish, before));
  const place = (now: string, wish: Wish, write: Writing) => placed(now, given, wish, write, before);
  // All at once, each as plainly as it may be; one by one only where they are in each other's way.
  const level = new Map(open.map(({ id }) => [id, 0]));
  for (const _ of writings) {
    const next = open.reduce<string | null>((now, wish) => {
      const write = writings[level.get(wish.id) ?? 0];
      return now === null || write === undefined ? null : place(now, wish, write);
    }, text);
    if (next === null) break;
    const after = read(next);
    if (stands(after, before, open)) return { text: next, unplaced };
    for (const wish of open) if (!isThere(wish, after)) level.set(wish.id, (level.get(wish.id) ?? 0) + 1);
  }

  let now = text;
  let seen = before;
  for (const wish of open) {
    const found = writings.some((write) => {
      const next = place(now, wish, write);
      const after = next === null ? null : read(next);
      if (next === null || after === null || !stands(after, seen, [wish])) return false;
      now = next;
      seen = after;
      return true;
    });
    if (!found) unplaced.push(wish.id);
  }
  return { text: now, unplaced };
}

type Wish = { id: string; answer: string; asked: Asked; isLong: boolean };

/** A line more than the question has room for is a space. */
function wishFor({ id, judging }: KeyEntry, asked: Asked, answer: string): Wish {
  const isLong = manyLines.has(judging) && !isRow(asked);
  const lines = answer.trim().split(/\r\n?|\n/);
  return { id, asked, isLong, answer: lines.map((line) => line.trim()).join(isLong ? "\n" : " ") };
}

type Writing = (line: string) => string;

const asTyped: Writing = (line) => line;
const gapsKept: Writing = (line) => (line === "" ? "&#32;" : line);

/** The plainest first. */
const writings: readonly Writing[] = [
  asTyped,
  gapsKept,
  (line) => gapsKept(literal(line, markup)),
  (line) => gapsKept(literal(line, everySign)),
];

/** What was wanted is read, and every other answer as before. */
function stands(after: SheetSeen, before: SheetSeen, wanted: readonly Wish[]): boolean {
  const changed = new Set(wanted.map(({ id }) => id));
  const others = [...before.answers.keys()].filter((id) => !changed.has(id));
  return (
    wanted.every((wish) => isThere(wish, after)) &&
    others.every(
      (id) =>
        after.answers.get(id) === before.answers.get(id) && after.shown.get(id) === before.shown.get(id),
    )
  );
}

function isThere({ id, answer, isLong }: Wish, { shown }: SheetSeen): boolean {
  return folded(shown.get(id) ?? "", isLong) === folded(answer, isLong);
}

function placed(
  text: string,
  given: readonly string[],
  { id, asked, answer, isLong }: Wish,
  write: Writing,
  before: SheetSeen,
): string | null {
  const lines = text.split("\n");
  const here = questionsIn(lines).get(id);
  if (here === undefined) return null;
  const [first = "", ...rest] = asked.lines;
  const [said = "", ...more] = answer.split("\n").map(write);
  const filled = first.replace(blank, () =>
    answer === "" ? blank : isRow(asked) ? said.replaceAll("|", "\\|") : said,
  );
  const { notes, end } = answerLines(lines, here, given, isLong ? null : (before.shown.get(id) ?? ""));
  const block = [filled, ...more.map((each) => `   ${each}`), ...rest, ...notes];
  return [...lines.slice(0, here.at), ...block, ...lines.slice(end)].join("\n");
}

function isRow({ lines }: Asked): boolean {
  return lines[0]?.trimStart().startsWith("|") === true;
}

function folded(text: string, isLong: boolean): string {
  const lines = isLong ? text.split("\n") : [text];
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .trim();
}
