import { isEcho } from "./echo.ts";
import { type Found, findForm } from "./find-form.ts";
import { isOwnLanguage } from "./own-language.ts";
import { isDecoy } from "./rivals.ts";
import { type Decided, decide, mentioned, type Utterance } from "./utterance.ts";

/** The target or an accepted form, word for word: correct, unless it is only talked about or can be read otherwise. */
export function byUse(utterance: Utterance): Decided | null {
  const { item, words, language } = utterance;
  const uses = item.forms
    .flatMap((form) => findForm(form, words, language))
    .filter((use) => !isDecoy(use, utterance))
    .map((use) => ({ use, mention: mentioned(use.used, utterance) }));
  const plain = uses.find(({ use, mention }) => use.doubt === null && mention === null);
  if (plain !== undefined) return used(plain.use, utterance);
  const doubtful = uses.find(({ mention }) => mention === null || mention === "echo");
  if (doubtful !== undefined) {
    const { form, used: places, doubt } = doubtful.use;
    return decide(utterance, "unclear", form.shown, places, (part) => doubts[doubt ?? "echo"](part));
  }
  const [first] = uses;
  if (first === undefined) return null;
  return decide(utterance, "incorrect", first.use.form.shown, first.use.used, (part) => {
    return `I heard you talk about "${part}", which is not yet using it.`;
  });
}

function used({ form, used: places }: Found, utterance: Utterance): Decided {
  const { words, question, language, item } = utterance;
  if (!question.repeating && isEcho(words, places, question, language)) {
    return decide(utterance, "unclear", form.shown, places, (part) => {
      return `I heard "${part}", as a part of what I had just asked.`;
    });
  }
  if (isOwnLanguage(places, item.gloss, utterance)) {
    return decide(utterance, "unclear", form.shown, places, (part) => {
      return `I heard "${part}", which is a word in both languages.`;
    });
  }
  return decide(utterance, "correct", form.shown, places, (part) => `I heard "${part}".`);
}

const doubts = {
  empty_slot: (part: string) => `I heard "${part}" with nothing after it.`,
  part_of_a_word: (part: string) => `I heard "${part}" as a part of another word.`,
  longer_phrase: (part: string) => `I heard "${part}" as the start of another sentence.`,
  another_reading: (part: string) => `I heard "${part}", which can also mean something else.`,
  echo: (part: string) => `I heard "${part}", but only as what you were told to say.`,
};
