import { type KindName, modalities } from "../../../learning/course-words.ts";

/** What a learner may like or avoid, in the order in which it is listed. */
export const kindsOfExercise = modalities;

type KindFacts = {
  /** It is held turn by turn: it tells what is new as it goes, and asks for ratings as it goes. */
  isTalk: boolean;
  /** What was handed in is kept, so that its result can be shown again. */
  isKept: boolean;
};

/** What the page has to know of a kind besides its component (`exercise/kinds.ts`). */
export const kindFacts: Readonly<Record<KindName, KindFacts>> = {
  worksheet: { isTalk: false, isKept: true },
  conversation: { isTalk: true, isKept: true },
  code: { isTalk: false, isKept: true },
  long_form: { isTalk: false, isKept: true },
  image_review: { isTalk: false, isKept: false },
  flashcards: { isTalk: false, isKept: true },
  audio: { isTalk: false, isKept: true },
  repl: { isTalk: false, isKept: true },
  maths: { isTalk: false, isKept: true },
};
