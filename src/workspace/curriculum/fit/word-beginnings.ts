/** Every word of a stem begins so: `stemOf` cuts endings, and makes "y" of "ies" alone. */
export function beginningOf(stem: string): string {
  return stem.endsWith("y") ? stem.slice(0, -1) : stem;
}

const letterOrFigure = /[\p{L}\p{N}]/u;
/** In "o'clock7" a word begins in the middle, with a figure. */
const figure = /^\p{N}/u;

/** Whether a word of the text may begin so: never "no" where one does. In plain small letters, both. */
export function hasWordFrom(start: string, text: string): boolean {
  const anywhere = start === "" || figure.test(start);
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || anywhere || !letterOrFigure.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
