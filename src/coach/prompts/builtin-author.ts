import { foldText } from "../../text/fold.ts";
import { claim, claimOn } from "./claim.ts";
import { phrasesFor } from "./phrases.ts";
import { practice } from "./practice.ts";
import type { Author, Line, PromptRequest } from "./prompt.ts";
import { firstGloss, unended } from "./sentence.ts";
import { contains, hasSlot, inTarget, spoken, toSay } from "./spoken.ts";
import { vary, type Wording } from "./vary.ts";

/** The coach without a model: everything is made of the deck's own sentences. The same requests give the same words. */
export const builtinAuthor: Author = (requests) => requests.map(worded);

function worded(request: PromptRequest): Line[] {
  const wordings = Object.hasOwn(writers, request.action) ? writers[request.action] : undefined;
  return wordings?.(request) ?? [];
}

const writers: Readonly<Record<string, (request: PromptRequest) => Line[]>> = {
  coach_introduce_word: introduce,
  coach_explain_word: explain,
  coach_example_sentence: example,
  coach_prompt_dialogue: practice,
  coach_slow_repeat: afterMe,
  coach_ask_again: askAgain,
  coach_positive_reinforce: reinforce,
  coach_encourage: encourage,
  say_once_more: onceMore,
};

function introduce(request: PromptRequest): Line[] {
  const { deck, item } = request;
  return vary(
    request,
    inOwnWords(request, "newWord").map((line) => [line, inTarget(deck, spoken(item.target), item.gloss)]),
  );
}

function explain({ deck, item }: PromptRequest): Line[] {
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const means: Line = {
    text: phrases.means(firstGloss(item.gloss)),
    language,
    slow: false,
    translation: null,
  };
  // A course that says no more than what the word means.
  if ([means.text, item.gloss].some((text) => foldText(text) === foldText(item.explanation))) return [means];
  const { instruction_language } = deck;
  return [means, { text: item.explanation, language: instruction_language, slow: false, translation: null }];
}

/** The simplest, or one with a word in it that was coached before. */
function example(request: PromptRequest): Line[] {
  const { deck, item, woven } = request;
  // The word alone has just been said.
  const sentences = item.examples.filter(({ text }) => foldText(text) !== foldText(item.target));
  const [known] = woven.flatMap((other) => sentences.filter(({ text }) => contains(text, other)));
  const chosen = known ?? sentences[0];
  if (chosen === undefined) return [];
  const sentence = inTarget(deck, chosen.text, chosen.translation);
  return vary(
    request,
    inOwnWords(request, "example").map((line) => [line, sentence]),
  );
}

function afterMe(request: PromptRequest): Line[] {
  const { deck, item } = request;
  const { text, translation } = toSay(item);
  const word = inTarget(deck, text, translation, true);
  return vary(
    request,
    inOwnWords(request, "afterMe").map((line) => [line, word]),
  );
}

function askAgain(request: PromptRequest): Line[] {
  const { deck, item, heard, candidate, another } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  if (another !== null) {
    const own = (text: string): Line => ({ text, language, slow: false, translation: null });
    return vary(
      request,
      phrases.another.map((ask) => [own(another), own(ask)]),
    );
  }
  const model = toSay(item);
  const filled = hasSlot(item.target) ? [inTarget(deck, model.text, model.translation)] : [];
  const wordings = phrases.didYouSay.map((ask): Wording => {
    const text = ask(shortened(heard ?? ""), unended(spoken(candidate ?? item.target)));
    return [{ text, language, slow: false, translation: null }, ...filled];
  });
  return vary(request, wordings);
}

function onceMore(request: PromptRequest): Line[] {
  return vary(
    request,
    inOwnWords(request, "onceMore").map((line) => [line]),
  );
}

function reinforce(request: PromptRequest): Line[] {
  const { deck, item, wasUsed } = request;
  // The deck's praise may say that it was right: "Genau richtig!"
  const found = wasUsed ? claimOn(request).kind : "right";
  if (found === "usedElse" || found === "usedAlone") return withExample(request);
  const wordings = deck.praise.flatMap(({ text, translation }) =>
    item.examples.map(
      (one): Wording => [inTarget(deck, text, translation), inTarget(deck, one.text, one.translation)],
    ),
  );
  return vary(request, wordings);
}

/** The last use counted, and was not what was asked for: a sentence of the deck ends the word all the same. */
function withExample(request: PromptRequest): Line[] {
  const { deck, item } = request;
  const told = claim(request);
  const [example] = item.examples;
  const isShown = told.some(({ language }) => language === deck.target_language) || example === undefined;
  return isShown ? told : [...told, inTarget(deck, example.text, example.translation)];
}

function encourage(request: PromptRequest): Line[] {
  const { deck, item } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const wordings = deck.encouragement.flatMap(({ text, translation }) =>
    phrases.comesBack.map(
      (say): Wording => [
        inTarget(deck, text, translation),
        { text: say(firstGloss(item.gloss)), language, slow: false, translation: null },
      ],
    ),
  );
  return vary(request, wordings);
}

function inOwnWords({ deck }: PromptRequest, which: "newWord" | "example" | "afterMe" | "onceMore"): Line[] {
  const { phrases, language } = phrasesFor(deck.instruction_language);
  return phrases[which].map((text) => ({ text, language, slow: false, translation: null }));
}

function shortened(heard: string): string {
  const plain = heard.replace(/\s+/g, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
