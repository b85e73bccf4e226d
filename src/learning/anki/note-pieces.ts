import { type CardKind, cardId, type Direction } from "../exercises/flashcards/card.ts";
import { hasMedia, htmlText } from "../import/html-text.ts";
import type { Piece } from "../import/place-pieces.ts";
import { pieceName } from "../import/place-pieces.ts";
import { columnNamed } from "../import/word-list/columns.ts";
import type { Column } from "../import/word-list/list-kinds.ts";
import { alternativesIn } from "../import/word-list/word.ts";
import { clozeGaps } from "./cloze-text.ts";
import type { AnkiNote } from "./collection.ts";
import { frontAndBack, ownDirections, ownKind } from "./note-fields.ts";
import type { NoteType } from "./note-type-rows.ts";

/** What a note gives a course, and which flashcard each of its cards is, by template; `undefined`: none. */
export type NotePieces = { pieces: { piece: Piece; cards: Map<number, string> }[]; media: boolean };

type Place = Pick<Piece, "unit" | "concept">;

/** `why`: nothing of the note can be kept. */
export function notePieces(
  note: AnkiNote,
  type: NoteType,
  place: (title: string) => Place,
): NotePieces | { why: string } {
  const media = note.fields.some(hasMedia);
  const fields = note.fields.map(htmlText);
  const own = ownKind(type);
  if (own !== null) {
    const piece = ownPiece(own, fields, place(fields[type.fields.indexOf("Concept")] ?? ""));
    return piece === null
      ? { why: "A field that it needs is empty." }
      : { pieces: [{ piece, cards: templates(piece, ownDirections[own]) }], media };
  }
  if (type.isCloze) return clozePieces(note, fields, place(""), media);
  return basicPieces(fields, type, place(""), media);
}

function basicPieces(
  fields: readonly string[],
  type: NoteType,
  place: Place,
  media: boolean,
): NotePieces | { why: string } {
  const sides = frontAndBack(type);
  if (sides === null) return { why: `Its type “${type.name}” has no two sides.` };
  const front = fields[sides.front] ?? "";
  const back = fields[sides.back] ?? "";
  if (front === "" || back === "") {
    const side = front === "" ? "front" : "back";
    return { why: media ? `Its ${side} is only a picture or a sound.` : `Its ${side} is empty.` };
  }
  const piece: Piece =
    isWord(front) && isWord(back)
      ? wordPieceOf(front, back, extras(fields, type), place)
      : longPiece(front, back, place);
  return { pieces: [{ piece, cards: templates(piece, sides.directions) }], media };
}

function wordPieceOf(front: string, back: string, more: Extras, place: Place): Piece {
  const [term = front, ...accepted] = alternativesIn(front);
  return { kind: "vocabulary", item: { term, meanings: alternativesIn(back), accepted, ...more }, ...place };
}

type Extras = { sentences: { text: string; translation: string }[]; part?: string; note?: string };

/** What other fields hold, where their names say so: an example with its translation, a part of speech, a note. */
function extras(fields: readonly string[], type: NoteType): Extras {
  const columns = type.fields.map(columnNamed);
  const field = (column: Column) => fields[columns.indexOf(column)] ?? "";
  const [text, translation, part, note] = [
    field("example"),
    field("example_translation"),
    field("part"),
    field("note"),
  ];
  return {
    sentences: text === "" || translation === "" ? [] : [{ text, translation }],
    ...(part === "" ? {} : { part }),
    ...(note === "" ? {} : { note }),
  };
}

function longPiece(front: string, back: string, place: Place): Piece {
  return { kind: "definitions", item: { term: front, definition: back }, ...place };
}

/** A word or phrase, not a question or a paragraph: what can be typed from memory. */
function isWord(side: string): boolean {
  return (
    side.length <= 80 &&
    !/[?？]\s*$/.test(side) &&
    side.split("\n").length <= 4 &&
    alternativesIn(side).length > 0
  );
}

function clozePieces(
  note: AnkiNote,
  fields: readonly string[],
  place: Place,
  media: boolean,
): NotePieces | { why: string } {
  const text = fields.find((field) => field.includes("{{c")) ?? htmlText(note.fields[0] ?? "");
  const pieces = clozeGaps(text).map(({ number, text: shown, answers, hint }) => {
    const item = { text: shown, answers, ...(hint === undefined ? {} : { hint }) };
    const piece: Piece = { kind: "cloze", item, ...place };
    return { piece, cards: new Map([[number - 1, cardId("cloze", shown, "complete")]]) };
  });
  return pieces.length === 0
    ? { why: "No gap in it stands alone with an answer in words." }
    : { pieces, media };
}

function ownPiece(kind: CardKind, fields: readonly string[], place: Place): Piece | null {
  const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = "", seventh = ""] = fields;
  if (first === "") return null;
  if (kind === "vocabulary") {
    const translations = lines(fifth);
    const sentences = lines(fourth).flatMap((text, index) => {
      const translation = translations[index];
      return translation === undefined ? [] : [{ text, translation }];
    });
    const extra = { ...(sixth === "" ? {} : { part: sixth }), ...(seventh === "" ? {} : { note: seventh }) };
    const item = { term: first, meanings: lines(second), accepted: lines(third), sentences, ...extra };
    return item.meanings.length === 0 ? null : { kind, item, ...place };
  }
  if (kind === "definitions")
    return second === ""
      ? null
      : {
          kind,
          item: { term: first, definition: second, ...(third === "" ? {} : { example: third }) },
          ...place,
        };
  if (kind === "facts")
    return third === ""
      ? null
      : { kind, item: { statement: first, truth: second.startsWith("True"), why: third }, ...place };
  const [gap] = clozeGaps(first);
  const answers = lines(second);
  if (gap === undefined || answers.length === 0) return null;
  return { kind, item: { text: gap.text, answers, ...(third === "" ? {} : { hint: third }) }, ...place };
}

function templates(piece: Piece, directions: readonly (Direction | null)[]): Map<number, string> {
  return new Map(
    directions.flatMap((direction, template) =>
      direction === null ? [] : [[template, cardId(piece.kind, pieceName(piece), direction)] as const],
    ),
  );
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
