import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.ts";
import { configFolder } from "../model/config-folder.ts";
import { writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { writeFailed } from "../store/failure.ts";
import { parseJson } from "../store/json.ts";

const Kept = z.object({ workspace: z.string() });

/** The workspace that was opened in the page last; null where there is none any more. */
export async function lastWorkspace(env: Env): Promise<string | null> {
  const kept = Kept.safeParse(parseJson(await readFile(pathIn(env), "utf8").catch(() => "")));
  return kept.success && existsSync(kept.data.workspace) ? kept.data.workspace : null;
}

/** Throws `StoreError`. */
export async function rememberWorkspace(env: Env, workspace: string): Promise<void> {
  const path = pathIn(env);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeAtomic(realDisk, path, [new TextEncoder().encode(`${JSON.stringify({ workspace })}\n`)]);
  } catch (error) {
    throw writeFailed("Which workspace is yours", error);
  }
}

function pathIn(env: Env): string {
  return join(configFolder(env), "workspace.json");
}
