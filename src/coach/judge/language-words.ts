import { english } from "../../text/languages/english.ts";
import { german } from "../../text/languages/german.ts";
import { wordSet } from "../../text/languages/language.ts";
import { malay } from "../../text/languages/malay.ts";

/** The languages whose small words, contractions and sounds the judge knows. Others are compared letter by letter. */
export type KnownLanguage = "de" | "en" | "ms";

/** "de-AT" is German; a language we know nothing about is null. */
export function knownLanguage(tag: string): KnownLanguage | null {
  const primary = primaryTag(tag);
  return primary === "de" || primary === "en" || primary === "ms" ? primary : null;
}

/** "de" of "de-AT". */
export function primaryTag(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}

const set = (words: string) => new Set(words.split(" "));

const smallWords: Record<KnownLanguage, ReadonlySet<string>> = {
  de: wordSet(german.mayBeLacking),
  en: wordSet(english.mayBeLacking),
  ms: wordSet(malay.mayBeLacking),
};

/** Articles, pronouns, prepositions and the like, in canonical letters: a phrase that lacks one may still be meant. */
export function isSmallWord(word: string, language: KnownLanguage | null): boolean {
  return language !== null && smallWords[language].has(word);
}

const scaleWords = set("hundred thousand million belas puluh ratus ribu juta hundert tausend");

/** A word that numbers are made with, where it is all that is to be said; else null. */
export function scaleWord(target: string): string | null {
  const word = target.trim().toLowerCase();
  return scaleWords.has(word) ? word : null;
}

const hesitations = set("aeh aehm äh ähm oeh öh hm hmm mhm uh uhm ehm eh");
const englishHesitations = set("um er erm");

export function isHesitation(word: string, language: KnownLanguage | null): boolean {
  return hesitations.has(word) || (language === "en" && englishHesitations.has(word));
}

const determiners = set(
  "der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein deine deinen deinem deiner",
);

/** "auf dem Berg": what looked like the end of a separated verb is a preposition. */
export function isGermanDeterminer(word: string): boolean {
  return determiners.has(word);
}

const standsAlone = set("a an all any every in may no some to");

/**
 * Where written apart and written together are two things: "a long" and "along", "zu machen" and "zumachen". One cannot
 * hear it, so such a match is doubtful. "zu Hause" and "zuhause" are one.
 */
export function partsMeanSomethingElse(
  first: string,
  whole: string,
  language: KnownLanguage | null,
): boolean {
  if (language === "en") return standsAlone.has(first);
  return language === "de" && first === "zu" && /(?:en|ern|eln)$/.test(whole);
}

const mayBeShort = set("geht gibt habe ist war");

/** A phrase that ends in "geht es", said "geht's": complete as it stands. */
export function endsInShortEs(words: readonly string[], language: KnownLanguage | null): boolean {
  if (language !== "de" || words.length < 3 || words.at(-1) !== "es") return false;
  return mayBeShort.has(words.at(-2) ?? "");
}

const besideAQuestion = set(
  "heute denn so jetzt gerade bitte hier und oder aber eigentlich sonst nun mal wieder",
);

/** "Wie geht's heute?", "Wie geht's denn?" */
export function changesNoQuestion(word: string): boolean {
  return besideAQuestion.has(word) || isHesitation(word, "de");
}

const toldApartBySharpS = set("masse massen busse bussen floss flosse flossen schoss ass");

/** Maße and Masse are two words; elsewhere ß and ss are two ways to write one. Canonical letters. */
export function sharpSMatters(joined: string, language: KnownLanguage | null): boolean {
  return language === "de" && toldApartBySharpS.has(joined);
}
