import type { ExerciseRecord } from "../exercise.ts";
import { align, likeness, type WordCount, wordCount } from "./align.ts";
import { type KeyEntry, unseal } from "./body.ts";
import { cleanAnswer, cleanOutput, withoutPointer } from "./clean.ts";
import { readForeign } from "./foreign.ts";
import { metadataOf, type SheetMetadata } from "./metadata.ts";
import { cellBreak, type Unit, unitsOf } from "./units.ts";

export type SheetReading = {
  metadata: SheetMetadata;
  /** By "section.question", "" where nothing was answered. */
  answers: Map<string, string>;
  /** How many of its questions were found in the file. */
  found: number;
};

/** The learner's answers in a file, by its record, or without one by its own answer key. Never throws. */
export function readWorksheet(text: string, record: ExerciseRecord | null): SheetReading {
  const opened = record === null ? null : unseal(record);
  if (opened === null) return readForeign(text);
  return readAgainst(text, opened.template, opened.key.entries);
}

/** By comparing with the sheet as it was given: questions are known by their words, not by where they stand. */
export function readAgainst(text: string, template: string, entries: readonly KeyEntry[]): SheetReading {
  const fixed = templatePieces(template, entries);
  const units = unitsOf(text);
  const owners = assign(fixed, units);
  const placeOf = new Map([...owners].map(([unit, piece]) => [piece, unit]));
  const answers = new Map<string, string>();
  let found = 0;
  for (const piece of fixed) {
    const { entry } = piece;
    if (entry === null) continue;
    const unit = placeOf.get(piece);
    if (unit !== undefined) found++;
    answers.set(
      entry.id,
      unit === undefined ? byNumber(piece, entry, units, owners) : written(piece, entry, units, unit, owners),
    );
  }
  return { metadata: metadataOf(text), answers, found };
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
        const like = unit.text === piece.text ? 1.2 : likeness(piece.words, words);
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

function written(piece: Piece, entry: KeyEntry, units: readonly Unit[], at: number, owners: Owners): string {
  const here = answerIn(piece, entry, units[at]?.text ?? "");
  if (here !== "" && !manyLines.has(entry.judging)) return here;
  const below = piece.kind === "row" ? [] : following(units, at, owners);
  if (here !== "" && below.length === 0) return here;
  const more = below.map(({ text }) => withoutPrompt(piece.text, entry, clean(entry, text)));
  return [here, ...more].filter((text) => text !== "").join("\n");
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
function byNumber(piece: Piece, entry: KeyEntry, units: readonly Unit[], owners: Owners): string {
  let section = 0;
  for (const [at, unit] of units.entries()) {
    const owner = owners.get(at);
    if (owner?.kind === "heading") section = owner.section;
    const free = owner === undefined && unit.kind !== "heading" && unit.number === piece.number;
    if (free && section === piece.section) return clean(entry, unit.text.replaceAll(cellBreak, " "));
  }
  return "";
}

function answerIn(piece: Piece, entry: KeyEntry, text: string): string {
  const prompt = piece.text.replaceAll(cellBreak, " ");
  const flat = text.replaceAll(cellBreak, " ");
  const lines = manyLines.has(entry.judging) ? [] : flat.split("\n");
  const whole = lines.map((line) => align(prompt, line)).find((one) => one.kept === 1 && one.answer !== "");
  const { answer } = whole ?? align(prompt, flat);
  return withoutPrompt(prompt, entry, clean(entry, sameLine(entry, answer)));
}

/** Whoever writes out the whole sentence has answered it. */
function withoutPrompt(prompt: string, entry: KeyEntry, answer: string): string {
  if (entry.judging === "correction" || entry.judging === "reorder") return answer;
  const { answer: inner, kept } = align(prompt, answer);
  return kept === 1 && inner !== "" ? clean(entry, inner) : answer;
}

/** A short answer is on one line: what stands on the next is a note. */
function sameLine(entry: KeyEntry, answer: string): string {
  if (manyLines.has(entry.judging) || (entry.accepted[0] ?? "").length > 40) return answer;
  return answer.split("\n").find((line) => /[^\s_*~`]/.test(line)) ?? "";
}

const manyLines: ReadonlySet<KeyEntry["judging"]> = new Set(["truth", "output", "own"]);

function clean({ judging, accepted }: KeyEntry, text: string): string {
  const plain = judging === "output" ? cleanOutput(text) : cleanAnswer(text).replace(/\s+/g, " ").trim();
  return withoutPointer(plain, accepted);
}
