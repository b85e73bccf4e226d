import { readIfThere } from "./atomic.ts";
import type { Disk } from "./disk.ts";
import { type Journal, parseJournal, replay } from "./journal.ts";
import type { Paths } from "./paths.ts";
import { isNewerFormat, parseSession, type SessionState, salvageSession } from "./session-file.ts";

export type Loaded =
  | {
      kind: "session";
      state: SessionState;
      /** How many of the session's traces are folded into the file. */
      foldedTraces: number;
      /** null where there is none. */
      journal: Journal | null;
      /** What could not be read; the rest is in `state`. */
      damaged: { file: boolean; journal: boolean };
    }
  | { kind: "missing" }
  /** Nothing can be made of it. */
  | { kind: "unreadable" }
  | { kind: "newer_format" };

/** Reads a session and changes nothing: what is damaged is left out, and said. Throws the system's errors. */
export async function loadSession(disk: Disk, paths: Paths): Promise<Loaded> {
  // The journal first: if it is folded in and removed meanwhile, the file read after it has all that was in it.
  const journalBytes = await readIfThere(disk, paths.journal);
  const fileBytes = await readIfThere(disk, paths.file);
  if (fileBytes === null) return { kind: journalBytes === null ? "missing" : "unreadable" };

  const text = new TextDecoder().decode(fileBytes);
  if (isNewerFormat(text)) return { kind: "newer_format" };
  const whole = parseSession(text);
  const state = whole ?? salvageSession(text);
  if (state === null) return { kind: "unreadable" };
  state.session.id = paths.id; // the name a person gave the file counts

  const foldedTraces = state.session.traces.length;
  const journal = journalBytes === null ? null : parseJournal(journalBytes);
  const replayed = journal === null || replay(state, journal);
  return {
    kind: "session",
    state,
    foldedTraces,
    journal,
    damaged: { file: whole === null, journal: !replayed },
  };
}
