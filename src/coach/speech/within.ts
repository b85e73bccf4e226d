/** What comes of work that took too long. Not a word: a learner may say "late". */
export const late = Symbol("late");

/** `late` after `ms`: the work is told to stop, and what it still brings is dropped. null: no limit. */
export async function within<T>(
  ms: number | null,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | typeof late> {
  if (ms === null) return await work(signal);
  const over = Promise.withResolvers<typeof late>();
  const stop = new AbortController();
  const timer = setTimeout(() => {
    over.resolve(late);
    stop.abort();
  }, ms);
  try {
    return await Promise.race([work(AbortSignal.any([signal, stop.signal])), over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
