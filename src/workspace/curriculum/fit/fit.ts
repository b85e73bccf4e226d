import { recently } from "../../../recently.ts";
import { sameAgain } from "../../same-again.ts";
import type { Outcome } from "../outcome.ts";
import { type Aboutness, aboutness, askedOf, namesIn } from "./aboutness.ts";
import { type Concepts, conceptsOf, type Matter, stemsOf, vocabularyOf } from "./concepts.ts";
import { isErrand, plainLetters } from "./topic-words.ts";
import { reachOf } from "./within-reach.ts";
import { beginningOf, hasWordFrom } from "./word-beginnings.ts";

/** A teacher's note on a topic, as far as it says what it is about and which outcomes it serves. */
export type NoteHead = { title: string; keywords: readonly string[]; outcomes: readonly string[] };

/**
 * How well something fits a topic. `shared`: the words of the topic that say so. `note`: the note that vouches.
 * `nearness`: for putting those that fit, or those to ask about, in order. `everyday`: only everyday words say so, which
 * often leave open which of two neighbours is meant: enough not to call a claim wrong, too little to make one unasked.
 */
export type Fit = {
  fits: boolean;
  share: number;
  shared: string[];
  note: string | null;
  nearness: number;
  everyday: boolean;
};

/** Measured on planted misfits: `npx bun test tests/workspace/curriculum/fit` prints what it lets through. */
export const threshold = 0.62;

/** From here on an outcome has enough to do with a topic for a teacher's note to settle it. */
const related = 0.4;
const asGood = 0.05;

/** In everyday words: how much must speak for an outcome, how little against, and how near it must be to the nearest. */
const enough = { support: 1.1, oneName: 1.35, hints: 1.0, balance: 0.65, besideNearest: 0.85 };

export type FitIndex = {
  outcome(topic: string, outcome: Outcome): Fit;
  note(topic: string, note: NoteHead): Fit;
  /** The outcome's own names that a text holds. */
  names(text: string, outcome: Outcome): string[];
};

/** Outcomes and notes of one workspace, ready to be asked what a topic has to do with them. Pure. */
export function fitIndex(outcomes: readonly Outcome[], notes: readonly NoteHead[]): FitIndex {
  return indexOf([...outcomes, null, ...notes], () => makeIndex(outcomes, notes));
}

const indexOf = sameAgain<FitIndex>();

function makeIndex(outcomes: readonly Outcome[], notes: readonly NoteHead[]): FitIndex {
  const asking = recently(8, (topic) => askedHere(topic, outcomes, notes));
  const judged = recently(8, judge);
  return {
    note: (topic, head) => plainFit(asking(topic).note(head), head.title),
    names: (text, outcome) => namesIn(text, conceptsFor(outcome, matterOf)),
    outcome(topic, outcome) {
      const fit = judged(topic).get(outcome) ?? plainFit(asking(topic).outcome(outcome), null);
      // Who asks for it by its very name means it, however common the name's words are.
      return fit.fits || !isTitle(topic, outcome.title)
        ? fit
        : { ...fit, fits: true, share: 1, everyday: false };
    },
  };
  /** In the curriculum's words first, then by a note; where neither finds any, in everyday words, the nearest of all. */
  function judge(topic: string): ReadonlyMap<Outcome, Fit> {
    const asked = asking(topic);
    const said = outcomes.map((outcome) => ({ outcome, about: asked.outcome(outcome) }));
    const plain = said.map(({ outcome, about }) => ({ outcome, fit: plainFit(about, null) }));
    const speakForThemselves = new Set(plain.flatMap(({ outcome, fit }) => (fit.fits ? outcome.code : [])));
    const vouching = notesOn(asked);
    const found = plain.map(({ outcome, fit }) => {
      const vouched = vouching.find(
        ({ head }) =>
          head.outcomes.includes(outcome.code) &&
          (fit.share >= related || !head.outcomes.some((code) => speakForThemselves.has(code))),
      );
      return fit.fits || vouched === undefined
        ? { outcome, fit }
        : { outcome, fit: { ...vouched.fit, nearness: fit.nearness + vouched.fit.share } };
    });
    if (found.some(({ fit }) => fit.fits) || isErrand(topic)) {
      return new Map(found.map(({ outcome, fit }) => [outcome, fit]));
    }
    const nearest = Math.max(0, ...plain.map(({ fit }) => fit.nearness));
    return new Map(
      said.map(({ outcome, about }) => {
        const fit = plainFit(about, null);
        const near = fit.nearness >= enough.besideNearest * nearest;
        return [outcome, { ...fit, fits: near && saysEnough(about), everyday: true }];
      }),
    );
  }
  /** Of the notes that fit, those that are as much about it as the best: a word in common is no more than that. */
  function notesOn(asked: AskedHere): { head: NoteHead; fit: Fit }[] {
    const fitting = notes
      .map((head) => ({ head, fit: plainFit(asked.note(head), head.title) }))
      .filter(({ fit }) => fit.fits)
      .toSorted((a, b) => b.fit.share - a.fit.share);
    return fitting.filter(({ fit }) => fit.share >= (fitting[0]?.fit.share ?? 0) - asGood);
  }
}

type AskedHere = { outcome(outcome: Outcome): Aboutness; note(head: NoteHead): Aboutness };

/** A topic held against outcomes and notes. Only what is within its reach is read closely. */
function askedHere(topic: string, outcomes: readonly Outcome[], notes: readonly NoteHead[]): AskedHere {
  const asked = askedOf(topic);
  const reaches = reachOf(asked);
  const near = new Map<object, Concepts | null>();
  function conceptsNear<T extends object>(thing: T, matterOfIt: (thing: T) => Matter): Concepts | null {
    const found = near.get(thing);
    if (found !== undefined) return found;
    const concepts = reaches(matterOfIt(thing)) ? conceptsFor(thing, matterOfIt) : null;
    near.set(thing, concepts);
    return concepts;
  }
  const known = vocabularyOf(
    [
      ...outcomes.map((one) => conceptsNear(one, matterOf)),
      ...notes.map((one) => conceptsNear(one, matterOfNote)),
    ].filter((concepts) => concepts !== null),
  );
  const far = aboutness(asked, nothing, known);
  const about = (concepts: Concepts | null) => (concepts === null ? far : aboutness(asked, concepts, known));
  return {
    outcome: (outcome) => about(conceptsNear(outcome, matterOf)),
    note: (head) => about(conceptsNear(head, matterOfNote)),
  };
}

const nothing: Concepts = { words: new Map(), hinted: new Map(), phrases: new Set(), compounds: [] };

/** Whether a topic is mostly in the matter's own words. */
function plainFit(about: Aboutness, note: string | null): Fit {
  const { share, shared, named } = about;
  const fits = named && share >= threshold;
  return {
    fits,
    share: Math.round(share * 1000) / 1000,
    shared,
    note,
    everyday: false,
    nearness: balanceOf(about) * (about.support + 0.3) + (fits ? share : 0),
  };
}

function isTitle(topic: string, title: string): boolean {
  if (topic === "") return false;
  const said = stemsAsked(topic);
  // Most titles do not even have its first word, which costs less to see.
  if (!hasWordFrom(beginningOf(said[0] ?? ""), plainLetters(title))) return false;
  return said.join(" ") === stemsOf(title).join(" ");
}

const stemsAsked = recently(8, stemsOf);

function balanceOf({ support, against }: Aboutness): number {
  return support === 0 ? 0 : support / (support + against);
}

/** A word in common is not enough: it takes a name and something beside it, or hints that point the same way. */
function saysEnough(about: Aboutness): boolean {
  const { support, supports, names } = about;
  // One name may be meant in another sense: what stands beside it must say more than a hint does.
  const wanted = names === 1 && supports < 3 ? enough.oneName : enough.support;
  const pointedAt = names > 0 ? support >= wanted : supports > 1 && support >= enough.hints;
  return pointedAt && balanceOf(about) >= enough.balance;
}

const kept = new WeakMap<object, Concepts>();

/** Files are read once and asked about often. */
function conceptsFor<T extends object>(thing: T, matter: (thing: T) => Matter): Concepts {
  const found = kept.get(thing) ?? conceptsOf(matter(thing));
  kept.set(thing, found);
  return found;
}

const matterOf = once(outcomeMatter);
const matterOfNote = once(noteMatter);

function once<T extends object>(make: (thing: T) => Matter): (thing: T) => Matter {
  const made = new WeakMap<T, Matter>();
  return (thing) => {
    const matter = made.get(thing) ?? make(thing);
    made.set(thing, matter);
    return matter;
  };
}

function outcomeMatter({
  title,
  keywords,
  text,
  expectations,
  misconceptions,
  priorKnowledge,
}: Outcome): Matter {
  return { title, keywords, text, tasks: expectations, beside: [...misconceptions, priorKnowledge] };
}

function noteMatter({ title, keywords }: NoteHead): Matter {
  return { title, keywords: [...keywords], text: "", tasks: [], beside: [] };
}
