import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { confine } from "../../workspace/confine.ts";
import { filesBelow } from "../../workspace/walk.ts";

/** The most that one file of a desk may hold: a scanned book does. */
const mostBytes = 500_000_000;

/** The workspace as it is when a study is made: every task begins with it, whatever becomes of the workspace since. Killed, it is not there. */
export async function keepDesk(desk: string, workspace: string): Promise<void> {
  const half = `${desk}.half`;
  await rm(half, { recursive: true, force: true });
  await copyDesk(workspace, half);
  await rm(desk, { recursive: true, force: true });
  await rename(half, desk);
}

/** Read through `confine`, so that a link in a workspace brings nothing from outside along. */
export async function copyDesk(from: string, to: string): Promise<void> {
  const source = confine(from);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of filesBelow(source, ".")) {
    const copy = join(to, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await writeFile(copy, source.read(path, mostBytes), { mode: 0o600 });
  }
}
