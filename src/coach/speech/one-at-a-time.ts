import { aborted, orAborted } from "./or-aborted.ts";

/** Runs one piece of work after the other, in the order asked for. */
export type Turnstile = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T | typeof aborted>;

/** Aborted work that has not let go after so long is waited for no longer. */
const patienceMs = 2000;

/**
 * `aborted` comes at once, whether the work was waiting or running; the next in line still waits until aborted work has let
 * go. Rejects as the work does.
 */
export function oneAtATime(): Turnstile {
  let last: Promise<unknown> = Promise.resolve();
  return async (work, signal) => {
    if (signal.aborted) return aborted;
    const before = last;
    const running = before.then(async () => (signal.aborted ? aborted : await work()));
    const result = orAborted(running, signal);
    const letGo = result.then(() => before).then(() => patience(running));
    last = letGo.catch(() => undefined);
    return await result;
  };
}

async function patience(running: Promise<unknown>): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, patienceMs);
  await Promise.race([running, over.promise]).finally(() => clearTimeout(timer));
}
