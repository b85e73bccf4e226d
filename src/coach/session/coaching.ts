import { courseState } from "../../learning/state/course-state.ts";
import type { Ports } from "../../learning/state/ports.ts";
import { writeFailed } from "../../store/failure.ts";
import { inTurn } from "../../store/in-turn.ts";
import { acquireLock } from "../../store/lock.ts";
import { type Answering, answered } from "./answering.ts";
import type { Advanced, Coach } from "./coach.ts";
import { entryOf, logLine } from "./event-log.ts";
import type { Happening } from "./happening.ts";
import { resultOf } from "./hand-over.ts";
import { type CoachPlaces, coachPlaces } from "./places.ts";
import { type OpenSession, openSession } from "./open-session.ts";
import type { Finished, SessionState } from "./session-state.ts";
import { writeSnapshot } from "./snapshot.ts";
import type { Learning } from "./learning.ts";
import { afterFinished, type Words, writeWords } from "./words-file.ts";

export type CoachingOptions = {
  home: string;
  coach: Coach;
  /** Where results go: the deck's own course, or the one it was made from. */
  learning: Learning;
  ports: Ports;
  answering: Answering;
  seed: number;
  /** How many words a new session takes up; all where it is not said. */
  most?: number;
  /** A snapshot is written when so many bytes of the log are not in one. */
  snapshotBytes?: number;
};

/** A coaching session on disk. Only one at a time has a deck. */
export type Coaching = {
  readonly sessionId: string;
  /** It was begun before, and is taken up with its counters kept. */
  readonly resumed: boolean;
  /** What was found damaged, and where it is now. */
  readonly problems: readonly string[];
  readonly places: CoachPlaces;
  state(): SessionState;
  /** Durable when it resolves: only then may it be shown. Throws `StoreError`; nothing has changed then. */
  happen(happening: Omit<Happening, "at">, signal?: AbortSignal): Promise<Advanced>;
  close(): Promise<void>;
};

/** Throws `StoreError`: busy, where another window coaches the same deck. */
export async function openCoaching(options: CoachingOptions): Promise<Coaching> {
  const { home, coach, learning, ports, answering } = options;
  const what = `Your session with ${coach.deck.title}`;
  const places = coachPlaces(home, learning.course.config.name);
  const lock = await acquireLock(places.lock, { what });
  try {
    const session = await openSession(options, places).catch((error) => {
      throw writeFailed(what, error);
    });
    await handOver(session.pending);
    return running(session, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }

  function running(session: OpenSession, release: () => void): Coaching {
    const { log, id } = session;
    let { state, seq, size, words } = session;
    let inSnapshot = session.inSnapshot;
    let snapshotSize = 0;
    const oneByOne = inTurn();

    async function happen(given: Omit<Happening, "at">, signal?: AbortSignal): Promise<Advanced> {
      const happening = { ...given, at: ports.now().toISOString() };
      const next = await answered(coach, state, happening, answering, signal);
      if (next.outcome === "ignored") return next;
      const line = logLine(entryOf(seq + 1, happening, next));
      await log.append(line).catch((error) => {
        throw writeFailed(what, error);
      });
      [state, seq, size] = [next.state, seq + 1, size + line.length];
      if (next.finished.length > 0 || state.position.final) words = await kept(words, next);
      await snapshot();
      return next;
    }

    async function kept(before: Words, { finished, state: after }: Advanced): Promise<Words> {
      await handOver(finished);
      const later = { ...afterFinished(before, finished, after.pool), session: after.position.final ? null : id };
      await writeWords(ports, places, later);
      return later;
    }

    /** It costs no more, over a session, than the log itself. */
    async function snapshot(): Promise<void> {
      if (size - inSnapshot < Math.max(options.snapshotBytes ?? 256 * 1024, snapshotSize)) return;
      snapshotSize = await writeSnapshot(ports.disk, places.snapshot(id), { state, seq, size });
      inSnapshot = size;
    }

    return {
      sessionId: id,
      resumed: session.resumed,
      problems: session.problems,
      places,
      state: () => state,
      happen: (happening, signal) => oneByOne(() => happen(happening, signal)),
      close: () =>
        oneByOne(async () => {
          await log.close();
          release();
        }),
    };
  }

  /** Twice is once: an exercise that is recorded already is left as it is. */
  async function handOver(finished: readonly (Finished & { session: string })[] | readonly Finished[]) {
    if (finished.length === 0) return;
  }
}
