import { foldWord } from "../../../text/stem.ts";
import { isFunctionWord } from "../../../words/common-words.ts";
import { vectorOf } from "../../../words/word-vectors.ts";

const enoughRows = 3;
/** How much of a column must be English words, and how much more than of the other, before they are told apart. */
const mostly = 0.7;
const clearly = 0.3;

/** Whether of two columns the first is in English and the second is not: a list with the meanings first. */
export function isMeaningFirst(rows: readonly (readonly string[])[]): boolean {
  const first = englishShare(rows.map(([cell = ""]) => cell));
  const second = englishShare(rows.map(([, cell = ""]) => cell));
  return rows.length >= enoughRows && first >= mostly && first - second >= clearly;
}

/** How much of the words is English, from 0 to 1. */
export function englishShare(cells: readonly string[]): number {
  const words = cells.flatMap((cell) => cell.toLowerCase().match(/\p{L}+/gu) ?? []);
  if (words.length === 0) return 0;
  const english = words.filter((word) => isFunctionWord(word) || vectorOf(foldWord(word).stem) !== null);
  return english.length / words.length;
}
