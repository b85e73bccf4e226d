export const cancelled = Symbol("cancelled");

/** What `work` comes to, or `cancelled` as soon as the signal fires; the work is left behind then. */
export function untilCancelled<T>(signal: AbortSignal, work: Promise<T>): Promise<T | typeof cancelled> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(cancelled);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    const listenNoMore = () => signal.removeEventListener("abort", stop);
    work.then(
      (value) => {
        listenNoMore();
        resolve(value);
      },
      (error) => {
        listenNoMore();
        reject(error);
      },
    );
  });
}
