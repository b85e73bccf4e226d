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
  /** An answer given while the coach spoke, and that no question stood behind: it is its giver's again. */
  onEarly(text: string): void;
};

export type Left = "over" | "left" | "interrupted";

/**
 * The coach speaks, the learner answers, until one of them is done. At the terminal and in the browser. Who answers
 * while the coach speaks is not made to wait: the rest is left unsaid, and it is the answer to that very turn where the
 * turn asks for one. Where it does not, the answer is given back: none is lost, whatever ends the talk.
 */
export async function talk<T extends Turn>(talk: Talk<T>): Promise<Left> {
  const { happen, isOver, voice, signal, show, onEarly } = talk;
  let next = talk.first;
  let early: Omit<Happening, "at"> | null = null;
  try {
    for (;;) {
      show(next);
      const { say } = next;
      if (early !== null && (say !== null || next.listen?.turnId !== early.turnId)) {
        onEarly(early.text);
        early = null;
      }
      if (say === null) {
        if (isOver(next)) return "over";
        const heard = early ?? (await voice.listen(next.listen, signal));
        if (heard === "interrupted" || signal.aborted) return "interrupted";
        if (heard === "left") return "left";
        early = null;
        next = await happen(woken(next, heard), signal);
        continue;
      }
      const spoken = await voice.speak(say, signal);
      if (typeof spoken !== "boolean" && spoken.event === "asr_result")
        early = { ...spoken, turnId: say.turnId };
      if (signal.aborted) return "interrupted";
      if (isOver(next)) return "over";
      const brokeIn = typeof spoken !== "boolean" && early === null;
      const event = spoken === false ? "tts_error" : "tts_done";
      const after = await happen(brokeIn ? spoken : { event, turnId: say.turnId, text: "" }, signal);
      // What broke in and changed nothing: the coach says it after all.
      next = brokeIn && after.outcome === "ignored" ? { ...after, say } : after;
    }
  } finally {
    if (early !== null) onEarly(early.text);
  }
}

/** An empty line asks to hear it again; while the session rests, it wakes it up, and so does an ear that heard nothing. */
function woken({ resting }: Turn, heard: Omit<Happening, "at">): Omit<Happening, "at"> {
  const isEmpty = heard.event === "timeout" || heard.event === "student_again";
  return resting && isEmpty ? { ...heard, event: "resume" } : heard;
}
