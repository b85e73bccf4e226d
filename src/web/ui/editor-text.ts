/** How a text ends its lines. The editor knows "\n" only; what it gives back ends its lines as it came. */
export type LineBreak = "\n" | "\r\n";

/** A text with both kinds is one of "\n". */
export function lineBreakOf(text: string): LineBreak {
  return /\r\n/.test(text) && !/(^|[^\r])\n/.test(text) ? "\r\n" : "\n";
}

export function withoutReturns(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

export function withBreaks(text: string, lineBreak: LineBreak): string {
  return lineBreak === "\n" ? text : text.replaceAll("\n", lineBreak);
}

export type Change = { from: number; to: number; insert: string };

/** The one stretch in which two texts differ, so that a cursor outside it stays where it is; null where they are one. */
export function smallestChange(before: string, after: string): Change | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
