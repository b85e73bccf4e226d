import { foldText } from "../../../../text/fold.ts";
import { alternatives } from "../../../answers/forms.ts";
import type { Items } from "../../../course-format.ts";
import { stayingInOrder } from "../staying.ts";
import { inline, words } from "./text.ts";

/** A sentence with a mistake in it, read: how it can be put right, and how much is wrong with it. */
type ErrorItem = Items["errors"][number];

/** An author may write several, " / " between them. */
export function rightWays({ right }: ErrorItem): string[] {
  return alternatives(inline(right));
}

/** "(in a letter)" after the sentence's own end. */
export function remarkOf(wrong: string): string {
  return /[.?!]\s*(\([^()]*\))$/.exec(wrong)?.[1] ?? "";
}

export function sentenceOf(wrong: string): string {
  const remark = remarkOf(wrong);
  return remark === "" ? wrong : wrong.slice(0, -remark.length).trim();
}

/** Near enough to the mistake that there are few ways to put it right. */
export function isSmall(item: ErrorItem): boolean {
  const wrong = foldText(sentenceOf(inline(item.wrong)));
  const right = foldText(rightWays(item)[0] ?? "");
  const before = new Set(words(wrong));
  const after = words(right);
  const kept = after.filter((word) => before.has(word)).length;
  return wrong !== right && kept >= after.length / 2 && after.length <= before.size + 3;
}

/** One word, or two that stand together, changed, added, left out or moved. */
export function hasOneMistake(item: ErrorItem): boolean {
  const before = words(foldText(sentenceOf(inline(item.wrong))));
  return rightWays(item).some((right) => {
    const after = words(foldText(right));
    const [longer, shorter] = before.length > after.length ? [before, after] : [after, before];
    const { start, end } = sameEnds(before, after);
    const changed = longer.length - start - end;
    if (changed <= 2 && shorter.length - start - end <= 2) return true;
    const places = after.map((word) => before.indexOf(word));
    const moved = before.length === after.length && new Set(places).size === after.length;
    return moved && !places.includes(-1) && stayingInOrder(places) >= after.length - 1;
  });
}

/** How many words at the beginning and at the end are as they were. */
function sameEnds(before: readonly string[], after: readonly string[]): { start: number; end: number } {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/**
 * The words that were put right, where they are enough to show it: null where only words went or moved, and where
 * another way than the course's first does not put as many words into their place.
 */
export function changedPart(wrong: string, right: string, isFirst: boolean): string | null {
  const before = words(wrong);
  const after = words(right);
  if (!isFirst && before.length !== after.length) return null;
  const { start, end } = sameEnds(before, after);
  const part = after
    .slice(start, after.length - end)
    .join(" ")
    .replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "");
  const known = ` ${foldText(wrong)} `;
  return part === "" || known.includes(` ${foldText(part)} `) || words(part).length > 3 ? null : part;
}
