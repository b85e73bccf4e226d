import type { Draft } from "./draft.ts";
import type { Finished } from "./session-state.ts";

/** What becomes of the word that is being coached. */

export function pickNext(draft: Draft): "next_word_available" | "no_more_words" {
  const { state, at } = draft;
  const [id] = state.queue;
  const fresh = { asked: false, answered: false, candidate: null, repeating: false };
  const word = { started: at, failed: 0, misses: [], remediated: false, settled: false };
  draft.state = {
    ...state,
    ...fresh,
    queue: state.queue.slice(1),
    current: id === undefined ? null : { id, ...word },
  };
  return id === undefined ? "no_more_words" : "next_word_available";
}

/** The word joins the pool, once, with the uses it really had; what an earlier session brought is kept (decision 32). */
export function settle(draft: Draft, outcome: Finished["outcome"]): void {
  const { state, at } = draft;
  const { current, pool, position } = state;
  if (current === null || current.settled) return;
  const usage = position.counters.usage ?? 0;
  const before = pool.find(({ id }) => id === current.id);
  const others = before === undefined ? pool : pool.filter((each) => each !== before);
  const credits = before?.credits ?? 0;
  const { told: _, ...record } = current;
  draft.finished.push({ ...record, settled: true, usage, outcome, completed: at });
  draft.state = {
    ...state,
    current: { ...current, settled: true },
    pool: [...others, { id: current.id, usage: Math.max(usage, before?.usage ?? 0), outcome, credits }],
  };
}

const missesKept = 8;

/** An attempt that failed, for the learner's record. */
export function miss(draft: Draft, heard: string): void {
  const { state, verdict } = draft;
  if (state.current === null) return;
  const { misses, failed } = state.current;
  const close = verdict?.verdict === "unclear";
  const one = { heard, because: verdict?.because ?? "", matched: verdict?.matched ?? null, close };
  const current = { ...state.current, failed: failed + 1, misses: [...misses, one].slice(-missesKept) };
  draft.state = { ...state, current };
}

/** An attempt that counted: the same sentence once more is no new use. */
export function used(draft: Draft, heard: string): void {
  const { state } = draft;
  if (state.current === null) return;
  const uses = [...(state.current.uses ?? []), heard];
  draft.state = { ...state, current: { ...state.current, uses } };
}

export function repeatAfterMe(draft: Draft): void {
  const { state } = draft;
  const current = state.current === null ? null : { ...state.current, remediated: true };
  draft.state = { ...state, current, repeating: true };
}
