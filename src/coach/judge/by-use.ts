import { asksWhether } from "./asks-whether.ts";
import { copiedFrom } from "./copied.ts";
import { isEcho } from "./echo.ts";
import { type Found, findForm } from "./find-form.ts";
import { misfitOf } from "./misfit.ts";
import { isAmongOwnWords, isOwnLanguage } from "./own-language.ts";
import { isDecoy } from "./rivals.ts";
import { type Decided, decide, fitsIn, mentioned, quotable, type Utterance } from "./utterance.ts";

/** The target or an accepted form, word for word: correct, unless it is only talked about or can be read otherwise. */
export function byUse(utterance: Utterance): Decided | null {
  const { item, words, language, question } = utterance;
  const listed = item.forms.flatMap((form) => findForm(form, words, language));
  // Alone, another form is as likely the word misheard ("men" for "man"); after the coach, the word itself is asked for.
  const made = (question.repeating ? [] : item.made)
    .flatMap((form) => findForm(form, words, language))
    .filter((use) => use.used.length < words.length && !isAnother(use, utterance));
  const uses = [...listed, ...made]
    .filter((use) => !isDecoy(use, utterance))
    .map((use) => ({ use, mention: mentioned(use.used, item.gloss, utterance) }));
  const plain = uses.find(({ use, mention }) => use.doubt === null && mention === null);
  if (plain !== undefined) return used(plain.use, utterance);
  const doubtful = uses.find(({ mention }) => mention === null || mention === "echo");
  if (doubtful !== undefined) {
    const { form, used: places, doubt } = doubtful.use;
    return decide(utterance, "unclear", form.shown, places, (why, part) =>
      why[doubts[doubt ?? "echo"]](part),
    );
  }
  const [first] = uses;
  if (first === undefined) return perhapsUsed(utterance);
  return decide(utterance, "incorrect", first.use.form.shown, first.use.used, (why, part) =>
    why.mentioned(part),
  );
}

/** What may be a form of the word ("Gäste" of "der Gast"), and nobody can tell by rule. */
function perhapsUsed(utterance: Utterance): Decided | null {
  const { item, words, language } = utterance;
  const [found] = item.perhaps
    .flatMap((form) => findForm(form, words, language))
    .filter((use) => mentioned(use.used, item.gloss, utterance) === null && !isAnother(use, utterance));
  if (found === undefined) return null;
  const target = quotable(item.target);
  return decide(utterance, "unclear", found.form.shown, found.used, (why, part) => why.closeTo(part, target));
}

/** What a rule makes of this word is what the deck itself has as another. */
function isAnother({ used: places }: Found, { rivals }: Utterance): boolean {
  return rivals.some((rival) => places.every((at) => rival.used.includes(at)));
}

function used({ form, used: places }: Found, utterance: Utterance): Decided {
  const { words, question, language, item } = utterance;
  const asked = question.repeating ? null : asksWhether(places, utterance);
  if (asked === "named")
    return decide(utterance, "incorrect", form.shown, places, (why, part) => why.mentioned(part));
  if (asked === "perhaps")
    return decide(utterance, "unclear", form.shown, places, (why, part) => why.perhapsMentioned(part));
  if (!question.repeating && isEcho(words, places, question, language)) {
    return decide(utterance, "unclear", form.shown, places, (why, part) => why.partOfQuestion(part));
  }
  // What can be named in the middle of anything: a phrase too, though it is said in more places than a word.
  if (!fitsIn(places, utterance) && isAmongOwnWords(places, utterance)) {
    return decide(utterance, "unclear", form.shown, places, (why, part) => why.perhapsMentioned(part));
  }
  if (isOwnLanguage(places, item.gloss, utterance)) {
    return decide(utterance, "unclear", form.shown, places, (why, part) => why.bothLanguages(part));
  }
  const copied = question.repeating ? null : copiedFrom(question, words, places, language);
  if (copied !== null) {
    return asksForAnother(decide(utterance, "unclear", form.shown, places, (why, part) => why[copied](part)));
  }
  const misfit = misfitOf(question, words, places);
  if (misfit !== null) {
    const target = quotable(item.target);
    const decided = decide(utterance, "unclear", form.shown, misfit.places, (why, part) =>
      why[misfit.why](part, target),
    );
    return misfit.why === "wrongGender" ? decided : asksForAnother(decided);
  }
  return decide(utterance, "correct", form.shown, places, (why, part) => why.heard(part));
}

/** To hear the same once more would not help. */
function asksForAnother(decided: Decided): Decided {
  return { ...decided, shown: { ...decided.shown, asks: "another" } };
}

const doubts = {
  empty_slot: "emptySlot",
  part_of_a_word: "partOfWord",
  longer_phrase: "longerPhrase",
  another_reading: "anotherReading",
  echo: "asTold",
} as const;
