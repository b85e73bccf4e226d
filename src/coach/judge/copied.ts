import { foldText } from "../../text/fold.ts";
import { isHesitation, isSmallWord, type KnownLanguage } from "./language-words.ts";
import type { UtteranceQuestion } from "./verdict.ts";
import { type HeardWord, wordsHeard } from "./words-heard.ts";

/**
 * A whole sentence that is not a new one: the coach's own, or the one that the learner was credited with before. The word
 * alone may be said again and again, and the coach's sentence where the question was for that very sentence.
 */
export function copiedFrom(
  { told = [], before = [], asked = "", item }: UtteranceQuestion,
  words: readonly HeardWord[],
  places: readonly number[],
  language: KnownLanguage | null,
): "coachs" | "saidBefore" | null {
  const beside = words.filter((_, at) => !places.includes(at));
  const content = beside.filter(
    ({ letters }) => !isSmallWord(letters, language) && !isHesitation(letters, language),
  );
  if (beside.length < 2 && (content.length < 1 || language === null)) return null;
  const said = keyOf(words);
  const isSame = (text: string) => keyOf(wordsHeard(text, language)) === said;
  if (item.examples.some((one) => isSame(one.text) && isAskedFor(one.translation, asked, item))) return null;
  if (before.some(isSame)) return "saidBefore";
  return beside.length > 1 && told.some(isSame) ? "coachs" : null;
}

function keyOf(words: readonly HeardWord[]): string {
  return words.map(({ letters }) => letters).join(" ");
}

/** "Say this in German: “I am tired.”", and the same sentence with its gap. */
export function isAskedFor(translation: string, asked: string, { cues }: UtteranceQuestion["item"]): boolean {
  const question = ` ${foldText(asked)} `;
  const gaps = cues.filter((cue) => cue.text.includes("…") && cue.translation === translation);
  return [translation, ...gaps.map(({ text }) => text)].some((text) =>
    question.includes(` ${foldText(text)} `),
  );
}
