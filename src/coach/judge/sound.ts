import type { KnownLanguage } from "./language-words.ts";

/**
 * A word as it is spoken, for spellings that nobody could hear apart (Fogel, Vogel). Vowel length and umlauts stay:
 * they tell words apart. Expects canonical letters.
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
    [/dt/g, "tt"],
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
    [/d$/, "t"],
    [/b$/, "p"],
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
];

const twins = new Set(
  (
    "viel fiel rad rat raet saite seite saiten seiten waise weise laib leib seid seit tod tot bund bunt haeute heute " +
    "laeute leute laeuten leuten meer mehr moor mohr leere lehre leeren lehren vers fers verse ferse vetter fetter " +
    "stadt statt wird wirt wald walt band bannt gewand gewandt wahr war ward wart grad grat leid leit geld gelt bald " +
    "balt wand wandt ob op lieb liep fielen vielen waagen wagen wal wahl boot bot beet bet heer her saal sal held helt " +
    "vor for von fon lachs lax dachs dax phase vase main mein rain rein leerer lehrer word wort bad bat ford fort " +
    "vordern fordern folk volk camp kamp few phew " +
    "kas khas sarat syarat pakta fakta pasal fasal sah syah sair syair sak syak tarik tarikh kat khat kan khan"
  ).split(" "),
);
