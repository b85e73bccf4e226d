export const cancelled = Symbol("cancelled");

/** What `work` comes to, or `cancelled` as soon as the signal fires; the work is left behind then. */
export function untilCancelled<T>(signal: AbortSignal, work: Promise<T>): Promise<T | typeof cancelled> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(cancelled);
    const stop = () => resolve(cancelled);
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
