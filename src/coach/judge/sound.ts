import type { KnownLanguage } from "./language-words.ts";

/**
 * A word as it is spoken, for spellings that nobody could hear apart (Fogel, Vogel). Vowel length, umlauts and last
 * consonants stay: they tell words apart, or two real words from each other (Rad, Rat). Expects canonical letters.
 */
export function soundOf(word: string, language: KnownLanguage | null): string {
  return applied(word, language === null ? [] : sameSound[language]);
}

/** A word with all that is easily misheard or misspelled taken out. Two words that share it are close, no more. */
export function roughSound(word: string, language: KnownLanguage | null): string {
  const spoken = applied(soundOf(word, language), language === "en" ? [...roughEnglish, ...rough] : rough);
  return spoken.replace(/(.)\1+/g, "$1");
}

/** A real word that sounds like another: it was perhaps meant, so it never counts for the other. */
export function isRealTwin(word: string): boolean {
  return twins.has(word);
}

type Rule = readonly [pattern: RegExp, sound: string];

function applied(word: string, rules: readonly Rule[]): string {
  let spoken = word;
  for (const [pattern, sound] of rules) spoken = spoken.replace(pattern, sound);
  return spoken;
}

const sameSound: Record<KnownLanguage, readonly Rule[]> = {
  de: [
    [/^v(?=ater|ier|iel|oll|on|or|er|ogel|oegel|olk|etter|ieh)/, "f"],
    [/ph/g, "f"],
    [/th/g, "t"],
    [/chs|x/g, "ks"],
    [/ck/g, "kk"],
    [/qu/g, "kw"],
    [/c(?=[aoulr])/g, "k"],
    [/a[iy]|ey/g, "ei"],
    [/aeu/g, "eu"],
    [/aa|ah(?![aeiouy])/g, "aa"],
    [/ee|eh(?![aeiouy])/g, "ee"],
    [/oo|oh(?![aeiouy])/g, "oo"],
    [/ieh|ih(?![aeiouy])/g, "ie"],
  ],
  en: [[/ph/g, "f"]],
  ms: [
    [/kh/g, "k"],
    [/sy/g, "s"],
    [/f/g, "p"],
  ],
};

const roughEnglish: readonly Rule[] = [
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/c(?=[eiy])/g, "s"],
];
const rough: readonly Rule[] = [
  [/sch|sh/g, "ʃ"],
  [/ck|c|q/g, "k"],
  [/th/g, "t"],
  [/v/g, "f"],
  [/z/g, "s"],
  [/y/g, "i"],
  [/ie/g, "i"],
  [/(?<=[aeiou])h(?![aeiou])/g, ""],
  [/g$/, "k"],
  [/dt?$/, "t"],
  [/b$/, "p"],
];

const twins = new Set(
  (
    "viel fiel vielen fielen saite seite saiten seiten waise weise laib leib haeute heute laeute leute laeuten leuten " +
    "meer mehr moor mohr leere lehre leeren lehren leerer lehrer vers fers verse ferse vetter fetter vor for von fon " +
    "lachs lax dachs dax phase vase main mein rain rein vordern fordern folk volk camp kamp graf graph kain kein " +
    "laichen leichen hain hein few phew " +
    "kas khas sarat syarat pakta fakta pasal fasal sah syah sair syair sak syak tarik tarikh kat khat kan khan"
  ).split(" "),
);
