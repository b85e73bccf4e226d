import { z } from "zod";
import { writeAtomic } from "./atomic.ts";
import type { Disk } from "./disk.ts";
import { writeFailed } from "./failure.ts";
import { inTurn } from "./in-turn.ts";
import { renderChanges } from "./journal.ts";
import { lineWriter } from "./line-writer.ts";
import type { Lock } from "./lock.ts";
import type { Paths } from "./paths.ts";
import { applyChange, SessionChange } from "./session.ts";
import { renderSession, type SessionState } from "./session-file.ts";
import type { Repaired } from "./session-repair.ts";
import { type SessionLog, StoreError } from "./store.ts";
import { turnPath, writeTurn } from "./turn-file.ts";

const Changes = z.array(SessionChange);

/** A session on disk, held for writing. `lock` is its own from here on. */
export function sessionLog(
  disk: Disk,
  paths: Paths,
  lock: Lock,
  state: SessionState,
  { problems, journalSize, foldedTraces }: Repaired,
  turnLeft: boolean,
): SessionLog {
  const journal = lineWriter(disk, paths.journal, journalSize, true);
  const what = `Session ${paths.id}`;
  const turn = inTurn();
  let hasJournal = journalSize !== null;
  let hasTurn = turnLeft;
  let closed = false;

  return {
    session: state.session,
    problems,
    append: (changes, how) => turn(() => append(changes, how !== "written")),
    keepTurn(text) {
      const { length: messages } = state.session.messages; // as it is now: the turn may be saved meanwhile
      return turn(() => keepTurn(messages, text));
    },
    close: () => turn(close),
  };

  async function append(changes: readonly SessionChange[], sync: boolean): Promise<void> {
    if (closed) throw new StoreError("write_failed", `${what} is closed. Open it again to go on.`);
    if (changes.length === 0) return;
    try {
      Changes.parse(changes); // what could not be read back must not be written
      const lines = renderChanges(state, foldedTraces, changes);
      hasJournal = true;
      await journal.append(lines, sync);
    } catch (error) {
      throw writeFailed(what, error);
    }
    for (const change of changes) applyChange(state.session, change);
    state.seq += changes.length;
    if (hasTurn && changes.some(({ type }) => type === "messages" || type === "run_end")) await dropTurn();
  }

  async function keepTurn(messages: number, text: string): Promise<void> {
    if (closed || messages !== state.session.messages.length) return;
    hasTurn = true;
    await writeTurn(disk, paths, { messages, text }).catch(() => {});
  }

  /** Where it fails nothing is lost: a reader sees that the turn is older than the session. */
  async function dropTurn(): Promise<void> {
    hasTurn = false;
    await disk.remove(turnPath(paths)).catch(() => {});
  }

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    // Where these fail nothing is lost: all of it is in the journal, which the next to close the session folds in.
    await journal.close().catch(() => {});
    if (hasJournal) await fold().catch(() => {});
    lock.release();
  }

  async function fold(): Promise<void> {
    await writeAtomic(disk, paths.file, [renderSession(state)]);
    await disk.remove(paths.journal);
  }
}
