/** Where something is said in a test: it can be held up, and made to fail, and it counts. */
export function stage() {
  let held = Promise.withResolvers<void>();
  let mode: "plain" | "held" | "broken" = "plain";
  let now = 0;
  let most = 0;
  let times = 0;
  return {
    /** From now on nothing ends until `release`, or until it is called off. */
    hold() {
      held = Promise.withResolvers();
      mode = "held";
    },
    release() {
      mode = "plain";
      held.resolve();
    },
    /** From now on it fails, until `release`. */
    fail() {
      mode = "broken";
    },
    now: () => now,
    most: () => most,
    times: () => times,
    async perform(signal: AbortSignal): Promise<void> {
      times += 1;
      now += 1;
      most = Math.max(most, now);
      try {
        if (mode === "broken") throw new Error("the loudspeaker is on fire");
        const stopped = Promise.withResolvers<void>();
        signal.addEventListener("abort", () => stopped.resolve(), { once: true });
        if (signal.aborted) stopped.resolve();
        if (mode === "held") await Promise.race([held.promise, stopped.promise]);
        else await Promise.race([Bun.sleep(5), stopped.promise]);
        signal.throwIfAborted();
      } finally {
        now -= 1;
      }
    },
  };
}
export type Stage = ReturnType<typeof stage>;

/** Waits for something that is on its way; fails after three minutes. */
export async function eventually(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + 180_000; !holds(); await Bun.sleep(2)) {
    if (performance.now() > end) throw new Error(`It did not come about: ${holds}`);
  }
}
