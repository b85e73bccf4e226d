/**
 * Where in a section's markdown the words stand that were clicked on: the letters before the place, as they are read, are
 * looked for in the text. 0 where they are not found; the text is the same then, and the cursor at its beginning.
 */
export function cursorAt(markdown: string, before: string): number {
  for (const length of [40, 20, 10, 4]) {
    const tail = before.slice(-length);
    if (tail === "") return 0;
    const at = markdown.indexOf(tail);
    if (at >= 0 && markdown.indexOf(tail, at + 1) < 0) return at + tail.length;
  }
  return 0;
}

/** Where a line of a section's whole text (the first is its heading) begins in the part of it that is typed into. */
export function cursorAtLine(text: string, body: string, line: number | null): number {
  const before = text
    .split("\n")
    .slice(0, (line ?? 1) - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(body.length, Math.max(0, before - Math.max(0, text.indexOf(body))));
}

/** What is read before a place of the page, within its own run of text. */
export function readBefore(x: number, y: number): string {
  const place = document.caretPositionFromPoint?.(x, y);
  if (!place || place.offsetNode.nodeType !== Node.TEXT_NODE) return "";
  const text = place.offsetNode.textContent ?? "";
  // At the beginning of a run the letters before are another one's: those after it tell the place too.
  return text.slice(0, place.offset);
}
