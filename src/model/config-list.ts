import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.ts";
import { moveAside } from "../store/aside.ts";
import { writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { writeFailed } from "../store/failure.ts";
import { parseJson } from "../store/json.ts";
import { configFolder } from "./config-folder.ts";

/** Which list: `<name>.json` in a person's own config folder, `{ "<name>": [...] }`. `what` it is, for messages. */
type Kind<Item> = { name: string; item: z.ZodType<Item>; what: string };

/** What a person has allowed on this computer, kept in a list of its own. */
export type ConfigList<Item> = {
  /** A file that is not there, or cannot be read, holds nothing: then people are asked once more. */
  read(env: Env): Promise<Item[]>;
  /** Those that it holds already are left out. Throws `StoreError`. */
  add(env: Env, items: readonly Item[]): Promise<void>;
  /** Takes out what `goes` says of, and gives it. Throws `StoreError`. */
  remove(env: Env, goes: (item: Item) => boolean): Promise<Item[]>;
};

export function configList<Item>({ name, item, what }: Kind<Item>): ConfigList<Item> {
  const File = z.record(z.literal(name), z.array(item));
  const pathIn = (env: Env) => join(configFolder(env), `${name}.json`);
  const parsed = (text: string) => File.safeParse(parseJson(text)).data?.[name];
  const textIn = async (path: string) => await readFile(path, "utf8").catch(() => "");

  async function add(path: string, items: readonly Item[]): Promise<void> {
    const text = await textIn(path);
    const read = parsed(text);
    if (read === undefined && text !== "") await moveAside(realDisk, path, "damaged", new Date());
    const all = new Map([...(read ?? []), ...items].map((one) => [JSON.stringify(one), one]));
    if (all.size !== read?.length) await write(path, [...all.values()]);
  }

  async function write(path: string, items: readonly Item[]): Promise<void> {
    const written = `${JSON.stringify({ [name]: items }, null, 2)}\n`;
    await writeAtomic(realDisk, path, [new TextEncoder().encode(written)]);
  }

  /** With nobody else at the list. */
  async function alone<T>(env: Env, work: (path: string) => Promise<T>): Promise<T> {
    const path = pathIn(env);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const { withLock } = await import("../store/lock.ts"); // not at every start
      return await withLock(`${path}.lock`, () => work(path), { waitMs: 10_000, what });
    } catch (error) {
      throw writeFailed(what, error);
    }
  }

  return {
    read: async (env) => parsed(await textIn(pathIn(env))) ?? [],
    add: (env, items) => alone(env, (path) => add(path, items)),
    remove: (env, goes) =>
      alone(env, async (path) => {
        const read = parsed(await textIn(path)) ?? [];
        const gone = read.filter(goes);
        if (gone.length > 0)
          await write(
            path,
            read.filter((one) => !goes(one)),
          );
        return gone;
      }),
  };
}
