import { addLibrary, type LibraryProgress, oakAddress, removeLibrary } from "../library/add-library.ts";
import { attribution, entryPath, entryText, levelOf } from "../library/as-curriculum.ts";
import type { LibraryAbout } from "../library/entry.ts";
import { type Libraries, openLibraries } from "../library/libraries.ts";
import { Problem } from "../problem.ts";
import { commands, type PartOf } from "./commands.ts";
import { confirm } from "./confirm.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";
import type { Terminal } from "./terminal.ts";

type Desk = Invocation & { data: string; libraries: Libraries; words: string[] };
type Part = (desk: Desk) => Promise<number>;

const parts: Readonly<Record<string, Part>> = {
  add,
  list,
  search,
  show,
  remove,
} satisfies Record<PartOf<"library">, Part>;

/** Open material from elsewhere that lessons draw on: brought in, looked into, taken away. */
export async function library(invocation: Invocation): Promise<number> {
  const { args, env, cwd } = invocation;
  const [, word = "list", ...words] = args.positionals;
  const part = partNamed("library", parts, word);
  const { data } = findPlaces(args, env, cwd);
  return await part({ ...invocation, data, libraries: openLibraries(data), words });
}

async function add(desk: Desk): Promise<number> {
  const { terminal, data, cwd, words } = desk;
  const [source] = words;
  if (source === undefined)
    throw new Problem(
      "usage",
      `What is to be brought in? teacher-assist ${commands["library add"]}\nOak's open curriculum: teacher-assist library add ${oakAddress}`,
    );
  const shown = progressOn(terminal, desk.args.format === "text");
  const day = new Date().toISOString().slice(0, 10);
  const about = await addLibrary({ data, source, cwd, day, fetch, heard: shown.heard }).finally(shown.end);
  return told(desk, { library: about }, `${described(about)}\n${attribution(about)}`);
}

async function list(desk: Desk): Promise<number> {
  const all = desk.libraries.list();
  const none = `No library yet. Bring one in: teacher-assist library add ${oakAddress}`;
  return told(desk, { libraries: all }, all.length === 0 ? none : all.map(described).join("\n"));
}

async function search(desk: Desk): Promise<number> {
  const { libraries, words, args } = desk;
  if (words.length === 0)
    throw new Problem("usage", `Which words? teacher-assist ${commands["library search"]}`);
  const found = libraries.search({ words: words.join(" "), limit: args.limit ?? 20 });
  const rows = found.map(
    (one) =>
      `${entryPath(one.library, one.id).padEnd(28)}  ${one.kind.padEnd(10)}  ${[one.subject, levelOf(one)].filter(Boolean).join(", ")}: ${one.title}`,
  );
  const nothing =
    libraries.list().length === 0
      ? `No library yet. Bring one in: teacher-assist library add ${oakAddress}`
      : "Nothing has those words.";
  return told(desk, { found }, rows.length === 0 ? nothing : rows.join("\n"));
}

async function show(desk: Desk): Promise<number> {
  const [asked] = desk.words;
  if (asked === undefined)
    throw new Problem("usage", `Which one? teacher-assist ${commands["library show"]}`);
  const [name, id] = pointed(asked, desk.libraries);
  const about = desk.libraries.known(name);
  const entry = desk.libraries.entry(name, id);
  if (about === null || entry === null)
    throw new Problem(
      "usage",
      `There is no ${asked} in a library here. Search for it: teacher-assist library search <words>`,
    );
  return told(desk, { library: about.about, entry }, entryText(about.about, entry).trimEnd());
}

/** `library/oak/lesson-9566`, `oak/lesson-9566`, or the id alone where one library has it. */
function pointed(asked: string, libraries: Libraries): [string, string] {
  const [name, id] = asked.replace(/^library\//, "").split("/");
  if (name !== undefined && id !== undefined) return [name, id];
  const held = libraries.list().find((about) => libraries.entry(about.name, asked) !== null);
  return [held?.name ?? "", asked];
}

async function remove(desk: Desk): Promise<number> {
  const { args, terminal, data, libraries, words } = desk;
  const [name] = words;
  if (name === undefined)
    throw new Problem("usage", `Which one? teacher-assist ${commands["library remove"]}`);
  const known = libraries.known(name);
  const what = `${known?.about.title ?? name} would be taken off this computer. Lessons that point to it stay, and say that it is missing; it can be brought in again.`;
  if (known?.here && !(await confirm(what, args, terminal))) return exit.failed;
  const about = removeLibrary(data, name);
  return told(desk, { removed: about.name }, `${about.title} is removed.`);
}

function described({
  name,
  title,
  version,
  licence,
  lessons,
  units,
  descriptors,
  imported,
}: LibraryAbout): string {
  return `${name}: ${title}, version ${version} (${licence}): ${lessons} lessons, ${units} units, ${descriptors} curriculum descriptors, brought in on ${imported}.`;
}

/** One line that grows on a terminal; in a file or a pipe, a line now and then. */
function progressOn(terminal: Terminal, wanted: boolean) {
  let last = "";
  return {
    heard(progress: LibraryProgress) {
      const line = inWords(progress);
      if (!wanted || line === last) return;
      last = line;
      terminal.err(terminal.errIsTty ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (wanted && terminal.errIsTty && last !== "") terminal.err("\r\u001b[K");
    },
  };
}

function inWords(progress: LibraryProgress): string {
  if (progress.doing === "reading")
    return `Reading: ${Math.floor((10 * progress.done) / Math.max(1, progress.of)) * 10} %`;
  const mb = Math.floor(progress.bytes / 1_000_000);
  return `Downloading: ${mb} MB${progress.of === null ? "" : ` of ${Math.ceil(progress.of / 1_000_000)}`}`;
}

function told({ args, terminal }: Desk, document: object, text: string): number {
  terminal.out(args.format === "text" ? `${text}\n` : `${JSON.stringify(document, null, 2)}\n`);
  return exit.done;
}
