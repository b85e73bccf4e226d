import { nearest } from "../../nearest.ts";
import type { Items } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";

/** A piece of material as it is remembered (`itemKey`), and what else says that it is the same one. */
type Piece = { key: string; name: string; said: string[] };

/**
 * Pieces that are called something else now and are still the same: what they mean stayed, or only their spelling was
 * mended. By their key before, their key now. Whatever else is gone was taken out. Pure.
 */
export function renamedPieces(before: Items, now: Items): Map<string, string> {
  const [old, fresh] = [piecesIn(before), piecesIn(now)];
  const renamed = new Map<string, string>();
  for (const [kind, pieces] of Object.entries(old)) {
    const next = fresh[kind] ?? [];
    const gone = pieces.filter(({ key }) => !next.some((one) => one.key === key));
    const added = new Set(next.filter(({ key }) => !pieces.some((one) => one.key === key)));
    for (const piece of gone) {
      const same = [...added].find((one) => isSame(piece, one));
      if (same === undefined) continue;
      renamed.set(piece.key, same.key);
      added.delete(same);
    }
  }
  return renamed;
}

function isSame(before: Piece, now: Piece): boolean {
  return now.said.some((one) => before.said.includes(one)) || nearest(before.name, [now.name]) !== null;
}

function piecesIn(items: Items): Record<string, Piece[]> {
  const piece = (kind: string, name: string, said: readonly string[]): Piece => ({
    key: itemKey(kind, name),
    name,
    said: said.map((one) => one.trim().toLowerCase()),
  });
  return {
    vocabulary: items.vocabulary.map(({ term, meanings }) => piece("vocabulary", term, meanings)),
    definitions: items.definitions.map(({ term, definition }) => piece("definitions", term, [definition])),
    facts: items.facts.map(({ statement, why }) => piece("facts", statement, [why])),
    cloze: items.cloze.map(({ text, answers }) => piece("cloze", text, answers)),
  };
}
