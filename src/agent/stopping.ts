import { type Clock, cancelledEnding, type Ending, systemClock } from "./run.ts";

export const stopped = Symbol("stopped");

/** What stops a run from outside its steps: its person, or time. One listener and one signal, however many things wait. */
export type Stopping = {
  /** Fires when the run is to end; what runs for it listens here. */
  readonly signal: AbortSignal;
  /** How the run is to end; null while it goes on. The first reason stands. */
  readonly ending: Ending | null;
  stop(ending: Ending): void;
  /**
   * What `work` comes to, or `stopped` as soon as the run is to end; the work is left behind then. Work that takes
   * longer than `ms` ends the run as `late` says.
   */
  race<T>(work: Promise<T>, ms: number, late: () => Ending): Promise<T | typeof stopped>;
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
  const waiting = new Set<() => void>();
  let ending: Ending | null = null;
  const stop = (how: Ending) => {
    if (ending !== null) return;
    ending = how;
    controller.abort();
    for (const giveUp of waiting) giveUp();
  };
  const cancel = () => stop(above?.ending ?? cancelledEnding);
  if (outer.aborted) cancel();
  outer.addEventListener("abort", cancel, { once: true });
  const forget = after(wholeMs, () => stop(late()));
  const guarded = <T>(work: Promise<T>, ms: number, tooLate: () => Ending) =>
    new Promise<T | typeof stopped>((resolve, reject) => {
      const giveUp = () => resolve(stopped);
      waiting.add(giveUp);
      const unset = after(ms, () => stop(tooLate()));
      const done = () => {
        unset();
        waiting.delete(giveUp);
      };
      work.then(
        (value) => {
          done();
          resolve(value);
        },
        (error) => {
          done();
          reject(error);
        },
      );
    });
  return {
    signal: controller.signal,
    get ending() {
      return ending;
    },
    stop,
    async race(work, ms, tooLate) {
      const noted = note(work);
      if (ending !== null) return stopped;
      await null; // most work is done by then: it needs no timer and nobody to tell
      if (noted.outcome === "done") return work;
      return ending === null ? guarded(work, ms, tooLate) : stopped;
    },
    release() {
      forget();
      outer.removeEventListener("abort", cancel);
    },
  };
}

/** Whether work is done, as far as one can tell by now. What fails after nobody waits for it any more fails unheard. */
function note(work: Promise<unknown>): { outcome: "done" | "open" } {
  const noted: { outcome: "done" | "open" } = { outcome: "open" };
  const settle = () => {
    noted.outcome = "done";
  };
  work.then(settle, settle);
  return noted;
}
