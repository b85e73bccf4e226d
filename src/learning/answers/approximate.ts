import { wordSet } from "../../text/languages/language.ts";
import { languages } from "../../text/languages/languages.ts";
import { asNumber, isNumeral } from "../../text/numerals.ts";
import type { Form } from "./forms.ts";

const signs = "≈ ~ ≃ ≅ ∼";
const near = wordSet(signs, ...languages.map(({ about }) => about));

/**
 * Whether a number comes to one that the key calls near only ("≈ 712", "about 0.3 m"): rounded as the key writes it, it is
 * the same. What stands beside it has to be the same.
 */
export function isAbout(expected: Form, given: Form): boolean {
  const wanted = afterNear(expected.words);
  if (wanted.length === expected.words.length) return false;
  const said = afterNear(given.words);
  const at = wanted.findIndex(isNumeral);
  if (at < 0 || said.length !== wanted.length) return false;
  if (!wanted.every((word, place) => place === at || word === said[place])) return false;
  const [value, own] = [asNumber(wanted[at] ?? ""), asNumber(said[at] ?? "")];
  if (value === null || own === null) return false;
  return Math.abs(own - value) <= 0.5 * 10 ** -placesIn(expected.shown) + Number.EPSILON * Math.abs(value);
}

/** Where the question says that the number is only near, its key is read so. */
export function nearBefore(prompt: string): boolean {
  const [, before = ""] = /(\S+)\s*_{2,}/.exec(prompt) ?? [];
  return near.has(before.toLowerCase());
}

function afterNear(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !near.has(word));
  return first <= 0 ? words : words.slice(first);
}

/** Its zeros too: 0.30 is nearer than 0.3. */
function placesIn(shown: string): number {
  return /\d[.,](\d+)(?!.*\d)/.exec(shown.replace(/,(?=\d{3}(?!\d))/g, ""))?.[1]?.length ?? 0;
}
