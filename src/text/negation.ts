import { ofAll } from "./languages/languages.ts";

const negations = ofAll((language) => language.negations);

/** Words that turn a sentence round: one letter or one word more or less here is never a slip. Folded, so "dont". */
export function isNegation(word: string): boolean {
  return negations.has(word);
}
