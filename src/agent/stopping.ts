import type { AtOnce } from "./at-once.ts";
import { type Clock, cancelledEnding, type Ending, systemClock } from "./run.ts";

export const stopped = Symbol("stopped");

/** What somebody waited for, or that the run stopped first. */
export type Raced<T> = T | typeof stopped;

/** Bun tells what a promise has come to without waiting for it. Elsewhere it is waited for. */
const peek = typeof Bun === "undefined" ? undefined : Bun.peek;
const statusOf = peek?.status;

/** How the run ends where `what` took longer than so many seconds. */
export type Late<W> = (what: W, seconds: number) => Ending;

/** What stops a run from outside its steps: its person, or time. One listener and one signal, however many things wait. */
export type Stopping = {
  /** Fires when the run is to end; what runs for it listens here. */
  readonly signal: AbortSignal;
  /** How the run is to end; null while it goes on. The first reason stands. */
  readonly ending: Ending | null;
  stop(ending: Ending): void;
  /**
   * What `work` comes to, at once where that is known, or `stopped` as soon as the run is to end; the work is left
   * behind then. Work that takes longer than `seconds`, begun when the clock's tick was `from`, ends the run as `late`
   * says of `what`.
   */
  race<T, W>(work: Promise<T>, from: number, seconds: number, late: Late<W>, what: W): AtOnce<Raced<T>>;
  /** Stops listening and waiting; the run is over. */
  release(): void;
};

/** `wholeMs`: how long the run may take. `above`: what stops the run that called this one in; it ends as that one does. */
export function stopping(
  outer: AbortSignal,
  clock: Clock,
  wholeMs: number,
  late: () => Ending,
  above: Stopping | null = null,
): Stopping {
  const after = clock.after ?? systemClock.after;
  const controller = new AbortController();
  const waits = new Set<Wait>();
  let ending: Ending | null = null;
  const stop = (how: Ending) => {
    if (ending !== null) return;
    ending = how;
    controller.abort();
    for (const wait of waits) wait.giveUp();
  };
  const cancel = () => stop(above?.ending ?? cancelledEnding);
  if (outer.aborted) cancel();
  outer.addEventListener("abort", cancel, { once: true });
  const forget = after(wholeMs, () => stop(late()));
  const watch = watching(after, clock, waits, stop);
  return {
    signal: controller.signal,
    get ending() {
      return ending;
    },
    stop,
    race(work, from, seconds, tooLate, what) {
      if (ending !== null) {
        work.catch(unheard);
        return stopped;
      }
      if (statusOf?.(work) === "fulfilled" && peek !== undefined) return peek(work);
      const until = from + seconds * 1000;
      watch.by(until, seconds * 1000);
      return waitFor(work, limitOf(until, seconds, tooLate, what), waits);
    },
    release() {
      forget();
      watch.end();
      outer.removeEventListener("abort", cancel);
    },
  };
}

/** Something that the run waits for. `until`: by the clock's tick. */
type Wait = { until: number; late: () => Ending; giveUp: () => void };

function limitOf<W>(until: number, seconds: number, late: Late<W>, what: W): Omit<Wait, "giveUp"> {
  return { until, late: () => late(what, seconds) };
}

function waitFor<T>(work: Promise<T>, limit: Omit<Wait, "giveUp">, waits: Set<Wait>): Promise<Raced<T>> {
  return new Promise((resolve, reject) => {
    const wait = { ...limit, giveUp: () => resolve(stopped) };
    waits.add(wait);
    work.then(resolve, reject).finally(() => waits.delete(wait));
  });
}

/** What fails after nobody waits for it any more. */
function unheard(): void {}

/**
 * One timer for all that is waited for, set for the earliest end of those. Most work is done long before: its end is
 * left where it was, so that a run of a thousand steps sets about as many timers as one of ten.
 */
function watching(
  after: NonNullable<Clock["after"]>,
  clock: Clock,
  waits: ReadonlySet<Wait>,
  stop: (how: Ending) => void,
): { by(until: number, ms: number): void; end(): void } {
  let setFor = Number.POSITIVE_INFINITY;
  let unset = () => {};
  const set = (until: number, ms: number) => {
    unset();
    setFor = until;
    unset = after(ms, look);
  };
  const look = () => {
    const now = Math.max(clock.tick(), setFor);
    let next = Number.POSITIVE_INFINITY;
    for (const { until, late } of waits) {
      if (until <= now) return stop(late());
      next = Math.min(next, until);
    }
    setFor = next;
    if (next !== Number.POSITIVE_INFINITY) set(next, next - now);
  };
  return {
    by(until, ms) {
      if (until < setFor) set(until, ms);
    },
    end: () => unset(),
  };
}
