import { editDistance } from "../../nearest.ts";
import { sameButAccents, unaccented } from "../../text/accents.ts";
import { editsAllowed } from "../../text/edits.ts";
import { isNegation } from "../../text/negation.ts";
import { isNumberWord } from "../../text/number-at.ts";
import { areBothWords, isWord } from "../../words/known-words.ts";
import { addedVerbPrefix, lostAffix } from "./affix.ts";
import { isSpelledByEar } from "./as-it-sounds.ts";
import { areOpposed } from "./opposites.ts";

/** How a word that was written stands to the word that was expected. Both folded, and not the same. */
export type Difference =
  | { kind: "accent" }
  | { kind: "affix"; affix: string }
  | { kind: "slip"; edits: number }
  /** Within a slip's distance, but a word of its own in the language of the expected one (decision 49). */
  | { kind: "another" }
  /** `near`: one edit more than a slip may have. */
  | { kind: "different"; near: boolean };

export function compareWords(expected: string, given: string): Difference {
  if (sameButAccents(unaccented(expected), given)) {
    return umlautsApart(expected, given) && areBothWords(expected, given)
      ? { kind: "another" }
      : { kind: "accent" };
  }
  if (neverSlips(expected, given)) return { kind: "different", near: false };
  const lost = lostAffix(expected, given);
  if (lost !== null) return { kind: "affix", affix: lost };
  const prefix = addedVerbPrefix(expected, given);
  if (prefix !== null) return { kind: "affix", affix: prefix };
  if (isSpelledByEar(expected, given) && !areOpposed(expected, given)) return { kind: "slip", edits: 2 };
  const allowed = editsAllowed(expected);
  if (Math.abs(expected.length - given.length) > allowed + 1) return { kind: "different", near: false };
  const edits = editDistance(expected, given);
  if (edits > allowed) return { kind: "different", near: edits === allowed + 1 };
  const added = lostAffix(given, expected);
  if (added !== null) return { kind: "affix", affix: added };
  if (areOpposed(expected, given)) return { kind: "different", near: false };
  return areBothWords(expected, given) && !sameInOldSpelling(expected, given)
    ? { kind: "another" }
    : { kind: "slip", edits };
}

/** Malay before 1972, and as it is often written still: kaseh for kasih, kabar for khabar, slamat for selamat. */
function sameInOldSpelling(one: string, other: string): boolean {
  const fold = (word: string) =>
    word
      .replaceAll("kh", "k")
      .replaceAll("sy", "s")
      .replace(/^([^aeiou])e(?=[^aeiou])/, "$1")
      .replace(/e(?=[^aeiou]+$)/, "i")
      .replace(/o(?=[^aeiou]+$)/, "u");
  return fold(one) === fold(other);
}

/** An umlaut is another letter (Mutter, Mütter); other accents are often left out by people who know the word. */
function umlautsApart(one: string, other: string): boolean {
  // Whoever writes ss for ß has no German keyboard.
  if (one.includes("ß") && !other.includes("ß")) return false;
  return one.replace(/[^äöü]/g, "") !== other.replace(/[^äöü]/g, "");
}

/** Longer than any word: something was pasted, and comparing it letter by letter would take for ever. */
const longestWord = 64;

function neverSlips(expected: string, given: string): boolean {
  if (expected.length > longestWord || given.length > longestWord) return true;
  if (/\d/.test(expected) || /\d/.test(given)) return true;
  if (isNumberWord(expected) && isNumberWord(given)) return true;
  if (isNegation(expected) && isNegation(given)) return true;
  return isNegation(expected) !== isNegation(given) && !isSlippedNegation(expected, given);
}

/** "tdiak" is no word but a slip of one; "nur" for "nie" is another word, and says another thing. */
function isSlippedNegation(expected: string, given: string): boolean {
  return (
    isNegation(expected) && expected.length > 3 && given.length > 3 && !isWord(given) && !isNegation(given)
  );
}
