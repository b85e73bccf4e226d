import { itemKey } from "../exercises/exercise.ts";
import type { CardKind } from "../exercises/flashcards/card.ts";
import type { DraftConcept, DraftItems } from "./draft.ts";

type Of<K extends keyof DraftItems> = { kind: K; item: NonNullable<DraftItems[K]>[number] };

/** One thing to learn, and where it belongs. */
export type Piece = (Of<"vocabulary"> | Of<"definitions"> | Of<"cloze"> | Of<"facts">) & {
  unit: string;
  /** Where the source already says which concept it is part of. */
  concept?: { id: string; title: string } | undefined;
};

const atOnce = 20;

/** Pieces in concepts of a size that can be learned together: as the source says, else by unit and by twenty within it. */
export function placePieces(pieces: readonly Piece[], called = "Words"): DraftConcept[] {
  const groups = Map.groupBy(pieces, ({ concept, unit }) => (concept ? `#${concept.id}` : `:${unit}`));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { concept, unit } = first;
    const unitTitle = unit === "" ? called : unit;
    if (concept !== undefined) return [{ ...draftOf(own, concept.title, unitTitle), id: concept.id }];
    const count = Math.ceil(own.length / atOnce);
    // In even parts: twenty-one are eleven and ten, not twenty and one.
    const size = Math.ceil(own.length / count);
    return Array.from({ length: count }, (_, index) => own.slice(index * size, (index + 1) * size))
      .filter(({ length }) => length > 0)
      .map((part, index) => {
        const from = index * size + 1;
        const span = `${called} ${from} to ${from + part.length - 1}`;
        return draftOf(
          part,
          unit === "" ? span : count === 1 ? unit : `${unit}, part ${index + 1}`,
          unitTitle,
        );
      });
  });
}

export function pieceName(piece: Piece): string {
  if (piece.kind === "cloze") return piece.item.text;
  return piece.kind === "facts" ? piece.item.statement : piece.item.term;
}

export function pieceKey(piece: Piece): string {
  return itemKey(piece.kind, pieceName(piece));
}

function draftOf(pieces: readonly Piece[], title: string, unit: string): DraftConcept {
  const items: { [K in CardKind]: NonNullable<DraftItems[K]> } = {
    vocabulary: [],
    definitions: [],
    cloze: [],
    facts: [],
  };
  for (const piece of pieces) {
    if (piece.kind === "vocabulary") items.vocabulary.push(piece.item);
    else if (piece.kind === "definitions") items.definitions.push(piece.item);
    else if (piece.kind === "cloze") items.cloze.push(piece.item);
    else items.facts.push(piece.item);
  }
  const first = pieces[0];
  const last = pieces.at(-1);
  const words = items.vocabulary.length === pieces.length;
  const span =
    first === undefined || last === undefined || !words
      ? title
      : `${pieces.length} ${pieces.length === 1 ? "word" : "words"}, from “${pieceName(first)}” to “${pieceName(last)}”.`;
  return {
    key: title,
    title,
    unit,
    type: items.vocabulary.length * 2 >= pieces.length ? "vocabulary" : "definitions",
    bloom: "remember",
    description: span,
    items,
  };
}
