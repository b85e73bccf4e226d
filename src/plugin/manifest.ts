import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { inPlainWords } from "../markdown/plain-words.ts";
import { type UnknownField, unknownFields } from "../markdown/unknown-fields.ts";
import { readYaml } from "../markdown/yaml-fields.ts";
import { reasonOf } from "../problem.ts";
import { PluginManifest, type PluginProblem } from "./definitions.ts";
import { manifestFormat } from "./formats.ts";
import { isFile } from "./listing.ts";

type Manifest = z.infer<typeof PluginManifest>;

export function manifestPath(dir: string): string {
  return join(dir, ".claude-plugin", "plugin.json");
}

type Read = { manifest: Manifest; problems: PluginProblem[]; notes: PluginProblem[] };

/** A plugin with no manifest, or a wrong one, goes by its folder's name. */
export function readManifest(dir: string): Read {
  const folder = basename(dir);
  const file = manifestPath(dir);
  const fallback: Manifest = { name: folder, version: "0.0.0", description: "" };
  const said = (line: number | null, message: string) => ({ plugin: folder, file, line, message });
  const failed = (...problems: PluginProblem[]): Read => ({ manifest: fallback, problems, notes: [] });

  if (!isFile(file)) {
    if (PluginManifest.shape.name.safeParse(folder).success) return failed();
    return failed(
      said(null, `\`${folder}\` cannot be a plugin's name. Give it one in this file: { "name": "…" }`),
    );
  }
  const text = readFileSync(file, "utf8");
  const json = parseJson(text);
  if (!json.ok) return failed(said(json.line, `This is not JSON: ${json.message}.`));
  const parsed = PluginManifest.safeParse(json.value);
  const wrong = parsed.success ? [] : inPlainWords(PluginManifest, json.value, parsed.error);
  const unknown = isFields(json.value) ? unknownFields(json.value, manifestFormat) : [];
  const placed = ({ field, message }: UnknownField) => said(lineOfKey(text, field), message);
  return {
    manifest: parsed.success ? parsed.data : fallback,
    problems: [
      ...wrong.map(({ path, message }) => said(lineOfKey(text, path[0]), `${message}.`)),
      ...unknown.filter(({ meant }) => meant !== null).map(placed),
    ],
    notes: unknown.filter(({ meant }) => meant === null).map(placed),
  };
}

function parseJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; line: number; message: string } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    // JSON is YAML too, and the reader of that one knows lines.
    const yaml = readYaml(text);
    const line = yaml.ok ? 1 : (yaml.problems[0]?.line ?? 2) - 1; // it counts a fence above
    return { ok: false, line: Math.max(1, line), message: reasonOf(error) };
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lineOfKey(text: string, key: PropertyKey | undefined): number {
  const line = text.split("\n").findIndex((row) => row.includes(`"${String(key)}"`));
  return line < 0 ? 1 : line + 1;
}
