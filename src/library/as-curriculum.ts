import type { LibraryClaims } from "../workspace/curriculum/library-pointer.ts";
import type { CurriculumFile, Outcome } from "../workspace/curriculum/outcome.ts";
import { buildRegistry, type Registry } from "../workspace/curriculum/registry.ts";
import type { LibraryAbout, LibraryEntry } from "./entry.ts";
import type { Libraries } from "./libraries.ts";

/** How a lesson points to an entry: as to a curriculum file, whose only outcome it is. */
export function entryPath(library: string, id: string): string {
  return `library/${library}/${id}`;
}

/** "Oak lesson 9566", "NC roman-empire-impact-britain": short, and the same wherever it stands. */
export function codeOf(library: string, { kind, id }: Pick<LibraryEntry, "kind" | "id">): string {
  if (kind === "descriptor") return `NC ${id.replace(/^contentdescriptor-/, "")}`;
  const name = library.charAt(0).toUpperCase() + library.slice(1);
  return `${name} ${kind} ${id.replace(`${kind}-`, "")}`;
}

/** "Year 5", "Years 10-11", "Key Stage 2": as levels of curriculum files are written. */
export function levelOf({ years, keyStage }: Pick<LibraryEntry, "years" | "keyStage">): string {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return keyStage;
  return first === last ? `Year ${first}` : `Years ${first}-${last}`;
}

/** An entry as text, its title on the first line: what a pointer to it shows. */
export function entryText(about: LibraryAbout, entry: LibraryEntry): string {
  return [`# ${entry.title}`, "", ...bodyLines(entry), "", `Source: ${attribution(about)}`, ""].join("\n");
}

function bodyLines(entry: LibraryEntry): string[] {
  const taught = [entry.subject, levelOf(entry)].filter(Boolean).join(", ");
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : ["", `${title}:`, ...items.map((item) => `- ${item}`)];
  if (entry.kind === "descriptor") return [entry.text, "", `${taught}.`];
  if (entry.kind === "unit")
    return [
      `Unit, ${taught}.`,
      ...[entry.about, entry.why].filter(Boolean),
      ...list("Prior knowledge", entry.priorKnowledge),
      ...list("Threads", entry.threads),
      ...list("Lessons", entry.lessons),
    ];
  const { unit } = entry;
  return [
    `${taught}. Lesson ${unit.position} of ${unit.of} in the unit "${unit.title}".`,
    `Outcome: ${entry.outcome}`,
    ...list("Key learning points", entry.points),
    ...list(
      "Keywords",
      entry.keywords.map(({ word, meaning }) => `${word}: ${meaning}`),
    ),
    ...list(
      "Misconceptions",
      entry.misconceptions.map(({ statement, correction }) => `${statement} → ${correction}`),
    ),
    ...list("Prior knowledge", entry.priorKnowledge),
    ...list("Threads", entry.threads),
  ];
}

/** Name, licence and version: what every lesson that uses it says. */
export function attribution({ title, licence, version, rights }: LibraryAbout): string {
  const held = rights === "" ? "" : ` ${rights.replace(/\.?$/, ".")}`;
  return `${title}, version ${version}, used under the ${licence}.${held}`;
}

/** An entry as a curriculum file with one outcome, so that a claim on it is checked as any other is. */
export function asCurriculum(about: LibraryAbout, entry: LibraryEntry): CurriculumFile {
  const path = entryPath(about.name, entry.id);
  const code = codeOf(about.name, entry);
  const end = entryText(about, entry).trimEnd().split("\n").length;
  const none = { from: [], to: [], related: [] };
  const outcome: Outcome = {
    code,
    title: entry.title,
    level: levelOf(entry),
    organiser: entry.subject,
    text: entry.kind === "lesson" ? entry.outcome : entry.kind === "unit" ? entry.about : entry.text,
    ...none,
    expectations: entry.kind === "lesson" ? entry.points : [],
    misconceptions: [],
    priorKnowledge: entry.kind === "descriptor" ? "" : entry.priorKnowledge.join(" "),
    keywords: entry.kind === "lesson" ? entry.keywords.map(({ word }) => word) : [],
    file: path,
    startLine: 1,
    endLine: end,
    textLine: 1,
  };
  return {
    path,
    title: about.title,
    subject: entry.subject,
    source: about.source,
    retrieved: about.imported,
    licence: about.licence,
    version: about.version,
    wording: "official",
    numbering: "official",
    codePattern: new RegExp(RegExp.escape(code)),
    levels: [],
    integrity: "intact",
    outcomes: [outcome],
    problems: [],
  };
}

const pointers = /library\/([a-z0-9-]{1,40})\/([\w.-]{1,200})/g;

/** The curriculum files of a workspace and the library entries that texts point to, as one. */
export function withLibrary(
  registry: Registry,
  texts: readonly string[],
  libraries: Libraries | null,
): Registry {
  const named = new Set(texts.flatMap((text) => Array.from(text.matchAll(pointers), ([whole]) => whole)));
  if (libraries === null || named.size === 0) return registry;
  const files = [...named].flatMap((path) => {
    const [, name = "", id = ""] = path.split("/");
    const about = libraries.known(name)?.about;
    const entry = libraries.entry(name, id);
    return about === undefined || entry === null ? [] : [asCurriculum(about, entry)];
  });
  return files.length === 0
    ? registry
    : { ...buildRegistry([...registry.files, ...files]), problems: registry.problems };
}

/** Reads an entry where a path leads into a library, and a file of the workspace everywhere else. */
export function readingLibraries(
  read: (path: string) => string | null,
  libraries: Libraries | null,
): (path: string) => string | null {
  return (path) => {
    const [, name, id] = /^library\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (libraries === null || name === undefined || id === undefined) return read(path);
    const about = libraries.known(name)?.about;
    const entry = libraries.entry(name, id);
    return about === undefined || entry === null ? null : entryText(about, entry);
  };
}

/** What the check of a pointer asks about libraries. */
export function libraryClaims(libraries: Libraries | null): LibraryClaims {
  return (name) => {
    const found = libraries?.known(name) ?? null;
    return found === null
      ? null
      : { title: found.about.title, version: found.about.version, here: found.here };
  };
}

/** What must be said of the libraries that a lesson points to; also of one that was removed since. */
export function attributionsIn(markdown: string, libraries: Libraries | null): string[] {
  const names = new Set(Array.from(markdown.matchAll(pointers), ([, name = ""]) => name));
  return [...names].map((name) => {
    const about = libraries?.known(name)?.about;
    return about === undefined
      ? `Contains material from the library "${name}".`
      : `Contains material from ${attribution(about)}`;
  });
}
