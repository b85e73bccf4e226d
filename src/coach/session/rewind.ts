import { knownActions } from "../spec/actions.ts";
import type { CompiledSpec } from "../spec/compiled.ts";

/**
 * Where a session is taken up again: a state in which the coach speaks is its own; a waiting one goes back to the state
 * that asked (decision 37). "Did you say …?" is not asked again: the cue is. null: nothing was said there.
 */
export function speakingStateOf(spec: CompiledSpec, name: string): string | null {
  const own = speechIn(spec, name);
  if (own.length > 0 && !asksAgain(own)) return name;
  const waiting = own.length > 0 ? afterSpeech(spec, name) : name;
  const before = Object.keys(spec.states).filter((each) => afterSpeech(spec, each) === waiting);
  return before.find((each) => speechIn(spec, each).length > 0 && !asksAgain(speechIn(spec, each))) ?? null;
}

function speechIn(spec: CompiledSpec, name: string): string[] {
  const state = spec.states[name];
  if (state?.kind !== "wait") return [];
  return state.entry.map(({ action }) => action).filter((action) => knownActions[action]?.speaks);
}

function afterSpeech(spec: CompiledSpec, name: string): string | null {
  const state = spec.states[name];
  return state?.kind === "wait" ? (state.on.tts_done ?? null) : null;
}

function asksAgain(actions: readonly string[]): boolean {
  return actions.includes("coach_ask_again");
}
