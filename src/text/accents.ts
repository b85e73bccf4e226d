/**
 * A folded word as people type it who cannot type its accents: without them (schön → schon), and in the German way
 * (schoen). Only marks on Latin, Greek and Cyrillic letters are accents; a vowel sign of Hindi or Thai is a letter.
 */
export function unaccented(word: string): readonly string[] {
  if (!hasAccent.test(word)) return [word];
  const plain = strip(word);
  const spelled = strip(word.replace(/[äöüå]/g, (letter) => german.get(letter) ?? letter));
  return plain === spelled ? [plain] : [plain, spelled];
}

/** The two are one word but for their accents. Expects folded words. */
export function sameButAccents(expected: readonly string[], given: string): boolean {
  return unaccented(given).some((form) => expected.includes(form));
}

/** A folded text as German is written on other keyboards: Straße as strasse, schön as schoen. */
export function germanSpelling(text: string): string {
  return /[äöüß]/.test(text) ? text.replace(/[äöüß]/g, (letter) => german.get(letter) ?? "ss") : text;
}

const hasAccent = /[^\0-\x7f]/;
const german = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["å", "aa"],
]);
/** Letters that Unicode does not take apart. */
const whole = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
]);

function strip(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđð]/g, (letter) => whole.get(letter) ?? letter)
    .normalize("NFC");
}
