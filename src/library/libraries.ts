import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Found, type LessonRead, LibraryAbout, type LibraryEntry, type LibraryLesson } from "./entry.ts";
import { type IndexFile, openIndex, type SearchAsked } from "./index-file.ts";

/** The libraries that were brought in (decision 45), as everybody who only reads them sees them. */
export type Libraries = {
  list(): LibraryAbout[];
  /** What is or was here under this name: what a lesson owes to it is said also when it was removed. */
  known(name: string): { about: LibraryAbout; here: boolean } | null;
  subjects(): string[];
  /** Best first, of all of them. */
  search(asked: SearchAsked): Found[];
  entry(name: string, id: string): LibraryEntry | null;
  /** Every lesson of one library: for trials. */
  lessons(name: string): LibraryLesson[];
  /** A lesson with what stands around it; null where there is none of that id. */
  lesson(name: string, id: string): LessonRead | null;
};

/** Where the indexes lie in the data folder. */
export function libraryFolder(data: string): string {
  const folder = join(data, "library");
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function indexPath(data: string, name: string): string {
  return join(data, "library", `${name}.sqlite`);
}

export function tombstonePath(data: string, name: string): string {
  return join(data, "library", `${name}.removed.json`);
}

export function openLibraries(data: string): Libraries {
  const open = (name: string) => opened(indexPath(data, name));
  const here = () => namesIn(data).flatMap((name) => open(name) ?? []);
  return {
    list: () => here().map(({ about }) => about),
    known(name) {
      if (!isName(name)) return null;
      const about = open(name)?.about;
      if (about !== undefined) return { about, here: true };
      const gone = removedOnce(tombstonePath(data, name));
      return gone === null ? null : { about: gone, here: false };
    },
    subjects: () => [...new Set(here().flatMap((index) => index.subjects()))],
    search: (asked) => here().flatMap((index) => index.search(asked)),
    entry: (name, id) => (isName(name) ? (open(name)?.entry(id) ?? null) : null),
    lessons: (name) => (isName(name) ? (open(name)?.lessons() ?? []) : []),
    lesson(name, id) {
      const index = isName(name) ? open(name) : null;
      const lesson = index?.entry(id);
      if (!index || lesson?.kind !== "lesson") return null;
      const unit = index.lessonsOf(lesson.unit.id);
      const before = unit.filter((other) => other.unit.position < lesson.unit.position);
      const words = new Map(
        unit.flatMap(({ keywords }) => keywords).map((one) => [one.word.toLowerCase(), one]),
      );
      return {
        library: index.about,
        lesson,
        before: before.slice(-3),
        words: [...words.values()],
        doubtful: [...words.values()]
          .map(({ word }) => word)
          .filter((word) => index.isOtherSense(lesson.subject, word)),
        descriptors: lesson.descriptors.flatMap((one) => {
          const found = index.entry(one);
          return found?.kind === "descriptor" ? [found] : [];
        }),
      };
    },
  };
}

/** What was said of a library stays, in a small file, so that lessons that used it can still name their source. */
export function tombstone(about: LibraryAbout): string {
  return `${JSON.stringify(about, null, 2)}\n`;
}

function removedOnce(path: string): LibraryAbout | null {
  try {
    return LibraryAbout.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

function namesIn(data: string): string[] {
  const folder = join(data, "library");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => (file.endsWith(".sqlite") ? file.slice(0, -".sqlite".length) : []))
    .filter(isName)
    .toSorted();
}

/** A name never becomes a path of somebody's choosing. */
function isName(name: string): boolean {
  return LibraryAbout.shape.name.safeParse(name).success;
}

const kept = new Map<string, { stamp: string; index: IndexFile }>();

/** An index is opened once, and again when another stands in its place. */
function opened(path: string): IndexFile | null {
  const stamp = stampOf(path);
  const before = kept.get(path);
  if (before !== undefined && before.stamp === stamp) return before.index;
  closeIndex(path);
  const index = stamp === null ? null : openIndex(path);
  if (stamp !== null && index !== null) kept.set(path, { stamp, index });
  return index;
}

/** Before its file is replaced or removed. */
export function closeIndex(path: string): void {
  kept.get(path)?.index.close();
  kept.delete(path);
}

function stampOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}
