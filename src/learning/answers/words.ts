import { editDistance } from "../../nearest.ts";
import { sameButAccents, unaccented } from "../../text/accents.ts";
import { editsAllowed } from "../../text/edits.ts";
import { isNegation } from "../../text/negation.ts";
import { addedVerbPrefix, lostAffix } from "./affix.ts";
import { isNumberWord } from "./number-words.ts";
import { areOpposed } from "./opposites.ts";

/** How a word that was written stands to the word that was expected. Both folded, and not the same. */
export type Difference =
  | { kind: "accent" }
  | { kind: "affix"; affix: string }
  | { kind: "slip"; edits: number }
  /** `near`: one edit more than a slip may have. */
  | { kind: "different"; near: boolean };

export function compareWords(expected: string, given: string): Difference {
  if (sameButAccents(unaccented(expected), given)) return { kind: "accent" };
  if (neverSlips(expected, given)) return { kind: "different", near: false };
  const lost = lostAffix(expected, given);
  if (lost !== null) return { kind: "affix", affix: lost };
  const prefix = addedVerbPrefix(expected, given);
  if (prefix !== null) return { kind: "affix", affix: prefix };
  const allowed = editsAllowed(expected);
  if (Math.abs(expected.length - given.length) > allowed + 1) return { kind: "different", near: false };
  const edits = editDistance(expected, given);
  if (edits > allowed) return { kind: "different", near: edits === allowed + 1 };
  const added = lostAffix(given, expected);
  if (added !== null) return { kind: "affix", affix: added };
  return areOpposed(expected, given) ? { kind: "different", near: false } : { kind: "slip", edits };
}

/** Longer than any word: something was pasted, and comparing it letter by letter would take for ever. */
const longestWord = 64;

function neverSlips(expected: string, given: string): boolean {
  if (expected.length > longestWord || given.length > longestWord) return true;
  if (/\d/.test(expected) || /\d/.test(given)) return true;
  if (isNumberWord(expected) && isNumberWord(given)) return true;
  return isNegation(expected) !== isNegation(given);
}
