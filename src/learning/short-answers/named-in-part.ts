import { wordSet } from "../../text/languages/language.ts";
import type { Token } from "../../words/tokens.ts";
import type { Compared } from "./compare.ts";

/** The reference is a list of three things or more, and the answer names some of them and nothing else: half of it. */
export function isNamedInPart({ reference, found, features }: Compared): boolean {
  if ((features.precision ?? 0) < 0.9) return false;
  const items = itemsOf(reference.tokens);
  if (items.length < 3 || items.some((item) => item.length === 0 || item.length > longestItem)) return false;
  const named = items.filter((item) => item.every((at) => (found[at]?.likeness ?? 0) >= 0.7));
  return named.length > 0 && named.length < items.length;
}

const longestItem = 3;
/** They put things beside each other. */
export const and = wordSet("and or und oder dan atau et ou y o");

/** Where the words with meaning of each item stand. A small word other than "and" or an article makes it a sentence. */
function itemsOf(tokens: readonly Token[]): number[][] {
  const items: number[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before !== undefined && token.clause !== before.clause && items.at(-1)?.length !== 0) items.push([]);
    if (and.has(token.word)) {
      if (items.at(-1)?.length !== 0) items.push([]);
    } else if (token.kind !== "function") items.at(-1)?.push(at);
    else if (!mayStand.has(token.word)) return [];
  }
  return items;
}

const mayStand = wordSet("a an the of der die das ein eine le la les un une el los las");
