import { isAskedFor } from "../judge/copied.ts";
import { isHesitation, isSmallWord, knownLanguage } from "../judge/language-words.ts";
import { wordsHeard } from "../judge/words-heard.ts";
import { isPhrase } from "./is-phrase.ts";
import { languageName, phrasesFor } from "./phrases.ts";
import type { Line, PromptRequest } from "./prompt.ts";
import { firstGloss } from "./sentence.ts";
import { inTarget, spoken } from "./spoken.ts";
import { vary, type Wording } from "./vary.ts";

/**
 * What may be said of a use that counted. Right is only what the deck itself has: its sentence, or the word where the word was
 * asked for. Of any other sentence no more was checked than that the word is in it; and where a certain sentence was asked for
 * and little of it was said, that sentence is shown.
 */
export function claim(request: PromptRequest): Line[] {
  const { deck, item } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const found = claimOn(request);
  const said = phrases[found.kind].map(
    (text): Wording => [{ text, language, slow: false, translation: null }],
  );
  const sentence = item.examples.find(({ text }) => text === found.sentence);
  const shown = sentence === undefined ? [] : [inTarget(deck, sentence.text, sentence.translation)];
  return [...vary(request, said), ...shown];
}

export type Claim = { kind: "right" | "used" | "usedElse" | "usedAlone"; sentence: string | null };

export function claimOn({ deck, item, heard, asked }: PromptRequest): Claim {
  const language = knownLanguage(deck.target_language);
  const lettersOf = (text: string) =>
    wordsHeard(text, language)
      .map(({ letters }) => letters)
      .filter((word) => !isHesitation(word, language));
  const said = lettersOf(heard ?? "");
  const isSaid = (text: string) => lettersOf(text).join(" ") === said.join(" ");
  const own = new Set([item.target, ...item.accepted].flatMap((form) => lettersOf(spoken(form))));
  const beside = (words: readonly string[]) =>
    words.filter((word) => !own.has(word) && !isSmallWord(word, language));
  const wanted = item.examples.filter(({ translation }) => isAskedFor(translation, asked, item));
  const isGap = asked.includes("…");
  const isAlone = beside(said).length === 0 && said.length <= own.size + 1 && !isPhrase(item);
  const exactly = wanted.length > 0 ? wanted : item.examples;
  if (exactly.some(({ text }) => isSaid(text))) return { kind: "right", sentence: null };
  if (isAlone && !isGap && (wanted.length > 0 || asksForASentence(asked, deck, item)))
    return { kind: "usedAlone", sentence: null };
  if ((isAlone || isSaid(item.target)) && (isGap || wanted.length === 0))
    return { kind: "right", sentence: null };
  const shared = wanted.map(({ text }) => {
    const words = beside(lettersOf(text));
    const share = words.length === 0 ? 1 : words.filter((word) => said.includes(word)).length / words.length;
    return { text, share };
  });
  const nearest = shared.toSorted((a, b) => b.share - a.share)[0];
  if (nearest !== undefined && nearest.share < halfOfIt) return { kind: "usedElse", sentence: nearest.text };
  return { kind: "used", sentence: null };
}

const halfOfIt = 0.5;

function asksForASentence(
  asked: string,
  { instruction_language, target_language }: PromptRequest["deck"],
  { gloss }: PromptRequest["item"],
): boolean {
  const { phrases, language } = phrasesFor(instruction_language);
  const name = languageName(target_language, language);
  return phrases.sentenceWith.some((say) => asked.includes(say(firstGloss(gloss), name)));
}
