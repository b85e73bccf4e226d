import type { Ports } from "../../learning/state/ports.ts";
import { writeFailed } from "../../store/failure.ts";
import { inTurn } from "../../store/in-turn.ts";
import { acquireLock, type Lock } from "../../store/lock.ts";
import { type Answering, answered } from "./answering.ts";
import type { Advanced, Coach } from "./coach.ts";
import { notOver } from "./concept-reviews.ts";
import { entryOf, logLine } from "./event-log.ts";
import type { Happening } from "./happening.ts";
import { handOver, type Learning } from "./learning.ts";
import { type OpenSession, openSession } from "./open-session.ts";
import { type CoachPlaces, coachPlaces } from "./places.ts";
import { afterStep } from "./replay.ts";
import type { Finished, SessionState } from "./session-state.ts";
import { writeSnapshot } from "./snapshot.ts";
import { afterBack, afterFinished, writeWords } from "./words-file.ts";

export type CoachingOptions = {
  home: string;
  coach: Coach;
  /** Where results go: the deck's own course, or the one it was made from. */
  learning: Learning;
  ports: Ports;
  answering: Answering;
  seed: number;
  /** How many words a new session takes up; all where it is not said. */
  most?: number | undefined;
  /** The words that a new session takes up, where they were chosen. */
  only?: readonly string[] | undefined;
  /** A snapshot is written when so many bytes of the log are not in one. */
  snapshotBytes?: number;
};

/** A coaching session on disk. One window at a time has a deck. */
export type Coaching = {
  readonly sessionId: string;
  /** It was begun before, and is taken up with its counters kept. */
  readonly resumed: boolean;
  /** What was found damaged, and where it is now. */
  readonly problems: readonly string[];
  readonly places: CoachPlaces;
  state(): SessionState;
  /** New words of the deck that are not finished, whether this session takes them up or not. */
  wordsLeft(): number;
  /**
   * Durable when it resolves: only then may it be shown. Throws `StoreError`. Where the line could not be written,
   * nothing has changed; where the word's record could not, the next opening makes up for it.
   */
  happen(happening: Omit<Happening, "at">, signal?: AbortSignal): Promise<Advanced>;
  /** The sitting is over: what of it is not in the learner's record yet goes there. */
  close(): Promise<void>;
};

/** Throws `StoreError`: `busy`, where another window coaches the same deck. */
export async function openCoaching(options: CoachingOptions): Promise<Coaching> {
  const { home, coach, learning } = options;
  const what = `Your session with ${coach.deck.title}`;
  const places = coachPlaces(home, learning.course.config.name);
  const lock = await acquireLock(places.lock, { what });
  try {
    return running(options, await openSession(options, places), places, lock);
  } catch (error) {
    lock.release();
    throw writeFailed(what, error);
  }
}

const snapshotBytes = 256 * 1024;
const never = new AbortController().signal;

function running(options: CoachingOptions, session: OpenSession, places: CoachPlaces, lock: Lock): Coaching {
  const { home, coach, learning, ports, answering } = options;
  const { id, log, resumed, problems } = session;
  const { disk } = ports;
  let { state, seq, size, inSnapshot, words, notRecorded } = session;
  let lastSnapshot = options.snapshotBytes ?? snapshotBytes;
  const oneByOne = inTurn();

  async function happen(given: Omit<Happening, "at">, signal = never): Promise<Advanced> {
    const happening = { ...given, at: ports.now().toISOString() };
    const next = await answered(coach, state, happening, answering, signal);
    if (next.outcome === "ignored") return next;
    const line = logLine(entryOf(seq + 1, happening, next));
    try {
      await log.append(line);
      [state, seq, size] = [next.state, seq + 1, size + line.length];
      await keep(next);
      if (size - inSnapshot >= lastSnapshot) await snapshot();
    } catch (error) {
      throw writeFailed(`Your session with ${coach.deck.title}`, error);
    }
    return next;
  }

  async function keep({ finished, back }: Advanced): Promise<void> {
    const { position, left } = state;
    if (finished.length === 0 && back === null && !position.final) return;
    notRecorded = afterStep(notRecorded, finished, back);
    const open = position.final ? [] : notOver(notRecorded, ahead(state), learning.conceptOf);
    await record(notRecorded.filter((word) => !open.includes(word)));
    const unfinished = !position.final || left !== null;
    words = {
      ...afterFinished(afterBack(words, back), finished, state.pool),
      session: unfinished ? id : null,
    };
    await writeWords(ports, places, words);
    if (!unfinished) notRecorded = [];
    else if (!position.final) notRecorded = open;
  }

  async function record(finished: readonly Finished[]): Promise<void> {
    await handOver(learning, home, ports, coach, id, finished);
  }

  /** Written once the log has grown by as much as a snapshot is big: over a session they cost what the log costs. */
  async function snapshot(): Promise<void> {
    const bytes = await writeSnapshot(disk, places.snapshot(id), { state, seq, size, notRecorded });
    lastSnapshot = Math.max(options.snapshotBytes ?? snapshotBytes, bytes);
    inSnapshot = size;
  }

  return {
    sessionId: id,
    resumed,
    problems,
    places,
    state: () => state,
    wordsLeft: () => words.queue.length,
    happen: (happening, signal) => oneByOne(() => happen(happening, signal)),
    close: () =>
      oneByOne(async () => {
        try {
          await record(notRecorded);
        } finally {
          await log.close();
          lock.release();
        }
      }),
  };
}

/** The words that are still to come, the current one included. */
function ahead({ queue, current }: SessionState): string[] {
  return current === null || current.settled ? queue : [current.id, ...queue];
}
