import { Database } from "bun:sqlite";
import { zipSync } from "fflate";

/** Decks as Anki writes them, made row by row, apart from the code that is tested. */
export type Note = { id: number; type: number; fields: string[]; tags?: string };
export type Card = {
  id: number;
  note: number;
  ord?: number;
  deck?: number;
  type?: number;
  queue?: number;
  due?: number;
  ivl?: number;
  reps?: number;
  lapses?: number;
  data?: string;
  odue?: number;
  odid?: number;
};
export type Review = { at: number; card: number; ease: number; type?: number; factor?: number };
export type Deck = { notes: Note[]; cards: Card[]; reviews?: Review[] };

export const basic = 1001;
export const reversed = 1002;
export const gaps = 1003;

const types = [
  {
    id: basic,
    name: "Basic",
    kind: 0,
    fields: ["Front", "Back", "Extra"],
    templates: [["{{Front}}", "{{FrontSide}}<hr>{{Back}}"]],
  },
  {
    id: reversed,
    name: "Basic (reversed)",
    kind: 0,
    // The answer stands first in the note: only the templates say which side is asked.
    fields: ["English", "Malay", "Example", "Example translation"],
    templates: [
      ["{{#Malay}}{{Malay}}{{/Malay}}", "{{FrontSide}}<hr id=answer>{{English}}"],
      ["{{English}}", "{{FrontSide}}<hr id=answer>{{type:Malay}}"],
    ],
  },
  {
    id: gaps,
    name: "Cloze",
    kind: 1,
    fields: ["Text", "Back Extra"],
    templates: [["{{cloze:Text}}", "{{cloze:Text}}<br>{{Back Extra}}"]],
  },
];

const decks = [
  { id: 1, name: ["Default"] },
  { id: 11, name: ["Malay", "Animals"] },
  { id: 12, name: ["Malay", "Food", "Fruit"] },
];

/** 04:00 on 1 January 2026 in Kuala Lumpur. */
export const created = Date.UTC(2025, 11, 31, 20) / 1000;

const shared = [
  "create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null)",
  "create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null)",
  "create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null)",
  "create table graves (usn integer not null, oid integer not null, type integer not null)",
  "create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null)",
];

function fill(database: Database, { notes, cards, reviews = [] }: Deck): void {
  for (const { id, type, fields, tags = "" } of notes)
    database.run("insert into notes values (?, ?, ?, 0, 0, ?, ?, ?, 0, 0, '')", [
      id,
      `g${id}`,
      type,
      ` ${tags} `,
      fields.join("\x1f"),
      fields[0] ?? "",
    ]);
  for (const {
    id,
    note,
    ord = 0,
    deck = 11,
    type = 0,
    queue = type,
    due = 0,
    ivl = 0,
    reps = 0,
    lapses = 0,
    data = "",
    odue = 0,
    odid = 0,
  } of cards)
    database.run("insert into cards values (?, ?, ?, ?, 0, 0, ?, ?, ?, ?, 2500, ?, ?, 0, ?, ?, 0, ?)", [
      id,
      note,
      deck,
      ord,
      type,
      queue,
      due,
      ivl,
      reps,
      lapses,
      odue,
      odid,
      data,
    ]);
  for (const { at, card, ease, type = 1, factor = 2500 } of reviews)
    database.run("insert into revlog values (?, ?, 0, ?, 1, 1, ?, 5000, ?)", [at, card, ease, factor, type]);
}

/** Up to Anki 2.1.49, and today's "support older versions": one row of JSON, plain SQLite. */
export function oldCollection(deck: Deck): Uint8Array {
  const database = new Database(":memory:");
  for (const sql of shared) database.run(sql);
  const models = Object.fromEntries(
    types.map(({ id, name, kind, fields, templates }) => [
      id,
      {
        id,
        name,
        type: kind,
        flds: fields.map((field, ord) => ({ name: field, ord })),
        tmpls: templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt })),
      },
    ]),
  );
  const named = Object.fromEntries(decks.map(({ id, name }) => [id, { id, name: name.join("::"), dyn: 0 }]));
  database.run("insert into col values (1, ?, 0, 0, 11, 0, 0, 0, ?, ?, ?, '{}', '{}')", [
    created,
    JSON.stringify({ creationOffset: -480, rollover: 4 }),
    JSON.stringify(models),
    JSON.stringify(named),
  ]);
  fill(database, deck);
  return database.serialize();
}

/** Since Anki 2.1.50: tables of their own, protobuf inside, and an order of letters that only Anki has. */
export function newCollection(deck: Deck): Uint8Array {
  const database = new Database(":memory:");
  const letters = "COLLATE  nocase";
  for (const sql of shared) database.run(sql);
  database.run(
    `create table notetypes (id integer not null primary key, name text not null ${letters}, mtime_secs integer not null, usn integer not null, config blob not null)`,
  );
  database.run(
    `create table fields (ntid integer not null, ord integer not null, name text not null ${letters}, config blob not null, primary key (ntid, ord)) without rowid`,
  );
  database.run("create unique index idx_fields_name_ntid on fields (name, ntid)");
  database.run(
    `create table templates (ntid integer not null, ord integer not null, name text not null ${letters}, mtime_secs integer not null, usn integer not null, config blob not null, primary key (ntid, ord)) without rowid`,
  );
  database.run("create unique index idx_templates_name_ntid on templates (name, ntid)");
  database.run(
    `create table decks (id integer primary key not null, name text not null ${letters}, mtime_secs integer not null, usn integer not null, common blob not null, kind blob not null)`,
  );
  database.run("create unique index idx_decks_name on decks (name)");
  database.run(
    "create table config (key text not null primary key, usn integer not null, mtime_secs integer not null, val blob not null) without rowid",
  );
  database.run("insert into config values ('creationOffset', 0, 0, ?), ('rollover', 0, 0, ?)", [
    Buffer.from("-480"),
    Buffer.from("4"),
  ]);
  database.run("insert into col values (1, ?, 0, 0, 18, 0, 0, 0, '', '', '', '', '')", [created]);
  for (const { id, name, kind, fields, templates } of types) {
    // Field 1 is the kind, left out where it is 0; field 3 the style sheet.
    const config = [...(kind === 1 ? [0x08, 1] : []), ...field(3, ".card { color: black }")];
    database.run("insert into notetypes values (?, ?, 0, 0, ?)", [id, name, Uint8Array.from(config)]);
    for (const [ord, one] of fields.entries())
      database.run("insert into fields values (?, ?, ?, x'')", [id, ord, one]);
    for (const [ord, [question = "", answer = ""]] of templates.entries())
      database.run("insert into templates values (?, ?, ?, 0, 0, ?)", [
        id,
        ord,
        `Card ${ord + 1}`,
        Uint8Array.from([...field(1, question), ...field(2, answer)]),
      ]);
  }
  for (const { id, name } of decks)
    database.run("insert into decks values (?, ?, 0, 0, x'', x'')", [id, name.join("\x1f")]);
  fill(database, deck);
  const bytes = Buffer.from(database.serialize());
  for (let at = bytes.indexOf(letters); at >= 0; at = bytes.indexOf(letters, at))
    bytes.write("COLLATE unicase", at);
  return bytes;
}

function field(number: number, text: string): number[] {
  const bytes = [...Buffer.from(text)];
  return [number * 8 + 2, ...varint(bytes.length), ...bytes];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
}

const pleaseUpdate = () =>
  oldCollection({
    notes: [{ id: 1, type: basic, fields: ["Please update Anki", "x", ""] }],
    cards: [{ id: 1, note: 1, deck: 1 }],
  });

export const packages: Readonly<Record<string, (deck: Deck) => Uint8Array>> = {
  "collection.anki2": (deck) =>
    zipSync({ "collection.anki2": oldCollection(deck), media: Buffer.from("{}") }),
  "collection.anki21": (deck) =>
    zipSync({
      "collection.anki2": pleaseUpdate(),
      "collection.anki21": oldCollection(deck),
      media: Buffer.from('{"0":"cat.mp3"}'),
      "0": Buffer.from("sound"),
    }),
  "collection.anki21b": (deck) =>
    zipSync({
      meta: Uint8Array.of(8, 3),
      "collection.anki2": pleaseUpdate(),
      "collection.anki21b": Bun.zstdCompressSync(newCollection(deck)),
      media: Bun.zstdCompressSync(Buffer.from("")),
    }),
};
