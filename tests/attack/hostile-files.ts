import { Database } from "bun:sqlite";
import { zipSync } from "fflate";

/** A file that somebody sends, and where it is sent to. */
export type HostileFile = {
  name: string;
  what: string;
  to: "study" | "curriculum" | "material";
  bytes(): Uint8Array;
  /** How the answer begins to make sense; null where it may be taken. */
  says: RegExp | null;
  /** It keeps its reader at work for long, so that others can be served meanwhile many times. */
  long?: true;
};

const text = (content: string) => new TextEncoder().encode(content);

export const hostileFiles: readonly HostileFile[] = [
  {
    name: "nested.html",
    what: "a web page of a teacher's with half a million tags in each other",
    to: "material",
    bytes: () => text(`<html>${"<div><b>".repeat(250_000)}`),
    says: /nested\.html [a-z].*Nothing was saved\./,
    long: true,
  },
  {
    name: "computed.apkg",
    what: "a deck whose column computes 600 MB for each row",
    to: "study",
    bytes: () => deck("flds text generated always as (hex(zeroblob(300000000))) virtual", 2),
    says: /not written by Anki/,
  },
  {
    name: "stored.apkg",
    what: "the same, computed when it was written",
    to: "study",
    bytes: () => deck("flds text generated always as (hex(zeroblob(3000))) stored", 20),
    says: /not written by Anki/,
  },
  {
    name: "view.apkg",
    what: "a view in the place of a table",
    to: "study",
    bytes: () =>
      package_((database) => {
        tables(database, "flds text");
        database.run("drop table notes");
        database.run(
          "create view notes as select 1 as id, 1 as mid, '' as tags, hex(zeroblob(300000000)) as flds",
        );
      }),
    says: /not written by Anki/,
  },
  {
    name: "trigger.apkg",
    what: "a trigger",
    to: "study",
    bytes: () =>
      package_((database) => {
        tables(database, "flds text");
        database.run("create trigger t after insert on notes begin select hex(zeroblob(300000000)); end");
      }),
    says: /not written by Anki/,
  },
  {
    name: "index.apkg",
    what: "an index over an expression",
    to: "study",
    bytes: () =>
      package_((database) => {
        tables(database, "flds text");
        database.run("create index i on notes (hex(zeroblob(30)))");
      }),
    says: /not written by Anki/,
  },
  {
    name: "padded.apkg",
    what: "a deck padded with 250 MB of zeros",
    to: "study",
    bytes: () =>
      package_((database) => {
        tables(database, "flds text");
        database.run("create table padding (b blob)");
        database.run("insert into padding values (zeroblob(250000000))");
      }),
    says: /\w/,
    long: true,
  },
  {
    name: "lying.apkg",
    what: "an archive that says a file is small",
    to: "study",
    bytes: () => lying(),
    says: /damaged|more than 256 MB/,
  },
  {
    name: "many.apkg",
    what: "a deck of 150,000 notes",
    to: "study",
    bytes: () => deck("flds text", 150_000, (id) => `front ${id}\x1fback ${id}`),
    says: /150,000 pieces.*50,000/,
    long: true,
  },
  {
    name: "words.csv",
    what: "a word list of 230,000 rows",
    to: "study",
    bytes: () => text(`term,meaning\n${rows(230_000, (n) => `w${n},m${n}`)}`),
    says: /230,000 pieces.*50,000/,
    long: true,
  },
  {
    name: "entities.xml",
    what: "entities within entities",
    to: "study",
    bytes: () =>
      text(
        `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa">${rows(20, (n) => `<!ENTITY a${n} "${`&a${n === 0 ? "" : n - 1};`.repeat(10)}">`)}]><quiz><question type="shortanswer"><questiontext><text>&a19;</text></questiontext></question></quiz>`,
      ),
    says: /./,
  },
  {
    name: "deep.xml",
    what: "100,000 elements, each in the one before",
    to: "study",
    bytes: () => text(`<quiz>${"<question>".repeat(100_000)}`),
    says: /./,
  },
  {
    name: "open.gift",
    what: "300,000 brackets that are never closed",
    to: "study",
    bytes: () => text(`::q:: ${"{=".repeat(300_000)}`),
    says: /./,
  },
  {
    name: "quotes.csv",
    what: "quotation marks that never end",
    to: "study",
    bytes: () => text(`term,meaning\n${'"a,'.repeat(300_000)}`),
    says: /./,
  },
  {
    name: "rows.csv",
    what: "a curriculum of 100,000 rows",
    to: "curriculum",
    bytes: () => text(`code,text\n${rows(100_000, (n) => `AB ${n},I can ${n}`)}`),
    says: /100,000 outcomes.*10,000/,
    long: true,
  },
  {
    name: "same.csv",
    what: "a curriculum of 60,000 rows with one code",
    to: "curriculum",
    bytes: () => text(`code,text\n${rows(60_000, (n) => `AB 1,I can ${n}`)}`),
    says: /60,000 outcomes.*10,000/,
    long: true,
  },
  {
    name: "deep.json",
    what: "a CASE package of brackets alone",
    to: "curriculum",
    bytes: () => text(`{"CFItems":${"[".repeat(500_000)}`),
    says: /./,
  },
  {
    name: "ring.json",
    what: "a CASE package whose 3,000 items stand under each other in a ring",
    to: "curriculum",
    bytes: () => text(JSON.stringify(ring(3000))),
    says: null,
  },
];

function rows(count: number, row: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => row(n)).join("\n");
}

function tables(database: Database, fields: string): void {
  const models = {
    "1": {
      name: "Basic",
      type: 0,
      flds: [{ name: "Front" }, { name: "Back" }],
      tmpls: [{ qfmt: "{{Front}}", afmt: "{{Back}}" }],
    },
  };
  database.run("create table col (id integer, crt integer, models text, decks text, conf text)");
  database.run("insert into col values (1, 0, ?, ?, '{}')", [
    JSON.stringify(models),
    JSON.stringify({ "1": { name: "D" } }),
  ]);
  database.run(`create table notes (id integer primary key, mid integer, tags text, ${fields})`);
  database.run(
    "create table cards (id integer primary key, nid integer, did integer, ord integer, type integer, due integer, ivl integer, reps integer, lapses integer, data text, odue integer, odid integer)",
  );
  database.run(
    "create table revlog (id integer primary key, cid integer, ease integer, type integer, factor integer)",
  );
}

function package_(fill: (database: Database) => void): Uint8Array {
  using database = new Database(":memory:");
  fill(database);
  return zipSync({ "collection.anki2": [database.serialize(), { level: 6 }] });
}

function deck(fields: string, notes: number, content?: (id: number) => string): Uint8Array {
  return package_((database) => {
    tables(database, fields);
    const insert = database.query(
      content === undefined
        ? "insert into notes (id, mid, tags) values (?, 1, '')"
        : "insert into notes (id, mid, tags, flds) values (?, 1, '', ?)",
    );
    const card = database.query("insert into cards values (?, ?, 1, 0, 0, 0, 0, 0, 0, '', 0, 0)");
    database.transaction(() => {
      for (let id = 1; id <= notes; id++) {
        insert.run(...(content === undefined ? [id] : [id, content(id)]));
        card.run(id, id);
      }
    })();
  });
}

/** The directory says a hundred bytes; what is packed is 300 MB of zeros. */
function lying(): Uint8Array {
  const bytes = zipSync({ "collection.anki2": [new Uint8Array(300_000_000), { level: 9 }] });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = view.getUint32(bytes.length - 22 + 16, true);
  view.setUint32(directory + 24, 100, true);
  return bytes;
}

function ring(size: number) {
  const id = (n: number) => `00000000-0000-4000-8000-${String(n % size).padStart(12, "0")}`;
  const items = Array.from({ length: size }, (_, n) => ({ identifier: id(n), fullStatement: `I can ${n}` }));
  const links = items.map((_, n) => ({
    associationType: "isChildOf",
    originNodeURI: { identifier: id(n) },
    destinationNodeURI: { identifier: id(n + 1) },
  }));
  return {
    CFDocument: { title: "Ring" },
    CFItems: items.map((one, n) => ({ ...one, humanCodingScheme: `R ${n}` })),
    CFAssociations: links,
  };
}
