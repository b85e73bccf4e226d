import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { Problem } from "../problem.ts";
import { inTurn } from "../store/in-turn.ts";
import { sweepOnce, temporaryFolder, temporaryName } from "../store/temporary.ts";
import { type Limits, type Reader, readApart } from "../strangers/read-apart.ts";
import { download, isAddress } from "./download.ts";
import { LibraryAbout } from "./entry.ts";
import {
  closeIndex,
  indexPath,
  libraryFolder,
  openLibraries,
  tombstone,
  tombstonePath,
} from "./libraries.ts";

/** Oak's public repository: what the button brings in. */
export const oakAddress = "https://github.com/oaknational/oak-curriculum-ontology";

const reader: Reader<LibraryAbout> = { file: "library/import-child.ts", answer: LibraryAbout };
const limits: Limits = { seconds: 300, memoryMb: 1024, answerMb: 1 };

const Told = z.object({ done: z.number(), of: z.number() });

/** How far it has come: bytes that came, then files that were read. */
export type LibraryProgress =
  | { doing: "downloading"; bytes: number; of: number | null }
  | { doing: "reading"; done: number; of: number };

export type AddLibrary = {
  data: string;
  /** A folder, an archive, a Turtle file or an address; paths from `cwd`. */
  source: string;
  cwd: string;
  /** As 2026-11-16. */
  day: string;
  fetch(address: string, init: { signal: AbortSignal }): Promise<Response>;
  heard(progress: LibraryProgress): void;
};

const oneAtATime = inTurn();

/**
 * Brings a library in whole, in place of an earlier version of it, or not at all: it is read in a process of its own into
 * a new file, which takes its place when it is complete. Throws `Problem`; then all is as it was.
 */
export function addLibrary(asked: AddLibrary): Promise<LibraryAbout> {
  return oneAtATime(async () => {
    const room = temporaryFolder();
    const folder = libraryFolder(asked.data);
    sweepOnce(folder);
    const index = join(folder, temporaryName());
    try {
      const path = isAddress(asked.source)
        ? await download(asked.source, join(room, "archive"), asked.fetch, (bytes, of) =>
            asked.heard({ doing: "downloading", bytes, of }),
          )
        : onThisComputer(asked);
      return await take(asked, { path, index, room });
    } finally {
      rmSync(room, { recursive: true, force: true });
      rmSync(index, { force: true });
    }
  });
}

function onThisComputer({ source, cwd }: AddLibrary): string {
  const path = resolve(cwd, source);
  if (source.trim() === "" || !existsSync(path))
    throw new Problem("usage", `There is no file or folder ${source}. Nothing was brought in.`);
  return path;
}

async function take(
  { data, source, day, heard }: AddLibrary,
  at: { path: string; index: string; room: string },
): Promise<LibraryAbout> {
  const packed = join(at.room, "files");
  mkdirSync(packed);
  const ask = { path: at.path, index: at.index, room: packed, source, day };
  const read = await readApart(reader, ask, new Uint8Array(), limits, (told) => {
    const said = Told.safeParse(told);
    if (said.success) heard({ doing: "reading", ...said.data });
  });
  if (!read.ok) {
    const why = read.message.replace(/^cannot be read: /, "");
    throw new Problem(
      "setup",
      `${source} ${why.replace(/\.?$/, ".")} Nothing was brought in, and what was there before stays.`,
    );
  }
  const target = indexPath(data, read.value.name);
  closeIndex(target);
  renameSync(at.index, target);
  rmSync(tombstonePath(data, read.value.name), { force: true });
  return read.value;
}

/** Takes a library away. Lessons that point to it stay as they are, and say where it is missing. Throws `Problem`. */
export function removeLibrary(data: string, name: string): LibraryAbout {
  const found = openLibraries(data).known(name);
  if (found === null || !found.here) {
    const there = openLibraries(data)
      .list()
      .map((about) => about.name);
    throw new Problem(
      "usage",
      there.length === 0
        ? "There is no library here."
        : `There is no library called ${name}. There is: ${there.join(", ")}.`,
    );
  }
  const path = indexPath(data, name);
  writeFileSync(tombstonePath(data, name), tombstone(found.about));
  closeIndex(path);
  rmSync(path);
  return found.about;
}
