import type { ExerciseRecord } from "../exercise.ts";
import { align, likeness, type WordCount, wordCount } from "./align.ts";
import { type KeyEntry, unseal } from "./body.ts";
import { cleanAnswer, cleanOutput, withoutPointer } from "./clean.ts";
import { readForeign } from "./foreign.ts";
import { metadataOf, type SheetMetadata } from "./metadata.ts";
import { isLiteral, plainOf } from "./read-literal.ts";
import { cellBreak, type Unit, unitsOf } from "./units.ts";

export type SheetReading = {
  metadata: SheetMetadata;
  /** By "section.question", "" where nothing was answered. */
  answers: Map<string, string>;
  /** How many of its questions were found in the file. */
  found: number;
};

/**
 * The learner's answers in a file, by its record, or without one by its own answer key. Never throws.
 * @internal Asked by tests alone.
 */
export function readWorksheet(text: string, record: ExerciseRecord | null): SheetReading {
  const opened = record === null ? null : unseal(record);
  if (opened === null) return readForeign(text);
  return readAgainst(text, opened.template, opened.key.entries);
}

/** `shown`: the answers as they were written, before anything is taken off that says nothing to who grades. */
export type SheetSeen = SheetReading & { shown: Map<string, string> };

/** By comparing with the sheet as it was given: questions are known by their words, not by where they stand. */
export function readAgainst(text: string, template: string, entries: readonly KeyEntry[]): SheetSeen {
  const fixed = templatePieces(template, entries);
  const units = unitsOf(text);
  const owners = assign(fixed, units);
  const placeOf = new Map([...owners].map(([unit, piece]) => [piece, unit]));
  const answers = new Map<string, string>();
  const shown = new Map<string, string>();
  let found = 0;
  for (const piece of fixed) {
    const { entry } = piece;
    if (entry === null) continue;
    const unit = placeOf.get(piece);
    if (unit !== undefined) found++;
    const { said, seen } =
      unit === undefined ? byNumber(piece, entry, units, owners) : written(piece, entry, units, unit, owners);
    answers.set(entry.id, said);
    shown.set(entry.id, seen);
  }
  return { metadata: metadataOf(text), answers, shown, found };
}

/** A piece of the sheet as it was given; with its question, if it is one. */
type Piece = Unit & { section: number; entry: KeyEntry | null; words: WordCount };

/** Which piece each unit of the learner's file is, by its position. */
type Owners = ReadonlyMap<number, Piece>;

function templatePieces(template: string, entries: readonly KeyEntry[]): Piece[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let section = 0;
  return unitsOf(template).map((unit) => {
    if (unit.kind === "heading" && /^Section \d+:/.test(unit.text)) section++;
    const asked = section > 0 && unit.number !== null && unit.text.includes("___");
    const entry = asked ? (byId.get(`${section}.${unit.number}`) ?? null) : null;
    return { ...unit, section, entry, words: wordCount(unit.text) };
  });
}

const likeEnough = 0.55;

/** One to one, the surest first. */
function assign(fixed: readonly Piece[], units: readonly Unit[]): Owners {
  const owners = new Map<number, Piece>();
  const placed = new Set<Piece>();
  const sections = new Map<number, number>();
  const counts = units.map(({ text }) => wordCount(text));
  const take = (pieces: readonly Piece[]) => {
    const pairs: { piece: Piece; at: number; score: number }[] = [];
    for (const piece of pieces) {
      for (const [at, unit] of units.entries()) {
        const words = counts[at];
        if (owners.has(at) || words === undefined) continue;
        const like =
          unit.text === piece.text ? 1.2 : isFilled(piece, unit) ? 1.15 : likeness(piece.words, words);
        if (like >= likeEnough) pairs.push({ piece, at, score: like + hints(piece, unit, sections.get(at)) });
      }
    }
    for (const { piece, at } of pairs.sort((a, b) => b.score - a.score)) {
      if (owners.has(at) || placed.has(piece)) continue;
      owners.set(at, piece);
      placed.add(piece);
    }
  };
  take(fixed.filter(({ kind }) => kind === "heading"));
  let section = 0;
  for (const at of units.keys()) {
    const owner = owners.get(at);
    if (owner !== undefined) section = owner.section;
    sections.set(at, section);
  }
  take(fixed.filter(({ kind }) => kind !== "heading"));
  return owners;
}

function hints(piece: Piece, unit: Unit, section: number | undefined): number {
  const sameKind = piece.kind === unit.kind ? 0.06 : 0;
  const sameSection = piece.section === section ? 0.05 : 0;
  return sameKind + sameSection + (piece.number !== null && piece.number === unit.number ? 0.03 : 0);
}

/** Its own words are untouched, and something stands where its blank was. */
function isFilled(piece: Piece, unit: Unit): boolean {
  if (piece.entry === null || piece.kind !== unit.kind || piece.number !== unit.number) return false;
  return piece.words.total > 0 && between(piece.text, unit.text) !== null;
}

/** As it is graded, and as it was written. */
type Answer = { said: string; seen: string };

const nothing: Answer = { said: "", seen: "" };

function written(piece: Piece, entry: KeyEntry, units: readonly Unit[], at: number, owners: Owners): Answer {
  const here = answerIn(piece, entry, units[at]?.text ?? "");
  if (here.said !== "" && !manyLines.has(entry.judging)) return here;
  const below = piece.kind === "row" ? [] : following(units, at, owners);
  if (below.length === 0) return here;
  const all = [here, ...below.map(({ text }) => heard(piece.text, entry, text))];
  const joined = (key: keyof Answer) =>
    all
      .map((one) => one[key])
      .filter((text) => text !== "")
      .join("\n");
  return { said: joined("said"), seen: joined("seen") };
}

/** What was added below a question, up to the next one. */
function following(units: readonly Unit[], at: number, owners: Owners): Unit[] {
  const added: Unit[] = [];
  for (const [offset, unit] of units.slice(at + 1).entries()) {
    const owner = owners.get(at + 1 + offset);
    if (owner?.entry != null || owner?.kind === "heading" || unit.kind === "heading") break;
    if (owner === undefined && unit.kind !== "row") added.push(unit);
  }
  return added;
}

/** Its own words are gone, but its number stands where it stood: what is there is the answer. */
function byNumber(piece: Piece, entry: KeyEntry, units: readonly Unit[], owners: Owners): Answer {
  let section = 0;
  for (const [at, unit] of units.entries()) {
    const owner = owners.get(at);
    if (owner?.kind === "heading") section = owner.section;
    const free = owner === undefined && unit.kind !== "heading" && unit.number === piece.number;
    if (!free || section !== piece.section) continue;
    const flat = unit.text.replaceAll(cellBreak, " ");
    return heard("", entry, between(piece.text.replaceAll(cellBreak, " "), flat) ?? flat);
  }
  return nothing;
}

function answerIn(piece: Piece, entry: KeyEntry, text: string): Answer {
  const prompt = piece.text.replaceAll(cellBreak, " ");
  const flat = text.replaceAll(cellBreak, " ");
  const lines = manyLines.has(entry.judging) ? [] : flat.split("\n");
  const inner =
    between(prompt, flat) ?? lines.map((line) => between(prompt, line)).find((one) => one !== null);
  if (inner != null && !isGlued(prompt)) return heard(prompt, entry, sameLine(entry, inner));
  const whole = lines.map((line) => align(prompt, line)).find((one) => one.kept === 1 && one.answer !== "");
  const { answer } = whole ?? align(prompt, flat);
  const found = heard(prompt, entry, sameLine(entry, answer));
  return inner == null ? found : { ...found, seen: seenIn(entry, sameLine(entry, inner)) };
}

/** What stands where the blank was, where all around it is as it was given. */
function between(prompt: string, text: string): string | null {
  const [blank] = /_{3,}/.exec(prompt) ?? [];
  if (blank === undefined) return null;
  const at = prompt.indexOf(blank);
  const before = prompt.slice(0, at);
  const after = prompt.slice(at + blank.length);
  if (text.length < before.length + after.length) return null;
  if (!text.startsWith(before) || !text.endsWith(after)) return null;
  const inner = text.slice(before.length, text.length - after.length);
  return inner.trim() === "" || /_{3,}/.test(inner) ? null : inner;
}

/** "alamat___": what is written there may repeat the word it hangs on. */
function isGlued(prompt: string): boolean {
  return /[\p{L}\p{M}\p{N}-]_{3,}|_{3,}[\p{L}\p{M}\p{N}-]/u.test(prompt);
}

function heard(prompt: string, entry: KeyEntry, raw: string): Answer {
  const isPlain = isLiteral(raw);
  const text = isPlain ? plainOf(raw) : raw;
  const tidy = (words: string) => (isPlain ? pointed(entry, words) : clean(entry, words));
  return { said: withoutPrompt(prompt, entry, tidy(text), tidy), seen: seenIn(entry, raw) };
}

/** Whoever writes out the whole sentence has answered it. */
function withoutPrompt(
  prompt: string,
  entry: KeyEntry,
  answer: string,
  tidy: (words: string) => string,
): string {
  if (entry.judging === "correction" || entry.judging === "reorder") return answer;
  const { answer: inner, kept } = align(prompt, answer);
  return kept === 1 && inner !== "" ? tidy(inner) : answer;
}

function seenIn({ judging }: KeyEntry, raw: string): string {
  const text = isLiteral(raw) ? plainOf(raw) : judging === "output" ? cleanOutput(raw) : cleanAnswer(raw);
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .trim();
}

/** A short answer is on one line: what stands on the next is a note. */
function sameLine(entry: KeyEntry, answer: string): string {
  if (manyLines.has(entry.judging) || (entry.accepted[0] ?? "").length > 40) return answer;
  return answer.split("\n").find((line) => /[^\s_*~`]/.test(line)) ?? "";
}

/** What may be answered in more than a line. */
export const manyLines: ReadonlySet<KeyEntry["judging"]> = new Set(["truth", "output", "own"]);

function clean(entry: KeyEntry, text: string): string {
  return pointed(entry, entry.judging === "output" ? cleanOutput(text) : cleanAnswer(text));
}

function pointed({ judging, accepted }: KeyEntry, text: string): string {
  return withoutPointer(judging === "output" ? text : text.replace(/\s+/g, " ").trim(), accepted);
}
