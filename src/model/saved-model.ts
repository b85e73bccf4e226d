import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.ts";
import { writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { writeFailed } from "../store/failure.ts";
import { parseJson } from "../store/json.ts";
import { configFolder } from "./config-folder.ts";
import { openaiApis } from "./openai-api.ts";

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
  /** By which of its APIs OpenAI is asked; left out, the model decides. */
  api: z.enum(openaiApis).optional().catch(undefined),
});
export type SavedModel = z.infer<typeof SavedModel>;

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

function pathIn(env: Env): string {
  return join(configFolder(env), "model.json");
}
