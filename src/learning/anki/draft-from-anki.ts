import { slug } from "../../text/slug.ts";
import type { CourseDraft } from "../import/draft.ts";
import type { Skipped } from "../import/imported.ts";
import { tooManyItems } from "../import/most-items.ts";
import { type Piece, pieceKey, pieceName, placePieces } from "../import/place-pieces.ts";
import { mergeWords } from "../import/word-list/merge-words.ts";
import { type Word, wordPiece } from "../import/word-list/word.ts";
import type { AnkiCollection, AnkiNote } from "./collection.ts";
import type { DeckMedia } from "./media.ts";
import { conceptTag } from "./note-fields.ts";
import { notePieces } from "./note-pieces.ts";

/** Which flashcard, of which piece of material, an Anki card has become; by the Anki card's id. */
export type CardNames = Map<number, { card: string; item: string; concept?: string | undefined }>;

export type AnkiDraft = { draft: CourseDraft; skipped: Skipped[]; names: CardNames };

export function draftFromAnki(
  collection: AnkiCollection,
  source: string,
  title: string,
  media: DeckMedia,
): AnkiDraft | { problem: string } {
  const tooMany = tooManyItems(collection.notes.length, source);
  if (tooMany !== null) return tooMany;
  const skipped: Skipped[] = [];
  const found: { piece: Piece; where: string }[] = [];
  const cardsOf = Map.groupBy(collection.cards, ({ note }) => note);
  const names: CardNames = new Map();
  const units = unitNames(collection);
  const named = cardNaming();
  let left = 0;
  for (const note of collection.notes) {
    const type = collection.noteTypes.get(note.type);
    const cards = cardsOf.get(note.id) ?? [];
    const where = `note ${note.id}`;
    const place = (conceptTitle: string) => placeOf(note, units(note, cards[0]?.deck), conceptTitle);
    const made = type === undefined ? { why: "Its note type is missing." } : notePieces(note, type, place);
    if ("why" in made) {
      skipped.push({ where: `${where} (${preview(note)})`, why: made.why });
      continue;
    }
    const shown = made.media ? media.of(note.fields) : { left: 0 };
    left += shown.left;
    for (const { piece: plain, cards: templates } of made.pieces) {
      const piece = withMedia(plain, shown);
      found.push({ piece, where });
      for (const { id, template } of cards) {
        const card = templates.get(template);
        if (card === undefined) continue;
        names.set(id, { card: named(piece, card), item: pieceKey(piece), concept: piece.concept?.id });
      }
    }
  }
  if (found.length === 0) return { problem: `${source} has no note with two sides in words.` };
  const { pieces, merged } = mergePieces(found);
  if (left > 0) skipped.push(mediaNote(left));
  const words = pieces.filter(({ kind }) => kind === "vocabulary").length;
  return {
    draft: {
      title: deckTitle(collection) ?? title,
      source,
      domain: words * 2 >= pieces.length ? "language" : "conceptual",
      concepts: placePieces(pieces),
    },
    skipped: [...skipped, ...merged],
    names,
  };
}

/** Notes about the same thing are one piece of material; their order stays that of the first. */
function mergePieces(found: readonly { piece: Piece; where: string }[]): {
  pieces: Piece[];
  merged: Skipped[];
} {
  const words = mergeWords(
    found.flatMap(({ piece, where }) => (piece.kind === "vocabulary" ? [asWord(piece, where)] : [])),
  );
  const byKey = new Map(words.words.map(wordPiece).map((piece) => [scopedKey(piece), piece]));
  const merged = [...words.merged];
  const pieces = new Map<string, Piece>();
  for (const { piece, where } of found) {
    const key = scopedKey(piece);
    if (!pieces.has(key)) pieces.set(key, byKey.get(key) ?? piece);
    else if (piece.kind !== "vocabulary")
      merged.push({
        where,
        why: `“${pieceName(piece).slice(0, 60)}” stands there already; the first was kept.`,
      });
  }
  return { pieces: [...pieces.values()], merged };
}

function asWord({ item, unit, concept }: Piece & { kind: "vocabulary" }, where: string): Word {
  const { term, meanings, accepted = [], sentences = [], part, note, picture, sound } = item;
  return { term, meanings, accepted, sentences, part, note, picture, sound, unit, concept, where };
}

function scopedKey(piece: Piece): string {
  return `${piece.concept?.id ?? ""} ${pieceKey(piece)}`;
}

/** As `cardsOf` names them: a word that is something else in a second concept is a card of its own there. */
function cardNaming(): (piece: Piece, card: string) => string {
  const owners = new Map<string, string>();
  return (piece, card) => {
    const concept = piece.concept?.id ?? "";
    const owner = owners.get(pieceKey(piece)) ?? concept;
    owners.set(pieceKey(piece), owner);
    return owner === concept || concept === "" ? card : `${card}@${concept}`;
  };
}

/** A note's unit: its deck where there are several, else its first tag, else nothing. */
function unitNames({
  decks,
  cards,
  notes,
}: AnkiCollection): (note: AnkiNote, deck: number | undefined) => string {
  const used = [...new Set(cards.map(({ deck }) => deck))].map((deck) => (decks.get(deck) ?? "").split("::"));
  const shared = sharedStart(used);
  const several = used.length > 1;
  const tagged = notes.some(({ tags }) => tags.some(isTopic));
  return (note, deck) => {
    const path = deck === undefined ? [] : (decks.get(deck) ?? "").split("::");
    if (several) return path.slice(shared).join(": ") || (path.at(-1) ?? "");
    if (tagged) return (note.tags.find(isTopic) ?? "").replaceAll("::", ": ").replaceAll("_", " ");
    return path.slice(1).join(": ");
  };
}

function isTopic(tag: string): boolean {
  return !/^(marked|leech|missing-media)$/i.test(tag) && !tag.startsWith(conceptTag);
}

function sharedStart(paths: readonly string[][]): number {
  const [first = []] = paths;
  const differs = first.findIndex((name, depth) => paths.some((path) => path[depth] !== name));
  return differs < 0 ? first.length : differs;
}

function placeOf({ tags }: AnkiNote, unit: string, conceptTitle: string): Pick<Piece, "unit" | "concept"> {
  const id = tags.find((tag) => tag.startsWith(conceptTag))?.slice(conceptTag.length);
  const known = id !== undefined && id !== "" && slug(id) === id;
  return { unit, concept: known ? { id, title: conceptTitle || id } : undefined };
}

function deckTitle({ decks, cards }: AnkiCollection): string | null {
  const roots = new Set(cards.map(({ deck }) => (decks.get(deck) ?? "").split("::")[0] ?? ""));
  const [only] = roots;
  return roots.size === 1 && only !== undefined && only.trim() !== "" && only !== "Default"
    ? only.trim()
    : null;
}

function preview({ fields }: AnkiNote): string {
  return (fields[0] ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 40);
}

function withMedia<P extends Piece>(piece: P, { picture, sound }: { picture?: string; sound?: string }): P {
  const item = {
    ...piece.item,
    ...(picture === undefined ? {} : { picture }),
    ...(sound === undefined ? {} : { sound }),
  };
  return { ...piece, item };
}

function mediaNote(left: number): Skipped {
  return {
    where: "pictures and sounds",
    why: `${left} ${left === 1 ? "was" : "were"} left out: a second one of a note, one that is not in the package, of a kind that browsers cannot show, larger than 3 MB, or beyond 30 MB in all. The words were kept.`,
  };
}
