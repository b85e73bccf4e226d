export const cancelled = Symbol("cancelled");

/** A run's cancelling: one listener on its signal, however many things wait. */
export type Cancellation = {
  /** What `work` comes to, or `cancelled` as soon as the signal fires; the work is left behind then. */
  race<T>(work: Promise<T>): Promise<T | typeof cancelled>;
  /** Stops listening; the run is over. */
  release(): void;
};

export function cancellation(signal: AbortSignal): Cancellation {
  const waiting = new Set<() => void>();
  const stop = () => {
    for (const giveUp of waiting) giveUp();
  };
  signal.addEventListener("abort", stop, { once: true });
  return {
    race: (work) =>
      new Promise((resolve, reject) => {
        const giveUp = () => resolve(cancelled);
        if (signal.aborted) giveUp();
        waiting.add(giveUp);
        work.then(
          (value) => {
            waiting.delete(giveUp);
            resolve(value);
          },
          (error) => {
            waiting.delete(giveUp);
            reject(error);
          },
        );
      }),
    release: () => signal.removeEventListener("abort", stop),
  };
}
