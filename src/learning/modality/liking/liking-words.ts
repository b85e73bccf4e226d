import type { KindName } from "../../course-words.ts";

/** What a learner may like or not. Small code questions are code to whoever speaks of them. */
export type Kind = Exclude<KindName, "repl" | "maths" | "audio">;
export type LikingWish = "more" | "less" | "either";

/**
 * One language's plain forms, as regular expressions over folded words. `<N>` is a kind of exercise. `named` words mean
 * an exercise and little else; `loose` ones ("code", "writing") are words of everyday answers too.
 */
export type LikingWords = {
  kinds: Readonly<Record<Kind, { named: string; loose: string }>>;
  /** Said to whoever gives the exercises, and to nobody else. */
  asking: Readonly<Record<LikingWish, readonly string[]>>;
  /** What somebody may also say of themselves. */
  saying: Readonly<Record<LikingWish, readonly string[]>>;
};
