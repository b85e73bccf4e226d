import { type Message, type ToolMessage, textOf, toolCalls } from "../../../../src/message.ts";
import { keyOf } from "./library/asked.ts";

/** Everything the tools have shown so far, by what was asked for. */
export type Pages = {
  /** Paths of the workspace's files; null before they were listed. */
  listing: string[] | null;
  /** Files as far as they were read. `whole`: no line is missing. */
  files: Map<string, { text: string; whole: boolean; nextLine: number }>;
  /** Skill pages by name; "" for one that could not be read. */
  skills: Map<string, string>;
  /** What the libraries and the search for notes answered, by what was asked; "" where they could not. */
  library: Map<string, string>;
  /** Files that could not be read. */
  unreadable: Set<string>;
  /** The last lessons of a class, as listed; null before anybody asked. */
  lately: string | null;
};

/** Consecutive lines of a file, as one tool result shows them. */
type Part = { start: number; lines: string[]; total: number };

export function readPages(messages: readonly Message[]): Pages {
  const results = new Map<string, ToolMessage>();
  for (const message of messages) if (message.role === "tool") results.set(message.callId, message);
  const files = new Map<string, Part[]>();
  const pages: Pages = {
    listing: null,
    files: new Map(),
    skills: new Map(),
    library: new Map(),
    unreadable: new Set(),
    lately: null,
  };
  for (const message of messages) {
    if (message.role !== "assistant") continue;
    for (const { id, name, args } of toolCalls(message)) {
      const result = results.get(id);
      if (result !== undefined && /^(?:search_library|read_library|search_notes)$/.test(name))
        pages.library.set(keyOf(args), result.isError ? "" : textOf(result));
      const asked = asksFor(args);
      if (result === undefined || asked === null) continue;
      if (name === "recent_lessons") pages.lately = result.isError ? "" : textOf(result);
      if (name === "list_directory") pages.listing = result.isError ? [] : listed(textOf(result));
      if (name === "read_skill") pages.skills.set(asked, result.isError ? "" : textOf(result));
      if (name === "read_file" && result.isError) pages.unreadable.add(asked);
      if (name === "read_file" && !result.isError)
        files.set(asked, [...(files.get(asked) ?? []), partOf(result)]);
    }
  }
  for (const [path, parts] of files) pages.files.set(path, joinedOnce(parts));
  return pages;
}

function asksFor(args: unknown): string | null {
  if (typeof args !== "object" || args === null) return null;
  if ("path" in args && typeof args.path === "string") return args.path;
  if ("class" in args && typeof args.class === "string") return args.class;
  return "name" in args && typeof args.name === "string" ? args.name : null;
}

/** What is longer is no file of notes, and the workspace leaves it out too. */
const mostBytes = 1_000_000;

function listed(text: string): string[] {
  return text.split("\n").flatMap((row) => {
    const [, path, bytes = ""] = /^(\S.*?\.(?:md|txt)) {2}([\d,]*)/i.exec(row) ?? [];
    return path === undefined || Number(bytes.replaceAll(",", "")) > mostBytes ? [] : [path];
  });
}

const parts = new WeakMap<ToolMessage, Part>();

/** A result is read once, and asked about at every turn. */
function partOf(result: ToolMessage): Part {
  const part = parts.get(result) ?? readPart(textOf(result));
  parts.set(result, part);
  return part;
}

function readPart(text: string): Part {
  const [head = "", ...rows] = text.split("\n");
  const total = Number((/ of ([\d,]+)$/.exec(head)?.[1] ?? "0").replaceAll(",", ""));
  const numbered = rows.flatMap((row) => {
    const tab = row.indexOf("\t");
    return tab > 0 && /^ *\d+$/.test(row.slice(0, tab))
      ? [{ number: Number(row.slice(0, tab)), line: row.slice(tab + 1) }]
      : [];
  });
  return { start: numbered[0]?.number ?? 1, lines: numbered.map(({ line }) => line), total };
}

type Joined = { text: string; whole: boolean; nextLine: number };
const wholes = new WeakMap<Part, { of: readonly Part[]; made: Joined }>();

/** The same parts, which are asked about at every turn, are put together once. */
function joinedOnce(read: readonly Part[]): Joined {
  const last = read.at(-1);
  const found = last === undefined ? undefined : wholes.get(last);
  if (found?.of.length === read.length && found.of.every((part, i) => part === read[i])) return found.made;
  const made = joined(read);
  if (last !== undefined) wholes.set(last, { of: read, made });
  return made;
}

/** As far as it was read from the top. Later readings of a line stand: a file may have been edited in between. */
function joined(read: readonly Part[]): Joined {
  const total = read.at(-1)?.total ?? 0;
  const text: string[] = [];
  for (const { start, lines } of read) {
    if (start > text.length + 1) continue;
    text.length = Math.max(text.length, start - 1 + lines.length);
    for (const [i, line] of lines.entries()) text[start - 1 + i] = line;
  }
  return { text: text.join("\n"), whole: text.length >= total, nextLine: text.length + 1 };
}
