import { pageIn } from "./page-mark.ts";

/**
 * Where in a note something stands: its lines, 1-based and inclusive, and the page of the document it came from. `file`:
 * another note than the topic's first.
 */
export type Place = { start: number; end: number; page: number | null; file?: string };

/** Where each of these texts stands in a note, by its first line; one that is found nowhere is left out. */
export function placesIn(source: string, texts: readonly string[]): ReadonlyMap<string, Place> {
  const lines = source.split(/\r\n|\n|\r/);
  const places = new Map<string, Place>();
  for (const text of texts) {
    const said = pageIn(text);
    const [first = "", ...more] = said.text.split("\n");
    const at = first.trim() === "" ? -1 : lines.findIndex((line) => line.includes(first.trim()));
    if (at >= 0)
      places.set(said.text, {
        start: at + 1,
        end: Math.min(lines.length, at + 1 + more.length),
        page: said.page,
      });
  }
  return places;
}
