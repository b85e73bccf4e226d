/** What a learner may want of a tutor in place of answering. */
export const wishKinds = [
  "stop",
  "another",
  "reveal",
  "hint",
  "repeat",
  "difference",
  "pronounce",
  "say",
  "example",
  "unknown",
  "unclear",
  "upset",
  "discouraged",
  "explain",
  "why",
  "meaning",
  "confirm",
] as const;
export type WishKind = (typeof wishKinds)[number];

/**
 * How a language asks. A frame is the whole of what is said, one a line, folded and without accents: `a/b` is either word,
 * `a?` may be left out, `<x>` and `<y>` are what it is about, and a frame
 * that ends with `??` is plain only with a question mark: without one it may be an answer.
 */
export type Asking = {
  /** Said before or after anything: "please", "sorry". Words with blanks between them. */
  around: string;
  /** Said in anger, before or after anything or alone. None is another language's everyday word. */
  curses: string;
  /** Between one thing and another that is said in the same breath. */
  joins: string;
  /** What a question of any kind begins with, where it ends with a question mark: words that ask. */
  opens: string;
  /** And verbs, which also begin what is hung on to an answer ("…, isn't it?"). */
  openingVerbs: string;
  /** Frames that begin a question to whoever teaches, with a question mark or without one. */
  addresses: string;
  frames: Readonly<Record<WishKind, string>>;
  comfort: Comfort;
};

/** What is said to somebody who thinks little of themselves just now: no praise, and nothing that is not so. */
export type Comfort = {
  /** That it is hard is no verdict on them. */
  calm: string;
  /** What they have done, where there is something: `{right}` of `{of}` questions. */
  soFar: string;
  /** Ways on, by words that are understood in this language. */
  wayOn: string;
};
