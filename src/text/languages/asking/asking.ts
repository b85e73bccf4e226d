/** What a learner may want of a tutor in place of answering. */
export const wishKinds = [
  "stop",
  "reveal",
  "hint",
  "repeat",
  "difference",
  "say",
  "example",
  "unknown",
  "unclear",
  "upset",
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
  /** Said before or after anything: "please", "sorry", curses. Words with blanks between them. */
  around: string;
  /** What a question of any kind begins with, where it ends with a question mark. */
  opens: string;
  /** Frames that begin a question to whoever teaches, with a question mark or without one. */
  addresses: string;
  frames: Readonly<Record<WishKind, string>>;
};
