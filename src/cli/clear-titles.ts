import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { parseJson } from "../store/json.ts";

/** `rules`: when the rules were compiled by which titles were looked at; null from the source, where they change unseen. */
export type Clear = { file: string; rules: number | null };

const Kept = z.object({ rules: z.number(), clear: z.array(z.string()) });

/**
 * Each title with everybody's data masked. To look a title through takes longer than all else of `--sessions`, so it is kept
 * which ones have nobody's data in them, by a hash: of what stood in a session that is deleted no word stays.
 */
export async function maskedTitles(
  { file, rules }: Clear,
  titles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map(titles.map((title) => [title, Bun.SHA256.hash(title, "hex")]));
  const known = rules === null ? new Set<string>() : keptClear(file, rules);
  const shown = new Map(titles.map((title) => [title, title]));
  const unknown = [...hashes].flatMap(([title, hash]) => (known.has(hash) ? [] : [title]));
  if (unknown.length === 0) return shown;
  const { masked } = await import("../workspace/privacy/mask.ts");
  for (const title of unknown) shown.set(title, masked(title));
  const clear = [...hashes].flatMap(([title, hash]) => (shown.get(title) === title ? [hash] : []));
  if (rules !== null && clear.some((hash) => !known.has(hash))) await keep(file, { rules, clear });
  return shown;
}

/** When what runs here was compiled; null where it runs from the source. */
export function compiledAt(): number | null {
  const isCompiled = import.meta.dir === Bun.main; // scripts/setup.mjs has it so
  return isCompiled ? statSync(join(dirname(Bun.main), "sessions.js")).mtimeMs : null;
}

function keptClear(file: string, rules: number): Set<string> {
  try {
    const kept = Kept.safeParse(parseJson(readFileSync(file, "utf8")));
    return new Set(kept.success && kept.data.rules === rules ? kept.data.clear : []);
  } catch {
    return new Set(); // there is none yet
  }
}

/** Where it cannot be kept, the next one looks again. */
async function keep(file: string, kept: z.infer<typeof Kept>): Promise<void> {
  await writeAtomic(realDisk, file, [new TextEncoder().encode(JSON.stringify(kept))]).catch(() => {});
}
