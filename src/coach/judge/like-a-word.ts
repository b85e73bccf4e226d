import type { DeckItem } from "../deck/deck-format.ts";
import { closeness, editsInSpeech } from "./closeness.ts";
import { knownItem } from "./known-item.ts";
import { type KnownLanguage, knownLanguage } from "./language-words.ts";
import { roughSound } from "./sound.ts";
import { wordsHeard } from "./words-heard.ts";

/**
 * Whether what was heard may have been the item, one of its accepted forms or a decoy of it, by spelling or by sound:
 * "bye" for "buy", "ready" for "read". Generous: it only decides whether the learner is asked.
 */
export function isLikeAWord(heard: string, item: DeckItem, targetLanguage: string): boolean {
  const language = knownLanguage(targetLanguage);
  const { forms, decoys, scale } = knownItem(item, targetLanguage);
  const said = wordsHeard(heard, language, scale)
    .map(({ letters }) => letters)
    .join("");
  if (said === "") return false;
  return [...forms, ...decoys].some(({ runs }) => {
    const expected = runs.map(({ joined }) => joined).join("");
    return expected !== "" && isLike(expected, said, language);
  });
}

function isLike(expected: string, said: string, language: KnownLanguage | null): boolean {
  const edits = Math.min(
    closeness(expected, said, language),
    closeness(softened(expected), softened(said), language),
  );
  if (edits <= Math.max(1, editsInSpeech(expected))) return true;
  return edits <= 2 && consonants(expected, language) === consonants(said, language);
}

/** Without what is written and hardly said: "weight" and "wait", "Stoff" and "stopp". */
function softened(word: string): string {
  return word.replace(/gh/g, "").replace(/(.)\1/g, "$1");
}

/** What is left of a word that is said alike and written otherwise: "brake" and "break", "bye" and "buy". */
function consonants(word: string, language: KnownLanguage | null): string {
  const heard = roughSound(softened(word).replace(/(?<=[aeiouy])[wh](?![aeiouy])/g, ""), language);
  return heard.replace(/[aeiouyäöü]/g, "");
}
