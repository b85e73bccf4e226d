import { editDistance } from "../../../nearest.ts";

/** How far two texts are apart in words: added, left out, replaced, or swapped with a neighbour. `share`: of the longer one's words. */
export type Apart = { before: number; after: number; distance: number; share: number };

/** Case and punctuation count: a teacher who changes them has changed something. Blanks do not. */
export function wordsApart(before: string, after: string): Apart {
  const [a, b] = [wordsIn(before), wordsIn(after)];
  const distance = before === after ? 0 : editDistance(a, b);
  return {
    before: a.length,
    after: b.length,
    distance,
    share: distance / Math.max(1, a.length, b.length),
  };
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
