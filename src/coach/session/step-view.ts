import type { DeckItem } from "../deck/deck-format.ts";
import { shownSlots } from "../deck/slots.ts";
import { reasonsFor } from "../judge/reasons.ts";
import type { UtteranceVerdict } from "../judge/verdict.ts";
import type { Advanced, Coach } from "./coach.ts";
import { isHidden, isPassing } from "./hidden-word.ts";
import type { SessionState } from "./session-state.ts";

/** What was heard and what became of it. */
export type HeardView = {
  heard: string;
  verdict: "correct" | "unclear" | "incorrect";
  /** In the judge's words, and their language. */
  because: string;
  language: string;
  /**
   * Where the part that decided it stands in `heard`, and what it is: the word, close to it, or another word that was
   * taken for it. null where nothing like it was said.
   */
  part: { from: number; to: number; is: "word" | "close" | "another" } | null;
  /** A use more than before. */
  counted: boolean;
};

/** One step of a session as a page shows it: nothing in it is needed to go on. */
export type StepView = Pick<Advanced, "outcome" | "why" | "say" | "listen" | "resting" | "note"> & {
  state: string;
  final: boolean;
  languages: { target: string; instruction: string };
  /** `slots`: the learner fills what is shown as "…". `target` is null while the learner is to find it. */
  word: { id: string; target: string | null; gloss: string; slots: boolean } | null;
  /** What is said goes out of sight with the next turn: who reads it is waited for. */
  passing: boolean;
  uses: number;
  required: number;
  tries: number;
  counters: Readonly<Record<string, number>>;
  verdict: HeardView | null;
};

/** `before`: the state that the step began in; `heard`: what was said or typed. */
export function stepView(coach: Coach, before: SessionState, next: Advanced, heard: string): StepView {
  const { outcome, say, listen, resting, note, state } = next;
  const { position, current } = state;
  const item = current === null ? undefined : coach.items.get(current.id);
  const uses = position.counters.usage ?? 0;
  // The name of a state says nothing to a learner.
  const why = next.why?.includes(position.state) ? null : next.why;
  const { target_language, instruction_language } = coach.deck;
  return {
    ...{ outcome, why, say, listen, resting, note },
    state: position.state,
    final: position.final,
    languages: { target: target_language, instruction: instruction_language },
    word: item === undefined ? null : shownWord(item, isHidden(coach, state)),
    passing: say !== null && isPassing(coach, state),
    uses,
    required: Math.max(1, Number(coach.spec.context.required_usages ?? 1)),
    tries: uses + (current?.failed ?? 0),
    counters: position.counters,
    verdict: heardView(before, next, heard, instruction_language),
  };
}

function shownWord({ id, target, gloss }: DeckItem, hidden: boolean): NonNullable<StepView["word"]> {
  const shown = shownSlots(target);
  return { id, target: hidden ? null : shown, gloss, slots: shown !== target };
}

function heardView(
  { position }: SessionState,
  { verdict, transitions }: Advanced,
  heard: string,
  instructionLanguage: string,
): HeardView | null {
  if (verdict === null) return null;
  const usesBefore = position.counters.usage ?? 0;
  return {
    heard,
    verdict: verdict.verdict,
    because: verdict.because,
    language: reasonsFor(instructionLanguage).language,
    part: partOf(verdict, heard),
    counted: transitions.some(({ counters }) => (counters.usage ?? 0) > usesBefore),
  };
}

function partOf({ verdict, matched, evidence }: UtteranceVerdict, heard: string): HeardView["part"] {
  const from = evidence === "" ? -1 : heard.indexOf(evidence);
  if (from < 0 || (verdict === "incorrect" && matched === null)) return null;
  const is = { correct: "word", unclear: "close", incorrect: "another" } as const;
  return { from, to: from + evidence.length, is: is[verdict] };
}
