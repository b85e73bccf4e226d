import { isFunctionWord } from "./common-words.ts";

/** The small words that hold sentences together. In prose of a language about every third word is one of them. */
const others: Readonly<Record<string, ReadonlySet<string>>> = {
  ms: set(`yang dan di ke dari daripada untuk itu ini saya ada tidak tak dengan pada akan adalah ialah dia kami kita
    mereka awak anda kamu telah sudah belum sedang juga atau tetapi tapi kerana supaya apabila jika kalau dalam oleh
    sebagai seorang sebuah bagi boleh mahu harus perlu lebih sangat masih lagi pun lah kah se para antara selepas
    sebelum manakala bila apa siapa mana bukan jangan setiap semua banyak nya`),
  de: set(`der die das und ist ich nicht ein eine in zu mit auf für den dem von sie es wir als auch an sich aber wenn
    dass weil oder war sind haben hat werden wird man noch nach bei um aus`),
  fr: set(`le la les de des du un une et est je ne pas que qui dans pour sur avec il elle nous vous ce cette se au aux
    mais ou donc car si plus être avoir sont par comme`),
  es: set(`el la los las de del un una y es yo no que en para con por se su al lo como más pero o si porque son está
    hay muy este esta nos le ser`),
};

/** Which language most of the small words belong to, and how many of all words they are. Null: none that we know. */
export function languageOf(words: readonly string[]): { language: string | null; share: number } {
  const shares = ["en", ...Object.keys(others)].map((language) => ({
    language,
    share: smallWordsIn(words, language) / Math.max(1, words.length),
  }));
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best === undefined || best.share === 0 ? { language: null, share: 0 } : best;
}

/** How many of the words are small ones of this language. */
export function smallWordsIn(words: readonly string[], language: string): number {
  return words.filter((word) => isSmall(word, language)).length;
}

export function knowsLanguage(language: string): boolean {
  return language === "en" || language in others;
}

export function isSmallWord(word: string, language: string | null): boolean {
  return isSmall(word, language ?? "en");
}

function isSmall(word: string, language: string): boolean {
  return language === "en" ? isFunctionWord(word) : (others[language]?.has(word) ?? false);
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
