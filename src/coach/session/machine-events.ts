import { isSpeaking } from "./coach.ts";
import { miss } from "./current-word.ts";
import { begin, type Draft, follow } from "./draft.ts";

/** The coach has finished speaking, or could not: the text is on the screen, and it goes on (decision 34). */
export function spokenOut(draft: Draft, event: "tts_done" | "tts_error"): boolean {
  const { state } = draft;
  if (state.aside) {
    draft.state = { ...state, aside: false };
    begin(draft, event);
    return true;
  }
  return !state.paused && follow(draft, "tts_done");
}

/** Silence counts as the spec says; while the coach speaks or rests there is none. */
export function timedOut(draft: Draft, event: "start" | "timeout"): boolean {
  const { coach, state } = draft;
  if (state.paused || (event === "timeout" && isSpeaking(coach, state))) return false;
  if (event === "timeout") {
    const counts = coach.spec.effects.timeout?.some(({ counter }) => counter === "failures");
    draft.state = { ...state, asked: false, answered: false, candidate: null };
    if (counts) miss(draft, "");
  }
  return follow(draft, event);
}
