import type { Database } from "bun:sqlite";
import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import { cardsOf } from "../exercises/flashcards/card.ts";
import type { FlashcardState } from "../exercises/flashcards/state.ts";
import { htmlText } from "../import/html-text.ts";
import { logRows, standingOf } from "./card-rows.ts";
import { deckName } from "./decks.ts";
import { conceptTag } from "./note-fields.ts";
import { notesOf, type OutgoingNote } from "./note-of-item.ts";
import { noteTypeId } from "./note-types.ts";
import { fieldChecksum, momentIds, noteGuid, stableId } from "./stable-id.ts";

export type ExportDays = { now: Date; firstDay: number; dayOf: (moment: number) => number };

/** Not synchronised yet: what a row says that Anki has not seen. */
const unsent = -1;

/** A course's notes, the cards of each, and every answer given to them. */
export function addNotes(database: Database, course: Course, state: FlashcardState, days: ExportDays): void {
  const { now, firstDay, dayOf } = days;
  const { name } = course.config;
  const insert = inserts(database);
  const seconds = Math.floor(now.getTime() / 1000);
  const noteIds = momentIds(`${name} notes`);
  const cardIds = momentIds(`${name} cards`);
  const logged = new Map<number, number>();
  // The cards that learners see: a word that stands in two concepts with the same meaning is one note.
  const open = new Set(cardsOf(course).map(({ id }) => id));
  let place = 0;
  for (const { concept, note } of courseNotes(course)) {
    const cards = note.cards.flatMap((card, ord) => {
      const id = cardIdIn(card, concept.id, open);
      return id === null ? [] : [{ id, ord }];
    });
    const [first] = cards;
    if (first === undefined) continue;
    const noteId = noteIds();
    const sortField = htmlText(note.fields[0] ?? "");
    insert.note.run(
      noteId,
      noteGuid(name, first.id),
      noteTypeId(note.kind),
      seconds,
      unsent,
      ` ${conceptTag}${concept.id} `,
      note.fields.join("\x1f"),
      sortField,
      fieldChecksum(sortField),
      0,
      "",
    );
    place++;
    const deck = stableId(deckName(course, concept));
    for (const { id, ord } of cards) {
      open.delete(id);
      const kept = Object.hasOwn(state.cards, id) ? state.cards[id] : undefined;
      const { type, queue, due, ivl, factor, reps, lapses, left, data } = standingOf(
        kept,
        place,
        firstDay,
        dayOf,
      );
      const cardId = cardIds();
      const schedule = [type, queue, due, ivl, factor, reps, lapses, left];
      insert.card.run(cardId, noteId, deck, ord, seconds, unsent, ...schedule, 0, 0, 0, data);
      for (const row of kept === undefined ? [] : logRows(kept)) {
        const at = freeMoment(row.at, logged);
        insert.log.run(at, cardId, unsent, row.ease, row.ivl, row.lastIvl, row.factor, 0, row.type);
      }
    }
  }
}

/** Anki names an answer by its millisecond: the next free one from this on. */
function freeMoment(at: number, taken: Map<number, number>): number {
  let free = at;
  for (let next = taken.get(free); next !== undefined; next = taken.get(free)) free = next;
  taken.set(free, free + 1);
  taken.set(at, free + 1);
  return free;
}

function courseNotes(course: Course): { concept: Concept; note: OutgoingNote }[] {
  return course.concepts.flatMap((concept) => {
    const items = course.items.get(concept.id);
    return items === undefined ? [] : notesOf(items, concept.title).map((note) => ({ concept, note }));
  });
}

/** A card's id as learners have it: plain, or with its concept where the same word is another card elsewhere. */
function cardIdIn(card: string, concept: string, open: ReadonlySet<string>): string | null {
  if (open.has(card)) return card;
  return open.has(`${card}@${concept}`) ? `${card}@${concept}` : null;
}

function inserts(database: Database) {
  const into = (table: string, columns: number) =>
    database.prepare(
      `insert into ${table} values (${Array.from({ length: columns }, () => "?").join(", ")})`,
    );
  return { note: into("notes", 11), card: into("cards", 18), log: into("revlog", 9) };
}
