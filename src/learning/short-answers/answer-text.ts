import { type Token, tokensOf } from "../../words/tokens.ts";
import { trigramsOf } from "./letters.ts";
import type { Prepared } from "./prepare.ts";

/** An answer, read against its question. */
export interface AnswerText {
  text: string;
  tokens: Token[];
  /** Whether each token is a word of the question. */
  given: boolean[];
  trigrams: ReadonlySet<string>;
}

export function readAnswer(prepared: Prepared, text: string): AnswerText {
  const tokens = tokensOf(text.slice(0, longestRead), prepared.language);
  const given = tokens.map((token) => prepared.likeness.of(token).some((like) => like >= sameWord));
  return { text, tokens, given, trigrams: trigramsOf(tokens) };
}

/** A form of the same word or a slip in it, not a synonym. */
export const sameWord = 0.9;
/** Characters: what is longer is no short answer, and comparing all of it would take for ever. */
const longestRead = 4000;
