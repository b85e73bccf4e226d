import type { Items } from "./course-format.ts";
import { itemKey } from "./exercises/exercise.ts";
import type { FsrsRating } from "./schedule.ts";

/** What a concept has to be remembered, and what it has to be done, by `itemKey`. */
export type Pieces = { remembered: string[]; programs: string[] };

/** A piece, and the concept that it belongs to: the same word may stand in two. */
export type PieceAt = { concept_id: string; item: string };

export function piecesOf(items: Items | undefined): Pieces {
  if (items === undefined) return { remembered: [], programs: [] };
  const remembered = [
    ...items.vocabulary.map(({ term }) => itemKey("vocabulary", term)),
    ...items.definitions.map(({ term }) => itemKey("definitions", term)),
    ...items.facts.map(({ statement }) => itemKey("facts", statement)),
    ...items.cloze.map(({ text }) => itemKey("cloze", text)),
    ...items.skills.map(({ id }) => itemKey("skills", id)),
  ];
  return {
    remembered: [...new Set(remembered)],
    programs: items.code_tasks.map(({ id }) => itemKey("code", id)),
  };
}

const good = 3;
/** Of what is to be remembered, what must have been known when it was last asked. */
const mostOf = 0.9;

/** How much of a concept has been shown, piece by piece: nine tenths of what is to be remembered, and a program of its own. */
export function isCovered(
  { remembered, programs }: Pieces,
  ratingOf: (key: string) => FsrsRating | undefined,
): boolean {
  const known = (key: string) => (ratingOf(key) ?? 0) >= good;
  return (
    remembered.filter(known).length >= mostOf * remembered.length &&
    (programs.length === 0 || programs.some(known))
  );
}

/** Whether a concept that has programs to write has none written well. */
export function lacksProgram(
  { programs }: Pieces,
  shown: Readonly<Record<string, { rating: FsrsRating }>>,
): boolean {
  return programs.length > 0 && !programs.some((key) => (shown[key]?.rating ?? 0) >= good);
}

/** What was never asked, or not known when it was: it keeps a concept from being covered. */
export function notYetKnown(
  { remembered }: Pieces,
  shown: Readonly<Record<string, { rating: FsrsRating }>>,
): string[] {
  return remembered.filter((key) => !Object.hasOwn(shown, key) || (shown[key]?.rating ?? 0) < good);
}
