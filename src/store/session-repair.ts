import { copyAside, keepAside, moveAside } from "./aside.ts";
import { writeAtomic } from "./atomic.ts";
import type { Disk } from "./disk.ts";
import type { Paths } from "./paths.ts";
import { renderSession } from "./session-file.ts";
import type { Loaded } from "./session-load.ts";
import { sweep } from "./temporary.ts";

export type Repaired = {
  problems: string[];
  /** Where the next append goes; null: there is no journal (any more). */
  journalSize: number | null;
  /** How many of the session's traces are in the file now. */
  foldedTraces: number;
};

/**
 * Makes a session's files fit to be written to. What cannot be read is set aside, never lost: at every moment
 * of it, a crash leaves all that was there. Only for who holds the session's lock.
 */
export async function repairSession(
  disk: Disk,
  paths: Paths,
  loaded: Extract<Loaded, { kind: "session" }>,
  now: Date,
): Promise<Repaired> {
  const { state, damaged, journal } = loaded;
  sweep(paths.folder);
  if (damaged.file || damaged.journal) return await refold();
  if (journal === null) return { problems: [], journalSize: null, foldedTraces: loaded.foldedTraces };
  return { problems: await cutTorn(), journalSize: journal.size, foldedTraces: loaded.foldedTraces };

  /** Writes what could be read as a new file; the old files are kept aside. */
  async function refold(): Promise<Repaired> {
    const problems: string[] = [];
    if (damaged.file) {
      const aside = await copyAside(disk, paths.file, "damaged", now);
      const kept = `What could be read was kept (messages: ${state.session.messageCount})`;
      problems.push(`The file of session ${paths.id} was damaged. ${kept}; the damaged file is ${aside}.`);
    }
    await writeAtomic(disk, paths.file, [renderSession(state)]);
    if (damaged.journal) {
      const aside = await moveAside(disk, paths.journal, "damaged", now);
      const kept = "Those that could be read were kept";
      problems.push(
        `Some changes to session ${paths.id} were damaged. ${kept}; the damaged file is ${aside}.`,
      );
      return { problems, journalSize: null, foldedTraces: state.session.traces.length };
    }
    if (journal !== null) problems.push(...(await cutTorn()));
    return { problems, journalSize: journal?.size ?? null, foldedTraces: state.session.traces.length };
  }

  async function cutTorn(): Promise<string[]> {
    if (journal === null || journal.torn.length === 0) return [];
    const problems: string[] = [];
    if (journal.torn.some((byte) => byte > 0x20)) {
      const aside = await keepAside(disk, paths.journal, "torn", now, journal.torn);
      const happened = `The last change to session ${paths.id} was cut short when the program was stopped`;
      problems.push(`${happened}. All before it is there; what there was of it is in ${aside}.`);
    }
    const file = await disk.open(paths.journal, "edit");
    try {
      await file.truncate(journal.size);
      await file.sync();
    } finally {
      await file.close();
    }
    return problems;
  }
}

/** Sets a session's files aside where nothing can be made of them. Gives their new places. */
export async function setAside(disk: Disk, paths: Paths, now: Date): Promise<string[]> {
  const places: string[] = [];
  for (const path of [paths.file, paths.journal]) {
    if (await disk.exists(path)) places.push(await moveAside(disk, path, "damaged", now));
  }
  await disk.syncFolder(paths.folder);
  return places;
}
