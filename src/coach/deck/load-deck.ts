import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { Course } from "../../learning/course.ts";
import { courseNames, openCourse } from "../../learning/courses.ts";
import { nearest } from "../../nearest.ts";
import { Problem, reasonOf } from "../../problem.ts";
import { readBounded } from "../../strangers/read-bounded.ts";
import { courseOfDeck } from "./course-of-deck.ts";
import type { Deck } from "./deck-format.ts";
import { conceptOfItem, deckOfCourse } from "./deck-of-course.ts";
import { type DeckProblem, readDeck } from "./read-deck.ts";

/** A deck with the course that its words are learned in (decision 38). */
export type OpenedDeck = {
  deck: Deck;
  course: Course;
  /** It is a course of Study, and no file of its own. */
  isCourse: boolean;
  /** The concept of each item, by the item's id. */
  conceptOf: ReadonlyMap<string, string>;
};

type Loaded = { deck: Deck | null; problems: DeckProblem[] };

/** The decks read so far, by path: reading one takes a moment, and a page asks for all of them again and again. */
const readBefore = new Map<string, { stamp: string; loaded: Loaded }>();

/** A deck's file, as it is now. Never throws: a file that cannot be read is a problem like any other. */
export function loadDeck(path: string): Loaded {
  const stamp = stampOf(path);
  const before = readBefore.get(path);
  if (stamp !== null && before?.stamp === stamp) return before.loaded;
  const loaded = readFile(path);
  if (stamp !== null) readBefore.set(path, { stamp, loaded });
  return loaded;
}

/** Another one for every change of the file; null where it cannot be looked at. */
function stampOf(path: string): string | null {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return null;
  }
}

/** A deck of ten thousand words has half of it. */
const mostBytes = 2_000_000;

function readFile(path: string): Loaded {
  let source: string;
  try {
    source = readBounded(path, mostBytes);
  } catch (error) {
    const reason = reasonOf(error);
    return { deck: null, problems: [{ line: 1, message: `It cannot be read: ${reason}` }] };
  }
  return readDeck(source);
}

/**
 * By name or by path. A folder may hold decks (`german.yaml`) and courses (`bahasa-melayu/config.json`); the first that
 * has the name wins. Throws `Problem`, with the nearest name where there is none, else with everything that is wrong.
 */
export function openDeck(name: string, folders: readonly string[]): OpenedDeck {
  const isPath = isDeckPath(name);
  const places = isPath
    ? [resolve(name)]
    : folders.flatMap((folder) => [
        ...extensions.map((extension) => join(folder, `${name}${extension}`)),
        join(folder, name),
      ]);
  for (const place of name === "" ? [] : places) {
    if (isFile(place)) return fromFile(place, isPath ? null : name);
    if (isFile(join(place, "config.json"))) return fromCourse(place);
  }
  const known = deckNames(folders);
  const near = nearest(name, known);
  const hint = near === null ? `There is: ${known.join(", ") || "none yet"}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `There is no deck ${name}. ${hint}`);
}

/** A path is meant, not the name of a deck in one of the folders. */
export function isDeckPath(name: string): boolean {
  return /[\\/]/.test(name) || isDeckFile(name);
}

/** Decks, and courses that can be spoken. A broken one is named as well: whoever asks for it is told what is wrong. */
export function deckNames(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) => {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
    const files = readdirSync(folder).filter(isDeckFile);
    const courses = courseNames([folder]).filter((name) => teachesLanguage(join(folder, name)));
    return [...files.map((file) => file.replace(/\.ya?ml$/i, "")), ...courses];
  });
  return [...new Set(names)].sort();
}

const extensions = [".yaml", ".yml"];

function isDeckFile(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** `called`: the name that it was asked for by. Progress is kept by the deck's own name, so they must be the same. */
function fromFile(path: string, called: string | null): OpenedDeck {
  const { deck, problems } = loadDeck(path);
  if (deck === null) {
    const [shown, more] = [problems.slice(0, 20), problems.length - 20];
    const list = shown.map(({ line, message }) => `  line ${line}: ${message}`).join("\n");
    const rest = more > 0 ? `\n  and ${more} more` : "";
    throw new Problem("setup", `The deck ${path} cannot be used until this is mended:\n${list}${rest}`);
  }
  if (called !== null && deck.name !== called)
    throw new Problem(
      "setup",
      `The deck ${path} calls itself ${deck.name}. Name the file ${deck.name}${extname(path)}, or write \`name: ${called}\` in it.`,
    );
  const conceptOf = new Map(deck.items.map(({ id }) => [id, id]));
  return { deck, course: courseOfDeck(deck), isCourse: false, conceptOf };
}

function fromCourse(dir: string): OpenedDeck {
  const course = openCourse(basename(dir), [dirname(dir)], dirname(dir));
  const deck = deckOfCourse(course);
  if ("problem" in deck) throw new Problem("usage", deck.problem);
  return { deck, course, isCourse: true, conceptOf: conceptOfItem(course) };
}

function teachesLanguage(dir: string): boolean {
  try {
    const config: unknown = JSON.parse(readFileSync(join(dir, "config.json"), "utf8"));
    return (
      typeof config === "object" &&
      config !== null &&
      "domain_type" in config &&
      config.domain_type === "language"
    );
  } catch {
    return false;
  }
}
