import type { AnswerText } from "./answer-text.ts";
import type { Reference } from "./prepare.ts";

/** The figure that is asked for is another one: it opens both, or is the only one that the question does not give. */
export function isWrongNumber({ tokens, given }: Reference, answer: AnswerText): boolean {
  const [wanted, said] = [tokens[0], answer.tokens[0]];
  if (wanted?.kind === "number" && said?.kind === "number") return wanted.word !== said.word;
  const fresh = tokens.filter(({ kind }, at) => kind === "number" && given[at] !== true);
  const [only] = fresh;
  if (only === undefined || fresh.length > 1) return false;
  const own = answer.tokens.filter(({ kind }, at) => kind === "number" && answer.given[at] !== true);
  return own.length > 0 && own.every(({ word }) => word !== only.word);
}
