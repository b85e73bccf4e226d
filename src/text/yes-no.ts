import { foldText } from "./fold.ts";
import { languageNamed, ofAll } from "./languages/languages.ts";

const so = ofAll(({ isSo }) => isSo);
const notSo = ofAll(({ isNotSo }) => isNotSo);
const yes = new Set([...ofAll((language) => language.yes.words), ...so]);
const no = new Set([...ofAll((language) => language.no.words), ...notSo]);

/** What a folded word says of a statement, in any language that is known; null: neither. */
export function sideOf(word: string): boolean | null {
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** As `sideOf`, for words that say it wherever they stand: "true", "falsch". "No" and "never" are words of other sentences too. */
export function truthIn(word: string): boolean | null {
  if (so.has(word)) return true;
  return notSo.has(word) ? false : null;
}

/** What somebody says who says nothing but yes or no, in one of these languages; null: it is more, or something else. */
export function saidOutright(heard: string, tags: readonly string[]): boolean | null {
  const said = foldText(heard);
  for (const tag of tags) {
    const language = languageNamed(tag);
    if (language === undefined) continue;
    if ([...language.yes.alone, ...`${language.yes.words} ${language.isSo}`.split(" ")].includes(said))
      return true;
    if ([...language.no.alone, ...language.no.words.split(" ")].includes(said)) return false;
  }
  return null;
}
