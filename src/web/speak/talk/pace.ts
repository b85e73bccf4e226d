import type { SittingView } from "../../../coach/session/sitting.ts";

const briefMs = 350;

/**
 * How long a turn that nobody says stays before the next. What goes out of sight with the next turn is read at the
 * learner's own pace, until they go on: null. All others stay in sight, so a breath is enough. `calm`: less motion is
 * asked for.
 */
export function stayMs({ passing }: Pick<SittingView, "passing">, calm: boolean): number | null {
  if (passing) return null;
  return calm ? 0 : briefMs;
}

/** `null`: until it is called off. */
export async function pause(ms: number | null, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return;
  const over = Promise.withResolvers<void>();
  const timer = ms === null ? undefined : setTimeout(over.resolve, ms);
  signal.addEventListener("abort", () => over.resolve(), { once: true });
  await over.promise;
  clearTimeout(timer);
}
