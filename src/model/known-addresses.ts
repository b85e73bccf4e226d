import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.ts";
import { moveAside } from "../store/aside.ts";
import { writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { writeFailed } from "../store/failure.ts";
import { parseJson } from "../store/json.ts";
import { serverOf } from "./address.ts";
import { configFolder } from "./config-folder.ts";

/** Which key a person let go to which server: `addresses.json` in their own config folder. Holds no key. */
const File = z.object({ addresses: z.array(z.object({ key: z.string(), server: z.string() })) });

/** Whether this key was let go to the server at this address. */
export type Known = (key: string, address: string) => boolean;

/** A file that is not there, or cannot be read, knows nothing: then people are asked once more. */
export async function knownAddresses(env: Env): Promise<Known> {
  const { addresses } = File.safeParse(parseJson(await textIn(env))).data ?? { addresses: [] };
  const known = new Set(addresses.map(({ key, server }) => `${key} ${server}`));
  return (key, address) => known.has(`${markOf(key)} ${serverOf(address)}`);
}

/** Throws `StoreError`. */
export async function rememberAddress(env: Env, key: string, address: string): Promise<void> {
  const path = pathIn(env);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const { withLock } = await import("../store/lock.ts"); // not at every start
    await withLock(`${path}.lock`, () => add(path, env, { key: markOf(key), server: serverOf(address) }), {
      waitMs: 10_000,
      what: "The list of addresses",
    });
  } catch (error) {
    throw writeFailed("Where your key may go", error);
  }
}

async function add(path: string, env: Env, entry: { key: string; server: string }): Promise<void> {
  const text = await textIn(env);
  const read = File.safeParse(parseJson(text)).data;
  if (read === undefined && text !== "") await moveAside(realDisk, path, "damaged", new Date());
  const before = read?.addresses ?? [];
  if (before.some(({ key, server }) => key === entry.key && server === entry.server)) return;
  const written = `${JSON.stringify({ addresses: [...before, entry] }, null, 2)}\n`;
  await writeAtomic(realDisk, path, [new TextEncoder().encode(written)]);
}

/** Tells keys apart and gives none of them away. */
function markOf(key: string): string {
  return new Bun.CryptoHasher("sha256").update(`teacher-assist ${key.trim()}`).digest("hex").slice(0, 32);
}

async function textIn(env: Env): Promise<string> {
  return await readFile(pathIn(env), "utf8").catch(() => "");
}

function pathIn(env: Env): string {
  return join(configFolder(env), "addresses.json");
}
