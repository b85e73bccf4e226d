import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { Problem } from "../../problem.ts";
import { writeAtomic } from "../../store/atomic.ts";
import { realDisk } from "../../store/disk.ts";
import { parseJson } from "../../store/json.ts";
import type { Manifest } from "./manifest.ts";
import { readShelf, type Shelved } from "./read-shared.ts";

const Setting = z.object({ folder: z.string().min(1) });
const mostFiles = 300;

/** One lesson on the shelf; `manifest` is null where the file cannot be read, and `problem` says why. */
export type OnShelf = { file: string; manifest: Manifest | null; problem: string | null };

/** The folder of a department's lessons, as it was set; null: none was. */
export async function shelfFolder(data: string): Promise<string | null> {
  const text = await readFile(join(data, "shelf.json"), "utf8").catch(() => "");
  return Setting.safeParse(parseJson(text)).data?.folder ?? null;
}

/** Throws `Problem` where there is no such folder. */
export async function setShelf(data: string, folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (!there?.isDirectory())
    throw new Problem("usage", `There is no folder ${folder}. The shelf was left as it is.`);
  await mkdir(data, { recursive: true });
  await writeAtomic(realDisk, join(data, "shelf.json"), [
    new TextEncoder().encode(`${JSON.stringify({ folder })}\n`),
  ]);
}

/** What lies on the shelf, by title; with words, those that have each of them in what they say of themselves. */
export async function onShelf(
  data: string,
  words = "",
): Promise<{ folder: string | null; lessons: OnShelf[] }> {
  const folder = await shelfFolder(data);
  if (folder === null) return { folder, lessons: [] };
  const names = await readdir(folder).catch(() => {
    throw new Problem(
      "setup",
      `The folder of the shelf, ${folder}, cannot be read now. Nothing is lost: try again when it is there.`,
    );
  });
  const paths = names
    .filter((name) => name.toLowerCase().endsWith(".lesson"))
    .toSorted()
    .slice(0, mostFiles)
    .map((name) => join(folder, name));
  const read = paths.length === 0 ? [] : await readShelf(paths);
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const lessons = read
    .map(({ path, manifest, problem }) => ({ file: basename(path), manifest, problem }))
    .filter((one) => wanted.every((word) => saidOf(one).includes(word)))
    .toSorted((a, b) => ((a.manifest?.title ?? a.file) < (b.manifest?.title ?? b.file) ? -1 : 1));
  return { folder, lessons };
}

function saidOf({ file, manifest }: Pick<OnShelf, "file"> & Pick<Shelved, "manifest">): string {
  const codes = manifest?.claims.map(({ code }) => code) ?? [];
  return [file, manifest?.title, manifest?.topic, manifest?.subject, manifest?.stage, manifest?.by, ...codes]
    .join(" ")
    .toLowerCase();
}

/** The bytes of one of them, by the name of its file. Throws `Problem`. */
export async function fromShelf(data: string, file: string): Promise<Uint8Array> {
  const folder = await shelfFolder(data);
  if (folder === null)
    throw new Problem("usage", "No shelf is set. Name its folder first.", {
      command: "teacher-assist shelf folder <dir>",
    });
  const names = await readdir(folder).catch(() => []);
  const name = names.find((one) => one === basename(file) && one.toLowerCase().endsWith(".lesson"));
  if (name === undefined) throw new Problem("usage", `There is no ${file} on the shelf.`);
  return new Uint8Array(await readFile(join(folder, name)));
}
