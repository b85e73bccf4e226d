import type { UtteranceVerdict } from "../judge/verdict.ts";
import type { PromptRequest } from "../prompts/prompt.ts";
import { knownActions } from "../spec/actions.ts";
import type { SpecAction } from "../spec/compiled.ts";
import type { Position, Step } from "../spec/machine.ts";
import type { Coach, Transition } from "./coach.ts";
import { miss, pickNext, repeatAfterMe, settle, used } from "./current-word.ts";
import type { BroughtBack, Finished, SessionState } from "./session-state.ts";
import { wordsToWeave } from "./weave.ts";

/** A session on its way from one resting place to the next. */
export type Draft = {
  coach: Coach;
  state: SessionState;
  at: string;
  verdict: UtteranceVerdict | null;
  transitions: (Omit<Transition, "lines"> & { requests: PromptRequest[] })[];
  finished: Finished[];
  back: BroughtBack | null;
  /** What an action has sent and nobody has taken yet. */
  sent: string | null;
  note: string | null;
  /** Lines that are said as they were before. */
  repeated: SessionState["said"];
  /** How many of the requests come before the question, and are no part of it. */
  beforeCue: number;
  why: string | null;
};

/** More steps than this from one event is a spec that runs in a circle. */
const mostSteps = 100;

/** Takes an event of the machine and everything that follows from it. false: nothing waits for it, or it never rests. */
export function follow(draft: Draft, event: string): boolean {
  let next: string | null = event;
  for (let steps = 0; next !== null; steps++) {
    const step: Step | null = draft.coach.walker.step(before(draft, next), next);
    if (step === null || steps === mostSteps) {
      draft.why = steps === 0 ? null : `The spec does not say what follows ${next}.`;
      return false;
    }
    const { perform, ...position } = step;
    put(draft, position);
    begin(draft, next, perform);
    draft.sent = null;
    for (const { actions } of perform) for (const action of actions) act(draft, action);
    next = draft.sent;
  }
  return true;
}

/** Beside the machine: something is said or noted, and no counter moves. */
export function begin(draft: Draft, event: string, entered: Step["perform"] = []): void {
  const { position, current } = draft.state;
  const { state, counters } = position;
  const micro = entered.map((one) => ({ ...one, actions: one.actions.map(({ action }) => action) }));
  draft.transitions.push({ event, state, counters, word: current?.id ?? null, requests: [], micro });
}

/** Asks for words, in the transition that is under way. */
export function speak(draft: Draft, { action, handler }: Pick<SpecAction, "action" | "handler">): void {
  const { coach, state, transitions } = draft;
  const item = state.current === null ? undefined : coach.items.get(state.current.id);
  const transition = transitions.at(-1);
  if (item === undefined || transition === undefined) return;
  const count = transitions.reduce((sum, { requests }) => sum + requests.length, 0);
  transition.requests.push({
    action,
    handler,
    deck: coach.deck,
    item,
    /** Looked up when it is asked for: a replay has no use for it. */
    get woven() {
      return wordsToWeave(coach, state);
    },
    counters: state.position.counters,
    heard: state.heard,
    wasUsed: draft.verdict?.verdict === "correct",
    asked: state.cue.map(({ text }) => text).join(" "),
    candidate: state.candidate,
    another: draft.verdict?.asks === "another" ? draft.verdict.because : null,
    lately: state.lately,
    seed: (Math.imul(state.seed ^ (state.turn + 1), 0x9e3779b1) + count) >>> 0,
  });
}

function act(draft: Draft, action: SpecAction): void {
  const { state } = draft;
  if (knownActions[action.action]?.speaks) {
    if (!hasWord(draft)) return;
    if (action.action === "coach_prompt_dialogue") draft.state = { ...draft.state, repeating: false };
    if (action.action === "coach_slow_repeat") repeatAfterMe(draft);
    speak(draft, action);
  }
  if (action.action === "evaluate_usage" && hasWord(draft)) evaluate(draft);
  if (action.action === "pick_next_new_word") draft.sent = pickNext(draft);
  if (action.action === "add_word_to_learned_pool" && state.current !== null)
    settle(draft, action.params.outcome === "deferred" ? "deferred" : "mastered");
}

/** 0.2 never says how the first word is chosen: it is the queue's head (decision 33). With no word left it is over. */
function hasWord(draft: Draft): boolean {
  if (draft.state.current === null && pickNext(draft) === "no_more_words") end(draft);
  const transition = draft.transitions.at(-1);
  if (transition !== undefined) transition.word = draft.state.current?.id ?? null;
  return draft.state.current !== null;
}

function evaluate(draft: Draft): void {
  const { coach, state, verdict } = draft;
  if (verdict === null || state.current === null) return;
  const unsure = verdict.verdict === "unclear" && !state.asked;
  if (unsure && coach.walker.step(state.position, "usage_unclear") !== null) {
    draft.state = { ...state, asked: true, candidate: verdict.matched };
    draft.sent = "usage_unclear";
    return;
  }
  const done = { asked: false, answered: false, candidate: null };
  draft.sent = verdict.verdict === "correct" ? "usage_correct" : "usage_incorrect";
  draft.state = { ...state, ...done };
  if (draft.sent === "usage_incorrect") miss(draft, state.heard ?? "");
  else used(draft, state.heard ?? "");
}

/** To the end, from wherever it is. A word that was not finished goes back to the head of the queue. */
export function end(draft: Draft): void {
  const { spec } = draft.coach;
  const name = Object.keys(spec.states).find((each) => spec.states[each]?.kind === "final");
  put(draft, { ...draft.state.position, state: name ?? draft.state.position.state, final: true });
  const transition = draft.transitions.at(-1);
  if (transition !== undefined) transition.state = draft.state.position.state;
}

export function put(draft: Draft, { state, counters, final }: Position): void {
  draft.state = { ...draft.state, position: { state, counters: { ...counters }, final } };
}

/** Where the machine steps from. A repeat that the spec does not want counted is taken off before it is added. */
function before({ coach, state }: Draft, event: string): Position {
  const { position, repeating } = state;
  if (event !== "usage_correct" || !repeating || coach.spec.context.count_repeat_usage !== false)
    return position;
  const { usage = 0, ...others } = position.counters;
  return { ...position, counters: { ...others, usage: usage - 1 } };
}
