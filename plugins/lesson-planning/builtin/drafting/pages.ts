import { type Message, textOf, toolCalls } from "../../../../src/message.ts";

/** Everything the tools have shown so far, by what was asked for. */
export type Pages = {
  /** Paths of the workspace's files; null before they were listed. */
  listing: string[] | null;
  /** Files as far as they were read. `whole`: no line is missing. */
  files: Map<string, { text: string; whole: boolean; nextLine: number }>;
  /** Skill pages by name; "" for one that could not be read. */
  skills: Map<string, string>;
  /** Files that could not be read. */
  unreadable: Set<string>;
};

type FileLines = { lines: Map<number, string>; total: number };

export function readPages(messages: readonly Message[]): Pages {
  const results = new Map<string, { text: string; isError: boolean }>();
  for (const message of messages) {
    if (message.role === "tool")
      results.set(message.callId, { text: textOf(message), isError: message.isError });
  }
  const files = new Map<string, FileLines>();
  const pages: Pages = { listing: null, files: new Map(), skills: new Map(), unreadable: new Set() };
  for (const message of messages) {
    if (message.role !== "assistant") continue;
    for (const { id, name, args } of toolCalls(message)) {
      const result = results.get(id);
      const asked = asksFor(args);
      if (result === undefined || asked === null) continue;
      if (name === "list_directory") pages.listing = result.isError ? [] : listed(result.text);
      if (name === "read_skill") pages.skills.set(asked, result.isError ? "" : result.text);
      if (name === "read_file" && result.isError) pages.unreadable.add(asked);
      if (name === "read_file" && !result.isError) addLines(files, asked, result.text);
    }
  }
  for (const [path, { lines, total }] of files) pages.files.set(path, joined(lines, total));
  return pages;
}

function asksFor(args: unknown): string | null {
  if (typeof args !== "object" || args === null) return null;
  if ("path" in args && typeof args.path === "string") return args.path;
  return "name" in args && typeof args.name === "string" ? args.name : null;
}

function listed(text: string): string[] {
  return text.split("\n").flatMap((row) => /^(\S.*?\.md) {2}/.exec(row)?.[1] ?? []);
}

/** Later readings of a line stand: a file may have been edited in between. */
function addLines(files: Map<string, FileLines>, path: string, text: string): void {
  const [head = "", ...rows] = text.split("\n");
  const total = Number((/ of ([\d,]+)$/.exec(head)?.[1] ?? "0").replaceAll(",", ""));
  const file = files.get(path) ?? { lines: new Map<number, string>(), total };
  for (const row of rows) {
    const [, number, line] = /^ *(\d+)\t(.*)$/.exec(row) ?? [];
    if (number !== undefined) file.lines.set(Number(number), line ?? "");
  }
  files.set(path, { lines: file.lines, total });
}

function joined(lines: ReadonlyMap<number, string>, total: number) {
  const text: string[] = [];
  while (lines.has(text.length + 1)) text.push(lines.get(text.length + 1) ?? "");
  return { text: text.join("\n"), whole: text.length >= total, nextLine: text.length + 1 };
}
