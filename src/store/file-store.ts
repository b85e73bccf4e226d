import { writeAtomic } from "./atomic.ts";
import { finishDeletions, markPath, removeSession } from "./delete-session.ts";
import { type Disk, realDisk } from "./disk.ts";
import { readFailed, writeFailed } from "./failure.ts";
import { notFoundMessage, parentOf } from "./ids.ts";
import { acquireLock, isLocked, type Lock, withLock } from "./lock.ts";
import {
  idsIn,
  lockPath,
  type Paths,
  sessionFolder,
  sessionPaths,
  traceFolder,
  tracePaths,
} from "./paths.ts";
import { Session } from "./session.ts";
import { renderSession } from "./session-file.ts";
import { listSessionFiles } from "./session-list.ts";
import { type Loaded, loadSession } from "./session-load.ts";
import { sessionLog } from "./session-log.ts";
import { repairSession, setAside } from "./session-repair.ts";
import { type SessionLog, type Store, StoreError } from "./store.ts";
import { sweep } from "./temporary.ts";
import type { Trace } from "./trace.ts";
import { loadTrace } from "./trace-file.ts";
import { traceLog } from "./trace-log.ts";
import { isUnfinished, loadTurn, turnPath } from "./turn-file.ts";

/** Disk and time, where a test wants its own. */
export type FilePorts = { disk?: Disk; now?: () => Date };

/**
 * Sessions and traces as files under `dataDir`: `sessions/<id>.json` and `traces/<id>.json`, each with a journal
 * `<id>.jsonl` beside it while it is written to, and `sessions/<id>.turn` with the text of a turn under way. The folders are made with the first write.
 */
export function fileStore(dataDir: string, ports: FilePorts = {}): Store {
  const { disk = realDisk, now = () => new Date() } = ports;
  let swept: Promise<void> | null = null;

  return {
    async createSession(session) {
      const paths = sessionPaths(dataDir, session.id);
      return await saving(paths, async () => {
        Session.parse(session); // what could not be read back must not be written
        await disk.makeFolder(paths.folder);
        await checkFree(paths); // before the lock too: one that is in use is taken, not busy
        return await holding(paths, (lock) => create(paths, session, lock));
      });
    },

    async openSession(id) {
      const paths = sessionPaths(dataDir, id);
      return await saving(paths, async () => {
        await mustBeThere(paths);
        return await holding(paths, (lock) => open(paths, lock));
      });
    },

    async isHeld(id) {
      const paths = sessionPaths(dataDir, id);
      return await reading(`Session ${id}`, () => isLocked(lockPath(paths)));
    },

    async renameSession(id, title) {
      const paths = sessionPaths(dataDir, id);
      await saving(paths, () =>
        alone(paths, async () => {
          const loaded = await loadSession(disk, paths);
          if (loaded.kind !== "session") throw await unusable(loaded.kind, paths);
          await repairSession(disk, paths, loaded, now());
          const { session, seq } = loaded.state;
          await writeAtomic(disk, paths.file, [
            renderSession({ session: { ...session, title, named: true }, seq }),
          ]);
        }),
      );
    },

    async deleteSession(id) {
      const paths = sessionPaths(dataDir, id);
      await saving(paths, () => alone(paths, () => removeSession(disk, dataDir, paths)));
    },

    async readSession(id) {
      const paths = sessionPaths(dataDir, id);
      if (await isDeleted(paths)) throw await notFound("session", paths);
      const loaded = await reading(`Session ${id}`, () => loadSession(disk, paths));
      if (loaded.kind === "session") return loaded.state.session;
      throw await unusable(loaded.kind, paths);
    },

    async readTurn(id) {
      const paths = sessionPaths(dataDir, id);
      return await reading(`Session ${id}`, async () => {
        if (await isDeleted(paths)) return null;
        const turn = await loadTurn(disk, paths);
        if (turn === null) return null;
        const loaded = await loadSession(disk, paths);
        return loaded.kind === "session" && isUnfinished(turn, loaded.state.session) ? turn.text : null;
      });
    },

    async listSessions(options) {
      return await reading("The list of sessions", async () => {
        await finishDeletions(disk, dataDir);
        return await listSessionFiles(disk, sessionFolder(dataDir), options);
      });
    },

    async listTraces() {
      return await reading("The list of traces", async () => {
        await finishDeletions(disk, dataDir);
        const { files, journals } = idsIn(await disk.names(traceFolder(dataDir)));
        return [...new Set([...files, ...journals])].sort();
      });
    },

    async createTrace(id, sessionId, metadata) {
      return await traceLog(disk, tracePaths(dataDir, id), sessionId, metadata);
    },

    async readTrace(id): Promise<Trace> {
      const paths = tracePaths(dataDir, id);
      const trace = await reading(`Trace ${id}`, async () => {
        swept ??= finishDeletions(disk, dataDir);
        await swept;
        return await loadTrace(disk, paths);
      });
      if (trace === "missing") throw await notFound("trace", paths);
      if (trace === "damaged")
        throw damaged(`Trace ${id} is damaged. Its file was left as it is: ${paths.file}.`);
      return trace;
    },
  };

  async function create(paths: Paths, session: Session, lock: Lock): Promise<SessionLog> {
    if (await isDeleted(paths)) await finishDeletions(disk, dataDir);
    await checkFree(paths);
    sweep(paths.folder);
    const state = { session: structuredClone(session), seq: 0 };
    await writeAtomic(disk, paths.file, [renderSession(state)]);
    const foldedTraces = session.traces.length;
    return sessionLog(disk, paths, lock, state, { problems: [], journalSize: null, foldedTraces }, false);
  }

  async function open(paths: Paths, lock: Lock): Promise<SessionLog> {
    const loaded = await loadSession(disk, paths);
    if (loaded.kind === "missing") throw await notFound("session", paths);
    if (loaded.kind === "newer_format") throw newerFormat(paths);
    if (loaded.kind === "unreadable") {
      const places = await setAside(disk, paths, now());
      throw damaged(
        `Session ${paths.id} is damaged and cannot be read. It is kept as ${places.join(" and ")}.`,
      );
    }
    const repaired = await repairSession(disk, paths, loaded, now());
    const turnLeft = await disk.exists(turnPath(paths));
    return sessionLog(disk, paths, lock, loaded.state, repaired, turnLeft);
  }

  async function unusable(kind: Exclude<Loaded["kind"], "session">, paths: Paths): Promise<StoreError> {
    if (kind === "missing") return await notFound("session", paths);
    if (kind === "newer_format") return newerFormat(paths);
    const left = `Its file was left as it is: ${paths.file}.`;
    return damaged(`Session ${paths.id} is damaged and cannot be read. ${left}`);
  }

  async function mustBeThere(paths: Paths): Promise<void> {
    const there = (await disk.exists(paths.file)) || (await disk.exists(paths.journal));
    if (!there || (await isDeleted(paths))) throw await notFound("session", paths);
  }

  /** By itself, or with the session whose child agent's it is. */
  async function isDeleted(paths: Paths): Promise<boolean> {
    const parent = parentOf(paths.id);
    return (
      (await disk.exists(markPath(paths))) ||
      (parent !== null && (await disk.exists(markPath(sessionPaths(dataDir, parent)))))
    );
  }

  /** One piece of work on a session that is there, with nobody else at it. */
  async function alone(paths: Paths, work: () => Promise<void>): Promise<void> {
    await mustBeThere(paths);
    await withLock(lockPath(paths), work, { what: `Session ${paths.id}` });
  }

  async function checkFree(paths: Paths): Promise<void> {
    if (!(await disk.exists(paths.file)) && !(await disk.exists(paths.journal))) return;
    throw new StoreError("exists", `There is a session ${paths.id} already.`);
  }

  async function notFound(kind: "session" | "trace", paths: Paths): Promise<StoreError> {
    const { files, journals } = idsIn(await disk.names(paths.folder));
    const ids = kind === "session" ? files : [...new Set([...files, ...journals])];
    return new StoreError("not_found", notFoundMessage(kind, paths.id, ids));
  }
}

/** Takes the lock; the log that `work` gives keeps it, a failure lets it go. */
async function holding(paths: Paths, work: (lock: Lock) => Promise<SessionLog>): Promise<SessionLog> {
  const lock = await acquireLock(lockPath(paths), { what: `Session ${paths.id}` });
  try {
    return await work(lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function saving<T>(paths: Paths, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw writeFailed(`Session ${paths.id}`, error);
  }
}

async function reading<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw readFailed(what, error);
  }
}

function damaged(message: string): StoreError {
  return new StoreError("damaged", message);
}

function newerFormat(paths: Paths): StoreError {
  const message = `Session ${paths.id} was written by a newer version of this program. Update, then open it.`;
  return damaged(`${message} Its file was left as it is: ${paths.file}.`);
}
