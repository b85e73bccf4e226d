import { editDistance } from "../../../../nearest.ts";
import { editsAllowed } from "../../../../text/edits.ts";
import { foldText } from "../../../../text/fold.ts";
import { isNegation } from "../../../../text/negation.ts";
import { numberAt } from "../../../../text/number-at.ts";

export type How = "exactly" | "nearly";
/** Which of several phrases was heard, as it is written, and how. */
export type HeardPhrase = { phrase: string; how: How };

/** Of a pasted page, the beginning is heard. */
const mostWords = 400;

/** The words of a text, with a comma wherever a clause ends: "tidak, mahu" is not "tidak mahu". */
export function wordsHeard(text: string): string[] {
  return text
    .split(/[.,;:!?…\n]+/)
    .flatMap((clause) => [...foldText(clause).split(" ").filter(Boolean), pause])
    .slice(0, mostWords);
}

const pause = ",";

/** The first of the phrases that stands in what was said; as it is written before one with a slip. `known`: words that
 * are no slip; null: a slip is not forgiven. */
export function heardIn(
  words: readonly string[],
  phrases: readonly string[],
  known: ReadonlySet<string> | null,
): HeardPhrase | null {
  let nearly: HeardPhrase | null = null;
  for (const phrase of phrases) {
    const how = howHeard(words, phrase, known);
    if (how === "exactly") return { phrase, how };
    if (how === "nearly") nearly ??= { phrase, how };
  }
  return nearly;
}

function howHeard(words: readonly string[], phrase: string, known: ReadonlySet<string> | null): How | null {
  const enough = /^\{words (\d+)\}$/.exec(phrase)?.[1];
  if (enough !== undefined)
    return words.filter((word) => word !== pause).length >= Number(enough) ? "exactly" : null;
  const tokens = tokensOf(phrase);
  const denies = tokens.some((token) => isNegation(token));
  let best: How | null = null;
  for (let at = 0; at < words.length; at++) {
    // "Tidak mahu" is not "mahu".
    if (!denies && isNegation(words[at - 1] ?? "")) continue;
    const how = from(words, at, tokens, 0, known);
    if (how === "exactly") return how;
    best ??= how;
  }
  return best;
}

/** A phrase by words; what stands in braces is one of them. */
function tokensOf(phrase: string): string[] {
  return phrase
    .split(/(\{\w+\})/)
    .flatMap((part) => (part.startsWith("{") ? [part] : foldText(part).split(" ").filter(Boolean)));
}

function from(
  words: readonly string[],
  at: number,
  tokens: readonly string[],
  next: number,
  known: ReadonlySet<string> | null,
): How | null {
  const token = tokens[next];
  if (token === undefined) return "exactly";
  const word = words[at];
  if (word === undefined) return null;
  if (word === pause) return next === 0 ? null : from(words, at + 1, tokens, next, known);
  if (token === "{number}") {
    const length = /^\d/.test(word) ? 1 : (numberAt(words, at, ["en", "ms"])?.length ?? 0);
    return length === 0 ? null : from(words, at + length, tokens, next + 1, known);
  }
  if (token === "{name}") return from(words, at + 1, tokens, next + 1, known);
  if (word === token) return from(words, at + 1, tokens, next + 1, known);
  const isSlip =
    known !== null &&
    word[0] === token[0] &&
    !known.has(word) &&
    !isNegation(word) &&
    editDistance(word, token) <= editsAllowed(token);
  return isSlip && from(words, at + 1, tokens, next + 1, known) !== null ? "nearly" : null;
}
