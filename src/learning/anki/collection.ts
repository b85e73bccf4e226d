import { Database } from "bun:sqlite";
import { z } from "zod";
import { isOutOfMemory } from "../../strangers/apart.ts";
import { decks, type NoteType, noteTypes, oldDecks, oldNoteTypes } from "./note-type-rows.ts";
import { number, parsed, text, values } from "./rows.ts";

export type AnkiNote = { id: number; type: number; tags: string[]; fields: string[] };

export type AnkiCard = {
  id: number;
  note: number;
  deck: number;
  template: number;
  /** 0 new, 1 being learned, 2 in review, 3 being learned again. */
  type: number;
  /** In days of the collection, in seconds since 1970 while being learned, or a place among the new. */
  due: number;
  interval: number;
  reps: number;
  lapses: number;
  data: string;
};

/** `ease` 0: the card was moved by hand; `factor` 0 with it: it was forgotten on purpose. */
export type AnkiReview = { at: number; card: number; ease: number; kind: number; factor: number };

export type AnkiCollection = {
  noteTypes: Map<number, NoteType>;
  /** "Language::Unit 1". */
  decks: Map<number, string>;
  notes: AnkiNote[];
  cards: AnkiCard[];
  reviews: AnkiReview[];
  /** Day 0 of the collection, in days since 1970 where its owner is; `null` where its zone is not known. */
  firstDay: number | null;
  createdAt: number;
};

/** Reads a deck's database, of schema 11 (one row of JSON) or 15 and later (tables of their own). Never throws. */
export function readCollection(bytes: Uint8Array): AnkiCollection | { problem: string } {
  try {
    using database = Database.deserialize(readable(bytes), true);
    if (computes(database)) return { problem: tampered };
    const tables = new Set(values(database, "select name from sqlite_master where type = 'table'").flat());
    if (!["col", "notes", "cards", "revlog"].every((name) => tables.has(name)))
      return { problem: "This is not a collection of Anki's: its tables are missing." };
    const modern = tables.has("notetypes") && tables.has("fields") && tables.has("templates");
    const created = number(values(database, "select crt from col limit 1")[0]?.[0]);
    return {
      noteTypes: modern ? noteTypes(database) : oldNoteTypes(database),
      decks: tables.has("decks") ? decks(database) : oldDecks(database),
      notes: values(database, "select id, mid, tags, flds from notes order by id").map(
        ([id, type, tags, fields]) => ({
          id: number(id),
          type: number(type),
          tags: text(tags)
            .split(/\s+/)
            .filter((tag) => tag !== ""),
          fields: text(fields).split("\x1f"),
        }),
      ),
      cards: cards(database),
      reviews: values(database, "select id, cid, ease, type, factor from revlog order by id").map(
        ([at, card, ease, kind, factor]) => ({
          at: number(at),
          card: number(card),
          ease: number(ease),
          kind: number(kind),
          factor: number(factor),
        }),
      ),
      firstDay: firstDay(created, settings(database, tables)),
      createdAt: created * 1000,
    };
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    return { problem: "The database in this package is damaged. Export the deck from Anki again." };
  }
}

const tampered =
  "This deck was not written by Anki: its tables compute what they hold, which can fill a computer's memory. It was not opened.";

/**
 * Whether reading a row could run an expression of the author's: a view, a trigger, a virtual table, a generated column
 * or an index over an expression. Anki's own decks hold none of them.
 */
function computes(database: Database): boolean {
  const made = values(database, "select type, name, coalesce(sql, '') from sqlite_master");
  return made.some(([type, name, sql]) => {
    if (type === "view" || type === "trigger" || /^\s*create\s+virtual/i.test(text(sql))) return true;
    if (type === "index")
      return values(database, `pragma index_xinfo(${quoted(name)})`).some(([, column]) => column === -2);
    // 2 and 3: a generated column, computed when it is read or when it is written
    return values(database, `pragma table_xinfo(${quoted(name)})`).some((column) => number(column[6]) > 1);
  });
}

function quoted(name: unknown): string {
  return `"${text(name).replaceAll('"', '""')}"`;
}

/**
 * Anki names an order of letters that only Anki has, and SQLite then refuses the tables; and a database kept with a
 * journal cannot be opened from memory. Both are said in bytes that can be replaced by others of the same length.
 */
function readable(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  if (copy[18] === 2) copy[18] = 1;
  if (copy[19] === 2) copy[19] = 1;
  for (const said of ["COLLATE unicase", "collate unicase"]) {
    let at = copy.indexOf(said);
    while (at >= 0) {
      copy.write("COLLATE  nocase", at, "latin1");
      at = copy.indexOf(said, at);
    }
  }
  return copy;
}

function cards(database: Database): AnkiCard[] {
  const sql =
    "select id, nid, did, ord, type, due, ivl, reps, lapses, data, odue, odid from cards order by due, id";
  return values(database, sql).map((row) => {
    const [id, note, deck, template, type, due, interval, reps, lapses, data, ownDue, ownDeck] = row;
    // A card lent to a filtered deck has its own place beside the borrowed one.
    const lent = number(ownDeck) !== 0;
    return {
      id: number(id),
      note: number(note),
      deck: number(lent ? ownDeck : deck),
      template: number(template),
      type: number(type),
      due: number(lent && number(ownDue) !== 0 ? ownDue : due),
      interval: number(interval),
      reps: number(reps),
      lapses: number(lapses),
      data: text(data),
    };
  });
}

type Settings = { creationOffset?: number | undefined; rollover?: number | undefined };
const Settings = z.object({ creationOffset: z.number().optional(), rollover: z.number().optional() });

function settings(database: Database, tables: ReadonlySet<unknown>): Settings {
  const old = Settings.safeParse(parsed(text(values(database, "select conf from col limit 1")[0]?.[0])));
  if (!tables.has("config")) return old.data ?? {};
  const rows = values(database, "select key, val from config where key in ('creationOffset', 'rollover')");
  const own = Object.fromEntries(rows.map(([key, value]) => [text(key), parsed(text(value))]));
  return Settings.safeParse(own).data ?? {};
}

/** `creationOffset`: minutes west of UTC. */
function firstDay(created: number, { creationOffset, rollover = 4 }: Settings): number | null {
  if (creationOffset === undefined) return null;
  return Math.floor((created - creationOffset * 60 - rollover * 3600) / 86_400);
}
