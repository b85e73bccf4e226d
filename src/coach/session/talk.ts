import type { Advanced } from "./coach.ts";
import type { Happening } from "./happening.ts";
import type { Voice } from "./voice.ts";

/** What a step leaves to be said and listened for, wherever the session itself runs. */
export type Turn = Pick<Advanced, "outcome" | "say" | "listen" | "resting">;

export type Talk<T extends Turn> = {
  /** How the session was taken up. */
  first: T;
  /** One step: it is saved when it resolves. */
  happen(happening: Omit<Happening, "at">, signal: AbortSignal): Promise<T>;
  isOver(next: T): boolean;
  voice: Voice;
  signal: AbortSignal;
  /** Each turn, once it is saved and before it is said. */
  show(next: T): void;
};

export type Left = "over" | "left" | "interrupted";

/** The coach speaks, the learner answers, until one of them is done. At the terminal and in the browser. */
export async function talk<T extends Turn>(talk: Talk<T>): Promise<Left> {
  const { happen, isOver, voice, signal, show } = talk;
  let next = talk.first;
  for (;;) {
    show(next);
    const { say } = next;
    if (say === null) {
      if (isOver(next)) return "over";
      const heard = await voice.listen(next.listen, signal);
      if (heard === "interrupted" || signal.aborted) return "interrupted";
      if (heard === "left") return "left";
      next = await happen(woken(next, heard), signal);
      continue;
    }
    const spoken = await voice.speak(say, signal);
    if (signal.aborted) return "interrupted";
    if (isOver(next)) return "over";
    const brokeIn = typeof spoken !== "boolean";
    const end = { event: spoken === true ? "tts_done" : "tts_error", turnId: say.turnId, text: "" } as const;
    const after = await happen(brokeIn ? spoken : end, signal);
    // What broke in and changed nothing: the coach says it after all.
    next = brokeIn && after.outcome === "ignored" ? { ...after, say } : after;
  }
}

/** An empty line is silence; while the session rests, it wakes it up. */
function woken({ resting }: Turn, heard: Omit<Happening, "at">): Omit<Happening, "at"> {
  return resting && heard.event === "timeout" ? { ...heard, event: "resume" } : heard;
}
