import type { Advanced, Coach } from "../../coach/session/coach.ts";
import { isResting } from "../../coach/session/coach.ts";
import type { Coaching } from "../../coach/session/coaching.ts";
import type { Happening } from "../../coach/session/happening.ts";
import type { Invocation } from "../main.ts";
import { showTurn } from "./show-turn.ts";
import type { Voice } from "./voice.ts";

export type Talk = {
  invocation: Invocation;
  coach: Coach;
  coaching: Coaching;
  voice: Voice;
  signal: AbortSignal;
};

type Left = "over" | "left" | "interrupted";

/** The coach speaks, the learner answers, until one of them is done. */
export async function talk(talk: Talk): Promise<Left> {
  const { coaching, coach, signal } = talk;
  let next = await opening(talk);
  for (;;) {
    if (next !== null) show(talk, next);
    if (next?.say) {
      const { turnId } = next.say;
      const spoken = await talk.voice.speak(next.say, signal);
      if (signal.aborted) return "interrupted";
      if (coaching.state().position.final) return "over";
      next = await coaching.happen({ event: spoken ? "tts_done" : "tts_error", turnId, text: "" }, signal);
      if (next.say !== null) continue;
      show(talk, next);
    }
    if (coaching.state().position.final) return "over";
    const heard = await talk.voice.listen(next?.listen ?? null, signal);
    if (heard === "interrupted" || signal.aborted) return "interrupted";
    if (heard === "left") return "left";
    next = await coaching.happen(resting(coach, coaching, heard), signal);
  }
}

/** A session that rests is not woken up by opening it: the learner says when. */
async function opening({ coach, coaching, signal, invocation }: Talk): Promise<Advanced | null> {
  const state = coaching.state();
  if (!coaching.resumed || state.position.state === coach.spec.initial)
    return coaching.happen({ event: "start", turnId: null, text: "" }, signal);
  if (!isResting(coach, state)) return coaching.happen({ event: "resume", turnId: null, text: "" }, signal);
  invocation.terminal.out("The session rests. Press Enter to go on.\n");
  return null;
}

/** An empty line is silence; while the session rests, it wakes it up. */
function resting(coach: Coach, { state }: Coaching, heard: Omit<Happening, "at">): Omit<Happening, "at"> {
  const silent = heard.event === "timeout";
  return silent && isResting(coach, state()) ? { ...heard, event: "resume" } : heard;
}

function show({ invocation, coach }: Talk, next: Advanced): void {
  const { terminal } = invocation;
  terminal.out(showTurn(coach, next, terminal.style));
}
