import { readFileSync } from "node:fs";
import type { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import type { Path } from "../markdown/plain-words.ts";
import type { Format } from "../markdown/unknown-fields.ts";
import type { Plugin, PluginProblem } from "./definitions.ts";

/** One plugin's files as they stand, before its parts are held against each other. */
export type Reading = {
  plugin: Plugin;
  problems: PluginProblem[];
  /** What is worth knowing and keeps nothing from working. */
  notes: PluginProblem[];
  /** Names that have a file, sound or not: naming one of these is no misspelling. */
  declared: { agents: Set<string>; skills: Set<string>; hooks: Set<string> };
  /** Agents and commands whose files have problems. What they name is looked at all the same. */
  broken: { kind: "agent" | "command"; name: string; path: string; fields: Record<string, unknown> }[];
  /** By file: where a field, or an item of it, stands. */
  lineOf: Map<string, (path: Path) => number>;
};

/** Null where the file cannot be read. What is wrong with it is in the reading then, as are its problems where it is not `ok`. */
export function readMarkdown<Schema extends z.ZodObject>(
  reading: Reading,
  path: string,
  format: Format<Schema>,
) {
  const text = readText(reading, path);
  if (text === null) return null;
  const parsed = parseFrontmatter(path, text, format);
  if (!parsed.ok) for (const { line, message } of parsed.problems) report(reading, path, line, message);
  for (const { line, message } of parsed.unknown)
    reading.notes.push({ plugin: reading.plugin.name, file: path, line, message });
  reading.lineOf.set(path, parsed.lineOf);
  return parsed;
}

/** `own`: what the file or folder is called; a name that is given must be that. */
export function hasOwnName(
  reading: Reading,
  path: string,
  read: { lineOf(path: Path): number },
  { given, own, of }: { given: unknown; own: string; of: "file" | "folder" },
): boolean {
  if (typeof given !== "string" || given === own) return true;
  const message = `\`name\` must be the ${of}'s own, \`${own}\`, not \`${given}\`.`;
  report(reading, path, read.lineOf(["name"]), message);
  return false;
}

export function report(reading: Reading, file: string, line: number | null, message: string): void {
  reading.problems.push({ plugin: reading.plugin.name, file, line, message });
}

function readText(reading: Reading, path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    report(reading, path, null, `The file cannot be read: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
