import type { Deck, DeckItem } from "../deck/deck-format.ts";
import type { UtteranceQuestion, UtteranceVerdict } from "../judge/verdict.ts";
import type { Author, Line, PromptRequest } from "../prompts/prompt.ts";
import type { CompiledSpec } from "../spec/compiled.ts";
import { type Walker, walker } from "../spec/machine.ts";
import type { Happening } from "./happening.ts";
import type { BroughtBack, Finished, PoolEntry, SessionState } from "./session-state.ts";

/** What stays the same through a session. */
export type Coach = { spec: CompiledSpec; walker: Walker; deck: Deck; items: ReadonlyMap<string, DeckItem> };

/** What a session asks of others. The same answers lead to the same place; the log keeps them (decision 37). */
export type Answers = { judge(question: UtteranceQuestion): UtteranceVerdict; words: Author };

/** One step of the machine, or one thing that happened beside it; `state` is where it led. */
export type Transition = {
  event: string;
  state: string;
  counters: Readonly<Record<string, number>>;
  lines: readonly Line[];
  /** The word's id. */
  word: string | null;
  /** Every state that was entered on the way, the ones that only decide too, with what each had to do. */
  micro: readonly { state: string; counters: Readonly<Record<string, number>>; actions: readonly string[] }[];
};

export type Listen = {
  turnId: string;
  language: string;
  timeoutMs: number;
  hints: string[];
  typing: boolean;
};

/** `moved`: something happened. `ignored`, `refused`: the state is as before, and `why` says why. */
export type Advanced = {
  outcome: "moved" | "ignored" | "refused";
  why: string | null;
  state: SessionState;
  transitions: readonly Transition[];
  /** One speech turn; null: nothing is said. */
  say: { turnId: string; lines: readonly Line[] } | null;
  /** null: the coach speaks, or nobody is listened to now. */
  listen: Listen | null;
  /** The session rests until `resume`. */
  resting: boolean;
  /** What the learner is shown but not told, in their language. */
  note: string | null;
  verdict: UtteranceVerdict | null;
  /** What each part of the turn was asked for, and what was said: for a model that is asked too, and for the log. */
  requests: readonly PromptRequest[];
  worded: readonly (readonly Line[])[];
  finished: readonly Finished[];
  /** The word that was skipped and is not finished after all. */
  back: BroughtBack | null;
};

export function coachFor(spec: CompiledSpec, deck: Deck): Coach {
  return { spec, deck, walker: walker(spec), items: new Map(deck.items.map((item) => [item.id, item])) };
}

export type Beginning = { seed: number; queue: readonly string[]; pool: readonly PoolEntry[] };

/** A session that has not started. Words that the deck does not have are left out. */
export function newSession({ spec, deck, walker: steps, items }: Coach, begin: Beginning): SessionState {
  const { state, counters, final } = steps.begin();
  return {
    spec: { version: spec.version, hash: spec.hash },
    deck: deck.name,
    seed: begin.seed,
    position: { state, counters: { ...counters }, final },
    queue: begin.queue.filter((id) => items.has(id)),
    current: null,
    pool: begin.pool.filter(({ id }) => items.has(id)),
    turn: 0,
    aside: false,
    paused: false,
    repeating: false,
    heard: null,
    asked: false,
    answered: false,
    candidate: null,
    deaf: 0,
    said: [],
    lately: [],
    cue: [],
    meant: null,
    left: null,
    skipped: null,
  };
}

export function turnIdOf({ turn }: Pick<SessionState, "turn">): string {
  return String(turn);
}

/** Whether a state of the spec waits for an event. */
export function waitsFor({ spec }: Coach, state: string, event: string): boolean {
  const found = Object.hasOwn(spec.states, state) ? spec.states[state] : undefined;
  return found?.kind === "wait" && Object.hasOwn(found.on, event);
}

/** While the coach speaks, nothing is heard (decision 35). */
export function isSpeaking(coach: Coach, { position, aside }: SessionState): boolean {
  return aside || waitsFor(coach, position.state, "tts_done");
}

export function isResting(coach: Coach, { position, paused }: SessionState): boolean {
  return paused || waitsFor(coach, position.state, "resume");
}

export function languagesOf({ deck }: Coach): string[] {
  return [deck.instruction_language, deck.target_language];
}

/** The turn a happening would have to belong to. */
export function isOfThisTurn(state: SessionState, { turnId }: Happening): boolean {
  return turnId === null || turnId === turnIdOf(state);
}
