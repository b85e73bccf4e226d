import { languageOf } from "../../../words/function-words.ts";
import { englishShare } from "./reads-like-english.ts";

/** Letters that tell by themselves, each with the language of most who learn by them; the rarer marks come first. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/[іїєґ]/iu, "uk"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Bengali}/u, "bn"],
];

/** A few cells may hold a loan or what is said in other letters: "ねこ (neko)". */
const mostOther = 0.6;
/** Articles and the like among bare words: "der Hammer", "la mesa". */
const smallShare = 0.2;
const leastSmall = 2;
const mostlyEnglish = 0.8;

/** Which language a column of a list is in, as far as it shows; null where nothing tells. Whoever brings it is asked. */
export function guessLanguage(cells: readonly string[]): string | null {
  const written = cells.filter((cell) => /\p{L}/u.test(cell));
  if (written.length === 0) return null;
  const letters = written.join(" ");
  const inOther = written.filter((cell) => /\p{L}/u.test(cell.replace(/\p{Script=Latin}/gu, "")));
  const script = scripts.find(([mark]) => mark.test(letters));
  if (script !== undefined && inOther.length >= mostOther * written.length) return script[1];
  const words = letters.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { language, share } = languageOf(words);
  if (language !== null && share >= smallShare && share * words.length >= leastSmall) return language;
  return englishShare(written) >= mostlyEnglish ? "en" : null;
}
