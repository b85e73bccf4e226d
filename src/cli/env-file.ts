import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Env } from "../env.ts";

/**
 * What the `.env` of a folder may say, and nothing else: who drafts. The folder may be anybody's, so it names no
 * proxy, no place for files and nothing of the runtime's. What its address counts for is `modelEnv`'s to say.
 */
const names = [
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "TEACHER_ASSIST_PROVIDER",
  "TEACHER_ASSIST_MODEL",
  "TEACHER_ASSIST_OPENAI_API",
];

export type EnvFile = {
  values: Env;
  /** Names of ours that stand there and do not count. */
  ignored: string[];
};

/** The `.env` of this folder itself; of no folder above it, and under no other name. */
export async function readEnvFile(folder: string): Promise<EnvFile> {
  const path = join(folder, ".env");
  const there = await stat(path).catch(() => null);
  // Not a pipe or a device, on which a read could wait for ever.
  if (!there?.isFile() || there.size > mostBytes) return none;
  return envIn(await readFile(path, "utf8").catch(() => ""));
}

export function envIn(text: string): EnvFile {
  const said = parseEnv(text.replace(/^\uFEFF/, ""));
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = said[name]?.trim();
    if (value) values[name] = value;
  }
  const ignored = Object.keys(said).filter((name) => ours.test(name) && !names.includes(name));
  return { values, ignored };
}

const mostBytes = 64 * 1024;
const none: EnvFile = { values: {}, ignored: [] };
const ours = /^TEACHER_ASSIST_|^OPENAI_|^ANTHROPIC_|_PROXY$/i;
