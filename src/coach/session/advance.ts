import type { UtteranceVerdict } from "../judge/verdict.ts";
import { phrasesFor } from "../prompts/phrases.ts";
import type { Line } from "../prompts/prompt.ts";
import { remember } from "../prompts/vary.ts";
import { brokenAt } from "../spec/machine.ts";
import {
  type Advanced,
  type Answers,
  type Coach,
  isOfThisTurn,
  isResting,
  isSpeaking,
  type Listen,
  turnIdOf,
  waitsFor,
} from "./coach.ts";
import { begin, type Draft } from "./draft.ts";
import type { Happening } from "./happening.ts";
import { hasWords } from "./has-words.ts";
import { listened } from "./listened.ts";
import { spokenOut, timedOut } from "./machine-events.ts";
import type { SessionState } from "./session-state.ts";
import { wish } from "./wishes.ts";

/**
 * What happens to a session when something happens outside. Pure: the same state, happening and answers give the same
 * result. Never throws; what does not belong to this turn, or to what the session waits for, changes nothing.
 */
export function advance(coach: Coach, state: SessionState, happening: Happening, answers: Answers): Advanced {
  if (state.position.final && !isTakenUp(state, happening))
    return unchanged(coach, state, "ignored", "The session is over.");
  if (!isOfThisTurn(state, happening))
    return unchanged(coach, state, "ignored", "It belongs to another turn.");
  const draft: Draft = {
    coach,
    state,
    at: happening.at,
    verdict: null,
    transitions: [],
    finished: [],
    back: null,
    sent: null,
    note: null,
    repeated: [],
    beforeCue: 0,
    why: null,
  };
  if (!taken(draft, happening, answers)) {
    const waiting = restingNote(coach, state) ?? `${state.position.state} does not wait for it.`;
    return unchanged(coach, state, "ignored", draft.why ?? waiting);
  }
  const broken = brokenAt(coach.spec, draft.state.position);
  if (broken.length > 0) {
    return unchanged(coach, state, "refused", `It would break: ${broken.join("; ")}.`, draft.verdict);
  }
  return settled(draft, answers);
}

/** A learner who stopped in the middle of a word goes on with it. */
function isTakenUp({ left }: SessionState, { event }: Happening): boolean {
  return left !== null && event === "resume";
}

function taken(draft: Draft, happening: Happening, answers: Answers): boolean {
  switch (happening.event) {
    case "asr_result":
      return hasWords(happening.text) ? listened(draft, happening.text, answers) : timedOut(draft, "timeout");
    case "asr_error":
      return unheard(draft);
    case "tts_done":
    case "tts_error":
      return spokenOut(draft, happening.event);
    case "start":
    case "timeout":
      return timedOut(draft, happening.event);
    default:
      return wish(draft, happening.event);
  }
}

/** Not a failure: listen once more, then offer typing (decision 34). */
function unheard(draft: Draft): boolean {
  const { coach, state } = draft;
  if (isSpeaking(coach, state) || !waitsFor(coach, state.position.state, "asr_result")) return false;
  const { phrases } = phrasesFor(coach.deck.instruction_language);
  draft.state = { ...state, deaf: state.deaf + 1 };
  draft.note = state.deaf === 0 ? phrases.listenAgain : phrases.typeInstead;
  begin(draft, "asr_error");
  return true;
}

/** Words for everything that is to be said: one turn, one `turnId` (decision 33). */
function settled(draft: Draft, answers: Answers): Advanced {
  const { coach, repeated, finished, back, verdict } = draft;
  const requests = draft.transitions.flatMap((transition) => transition.requests);
  const worded = requests.length === 0 ? [] : answers.words(requests);
  let from = 0;
  const transitions = draft.transitions.map(({ requests: own, ...transition }, i) => {
    const lines = worded.slice(from, from + own.length).flat();
    from += own.length;
    return { ...transition, lines: i === 0 ? [...repeated, ...lines] : lines };
  });
  const lines = transitions.flatMap((transition) => transition.lines);
  const question = worded.slice(draft.beforeCue).flat();
  const state = closed(told(draft, lines), lines, question);
  return {
    outcome: "moved",
    why: null,
    state,
    transitions,
    say: lines.length === 0 ? null : { turnId: turnIdOf(state), lines },
    listen: listenIn(coach, state),
    resting: !state.position.final && isResting(coach, state),
    note: draft.note ?? restingNote(coach, state),
    verdict,
    requests,
    worded,
    finished,
    back,
  };
}

/** What the coach has said of a word in its own language is known for as long as the word is coached. */
function told({ coach, state }: Draft, lines: readonly Line[]): SessionState {
  const { current } = state;
  const said = lines
    .filter(({ language }) => language === coach.deck.target_language)
    .map(({ text }) => text);
  if (current === null || current.settled || said.length === 0) return state;
  const all = [...new Set([...(current.told ?? []), ...said])].slice(-mostTold);
  return { ...state, current: { ...current, told: all } };
}

const mostTold = 24;

function closed(state: SessionState, lines: readonly Line[], question: readonly Line[]): SessionState {
  const { position, current, queue } = state;
  const left = position.final && current !== null;
  const unfinished = left && !current.settled ? [current.id] : [];
  const after = left ? { ...state, current: null, queue: [...unfinished, ...queue] } : state;
  if (lines.length === 0) return after;
  return {
    ...after,
    turn: state.turn + 1,
    deaf: 0,
    said: [...lines],
    cue: question.length === 0 ? state.cue : [...question],
    lately: remember(state.lately, lines),
  };
}

function unchanged(
  coach: Coach,
  state: SessionState,
  outcome: "ignored" | "refused",
  why: string,
  verdict: UtteranceVerdict | null = null,
): Advanced {
  const resting = !state.position.final && isResting(coach, state);
  const still = {
    transitions: [],
    say: null,
    note: null,
    requests: [],
    worded: [],
    finished: [],
    back: null,
  };
  return { outcome, why, state, ...still, listen: listenIn(coach, state), resting, verdict };
}

/** Where a session is, for who joins it while nothing happens. */
export function standing(coach: Coach, state: SessionState): Advanced {
  return { ...unchanged(coach, state, "ignored", ""), why: null, note: restingNote(coach, state) };
}

function restingNote(coach: Coach, state: SessionState): string | null {
  if (state.position.final || !isResting(coach, state)) return null;
  return phrasesFor(coach.deck.instruction_language).phrases.resting;
}

/** What is listened for where a session stands. */
export function listenIn(coach: Coach, state: SessionState): Listen | null {
  const { position, current, repeating, deaf, paused } = state;
  if (position.final || paused || isSpeaking(coach, state)) return null;
  if (!waitsFor(coach, position.state, "asr_result")) return null;
  const { student = 8000, repeat = student } = coach.spec.timeoutsMs;
  const item = current === null ? undefined : coach.items.get(current.id);
  return {
    turnId: turnIdOf(state),
    language: coach.deck.target_language,
    timeoutMs: repeating ? repeat : student,
    hints: item === undefined ? [] : [item.target, ...item.accepted],
    typing: deaf > 1,
  };
}
