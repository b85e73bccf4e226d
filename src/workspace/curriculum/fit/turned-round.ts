import { isNegation } from "../../../text/negation.ts";
import { type Token, tokensOf } from "../../../words/tokens.ts";
import { likeness } from "../../../words/word-match.ts";

/** What says no of what follows, beside the negations of any sentence. */
const refusing =
  /\b(?:instead of|rather than|leav(?:e|es|ing) out|fail(?:s|ing)? to|free of|unable to|nor|neither)\b/giu;
const refusals = new Set(
  "ignore ignores ignoring skip skips skipping omit omits omitting exclude excludes excluding refuse refuses refusing neglect neglects".split(
    " ",
  ),
);
/** "Not only loops": nothing is denied. */
const notDenied =
  /\b(?:not|no|never)\s+(?:only|just|merely|simply|yet|all|every|always|necessarily|more|less|longer|matter|doubt)\b/giu;
/** Inside such a clause a "not" is part of what is described: "until it is not true", "who is hurt when it is not done". */
const inside = new Set(
  "if when while until unless whether who whose which that where why because although though since once long".split(
    " ",
  ),
);
const same = 0.8;

/**
 * The words of a sentence that deny what an outcome asks for ("do not use variables"); null where none do. What the
 * outcome itself denies ("without formal notation") may be denied.
 */
export function turnedRound(sentence: string, own: readonly Token[]): string | null {
  const plain = sentence.replace(notDenied, " ").replace(refusing, " not ");
  const main = mainClause(tokensOf(refused(plain, own)));
  const denied = main.filter(({ negated, kind }) => negated && kind === "content");
  const hit = denied.find((token) => {
    const meant = own.filter((other) => likeness(token, other) >= same);
    return meant.length > 0 && meant.every((other) => !other.negated);
  });
  return hit === undefined ? null : sentence.trim();
}

/** "Ignore" says no, unless the outcome itself speaks of ignoring. */
function refused(sentence: string, own: readonly Token[]): string {
  return sentence.replace(/\p{L}+/gu, (word) =>
    refusals.has(word.toLowerCase()) && !own.some((other) => other.word === word.toLowerCase())
      ? "not"
      : word,
  );
}

/** From a word that opens a clause inside, up to the next punctuation, nothing is the sentence's own "not". */
function mainClause(tokens: readonly Token[]): Token[] {
  let within = -1;
  return tokens.filter((token) => {
    if (inside.has(token.word) && !isNegation(token.word)) within = token.clause;
    return within !== token.clause;
  });
}
