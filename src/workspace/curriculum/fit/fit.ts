import type { Outcome } from "../outcome.ts";
import {
  type Aboutness,
  aboutness,
  type Concepts,
  conceptsOf,
  type Matter,
  namesIn,
  vocabularyOf,
} from "./aboutness.ts";

/** A teacher's note on a topic, as far as it says what it is about and which outcomes it serves. */
export type NoteHead = { title: string; keywords: readonly string[]; outcomes: readonly string[] };

/** How well something fits a topic. `shared`: the words of the topic that say so. `note`: the note that vouches. */
export type Fit = { fits: boolean; share: number; shared: string[]; note: string | null };

/** Measured on planted misfits: `npx bun test tests/workspace/curriculum/fit` prints what it lets through. */
export const threshold = 0.62;

/** From here on an outcome has enough to do with a topic for a teacher's note to settle it. */
const related = 0.4;
const asGood = 0.05;

export type FitIndex = {
  outcome(topic: string, outcome: Outcome): Fit;
  note(topic: string, note: NoteHead): Fit;
  /** The outcome's own names that a text holds. */
  names(text: string, outcome: Outcome): string[];
};

/** Outcomes and notes of one workspace, ready to be asked what a topic has to do with them. Pure. */
export function fitIndex(outcomes: readonly Outcome[], notes: readonly NoteHead[]): FitIndex {
  const known = vocabularyOf([
    ...outcomes.map((one) => conceptsFor(one, matterOf)),
    ...notes.map((one) => conceptsFor(one, matterOfNote)),
  ]);
  const fitOf = ({ share, shared, named }: Aboutness, note: string | null): Fit => ({
    fits: named && share >= threshold,
    share: Math.round(share * 1000) / 1000,
    shared,
    note,
  });
  const own = (topic: string, outcome: Outcome) =>
    fitOf(aboutness(topic, matterOf(outcome), conceptsFor(outcome, matterOf), known), null);
  const ofNote = (topic: string, head: NoteHead) =>
    fitOf(aboutness(topic, matterOfNote(head), conceptsFor(head, matterOfNote), known), head.title);
  return {
    note: ofNote,
    names: (text, outcome) => namesIn(text, conceptsFor(outcome, matterOf)),
    outcome(topic, outcome) {
      const fit = own(topic, outcome);
      if (fit.fits) return fit;
      const [vouched] = notesOn(topic).filter(
        ({ head }) =>
          head.outcomes.includes(outcome.code) && (fit.share >= related || noneSpeaksForItself(topic, head)),
      );
      return vouched?.fit ?? fit;
    },
  };
  /** Of the notes that fit, those that are as much about it as the best: a word in common is no more than that. */
  function notesOn(topic: string): { head: NoteHead; fit: Fit }[] {
    const fitting = notes
      .map((head) => ({ head, fit: ofNote(topic, head) }))
      .filter(({ fit }) => fit.fits)
      .toSorted((a, b) => b.fit.share - a.fit.share);
    return fitting.filter(({ fit }) => fit.share >= (fitting[0]?.fit.share ?? 0) - asGood);
  }
  /** A note speaks for its outcomes where none of them does so itself: the curriculum does not name recursion. */
  function noneSpeaksForItself(topic: string, { outcomes: served }: NoteHead): boolean {
    return !outcomes.some((outcome) => served.includes(outcome.code) && own(topic, outcome).fits);
  }
}

const kept = new WeakMap<object, Concepts>();

/** Files are read once and asked about often. */
function conceptsFor<T extends object>(thing: T, matter: (thing: T) => Matter): Concepts {
  const found = kept.get(thing) ?? conceptsOf(matter(thing));
  kept.set(thing, found);
  return found;
}

function matterOf({ title, keywords, text, expectations, misconceptions, priorKnowledge }: Outcome): Matter {
  return { title, keywords, text, tasks: expectations, beside: [...misconceptions, priorKnowledge] };
}

function matterOfNote({ title, keywords }: NoteHead): Matter {
  return { title, keywords: [...keywords], text: "", tasks: [], beside: [] };
}
