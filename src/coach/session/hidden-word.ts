import { contains } from "../prompts/spoken.ts";
import type { Coach } from "./coach.ts";
import type { SessionState } from "./session-state.ts";

/**
 * Whether the learner is to find the word: from its first cue on, until it is learned or put off. A miss, help and
 * repeat-after-me show it; the next use hides it again.
 */
export function isHidden({ spec, items }: Coach, state: SessionState): boolean {
  const { current, position, repeating, said, cue } = state;
  if (current === null || current.settled || position.final || repeating) return false;
  if ((position.counters.failures ?? 0) > 0) return false;
  const item = items.get(current.id);
  const isGiven =
    said.length > cue.length && said.some(({ text }) => item !== undefined && contains(text, item));
  return !isGiven && !introduces(spec, position.state);
}

/** Whether what is said now is out of sight once the coach goes on: an introduction, and the end of a word. */
export function isPassing({ spec }: Coach, { current, position }: SessionState): boolean {
  return current !== null && (current.settled || introduces(spec, position.state));
}

/** The state in which the word is given. */
function introduces(spec: Coach["spec"], name: string): boolean {
  const state = Object.hasOwn(spec.states, name) ? spec.states[name] : undefined;
  if (state === undefined || state.kind === "choice") return false;
  return state.entry.some(({ action }) => gives.has(action));
}

const gives: ReadonlySet<string> = new Set([
  "coach_introduce_word",
  "coach_explain_word",
  "coach_example_sentence",
]);
