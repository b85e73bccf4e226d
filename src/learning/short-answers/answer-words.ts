import type { Token } from "../../words/tokens.ts";
import type { AnswerText } from "./answer-text.ts";
import type { Prepared } from "./prepare.ts";

/**
 * Each word of an answer once, with where it comes from: "r:" the reference has it or a synonym, "q:" only the question
 * has it, "n:" neither. The same word says one thing where it was asked for and another where it was not.
 */
export function answerWords(prepared: Prepared, answer: AnswerText): string[] {
  const words = new Set<string>();
  for (const [at, token] of answer.tokens.entries()) {
    if (token.kind === "number" || token.kind === "label") continue;
    const from = inReference(prepared, token) ? "r" : answer.given[at] === true ? "q" : "n";
    words.add(`${from}:${token.stem}`);
  }
  return [...words];
}

function inReference({ references }: Prepared, token: Token): boolean {
  const enough = token.kind === "content" ? synonym : sameForm;
  return references.some(({ likeness }) => likeness.of(token).some((like) => like >= enough));
}

const synonym = 0.8;
const sameForm = 0.95;
