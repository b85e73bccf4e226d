import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { inPlainWords } from "../markdown/plain-words.ts";
import { reasonOf } from "../problem.ts";
import { PluginManifest, type PluginProblem } from "./definitions.ts";
import { isFile } from "./listing.ts";

type Manifest = z.infer<typeof PluginManifest>;

export function manifestPath(dir: string): string {
  return join(dir, ".claude-plugin", "plugin.json");
}

/** A plugin with no manifest, or a wrong one, goes by its folder's name. */
export function readManifest(dir: string): { manifest: Manifest; problems: PluginProblem[] } {
  const folder = basename(dir);
  const file = manifestPath(dir);
  const fallback: Manifest = { name: folder, version: "0.0.0", description: "" };
  const failed = (problems: [line: number | null, message: string][]) => ({
    manifest: fallback,
    problems: problems.map(([line, message]) => ({ plugin: folder, file, line, message })),
  });

  if (!isFile(file)) {
    if (PluginManifest.shape.name.safeParse(folder).success) return failed([]);
    return failed([
      [null, `\`${folder}\` cannot be a plugin's name. Give it one in this file: { "name": "…" }`],
    ]);
  }
  const text = readFileSync(file, "utf8");
  const json = parseJson(text);
  if (!json.ok) return failed([[1, `This is not JSON: ${json.message}.`]]);
  const parsed = PluginManifest.safeParse(json.value);
  if (parsed.success) return { manifest: parsed.data, problems: [] };
  const findings = inPlainWords(PluginManifest, json.value, parsed.error);
  return failed(findings.map(({ path, message }) => [lineOfKey(text, path[0]), `${message}.`]));
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  }
}

function lineOfKey(text: string, key: PropertyKey | undefined): number {
  const line = text.split("\n").findIndex((row) => row.includes(`"${String(key)}"`));
  return line < 0 ? 1 : line + 1;
}
