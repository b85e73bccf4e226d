import type { Piece } from "../place-pieces.ts";

/** A word as a list or a deck has it, before it is placed in a course. */
export type Word = {
  term: string;
  meanings: string[];
  accepted: string[];
  sentences: { text: string; translation: string }[];
  unit: string;
  concept?: Piece["concept"];
  part?: string | undefined;
  note?: string | undefined;
  /** One that nobody translated: of a term it is the example; a word's stands in its note. */
  example?: string | undefined;
  /** Files of the course's own. */
  picture?: string | undefined;
  sound?: string | undefined;
  /** For the report: "line 12". */
  where: string;
};

/** "house / home" and "house; home" are two; "km/h" and "boss (male / female)" are one. */
export function alternativesIn(text: string): string[] {
  if (!/[/;；\n]/.test(text)) return text.trim() === "" ? [] : [text.trim()];
  const parts = text
    .split(/(?:\s+\/\s+|\s*[;；]\s*|\s*\n\s*)(?![^([]*[)\]])/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return [...new Set(parts)];
}

export function wordPiece(word: Word): Piece {
  const { term, meanings, accepted, sentences, part = "", picture, sound, unit, concept } = word;
  const note = [word.note ?? "", word.example ?? ""].filter((one) => one !== "").join("\n");
  const item = {
    term,
    meanings,
    accepted,
    sentences,
    ...(part === "" ? {} : { part }),
    ...(note === "" ? {} : { note }),
    ...(picture === undefined ? {} : { picture }),
    ...(sound === undefined ? {} : { sound }),
  };
  return { kind: "vocabulary", item, unit, concept };
}
