import { mkdir, readFile, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.ts";
import { writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { writeFailed } from "../store/failure.ts";
import { parseJson } from "../store/json.ts";

/** The model a person has chosen for this computer, with its key: `model.json` in their own config folder, mode 600. */
export const SavedModel = z.object({
  provider: z.enum(["anthropic", "openai"]),
  key: z.string().trim().min(8).max(500).optional(),
  /** A server that speaks OpenAI's API; then a key may be left out. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  model: z.string().trim().min(1).max(200).optional(),
});
export type SavedModel = z.infer<typeof SavedModel>;

/** The person's own config folder for this program. */
export function configFolder(env: Env): string {
  if (process.platform === "win32" && env.APPDATA) return join(env.APPDATA, "teacher-assist");
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config"), "teacher-assist");
}

/** null where nothing, or nothing readable, is saved. */
export async function readSavedModel(env: Env): Promise<SavedModel | null> {
  const text = await readFile(pathIn(env), "utf8").catch(() => "");
  return SavedModel.safeParse(parseJson(text)).data ?? null;
}

/** Throws `StoreError`. */
export async function saveModel(env: Env, saved: SavedModel): Promise<void> {
  const path = pathIn(env);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const text = `${JSON.stringify(SavedModel.parse(saved), null, 2)}\n`;
    await writeAtomic(realDisk, path, [new TextEncoder().encode(text)]); // its files are made with mode 600
  } catch (error) {
    throw writeFailed("Your key", error);
  }
}

export async function forgetModel(env: Env): Promise<void> {
  await rm(pathIn(env), { force: true });
}

/**
 * The environment with what is saved filled in. What the environment says itself is never changed, and where another
 * provider is named (by flag or there), nothing is.
 */
export function withSavedModel(env: Env, saved: SavedModel | null, flag?: string): Env {
  const named = flag ?? env.TEACHER_ASSIST_PROVIDER?.trim();
  if (saved === null || (named && named !== saved.provider)) return env;
  const { provider, key, baseUrl, model } = saved;
  const names = { anthropic: "ANTHROPIC", openai: "OPENAI" } as const;
  const own: Record<string, string | undefined> = {
    TEACHER_ASSIST_PROVIDER: provider,
    TEACHER_ASSIST_MODEL: model,
    [`${names[provider]}_API_KEY`]: key,
    [`${names[provider]}_BASE_URL`]: baseUrl,
  };
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  return { ...own, ...Object.fromEntries(set) };
}

function pathIn(env: Env): string {
  return join(configFolder(env), "model.json");
}
