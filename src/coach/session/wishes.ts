import { knownActions } from "../spec/actions.ts";
import { type Coach, waitsFor } from "./coach.ts";
import { pickNext, settle } from "./current-word.ts";
import { begin, type Draft, end, follow, put, speak } from "./draft.ts";
import type { Wish } from "./happening.ts";
import { speakingStateOf } from "./rewind.ts";
import type { SessionState } from "./session-state.ts";

/** What the learner asks of the coach, at any time (decision 34). No counter moves, but where the spec itself says so. */
export function wish(draft: Draft, event: Wish): boolean {
  switch (event) {
    case "student_stop":
      return stop(draft);
    case "student_pause":
      return pause(draft);
    case "student_skip":
      return skip(draft);
    case "student_back":
      return bringBack(draft);
    case "student_help":
      return help(draft);
    case "student_again":
      return again(draft);
    case "resume":
      return resume(draft);
  }
}

/** Nothing of the word is lost: `resume` takes it up where it was. */
function stop(draft: Draft): boolean {
  const { coach, state } = draft;
  const { current, position } = state;
  const goesOn =
    waitsFor(coach, position.state, "resume") || speakingStateOf(coach.spec, position.state) !== null;
  const left =
    current === null || current.settled || !goesOn ? null : { state: position.state, word: current };
  draft.state = { ...state, left, paused: false, aside: false };
  if (follow(draft, "student_stop")) return true;
  begin(draft, "student_stop");
  end(draft);
  return true;
}

/** The turn ends: what is still heard or spoken of it comes too late. */
function pause(draft: Draft): boolean {
  const { state } = draft;
  if (state.current === null || state.paused) return false;
  draft.state = { ...state, paused: true, aside: false, turn: state.turn + 1 };
  begin(draft, "student_pause");
  return true;
}

/** Goes on where it was; a waiting state goes back to the one in which the coach spoke (decision 37). */
function resume(draft: Draft, event: Wish = "resume"): boolean {
  const { coach } = draft;
  const state = takenUp(draft.state);
  draft.state = { ...state, paused: false, aside: false };
  if (waitsFor(coach, state.position.state, "resume")) return follow(draft, "resume");
  if (state.current === null) return false;
  const speaking = speakingStateOf(coach.spec, state.position.state);
  if (speaking === null) return false;
  put(draft, { ...state.position, state: speaking });
  draft.state = { ...draft.state, asked: false, answered: false, candidate: null };
  begin(draft, event);
  speakAsIn(draft, speaking);
  return true;
}

/** A session that was stopped, as it was before. */
function takenUp(state: SessionState): SessionState {
  const { left, position, queue } = state;
  if (left === null) return state;
  return {
    ...state,
    left: null,
    position: { ...position, state: left.state, final: false },
    current: left.word,
    queue: queue.filter((id) => id !== left.word.id),
  };
}

/** Not a failure: the word is put off as it is, and nothing is recorded of it. */
function skip(draft: Draft): boolean {
  const { coach, state } = draft;
  const { current: word, position, pool } = state;
  if (word === null) return false;
  draft.state = { ...state, paused: false, aside: false, asked: false, answered: false, candidate: null };
  if (word.settled) return follow(draft, "tts_done");
  const pooled = pool.find(({ id }) => id === word.id) ?? null;
  const skipped = { state: position.state, counters: position.counters, word, pooled };
  draft.state = { ...draft.state, skipped, current: { ...word, skipped: true } };
  const leaves = stateThat(coach, (name) => waitsFor(coach, name, "student_skip"));
  if (leaves === null) return skipWithoutSpec(draft);
  const here = waitsFor(coach, state.position.state, "student_skip") ? state.position.state : leaves;
  put(draft, { ...state.position, state: here });
  return follow(draft, "student_skip");
}

/** 0.2 knows no skipping: the word is put off all the same, and the next is taken where the spec takes one. */
function skipWithoutSpec(draft: Draft): boolean {
  const { coach, state } = draft;
  const picks = stateThat(coach, (name) =>
    actionsIn(coach, name).some((one) => one.action === "pick_next_new_word"),
  );
  if (picks === null) return false;
  put(draft, { ...state.position, state: picks });
  begin(draft, "student_skip");
  settle(draft, "deferred");
  speak(draft, { action: "coach_encourage", handler: null });
  return follow(draft, pickNext(draft));
}

/** The skipped word goes on with the uses it had; the one that had taken its place comes after it. */
function bringBack(draft: Draft): boolean {
  const { state } = draft;
  const { skipped, current, queue, position, pool } = state;
  if (skipped === null) return false;
  const { word, counters, pooled } = skipped;
  const ahead = current === null || current.settled ? queue : [current.id, ...queue];
  draft.back = { id: word.id, pooled };
  draft.state = {
    ...state,
    skipped: null,
    current: word,
    pool: [...pool.filter(({ id }) => id !== word.id), ...(pooled === null ? [] : [pooled])],
    queue: ahead.filter((id) => id !== word.id),
    position: { ...position, state: skipped.state, counters: { ...counters } },
  };
  return resume(draft, "student_back");
}

function help(draft: Draft): boolean {
  if (!beside(draft, "student_help")) return false;
  const { coach, state } = draft;
  const { current, position, paused } = state;
  if (current !== null)
    draft.state = { ...state, current: { ...current, helped: (current.helped ?? 0) + 1 } };
  speak(draft, { action: "coach_explain_word", handler: "COACH_First_Use" });
  speak(draft, { action: "coach_example_sentence", handler: "COACH_First_Use" });
  draft.beforeCue = 2;
  const asked = paused ? null : speakingStateOf(coach.spec, position.state);
  if (asked !== null) speakAsIn(draft, asked);
  return true;
}

/** The question once more, without the help that went before it. */
function again(draft: Draft): boolean {
  if (draft.state.cue.length === 0 || !beside(draft, "student_again")) return false;
  draft.repeated = draft.state.cue;
  return true;
}

/** Where the coach was speaking, the turn begins anew; else it is said on the side. */
function beside(draft: Draft, event: Wish): boolean {
  const { coach, state } = draft;
  if (state.current === null) return false;
  draft.state = { ...state, aside: state.paused || !waitsFor(coach, state.position.state, "tts_done") };
  begin(draft, event);
  return true;
}

function speakAsIn(draft: Draft, name: string): void {
  for (const action of actionsIn(draft.coach, name))
    if (knownActions[action.action]?.speaks) speak(draft, action);
}

function actionsIn({ spec }: Coach, name: string) {
  const state = spec.states[name];
  return state === undefined || state.kind === "choice" ? [] : state.entry;
}

function stateThat({ spec }: Coach, fits: (name: string) => boolean): string | null {
  return Object.keys(spec.states).find(fits) ?? null;
}
