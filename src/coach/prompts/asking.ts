import { foldText } from "../../text/fold.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { isPhrase, unnoted } from "./is-phrase.ts";
import { languageName, phrasesFor } from "./phrases.ts";
import type { Line, PromptRequest } from "./prompt.ts";
import { firstGloss } from "./sentence.ts";
import { contains, hasSlot, inTarget } from "./spoken.ts";
import { mixed } from "./vary.ts";

/** One way to ask for the word. */
export type Cue = {
  lines: readonly Line[];
  /** How it can be told that the same was asked for before: what is said then, and the meanings that are quoted. */
  said: readonly string[];
  meanings: readonly string[];
  /** The sentences that answer it. */
  gives: readonly string[];
  /** It has a word in it that was coached before. */
  weaves: boolean;
};

type Sentence = DeckItem["examples"][number];
export type WaysToAsk = Record<"own" | "byMeaning" | "woven" | "freely", Cue[]>;

/** Every way to ask for the word; each kind in an order that chance decides, `woven` by whose turn it is. */
export function asking(request: PromptRequest): WaysToAsk {
  const { deck, item, woven } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const name = languageName(deck.target_language, language);
  const told = (text: string): Line => ({ text, language, slow: false, translation: null });
  const weaves = ({ text }: Sentence) => woven.some((other) => contains(text, other));

  const own = item.cues
    .filter(({ text }) => !contains(text, item))
    .filter((cue) => !isGap(cue, item) || showsMeaning(cue, item))
    .map((cue): Cue => {
      const answers = sentencesOf(cue, item);
      const line = inTarget(deck, cue.text, cue.translation);
      const lines = isGap(cue, item) ? [told(phrases.fillGap), line] : [line];
      const meanings = answers.map(({ translation }) => translation);
      const gives = answers.map(({ text }) => text);
      return { lines, said: [cue.text], meanings, gives, weaves: weaves(cue) };
    });
  const byMeaning = preferred(mixed(request, item.examples), item).flatMap((example): Cue[] => {
    const [say] = mixed(request, phrases.howDoYouSay);
    if (say === undefined) return [];
    const { text, translation } = example;
    const gaps = item.cues.filter((cue) => isGap(cue, item) && cue.translation === translation);
    return [
      {
        lines: [told(say(translation, name))],
        said: gaps.map((gap) => gap.text),
        meanings: [translation],
        gives: [text],
        weaves: weaves(example),
      },
    ];
  });
  const freely = mixed(request, waysFor(request)).map((say): Cue => {
    const text = say(hasSlot(item.target) ? unnoted(item.gloss) : firstGloss(item.gloss), name);
    return { lines: [told(text)], said: [text], meanings: [], gives: [], weaves: false };
  });
  return { own: mixed(request, own), byMeaning, woven: inTurn([...own, ...byMeaning], request), freely };
}

function waysFor({ deck, item }: PromptRequest) {
  const { phrases } = phrasesFor(deck.instruction_language);
  if (hasSlot(item.target)) return phrases.finishPhrase;
  return isPhrase(item) ? phrases.sayPhrase : phrases.sentenceWith;
}

/** A sentence of the item with the word left out, as `cuesFrom` makes them. */
function isGap(cue: Sentence, item: DeckItem): boolean {
  return cue.text.includes("…") && sentencesOf(cue, item).length > 0;
}

function sentencesOf(cue: Sentence, { examples }: DeckItem): Sentence[] {
  return examples.filter(({ translation }) => translation === cue.translation);
}

/** Those that say what the gloss says: "baik hati" is kind, and no way to ask for "liver". */
function preferred(sentences: readonly Sentence[], item: DeckItem): Sentence[] {
  const fitting = sentences.filter((each) => showsMeaning(each, item));
  return fitting.length > 0 ? fitting : [...sentences];
}

function showsMeaning({ translation }: Sentence, { gloss }: DeckItem): boolean {
  const said = foldText(translation).split(" ");
  const plain = firstGloss(gloss).replace(/\(.*?\)/g, " ");
  const words = foldText(plain)
    .split(" ")
    .filter((word) => word !== "" && !littleWords.has(word));
  return words.length === 0 || words.some((word) => said.some((other) => sameStem(word, other)));
}

const littleWords = new Set(["the", "a", "an", "to", "der", "die", "das", "ein", "eine", "zu"]);

function sameStem(word: string, other: string): boolean {
  const stem = word.slice(0, Math.max(3, word.length - 2));
  return word === other || (word.length > 2 && other.startsWith(stem));
}

/** The word whose turn it is comes first. */
function inTurn(cues: readonly Cue[], { woven }: PromptRequest): Cue[] {
  const turnOf = ({ lines, gives }: Cue) => {
    const texts = [...lines.map(({ text }) => text), ...gives];
    const at = woven.findIndex((other) => texts.some((text) => contains(text, other)));
    return at === -1 ? woven.length : at;
  };
  return cues.filter(({ weaves }) => weaves).sort((a, b) => turnOf(a) - turnOf(b));
}
