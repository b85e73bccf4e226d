import { foldText } from "../../text/fold.ts";

/**
 * What was written into a gap without the words that stand beside the gap already: "cluster sampling" for "___ sampling",
 * "O(log n)" for "O(___)". Without what is added in brackets, "newtons (N)". And a figure without the thing that the question counts: "500 comparisons" for 500.
 */
export function withoutNeighbours(prompt: string, answer: string): string[] {
  const words = foldText(answer).split(" ");
  const found = [...besideGap(prompt, words)];
  const bracket = /\s*\([^()]*\)\s*$/.exec(answer);
  if (bracket !== null) found.push(foldText(answer.slice(0, bracket.index)));
  const asked = new Set(foldText(prompt).split(" "));
  const [first = "", ...rest] = words;
  if (/^\d/.test(first) && rest.length > 0 && rest.every((word) => asked.has(word))) found.push(first);
  return found.filter((text) => text !== "");
}

function* besideGap(prompt: string, words: readonly string[]): Generator<string> {
  const gap = /_{2,}|…|\.{4,}/.exec(prompt);
  if (gap === null) return;
  const before = foldText(prompt.slice(0, gap.index)).split(" ");
  const after = foldText(prompt.slice(gap.index + gap[0].length)).split(" ");
  for (let left = 0; left <= mostWords; left++) {
    if (left > 0 && before.slice(-left).join(" ") !== words.slice(0, left).join(" ")) continue;
    for (let right = 0; right <= mostWords && left + right < words.length; right++) {
      if (left + right === 0) continue;
      if (after.slice(0, right).join(" ") !== words.slice(words.length - right).join(" ")) continue;
      yield words.slice(left, words.length - right).join(" ");
    }
  }
}

const mostWords = 8;
