import type { DeckItem } from "../deck/deck-format.ts";
import { shownSlots } from "../deck/slots.ts";
import type { Advanced, Coach } from "./coach.ts";
import type { SessionState } from "./session-state.ts";

/** What was heard and what became of it. */
export type HeardView = {
  heard: string;
  verdict: "correct" | "unclear" | "incorrect";
  /** In the judge's words. */
  because: string;
  /** Where the part that decided it stands in `heard`; null where no part did. */
  part: { from: number; to: number } | null;
  /** A use more than before. */
  counted: boolean;
};

/** One step of a session as a page shows it: nothing in it is needed to go on. */
export type StepView = Pick<Advanced, "outcome" | "why" | "say" | "listen" | "resting" | "note"> & {
  state: string;
  final: boolean;
  languages: { target: string; instruction: string };
  /** `slots`: the learner fills what is shown as "…". */
  word: { id: string; target: string; gloss: string; slots: boolean } | null;
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
    word: item === undefined ? null : shownWord(item),
    uses,
    required: Math.max(1, Number(coach.spec.context.required_usages ?? 1)),
    tries: uses + (current?.failed ?? 0),
    counters: position.counters,
    verdict: heardView(before, next, heard),
  };
}

function shownWord({ id, target, gloss }: DeckItem): NonNullable<StepView["word"]> {
  const shown = shownSlots(target);
  return { id, target: shown, gloss, slots: shown !== target };
}

function heardView(
  { position }: SessionState,
  { verdict, transitions }: Advanced,
  heard: string,
): HeardView | null {
  if (verdict === null) return null;
  const from = verdict.evidence === "" ? -1 : heard.indexOf(verdict.evidence);
  const usesBefore = position.counters.usage ?? 0;
  return {
    heard,
    verdict: verdict.verdict,
    because: verdict.because,
    part: from < 0 ? null : { from, to: from + verdict.evidence.length },
    counted: transitions.some(({ counters }) => (counters.usage ?? 0) > usesBefore),
  };
}
