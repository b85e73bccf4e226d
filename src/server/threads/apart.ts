import type { Hook } from "../../agent/hooks.ts";
import { codeHere, type PluginCode } from "../../agent/plugin-code.ts";
import type { LessonView } from "../../lesson/lesson-view.ts";
import { Problem } from "../../problem.ts";
import { sourceFile } from "../../source-file.ts";
import type { Session } from "../../store/session.ts";
import type { Jobs } from "./jobs.ts";
import { type Pool, type PoolOptions, type Seat, threadPool } from "./pool.ts";

/** What takes long, done on threads beside the server's own. */
export type Apart = {
  /** The plugins' authors, and their hooks that say that they may (`apart`); the other hooks run here. */
  code: PluginCode;
  lessonView(session: Session, workspaceRoot: string): Promise<LessonView | null>;
  /** Anything else of `jobs.ts`, by its name. */
  ask: Seat<Jobs>["run"];
  close(): void;
};

export type Threads = Pool<Jobs>;

/** @internal For tests whose servers share them. */
export function newThreads(options: PoolOptions = {}): Threads {
  return threadPool<Jobs>(sourceFile("server/threads/thread.ts"), options);
}

/** `data`: where the libraries lie that are drawn on. `shared`: threads that outlive this server, where others use them too. */
export function apart(data: string, shared?: Threads): Apart {
  const pool = shared ?? newThreads();
  const ask: Apart["ask"] = (name, ...args) =>
    pool.seat(AbortSignal.timeout(viewMs)).then((seat) => seat.run(name, ...args));
  return {
    code: codeOn(pool, data),
    lessonView: (session, workspaceRoot) => ask("viewOf", session, workspaceRoot, data),
    ask,
    close() {
      if (shared === undefined) pool.close();
    },
  };
}

/** A view takes a fraction of a second, a comparison of many cases a few, and either may have to wait for its turn. */
const viewMs = 120_000;

function codeOn(pool: Pool<Jobs>, data: string): PluginCode {
  const authors = loadedOnce(
    (path, seconds, seat: Seat<Jobs>) => seat.run("authorThere", path, seconds),
    pool,
  );
  const hooks = loadedOnce((path, seconds, seat: Seat<Jobs>) => seat.run("hookThere", path, seconds), pool);
  return {
    async author(path, seconds) {
      await authors(path, seconds);
      return {
        async next({ system, messages, tools, volatile, outputSchema }, signal) {
          const request = { system, messages, tools, volatile, ...(outputSchema && { outputSchema }) };
          return await (await pool.seat(signal)).run("nextTurn", path, seconds, request);
        },
      };
    },
    async hook(path, seconds) {
      const { apart, ...about } = await hooks(path, seconds);
      if (!apart) return await codeHere.hook(path, seconds);
      const place: Hook["place"] = async (signal) => {
        const seat = await pool.seat(signal);
        return {
          run(event, { sessions: _, signal: _signal, libraries, now, abort: _abort, ...told }) {
            const drawnOn = libraries === null ? null : data;
            return seat.run("runHook", path, seconds, event, { ...told, data: drawnOn, at: now() });
          },
        };
      };
      return {
        ...about,
        place,
        run: async (event, context) => (await place(context.signal)).run(event, context),
      };
    },
  };
}

/** What a file holds is asked once: like an import, it stands while the program runs. One that failed is tried again. */
function loadedOnce<T>(
  load: (path: string, seconds: number, seat: Seat<Jobs>) => Promise<T>,
  pool: Pool<Jobs>,
): (path: string, seconds: number) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (path, seconds) => {
    const loading = known.get(path) ?? loadedWithin(path, seconds, pool, load);
    known.set(path, loading);
    loading.catch(() => known.delete(path));
    return loading;
  };
}

/** Also of a file that never comes to its end: it would hold up whoever loads it on their own thread. */
async function loadedWithin<T>(
  path: string,
  seconds: number,
  pool: Pool<Jobs>,
  load: (path: string, seconds: number, seat: Seat<Jobs>) => Promise<T>,
): Promise<T> {
  const patience = new AbortController();
  const seat = await pool.seat(patience.signal);
  const timer = setTimeout(() => patience.abort(), seconds * 1000 + 500);
  try {
    return await load(path, seconds, seat);
  } catch (error) {
    if (!patience.signal.aborted) throw error;
    throw new Problem("setup", `${path}: It could not be loaded: it was not done after ${seconds} seconds.`);
  } finally {
    clearTimeout(timer);
  }
}
