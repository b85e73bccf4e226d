import type { SittingView } from "../../../coach/session/sitting.ts";

const briefMs = 350;
const finishedMs = 1_400;

/**
 * How long a turn that nobody says stays before the next: all turns stay in sight, so a breath is enough; a word that is
 * finished is looked at a little longer, because the next takes its place. `calm`: less motion is asked for.
 */
export function stayMs({ word, done }: Pick<SittingView, "word" | "done">, calm: boolean): number {
  if (word !== null && done.some(({ id }) => id === word.id)) return finishedMs;
  return calm ? 0 : briefMs;
}

export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return;
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  signal.addEventListener("abort", () => over.resolve(), { once: true });
  await over.promise;
  clearTimeout(timer);
}
