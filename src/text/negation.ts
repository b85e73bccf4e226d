import { wordSet } from "./languages/language.ts";
import { languages, ofAll } from "./languages/languages.ts";

const negations = ofAll((language) => language.negations);
const byLanguage = new Map(
  languages.map(({ tag, negations, negationsOnlyHere }) => [tag, wordSet(negations, negationsOnlyHere)]),
);
const concord = new Set(languages.flatMap(({ tag, concord }) => (concord === true ? [tag] : [])));

/** Words that turn a sentence round: one letter or one word more or less here is never a slip. Folded, so "dont". */
export function isNegation(word: string, language: string | null = null): boolean {
  return negations.has(word) || (language !== null && byLanguage.get(language)?.has(word) === true);
}

/** Whether a second negation in a clause leaves it as it is: "no come nunca" denies once. */
export function denyOnceAClause(language: string | null): boolean {
  return language !== null && concord.has(language);
}
