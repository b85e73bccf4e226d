import type { Token } from "./tokens.ts";

/** Where each bracket is closed, by where it opens, in one pass; what is never closed is not in it. */
export function closings(words: readonly Token[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { text }] of words.entries()) {
    if (text === "(" || text === "[" || text === "{") open.push(at);
    else if (text === ")" || text === "]" || text === "}") {
      const begun = open.pop();
      if (begun !== undefined) ends.set(begun, at);
    }
  }
  return ends;
}
