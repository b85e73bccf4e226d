import { isWordOf } from "../../words/known-words.ts";

/**
 * An English word as somebody writes it who goes by the ear: "nite", "skool", "pleez". Whoever knows what a word means
 * and not how it is spelled has made a slip, however many letters it takes. Another word that sounds alike is none.
 */
export function isSpelledByEar(expected: string, given: string): boolean {
  if (expected.length < shortest || !/^[a-z]+$/.test(expected + given)) return false;
  return isWordOf("en", expected) && !isWordOf("en", given) && sound(expected) === sound(given);
}

const shortest = 4;

/** One sign a sound, roughly: vowels that are written in several ways first, while the letters beside them still stand. */
function sound(word: string): string {
  return rules.reduce((text, [from, to]) => text.replace(from, to), word);
}

const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/mb$/, "m"],
  [/ph/g, "f"],
  [/sch(?=o)/g, "sk"],
  [/tch/g, "ch"],
  [/[ts]ion/g, "shun"],
  [/eigh|ai|ay/g, "1"],
  [/igh/g, "2"],
  [/oa/g, "3"],
  [/oo|ew|ue/g, "4"],
  [/ee|ea|ie/g, "5"],
  [/a(?=[^aeiou]e$)/, "1"],
  [/i(?=[^aeiou]e$)/, "2"],
  [/o(?=[^aeiou]e$)/, "3"],
  [/u(?=[^aeiou]e$)/, "4"],
  [/e(?=[^aeiou]e$)/, "5"],
  [/c(?=[eiy])/g, "s"],
  [/x/g, "ks"],
  [/ck|c(?!h)|q/g, "k"],
  [/z/g, "s"],
  [/e$/, ""],
  [/(.)\1/g, "$1"],
];
