/** What the learner of a test does each time somebody listens. */
export type Deed = { says: string } | "silent" | "never" | "broken";

export function learner() {
  let deed: Deed = "silent";
  let listened = 0;
  return {
    will(next: Deed) {
      deed = next;
    },
    /** How often somebody began to listen. */
    listened: () => listened,
    /** null: silence. "never" answers only when the time is up or it is called off. */
    async answer(signal: AbortSignal, timeoutMs: number | null): Promise<string | null> {
      listened += 1;
      const doing = deed;
      if (doing === "broken") throw new Error("the microphone is broken");
      if (doing === "silent") return null;
      if (doing !== "never") return doing.says;
      const end = Promise.withResolvers<void>();
      signal.addEventListener("abort", () => end.resolve(), { once: true });
      const timer = timeoutMs === null ? null : setTimeout(end.resolve, timeoutMs);
      await end.promise;
      if (timer !== null) clearTimeout(timer);
      return null;
    },
  };
}
export type TestLearner = ReturnType<typeof learner>;
