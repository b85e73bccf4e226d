import { alternatives } from "../../answers/forms.ts";
import type { KeyEntry } from "./body.ts";
import { cleanAnswer, withoutPointer } from "./clean.ts";
import { embeddedKey, metadataOf } from "./metadata.ts";
import type { SheetReading } from "./read.ts";
import { holds } from "./sections/text.ts";
import { letterAt } from "./sheet.ts";
import { cellBreak, longestLine, type Unit, unitsOf } from "./units.ts";

/** A sheet that somebody else made: known only by its structure and the key inside it (exercise-modalities §3.2). */
export function readForeign(text: string): SheetReading {
  const questions = foreignQuestions(text);
  return {
    metadata: metadataOf(text),
    answers: new Map(questions.map(({ entry, answer }) => [entry.id, answer])),
    found: questions.filter(({ found }) => found).length,
  };
}

export type ForeignQuestion = { entry: KeyEntry; answer: string; found: boolean };

export function foreignQuestions(text: string): ForeignQuestion[] {
  const key = embeddedKey(text) ?? new Map<string, string>();
  const { units, options } = numbered(text);
  return [...key].map(([id, line]) => {
    const accepted = alternatives(line);
    const section = Number(id.split(".")[0]);
    const letters = accepted.every((one) => /^[A-Z]$/i.test(one)) && accepted.length > 0;
    const unit = units.get(id);
    const entry: KeyEntry = {
      id,
      kind: letters ? "matching" : "cloze",
      judging: letters ? "letter" : "words",
      accepted: letters ? accepted.map((one) => one.toUpperCase()) : accepted,
      options: letters ? (options.get(section) ?? []) : [],
      words: null,
      explanation: "",
      errorType: null,
      given: null,
      uses: [],
      prompt: unit?.text.replaceAll(cellBreak, " ") ?? "",
      section: `Section ${section}`,
    };
    const answer = unit === undefined ? "" : withoutPointer(answerOf(unit, entry), accepted);
    return { entry, answer, found: unit !== undefined };
  });
}

/** The questions by "section.number", and the lettered options of each section. */
function numbered(text: string): { units: Map<string, Unit>; options: Map<number, string[]> } {
  const units = new Map<string, Unit>();
  const options = new Map<number, string[]>();
  let section = 0;
  let last: string | null = null;
  for (const unit of unitsOf(text)) {
    if (unit.kind === "heading") {
      const named = /^section\s+(\d+)/i.exec(unit.text)?.[1];
      if (named !== undefined) section = Number(named);
      last = null;
      continue;
    }
    const option = /(?:^|\uE001)\s*([A-Z])[.)]\s+([^\uE001]+)$/.exec(unit.text);
    if (option !== null) {
      const list = options.get(section) ?? [];
      list[(option[1] ?? "A").charCodeAt(0) - 65] = (option[2] ?? "").trim();
      options.set(section, list);
    }
    const id = unit.number === null || section === 0 ? null : `${section}.${unit.number}`;
    const before = last === null ? undefined : units.get(last);
    if (id !== null && !units.has(id)) {
      units.set(id, unit);
      last = id;
    } else if (before !== undefined && option === null && unit.kind !== "row" && isOpen(before.text)) {
      units.set(last ?? "", { ...before, text: `${before.text} ${unit.text}` });
    }
  }
  for (const [of, list] of options)
    options.set(
      of,
      Array.from(list, (one, at) => one ?? letterAt(at)),
    );
  return { units, options };
}

/** Nothing but its blank stands at its end. */
function isOpen(text: string): boolean {
  return text.length < longestLine && /_{3,}\W*$/.test(text);
}

function answerOf(unit: Unit, entry: KeyEntry): string {
  if (unit.kind === "row") {
    const cells = unit.text.split(cellBreak).map((one) => cleanAnswer(one));
    const middle = cells.slice(1, -1).find((one) => one !== "");
    return middle ?? (cells.length === 2 ? (cells[1] ?? "") : "");
  }
  const region = writtenRegion(unit.text);
  const right = entry.judging === "words" ? entry.accepted.find((one) => holds(region, one)) : undefined;
  return right !== undefined && !/_{3,}/.test(region) && unit.text.length > region.length
    ? right
    : cleanAnswer(region);
}

/** Where an answer can stand: at the blank if there is one, else in the quotation, else after the colon. */
function writtenRegion(text: string): string {
  const gap = /_{3,}/.exec(text);
  if (gap !== null) {
    const after = text.slice(gap.index + gap[0].length);
    const added = /^\s*[\p{L}\p{N}]/u.test(after) ? after : "";
    return added;
  }
  const colon = text.lastIndexOf(": ");
  const tail = colon === -1 ? text : text.slice(colon + 2);
  const quoted = /["“]([^"“”]+)["”]/.exec(tail)?.[1];
  return quoted ?? tail;
}
