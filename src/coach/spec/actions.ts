import type { Effect } from "./compiled.ts";

/** What an action of a spec is to a session: all that a spec may name. */
export type ActionKind = {
  /** The coach speaks: the actions of one entry list are one turn, and `tts_done` ends it (decision 33). */
  speaks: boolean;
  /** Events it may send when it is done: a state that has it in its entry needs a way for each. */
  sends: readonly string[];
  /** Events it sends only where the state waits for them. */
  offers: readonly string[];
  effects: readonly (Effect | "reset all")[];
};

const speech: ActionKind = { speaks: true, sends: ["tts_done"], offers: [], effects: [] };
const silent: ActionKind = { speaks: false, sends: [], offers: [], effects: [] };

export const knownActions: Readonly<Record<string, ActionKind>> = {
  coach_introduce_word: speech,
  coach_explain_word: speech,
  coach_example_sentence: speech,
  coach_prompt_dialogue: { ...speech, effects: [{ counter: "presentation", op: "+=", value: 1 }] },
  coach_slow_repeat: speech,
  coach_ask_again: speech,
  coach_positive_reinforce: speech,
  coach_encourage: speech,
  // Where a state has no way for what was unclear, it is taken for incorrect: 0.2 knows two verdicts.
  evaluate_usage: { ...silent, sends: ["usage_correct", "usage_incorrect"], offers: ["usage_unclear"] },
  pick_next_new_word: { ...silent, sends: ["next_word_available", "no_more_words"] },
  add_word_to_learned_pool: silent,
  reset_failures_counter: { ...silent, effects: [{ counter: "failures", op: "=", value: 0 }] },
  reset_silences: { ...silent, effects: [{ counter: "silences", op: "=", value: 0 }] },
  reset_counters: { ...silent, effects: ["reset all"] },
};

/** What comes from outside: from the learner, the microphone and the clock. */
export const outsideEvents: ReadonlySet<string> = new Set([
  "start",
  "asr_result",
  "timeout",
  "resume",
  "student_skip",
  "student_stop",
]);

/** 0.2 says in a comment what `evaluate_usage` does to the counters, and nothing else does anything. */
export const effectsOf02: Readonly<Record<string, readonly string[]>> = {
  usage_correct: ["usage += 1"],
  usage_incorrect: ["failures += 1"],
};

export function actionNamed(name: string): ActionKind | undefined {
  return Object.hasOwn(knownActions, name) ? knownActions[name] : undefined;
}
