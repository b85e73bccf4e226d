import { join } from "node:path";
import { z } from "zod";
import { readIfThere, writeAtomic } from "./atomic.ts";
import type { Disk } from "./disk.ts";
import { errorCode } from "./failure.ts";
import { parentOf } from "./ids.ts";
import { parseJson } from "./json.ts";
import { lockFolder, type Paths, sessionFolder, sessionPaths, traceFolder } from "./paths.ts";
import { loadSession } from "./session-load.ts";

/**
 * A session is deleted by one step: its mark `<id>.deleting`, which names what goes with it. Before the mark nothing is
 * gone; with it, nobody sees the session any more, and whoever opens the store next ends what was begun.
 */
const Mark = z.object({ traces: z.array(z.string()) });
const markEnd = ".deleting";

export function markPath({ folder, id }: Paths): string {
  return join(folder, id + markEnd);
}

/** The ids that are marked among a folder's names. */
export function marked(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => (name.endsWith(markEnd) ? [name.slice(0, -markEnd.length)] : [])));
}

/** For whoever holds the session's lock. Its journal, its turn, its lock file, damaged pieces put aside and its runs' traces go too. */
export async function removeSession(disk: Disk, dataDir: string, paths: Paths): Promise<void> {
  const loaded = await loadSession(disk, paths);
  // A child agent's runs are told in its parent's traces, which stay.
  const own = loaded.kind === "session" && parentOf(paths.id) === null ? loaded.state.session.traces : [];
  const traces = [...new Set([...own, ...(await tracesOf(disk, dataDir, paths.id))])];
  const text = `${JSON.stringify({ traces } satisfies z.infer<typeof Mark>)}\n`;
  await writeAtomic(disk, markPath(paths), [new TextEncoder().encode(text)]);
  await finish(disk, dataDir, paths);
}

/** Ends every deletion that was begun and not ended. What cannot be removed now stays marked. */
export async function finishDeletions(disk: Disk, dataDir: string): Promise<void> {
  for (const id of marked(await disk.names(sessionFolder(dataDir))))
    await finish(disk, dataDir, sessionPaths(dataDir, id)).catch(() => {});
}

async function finish(disk: Disk, dataDir: string, paths: Paths): Promise<void> {
  const bytes = await readIfThere(disk, markPath(paths));
  if (bytes === null) return; // somebody else has
  const { traces } = Mark.parse(parseJson(new TextDecoder().decode(bytes)));
  const folder = traceFolder(dataDir);
  for (const id of traces) await removeAll(disk, folder, id);
  await removeAll(disk, paths.folder, paths.id);
  await removeAll(disk, lockFolder(paths), paths.id); // nobody opens what is marked
  if (await disk.exists(folder)) await disk.syncFolder(folder);
  await disk.syncFolder(paths.folder); // all else is gone for good before the mark is
  await remove(disk, markPath(paths));
  await disk.syncFolder(paths.folder);
}

/** Every file `<id>.…`: no other id can begin so, except those of its own child agents. */
async function removeAll(disk: Disk, folder: string, id: string): Promise<void> {
  for (const name of await disk.names(folder))
    if (name.startsWith(`${id}.`) && name !== id + markEnd) await remove(disk, join(folder, name));
}

async function remove(disk: Disk, path: string): Promise<void> {
  await disk.remove(path).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
  });
}

/** Traces that say themselves whose they are: of a run that died before its session knew of it, and of child agents. */
async function tracesOf(disk: Disk, dataDir: string, id: string): Promise<string[]> {
  const folder = traceFolder(dataDir);
  const found: string[] = [];
  for (const name of await disk.names(folder)) {
    const file = await disk.open(join(folder, name), "read").catch(() => null);
    if (file === null) continue;
    const head = new TextDecoder().decode(await file.read(0, 512).finally(() => file.close()));
    const whose = /"sessionId":"([^"]*)"/.exec(head)?.[1] ?? "";
    if (whose === id || whose.startsWith(`${id}.`)) found.push(name.slice(0, name.indexOf(".")));
  }
  return found;
}
