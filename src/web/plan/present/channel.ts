import type { Countdown } from "./countdown.ts";
import type { Action } from "./steps.ts";

/** What is shown at this moment, for the window with the notes. */
export type Showing = { step: number; black: boolean; countdown: Countdown | null; since: number };

/** Between the window that shows slides and the one with the notes. `who`: somebody has just opened. */
export type Said =
  | { type: "showing"; showing: Showing }
  | { type: "do"; action: Action }
  | { type: "who" }
  | { type: "ended" };

/** One lesson's windows hear each other, and nobody else does: the channel is of this page's origin. */
export function openChannel(
  session: string,
  heard: (said: Said) => void,
): { say(said: Said): void; close(): void } {
  const channel = new BroadcastChannel(`teacher-assist.present.${session}`);
  channel.onmessage = ({ data }: MessageEvent<Said>) => heard(data);
  return { say: (said) => channel.postMessage(said), close: () => channel.close() };
}
