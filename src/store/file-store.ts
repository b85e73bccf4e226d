import { writeAtomic } from "./atomic.ts";
import { type Disk, realDisk } from "./disk.ts";
import { readFailed, writeFailed } from "./failure.ts";
import { notFoundMessage } from "./ids.ts";
import { acquireLock, isLocked, type Lock } from "./lock.ts";
import { idsIn, lockPath, type Paths, sessionFolder, sessionPaths, tracePaths } from "./paths.ts";
import { Session } from "./session.ts";
import { renderSession } from "./session-file.ts";
import { listSessionFiles } from "./session-list.ts";
import { loadSession } from "./session-load.ts";
import { sessionLog } from "./session-log.ts";
import { repairSession, setAside } from "./session-repair.ts";
import { type SessionLog, type Store, StoreError } from "./store.ts";
import { sweep } from "./temporary.ts";
import type { Trace } from "./trace.ts";
import { loadTrace } from "./trace-file.ts";
import { traceLog } from "./trace-log.ts";
import { isUnfinished, loadTurn, turnPath } from "./turn-file.ts";

export type FilePorts = { disk?: Disk; now?: () => Date };

/**
 * Sessions and traces as files under `dataDir`: `sessions/<id>.json` and `traces/<id>.json`, each with a journal
 * `<id>.jsonl` beside it while it is written to, and `sessions/<id>.turn` with the text of a turn under way. The folders are made with the first write.
 */
export function fileStore(dataDir: string, ports: FilePorts = {}): Store {
  const { disk = realDisk, now = () => new Date() } = ports;

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
        const there = (await disk.exists(paths.file)) || (await disk.exists(paths.journal));
        if (!there) throw await notFound("session", paths);
        return await holding(paths, (lock) => open(paths, lock));
      });
    },

    async isHeld(id) {
      const paths = sessionPaths(dataDir, id);
      return await reading(`Session ${id}`, async () => isLocked(lockPath(paths)));
    },

    async readSession(id) {
      const paths = sessionPaths(dataDir, id);
      const loaded = await reading(`Session ${id}`, () => loadSession(disk, paths));
      if (loaded.kind === "session") return loaded.state.session;
      if (loaded.kind === "missing") throw await notFound("session", paths);
      if (loaded.kind === "newer_format") throw newerFormat(paths);
      throw damaged(
        `Session ${id} is damaged and cannot be read. Its file was left as it is: ${paths.file}.`,
      );
    },

    async readTurn(id) {
      const paths = sessionPaths(dataDir, id);
      return await reading(`Session ${id}`, async () => {
        const turn = await loadTurn(disk, paths);
        if (turn === null) return null;
        const loaded = await loadSession(disk, paths);
        return loaded.kind === "session" && isUnfinished(turn, loaded.state.session) ? turn.text : null;
      });
    },

    async listSessions(options) {
      return await reading("The list of sessions", () =>
        listSessionFiles(disk, sessionFolder(dataDir), options),
      );
    },

    async createTrace(id, sessionId, metadata) {
      return await traceLog(disk, tracePaths(dataDir, id), sessionId, metadata);
    },

    async readTrace(id): Promise<Trace> {
      const paths = tracePaths(dataDir, id);
      const trace = await reading(`Trace ${id}`, () => loadTrace(disk, paths));
      if (trace === "missing") throw await notFound("trace", paths);
      if (trace === "damaged")
        throw damaged(`Trace ${id} is damaged. Its file was left as it is: ${paths.file}.`);
      return trace;
    },
  };

  async function create(paths: Paths, session: Session, lock: Lock): Promise<SessionLog> {
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
