import { foldText } from "../../../../text/fold.ts";
import { isEveryday } from "../../../../words/common-words.ts";
import { tokensOf } from "../../../../words/tokens.ts";

/**
 * A word of an idea that leads to it without saying it: one that the question has too, else the first that carries meaning;
 * null where the idea has so few that one word would say it.
 */
export function keyWord(idea: string, prompt: string): string | null {
  const asked = new Set(tokensOf(prompt).map(({ stem }) => stem));
  const telling = tokensOf(idea).filter(
    ({ kind, word }) => kind === "content" && !isEveryday(word) && word.length > 2,
  );
  if (new Set(telling.map(({ stem }) => stem)).size < fewest) return null;
  const shared = telling.filter(({ stem }) => asked.has(stem)).at(-1);
  const word = (shared ?? telling[0])?.word ?? null;
  return word === null ? null : asWritten(word, idea);
}

const fewest = 3;

function asWritten(word: string, idea: string): string {
  return (
    idea
      .split(/\s+/)
      .find((one) => foldText(one) === foldText(word))
      ?.replace(/[^\p{L}\p{N}-]/gu, "") ?? word
  );
}
