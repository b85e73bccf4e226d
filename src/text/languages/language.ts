/** What there is to know about a language. Lists are words with blanks between them, folded (`fold.ts`) unless said otherwise. */
export type Language = {
  /** BCP 47, its first part. */
  tag: string;
  /** They may stand before an answer without being part of it. */
  articles: string;
  /** The small words that hold sentences together: in prose about every third word is one. Accents stay. */
  smallWords: string;
  /** Those without which a spoken phrase may still be meant; umlauts written out. */
  mayBeLacking: string;
  /** They turn a sentence round. Without apostrophes. */
  negations: string;
  /** The same, where they are words of another sort in other languages: they count in this language alone. */
  negationsOnlyHere: string;
  /** Two negations in a clause are one here: "no … nunca", "ne … pas". */
  concord: boolean;
  /** They begin another part of a sentence, with things of its own said in it. */
  partsBegin: string;
  /** Said to a question or an offer. `alone`: whole utterances of several words. */
  yes: { words: string; alone: readonly string[] };
  no: { words: string; alone: readonly string[] };
  /** Said of a statement: that it is so, that it is not. */
  isSo: string;
  isNotSo: string;
  /** Said before or after an answer by whoever is not sure of it. */
  hedges: readonly string[];
  /** Said before an answer, and no part of it: "it is", "the answer is". */
  leadsIn: readonly string[];
  /** Said before a number that is only near what it is. */
  about: string;
  /** They put a second answer beside the first. */
  joins: string;
};

/**
 * A language that some of it is known of. Call it a `Language`, and the compiler lists what it lacks; whoever asks for
 * what is not there is told so by the type.
 */
export type LanguageBegun = Pick<Language, "tag" | "yes" | "no" | "isSo" | "isNotSo"> & Partial<Language>;

export function wordSet(...lists: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list?.split(/\s+/) ?? []).filter((word) => word !== ""));
}
