import { readFileSync } from "node:fs";
import type { z } from "zod";
import { type Format, parseFrontmatter } from "../markdown/frontmatter.ts";
import type { Path } from "../markdown/plain-words.ts";
import type { Plugin, PluginProblem } from "./definitions.ts";

/** One plugin's files as they stand, before its parts are held against each other. */
export type Reading = {
  plugin: Plugin;
  problems: PluginProblem[];
  /** What is worth knowing and keeps nothing from working. */
  notes: PluginProblem[];
  /** Names that have a file, sound or not: naming one of these is no misspelling. */
  declared: { agents: Set<string>; skills: Set<string>; hooks: Set<string> };
  /** By file: where a field, or an item of it, stands. */
  lineOf: Map<string, (path: Path) => number>;
};

/** Null where the file has problems; they are in the reading then. */
export function readMarkdown<Schema extends z.ZodObject>(
  reading: Reading,
  path: string,
  format: Format<Schema>,
) {
  const text = readText(reading, path);
  if (text === null) return null;
  const parsed = parseFrontmatter(path, text, format);
  if (!parsed.ok) {
    for (const { line, message } of parsed.problems) report(reading, path, line, message);
    return null;
  }
  for (const field of parsed.unknown) {
    const message = `\`${field}\` is not a field of ${format.kind}, and nothing reads it.`;
    reading.notes.push({ plugin: reading.plugin.name, file: path, line: parsed.lineOf([field]), message });
  }
  reading.lineOf.set(path, parsed.lineOf);
  return parsed;
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
