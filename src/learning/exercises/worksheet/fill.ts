import type { ExerciseRecord } from "../exercise.ts";
import { unseal } from "./body.ts";
import { readAgainst } from "./read.ts";
import { blank } from "./sheet.ts";

/** `unplaced`: questions that could not be found in the file any more; their answers are not in `text`. */
export type Filled = { text: string; unplaced: string[] };

/**
 * A worksheet's file with answers written into its questions, as a learner with an editor would. Every other line stays
 * as it is. What was written is read again by who grades it: an answer that would not be found there is not written.
 */
export function fillSheet(
  record: ExerciseRecord,
  text: string,
  answers: ReadonlyMap<string, string>,
): Filled | null {
  const opened = unseal(record);
  if (opened === null) return null;
  const { template, key } = opened;
  const read = (source: string) => readAgainst(source, template, key.entries).answers;
  const asked = questionsIn(template.split("\n"));
  const before = read(text);
  const wanted = [...answers].filter(([id, answer]) => folded(before.get(id) ?? "") !== folded(answer));
  const place = (now: string, [id, answer]: [string, string]) =>
    placed(now, asked.get(id), id, answer, before.get(id) ?? "");
  const whole = wanted.reduce<string | null>((now, one) => (now === null ? null : place(now, one)), text);
  if (whole !== null && stands(read(whole), before, wanted)) return { text: whole, unplaced: [] };

  const unplaced: string[] = [];
  let now = text;
  for (const one of wanted) {
    const next = place(now, one);
    if (next !== null && stands(read(next), read(now), [one])) now = next;
    else unplaced.push(one[0]);
  }
  return { text: now, unplaced };
}

/** What was wanted is read, and every other answer as before. */
function stands(
  after: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
  wanted: readonly [string, string][],
): boolean {
  const changed = new Map(wanted);
  if (wanted.some(([id]) => !before.has(id))) return false;
  return [...before].every(([id, was]) => folded(after.get(id) ?? "") === folded(changed.get(id) ?? was));
}

/** The lines of one question. */
type Asked = { at: number; lines: string[] };

/** By "section.question", as the sheet's own headings and numbers say. */
function questionsIn(lines: readonly string[]): Map<string, Asked> {
  const found = new Map<string, Asked>();
  let section = 0;
  let open: Asked | null = null;
  for (const [at, line] of lines.entries()) {
    const heading = /^\s*##\s+Section (\d+):/.exec(line)?.[1];
    const number = /^\s*(?:\|\s*)?(\d{1,3})[.)]\s/.exec(line)?.[1];
    if (heading !== undefined) section = Number(heading);
    if (number !== undefined && section > 0 && !found.has(`${section}.${number}`)) {
      open = { at, lines: [line] };
      found.set(`${section}.${number}`, open);
    } else if (open !== null && /^\s+\S/.test(line) && !/^\s*[|#]/.test(line)) open.lines.push(line);
    else open = null;
  }
  return found;
}

function placed(
  text: string,
  asked: Asked | undefined,
  id: string,
  answer: string,
  before: string,
): string | null {
  const lines = text.split("\n");
  const here = questionsIn(lines).get(id);
  if (asked === undefined || here === undefined) return null;
  const [first = "", ...rest] = asked.lines;
  const isRow = first.trimStart().startsWith("|");
  const [said = "", ...more] = answer.trim().split(/\r?\n/);
  const written = isRow ? said.replaceAll("|", "\\|") : said;
  const filled = first.replace(blank, () => (answer.trim() === "" ? blank : written));
  const own = new Set(rest.map(folded));
  const notes = here.lines.slice(1).filter((line) => !own.has(folded(line)) && !before.includes(line.trim()));
  const block = [filled, ...more.map((each) => `   ${each.trim()}`), ...rest, ...notes];
  return [...lines.slice(0, here.at), ...block, ...lines.slice(here.at + here.lines.length)].join("\n");
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
