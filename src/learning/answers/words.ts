import { editDistance } from "../../nearest.ts";
import { isNegation } from "../../words/negation.ts";
import { sameButAccents, unaccented } from "./accents.ts";
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

/** Decision 21: a word of up to 3 letters may have no slip, up to 7 one edit, above two. */
function editsAllowed(expected: string): number {
  if (expected.length <= 3) return 0;
  return expected.length <= 7 ? 1 : 2;
}

/** Longer than any word: something was pasted, and comparing it letter by letter would take for ever. */
const longestWord = 64;

function neverSlips(expected: string, given: string): boolean {
  if (expected.length > longestWord || given.length > longestWord) return true;
  if (/\d/.test(expected) || /\d/.test(given)) return true;
  if (isNumberWord(expected) && isNumberWord(given)) return true;
  return isNegation(expected) !== isNegation(given);
}
