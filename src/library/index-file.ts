import { Database } from "bun:sqlite";
import { searchWords } from "../workspace/curriculum/search-words.ts";
import { type Found, LibraryAbout, LibraryEntry, LibraryLesson } from "./entry.ts";
import { form, keywordsOf } from "./new-index.ts";
import { senseKey } from "./other-sense.ts";

export type IndexFile = {
  about: LibraryAbout;
  entry(id: string): LibraryEntry | null;
  /** The lessons of a unit, in teaching order. */
  lessonsOf(unit: string): LibraryLesson[];
  /** Whether a word's meaning reads like another subject's (other-sense.ts). */
  isOtherSense(subject: string, word: string): boolean;
  lessons(): LibraryLesson[];
  subjects(): string[];
  search(asked: SearchAsked): Found[];
  close(): void;
};

export type SearchAsked = {
  words: string;
  /** Subjects as the library calls them; none: all. */
  subjects?: readonly string[] | undefined;
  /** Taught in one of these years; none: in any. */
  years?: readonly number[] | undefined;
  kind?: LibraryEntry["kind"] | undefined;
  limit?: number | undefined;
};

/** null where it is no index of ours, or one of another form. */
export function openIndex(path: string): IndexFile | null {
  const db = opened(path);
  if (db === null) return null;
  const about = aboutOf(db);
  if (about === null) {
    db.close();
    return null;
  }
  const byId = db.query<{ text: string }, [string]>("select text from entry where id = ?");
  const byUnit = db.query<{ text: string }, [string]>(
    "select text from entry where unit = ? order by position",
  );
  const sense = db.query<{ key: string }, [string]>("select key from other_sense where key = ?");
  const read = (text: string) => LibraryEntry.parse(JSON.parse(text));
  return {
    about,
    entry(id) {
      const row = byId.get(id);
      return row === null ? null : read(row.text);
    },
    lessonsOf: (unit) =>
      byUnit.all(unit).flatMap(({ text }) => {
        const entry = read(text);
        return entry.kind === "lesson" ? [entry] : [];
      }),
    isOtherSense: (subject, word) => sense.get(senseKey(subject, word)) !== null,
    lessons: () =>
      db
        .query<{ text: string }, []>("select text from entry where kind = 'lesson' order by id")
        .all()
        .map(({ text }) => LibraryLesson.parse(JSON.parse(text))),
    subjects: () =>
      db
        .query<{ subject: string }, []>("select distinct subject from taught order by subject")
        .all()
        .map(({ subject }) => subject),
    search: (asked) => found(db, asked).map((text) => shown(about.name, read(text))),
    close: () => db.close(),
  };
}

function opened(path: string): Database | null {
  try {
    return new Database(path, { readonly: true });
  } catch {
    return null;
  }
}

function aboutOf(db: Database): LibraryAbout | null {
  try {
    const row = db.query<{ form: string; text: string }, []>("select form, text from about").get();
    if (row === null || row.form !== form) return null;
    return LibraryAbout.safeParse(JSON.parse(row.text)).data ?? null;
  } catch {
    return null;
  }
}

const usual = 20;
/** A word in the title says most, then a key word, then the unit's title. */
const weights = "8.0, 4.0, 3.0, 1.0";
const mostWords = 16;

/** Entries that have every word; where there are none, those that have any. */
function found(db: Database, asked: SearchAsked): string[] {
  const words = searchWords(asked.words).slice(0, mostWords);
  if (words.length === 0) return [];
  const quoted = words.map((word) => `"${word}"`);
  const every = matching(
    db,
    [...quoted.slice(0, -1), `(${quoted.at(-1)} OR ${quoted.at(-1)} *)`].join(" AND "),
    asked,
  );
  return every.length > 0 ? every : matching(db, quoted.join(" OR "), asked);
}

function matching(db: Database, match: string, asked: SearchAsked): string[] {
  const { subjects = [], years = [], kind, limit = usual } = asked;
  const marks = (list: readonly unknown[]) => list.map(() => "?").join(", ");
  const taught = [
    ...(subjects.length === 0 ? [] : [`t.subject in (${marks(subjects)})`]),
    ...(years.length === 0 ? [] : [`t.year in (${marks(years)})`]),
  ];
  const where = [
    "words match ?",
    ...(kind === undefined ? [] : ["e.kind = ?"]),
    ...(taught.length === 0
      ? []
      : [`exists (select 1 from taught t where t.row = e.row and ${taught.join(" and ")})`]),
  ];
  const sql = `select e.text from words join entry e on e.row = words.rowid where ${where.join(" and ")} order by bm25(words, ${weights}), e.position, e.id limit ?`;
  const given = [
    match,
    ...(kind === undefined ? [] : [kind]),
    ...subjects.map((name) => name.toLowerCase()),
    ...years,
    limit,
  ];
  return db
    .query<{ text: string }, (string | number)[]>(sql)
    .all(...given)
    .map(({ text }) => text);
}

function shown(library: string, entry: LibraryEntry): Found {
  const { id, kind, title, subject, keyStage, years } = entry;
  const [unit, position] = entry.kind === "lesson" ? [entry.unit.title, entry.unit.position] : ["", 0];
  return { library, id, kind, title, subject, keyStage, years, unit, position, keywords: keywordsOf(entry) };
}
