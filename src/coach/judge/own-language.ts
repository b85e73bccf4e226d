import { isSmallWord, type KnownLanguage, knownLanguage } from "./language-words.ts";
import { isSpelledAlike } from "./spelled-alike.ts";
import type { Utterance } from "./utterance.ts";
import { wordsHeard } from "./words-heard.ts";

/**
 * "We eat bread with butter" and "You are very kind" are English, though Butter and Kind are German too: a word of both
 * languages, in a sentence with more small words of the learner's own. Alone, or after a colon, it is the target's.
 */
export function isOwnLanguage(
  places: readonly number[],
  gloss: ReadonlySet<string>,
  { words, question, language }: Pick<Utterance, "words" | "question" | "language">,
): boolean {
  const own = knownLanguage(question.instructionLanguage);
  const inBoth = (word: string) => gloss.has(word) || isSpelledAlike(word, own, language);
  if (!places.every((at) => inBoth(words[at]?.written ?? ""))) return false;
  const first = words[places[0] ?? 0]?.start ?? 0;
  if (/[:„“"»]\s*$/.test(question.heard.slice(0, first))) return false;
  return isAmongOwnWords(places, { words, question, language });
}

/** The rest of its sentence is the learner's own language, by its small words. */
export function isAmongOwnWords(
  places: readonly number[],
  { words, question, language }: Pick<Utterance, "words" | "question" | "language">,
): boolean {
  const own = knownLanguage(question.instructionLanguage);
  if (own === language) return false;
  const [from, to] = sentenceAround(places, words);
  const [first, last] = [words[places[0] ?? from]?.start ?? 0, words[places.at(-1) ?? to]?.end ?? 0];
  const before = question.heard.slice(words[from]?.start ?? 0, first);
  const after = question.heard.slice(last, words[to]?.end ?? last);
  const around = (of: KnownLanguage | null) => [...wordsHeard(before, of), ...wordsHeard(after, of)];
  const count = (of: KnownLanguage | null) =>
    around(of).filter(({ letters }) => showsLanguage(letters, of)).length;
  // Of a language whose small words are not known ("Tu as la clé"), most of the sentence must be the learner's own.
  return language === null ? count(own) > around(own).length / 2 : count(own) > count(language);
}

/** From the first word of the sentence to its last, as places. */
function sentenceAround(places: readonly number[], words: Utterance["words"]): [from: number, to: number] {
  let from = places[0] ?? 0;
  let to = places.at(-1) ?? from;
  while (from > 0 && words[from - 1]?.ends !== true) from--;
  while (to < words.length - 1 && words[to]?.ends !== true) to++;
  return [from, to];
}

function showsLanguage(word: string, language: KnownLanguage | null): boolean {
  return isSmallWord(word, language) || (language !== null && frequent[language].has(word));
}

const set = (words: string) => new Set(words.split(" "));

/** Beside the small words: too plain to say anything about a phrase, but enough to tell a language. */
const frequent: Record<KnownLanguage, ReadonlySet<string>> = {
  de: set(
    "so sehr nicht kein keine keinen hat habe haben hast hatte war waren wird werden kann was wer wie wo warum wann " +
      "mein meine meinen dein deine ihre unser auch noch schon nur aber wenn dass hier da mag moechte will gern",
  ),
  en: set(
    "so very not no have has had will would can could should what who how where why when there here too also just but " +
      "if as about been being one some any all more most than much many really like want go get got by up out",
  ),
  ms: set(
    "tidak tak nak mahu hendak boleh sudah telah akan sangat sekali juga lagi tetapi tapi kalau apa siapa mana bila " +
      "bagaimana kenapa dengan oleh dalam bukan ialah sedang suka minum makan pergi",
  ),
};
