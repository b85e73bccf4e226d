import { Database } from "bun:sqlite";
import { type LibraryAbout, LibraryEntry, LibraryLesson } from "./entry.ts";
import { otherSenses } from "./other-sense.ts";

/** Said of every index: one of another form is to be brought in again. */
export const form = "1";

const tables = `
create table about (form text not null, text text not null);
create table entry (row integer primary key, id text not null unique, kind text not null, unit text not null, position integer not null, text text not null);
create table other_sense (key text primary key);
create index entry_unit on entry (unit, position);
create table taught (row integer not null, subject text not null, year integer not null);
create index taught_row on taught (row);
create virtual table words using fts5 (title, keywords, unit, body, tokenize = "porter unicode61 remove_diacritics 2");
`;

/** Writes a new index. `close` puts it in order; until then nobody else can read it. */
export function newIndex(path: string) {
  const db = new Database(path, { create: true, readwrite: true });
  // Nobody reads it before it is whole, and what is not whole is thrown away.
  db.run("pragma journal_mode = off");
  db.run("pragma synchronous = off");
  db.run(tables);
  const known = db.query<{ row: number; text: string }, [string]>("select row, text from entry where id = ?");
  const add = db.query<{ row: number }, [string, string, string, number, string]>(
    "insert into entry (id, kind, unit, position, text) values (?, ?, ?, ?, ?) returning row",
  );
  const change = db.query("update entry set text = ? where row = ?");
  const teach = db.query("insert into taught (row, subject, year) values (?, ?, ?)");
  const index = db.query("insert into words (rowid, title, keywords, unit, body) values (?, ?, ?, ?, ?)");
  const place = (row: number, { subject, also, years }: LibraryEntry) => {
    for (const name of [subject, ...also])
      for (const year of years.length === 0 ? [0] : years) teach.run(row, name.toLowerCase(), year);
  };
  return {
    put: db.transaction((entries: readonly LibraryEntry[]) => {
      for (const entry of entries) {
        const before = known.get(entry.id);
        if (before !== null) {
          change.run(JSON.stringify(merged(LibraryEntry.parse(JSON.parse(before.text)), entry)), before.row);
          place(before.row, entry);
          continue;
        }
        const [unit, position] = entry.kind === "lesson" ? [entry.unit.id, entry.unit.position] : ["", 0];
        const row = add.get(entry.id, entry.kind, unit, position, JSON.stringify(entry))?.row ?? 0;
        place(row, entry);
        index.run(row, entry.title, keywordsOf(entry).join(", "), unitTitle(entry), bodyOf(entry));
      }
    }),
    count: (kind: LibraryEntry["kind"]) =>
      db.query<{ n: number }, [string]>("select count(*) as n from entry where kind = ?").get(kind)?.n ?? 0,
    close(about: LibraryAbout) {
      const lessons = db.query<{ text: string }, []>("select text from entry where kind = 'lesson'");
      const read = function* () {
        let read = 0;
        for (const { text } of lessons.iterate()) {
          if (++read % 500 === 0) Bun.gc(true); // as in oak-turtle.ts
          yield LibraryLesson.parse(JSON.parse(text));
        }
      };
      const note = db.query("insert into other_sense (key) values (?)");
      db.transaction(() => {
        for (const key of otherSenses(read)) note.run(key);
      })();
      db.query("insert into about (form, text) values (?, ?)").run(form, JSON.stringify(about));
      db.run("insert into words (words) values ('optimize')");
      db.close();
    },
  };
}

/** What several subjects share stands in the files of each. */
function merged(before: LibraryEntry, entry: LibraryEntry): LibraryEntry {
  const also = [...before.also, entry.subject, ...entry.also].filter((name) => name !== before.subject);
  const years = [...new Set([...before.years, ...entry.years])].toSorted((a, b) => a - b);
  return { ...before, also: [...new Set(also)], years };
}

/** What it is about in a few words each, by which it is found first. */
export function keywordsOf(entry: LibraryEntry): string[] {
  return entry.kind === "lesson" ? entry.keywords.map(({ word }) => word) : [];
}

function unitTitle(entry: LibraryEntry): string {
  return entry.kind === "lesson" ? entry.unit.title : "";
}

function bodyOf(entry: LibraryEntry): string {
  if (entry.kind === "descriptor") return entry.text;
  if (entry.kind === "unit") return [entry.about, entry.why, ...entry.threads].join(" ");
  const meanings = entry.keywords.map(({ meaning }) => meaning);
  return [entry.outcome, ...entry.points, ...meanings, ...entry.threads].join(" ");
}
