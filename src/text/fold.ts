import { recently } from "../recently.ts";
import { foldNumerals } from "./numerals.ts";

/**
 * A text as its words with one space between them: Unicode normalised (NFKC), case, punctuation and spacing folded
 * (decision 21). Accents stay. A text of punctuation alone keeps it, so that an answer key may ask for "?" or ";".
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return plainWords.test(lower) ? lower : folded(text).words;
}

/** The same words of a course or a deck are held against every answer. */
const folded = recently(2_000, (text) => {
  const cased = foldCase(text.normalize("NFKC")).normalize("NFKC");
  const words = foldNumerals(cased.replace(apostrophe, "").replace(invisible, ""))
    .replace(punctuation, " ")
    .replace(symbol, " $& ")
    .replace(digitThenLetter, "$& ")
    .replace(/\s+/g, " ")
    .trim();
  return { words: words === "" ? cased.replace(/\s+/g, "") : words };
});

/** No letter, no digit and no symbol in it: "", "___", "?", "…". Expects folded text. */
export function saysNothing(folded: string): boolean {
  return !/[^\p{P}\s]/u.test(folded);
}

const plainWords = /^[a-z]+(?: [a-z]+)*$/;
/** "don't" is "dont". A lone accent typed as an apostrophe (´) is a space and a combining accent after NFKC. */
const apostrophe = /['‘’‛ʼʻ′`]|(?:^| )[\u0300\u0301]/g;
/** Zero-width characters, the soft hyphen, and pictures that learners add. */
const invisible = /\p{Cf}|\ufe0f|\p{Extended_Pictographic}/gu;
/** C# is not C, 5 % is not 5, and != is not =. */
const punctuation = /(?![#%&@])(?!!=)[\p{P}\p{Cc}]/gu;
const symbol = /!?[\p{S}#%&@]+/gu;
/** "5kg" is "5 kg". */
const digitThenLetter = /\d(?=\p{L})/gu;

/** Through capitals and back, as some letters have two small forms (σ, ς). ß stays: its capital form is SS. */
function foldCase(text: string): string {
  return text
    .replace(/[^ßẞ]+/g, (run) => run.toUpperCase())
    .toLowerCase()
    .replaceAll("ς", "σ");
}
