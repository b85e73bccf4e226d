/** Where two texts differ, with a little of what is around it. */
export type Comparison = {
  before: string;
  after: string;
  /** Lines left out in front and behind, which are the same in both. */
  above: number;
  below: number;
  /** Too much to mark word by word while somebody waits. */
  tooMany: boolean;
};

const around = 2;
const mostLetters = 40_000;

export function compare(before: string, after: string): Comparison {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(old.length, now.length);
  let top = 0;
  while (top < shorter && old[top] === now[top]) top++;
  let end = 0;
  while (end < shorter - top && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const above = Math.max(0, top - around);
  const below = Math.max(0, end - around);
  const part = (lines: string[]) => lines.slice(above, lines.length - below).join("\n");
  const [shownBefore, shownAfter] = [part(old), part(now)];
  const tooMany = shownBefore.length + shownAfter.length > mostLetters;
  return { before: shownBefore, after: shownAfter, above, below, tooMany };
}
