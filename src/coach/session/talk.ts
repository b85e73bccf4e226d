import { type Advanced, type Coach, isResting } from "./coach.ts";
import type { Coaching } from "./coaching.ts";
import type { Happening } from "./happening.ts";
import type { Voice } from "./voice.ts";

export type Talk = {
  coach: Coach;
  coaching: Coaching;
  voice: Voice;
  signal: AbortSignal;
  /** Each turn, once it is saved and before it is said. */
  show(next: Advanced): void;
  /** The session rests, and waits for a sign from the learner. */
  showRest(): void;
};

type Left = "over" | "left" | "interrupted";

/** The coach speaks, the learner answers, until one of them is done. */
export async function talk(talk: Talk): Promise<Left> {
  const { coaching, coach, signal } = talk;
  let next = await opening(talk);
  for (;;) {
    if (next !== null) talk.show(next);
    if (next?.say) {
      const { turnId } = next.say;
      const spoken = await talk.voice.speak(next.say, signal);
      if (signal.aborted) return "interrupted";
      if (coaching.state().position.final) return "over";
      next = await coaching.happen({ event: spoken ? "tts_done" : "tts_error", turnId, text: "" }, signal);
      if (next.say !== null) continue;
      talk.show(next);
    }
    if (coaching.state().position.final) return "over";
    const heard = await talk.voice.listen(next?.listen ?? null, signal);
    if (heard === "interrupted" || signal.aborted) return "interrupted";
    if (heard === "left") return "left";
    next = await coaching.happen(resting(coach, coaching, heard), signal);
  }
}

/** A session that rests is not woken up by opening it: the learner says when. */
async function opening({ coach, coaching, signal, showRest }: Talk): Promise<Advanced | null> {
  const state = coaching.state();
  if (!coaching.resumed || state.position.state === coach.spec.initial)
    return coaching.happen({ event: "start", turnId: null, text: "" }, signal);
  if (!isResting(coach, state)) return coaching.happen({ event: "resume", turnId: null, text: "" }, signal);
  showRest();
  return null;
}

/** An empty line is silence; while the session rests, it wakes it up. */
function resting(coach: Coach, { state }: Coaching, heard: Omit<Happening, "at">): Omit<Happening, "at"> {
  const silent = heard.event === "timeout";
  return silent && isResting(coach, state()) ? { ...heard, event: "resume" } : heard;
}
