/** Runs one piece of work after the other, in the order asked for. */
export type Turnstile = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T | "aborted">;

/** Aborted work that has not let go after so long is waited for no longer. */
const patienceMs = 2000;

/**
 * "aborted" comes at once, whether the work was waiting or running; the next in line still waits until aborted work has
 * let go. Rejects as the work does.
 */
export function oneAtATime(): Turnstile {
  let last: Promise<unknown> = Promise.resolve();
  return async (work, signal) => {
    if (signal.aborted) return "aborted";
    const aborted = abortOf(signal);
    const before = last;
    const running = before.then(() => (signal.aborted ? "aborted" : work()));
    last = Promise.race([running, aborted.then(() => Promise.race([running, before.then(patience)]))]).catch(
      () => undefined,
    );
    return await Promise.race([running, aborted]);
  };
}

function abortOf(signal: AbortSignal): Promise<"aborted"> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs));
}
