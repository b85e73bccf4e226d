import type { ListKind } from "./list-kinds.ts";
import { englishShare } from "./reads-like-english.ts";
import type { Word } from "./word.ts";

/** As far as a list shows it; whoever brings it in is asked. `isForeign`: its headings name another language. */
export function listKindOf(words: readonly Word[], isForeign: boolean): ListKind {
  const share = (isSo: (word: Word) => boolean) => words.filter(isSo).length / Math.max(1, words.length);
  if (share(({ term }) => /[?？]\s*$/.test(term)) >= 0.5) return "questions";
  if (isForeign) return "words";
  if (share(({ meanings }) => lengthOf(meanings[0] ?? "") >= longMeaning) >= 0.5) return "terms";
  // Both sides in one language: nobody learns English by English words.
  const term = englishShare(words.map((word) => word.term));
  const meaning = englishShare(words.map(({ meanings }) => meanings.join(" ")));
  return term >= mostly && meaning >= mostly ? "terms" : "words";
}

const mostly = 0.7;
/** A meaning of so many words explains; a shorter one translates. */
const longMeaning = 5;

export function lengthOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
