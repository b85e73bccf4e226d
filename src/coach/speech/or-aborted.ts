/** What comes of work that was called off. Not a word: a learner may say "aborted". */
export const aborted = Symbol("aborted");

/** `aborted` as soon as the signal says so, else what the work brings. Leaves nothing behind on the signal. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | typeof aborted> {
  const called = Promise.withResolvers<typeof aborted>();
  const abort = () => called.resolve(aborted);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([called.promise, work]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
