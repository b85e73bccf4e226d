import { isEcho } from "./echo.ts";
import { type Found, findForm } from "./find-form.ts";
import { type KnownItem, knownItem } from "./known-item.ts";
import { type KnownLanguage, knownLanguage } from "./language-words.ts";
import { isMentioned } from "./mention.ts";
import { type Near, nearForm } from "./near-form.ts";
import { isRealTwin, soundOf } from "./sound.ts";
import type { UtteranceQuestion, UtteranceVerdict } from "./verdict.ts";
import { type HeardWord, wordsHeard } from "./words-heard.ts";

/** The verdict on one utterance (decision 36). Never throws, and says the same of the same question every time. */
export function judgeUtterance(question: UtteranceQuestion): UtteranceVerdict {
  const language = knownLanguage(question.targetLanguage);
  const words = wordsHeard(question.heard, language);
  const item = knownItem(question.item, language);
  const utterance: Utterance = {
    question,
    language,
    words,
    item,
    rivals: rivalsHeard(question, item, words, language),
  };
  const decided = byUse(utterance) ?? byCloseness(utterance) ?? byAbsence(utterance);
  return { ...decided.shown, alsoUsed: alsoUsed(utterance, decided.used) };
}

interface Utterance {
  question: UtteranceQuestion;
  language: KnownLanguage | null;
  words: readonly HeardWord[];
  item: KnownItem;
  rivals: readonly Rival[];
}

/** A decoy or another item of the deck that was said. */
interface Rival extends Found {
  /** Null for a decoy. */
  id: string | null;
}

interface Decided {
  shown: Omit<UtteranceVerdict, "alsoUsed">;
  /** The words that were the target, so that no other item is credited with them. */
  used: readonly number[];
}

function rivalsHeard(
  { item: { id: own }, others }: UtteranceQuestion,
  item: KnownItem,
  words: readonly HeardWord[],
  language: KnownLanguage | null,
): Rival[] {
  const decoys = item.decoys.flatMap((form) =>
    findForm(form, words, language).map((found) => ({ ...found, id: null })),
  );
  const items = others
    .filter((other) => other.id !== own)
    .map((other) => knownItem(other, language))
    .flatMap(({ id, forms }) =>
      forms.flatMap((form) => findForm(form, words, language).map((found) => ({ ...found, id }))),
    );
  return [...decoys, ...items];
}

/** The target or an accepted form, word for word: correct, unless it is only talked about or can be read otherwise. */
function byUse(utterance: Utterance): Decided | null {
  const { item, words, language, question } = utterance;
  const found = item.forms
    .flatMap((form) => findForm(form, words, language))
    .filter((use) => !isDecoy(use, utterance));
  if (found.length === 0) return null;
  const uses = found.map((use) => ({ use, mention: mentioned(use, utterance) }));
  const plain = uses.find(({ use, mention }) => use.doubt === null && mention === null);
  if (plain !== undefined) {
    if (!question.repeating && isEcho(words, plain.use.used, question, language)) {
      return say(
        utterance,
        "unclear",
        plain.use.form.shown,
        plain.use.used,
        (part) => `I heard "${part}", which is what was just asked.`,
      );
    }
    return say(utterance, "correct", plain.use.form.shown, plain.use.used, (part) => `I heard "${part}".`);
  }
  const doubtful = uses.find(
    ({ use, mention }) => mention === "echo" || (use.doubt !== null && mention === null),
  );
  if (doubtful !== undefined) {
    return say(utterance, "unclear", doubtful.use.form.shown, doubtful.use.used, (part) =>
      doubtWords(part, doubtful.use),
    );
  }
  const [first] = uses;
  if (first === undefined) return null;
  return say(
    utterance,
    "incorrect",
    first.use.form.shown,
    first.use.used,
    (part) => `I heard you talk about "${part}", which is not yet using it.`,
  );
}

function doubtWords(part: string, { doubt }: Found): string {
  if (doubt === "empty_slot") return `I heard "${part}" with nothing after it.`;
  if (doubt === "another_reading") return `I heard "${part}", which can also mean something else.`;
  return `I heard "${part}", but only as what you were told to say.`;
}

/** A decoy that says more ("nach Hause" over "Hause"), or that is written as the target is not (Masse, Maße). */
function isDecoy(use: Found, { rivals, words }: Utterance): boolean {
  const written = use.used.map((at) => words[at]?.written ?? "").join("");
  const own = use.form.runs.map((run) => run.written).join("");
  return rivals.some((rival) => {
    if (rival.id !== null || !use.used.every((at) => rival.used.includes(at))) return false;
    if (rival.used.length > use.used.length) return true;
    return written !== own && written === rival.form.runs.map((run) => run.written).join("");
  });
}

function mentioned(use: Found, { question, words }: Utterance): ReturnType<typeof isMentioned> {
  const [start, end] = span(use.used, words);
  const { heard, targetLanguage } = question;
  return isMentioned(
    heard.slice(0, start),
    heard.slice(end),
    knownLanguage(targetLanguage) ?? targetLanguage,
  );
}

/** Close in spelling or sound, and no other word that we know: unclear, never more but for `isSaidAlike`. */
function byCloseness(utterance: Utterance): Decided | null {
  const { item, words, language, question } = utterance;
  const near = item.forms
    .flatMap((form) => nearForm(form, words, language))
    .filter((one) => !isAnotherWord(one, utterance));
  const alike = question.repeating ? near.find((one) => isSaidAlike(one, utterance)) : undefined;
  if (alike !== undefined) {
    return say(
      utterance,
      "correct",
      alike.form.shown,
      places(alike),
      (part) => `I heard "${part}", which is said like "${quotable(alike.form.shown)}".`,
    );
  }
  const closest = near.toSorted((a, b) => rank(a) - rank(b))[0];
  if (closest === undefined) return null;
  return say(utterance, "unclear", closest.form.shown, places(closest), (part) => {
    const form = quotable(closest.form.shown);
    if (closest.kind === "inside_another_word")
      return `I heard "${part}", a longer word with "${form}" in it.`;
    if (closest.kind === "small_word") return `I heard "${part}", almost "${form}".`;
    return `I heard "${part}", which is close to "${form}".`;
  });
}

const rank = (near: Near) => ["spelling", "small_word", "inside_another_word"].indexOf(near.kind);

function places({ start, end }: Near): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}

/** What differs is a decoy, another item, or the word's translation. */
function isAnotherWord(near: Near, { rivals, item, question, words }: Utterance): boolean {
  const differing = near.kind === "spelling" && near.differing.length === 0 ? places(near) : near.differing;
  if (differing.some((at) => rivals.some((rival) => rival.used.includes(at)))) return true;
  if (near.kind === "inside_another_word" && rivals.some((rival) => rival.id === null)) return true;
  if (question.instructionLanguage === question.targetLanguage || near.differing.length === 0) return false;
  return near.differing.every((at) => item.gloss.has(words[at]?.written ?? ""));
}

/** Repeat-after-me only: every word that differs is spoken exactly as the expected one and is no word of its own. */
function isSaidAlike({ differing, expected, kind }: Near, { words, language }: Utterance): boolean {
  if (kind !== "spelling" || expected === null || differing.length === 0) return false;
  return differing.every((at, index) => {
    const heard = words[at]?.letters ?? "";
    return (
      heard.length > 2 &&
      !isRealTwin(heard) &&
      soundOf(heard, language) === soundOf(expected[index] ?? "", language)
    );
  });
}

function byAbsence(utterance: Utterance): Decided {
  const { rivals, words, item } = utterance;
  const all = words.slice(0, mostQuoted).map((_, at) => at);
  if (words.length === 0) return say(utterance, "incorrect", null, [], () => "I heard nothing.");
  const rival =
    rivals.find((one) => one.doubt === null && one.id === null) ?? rivals.find((one) => one.doubt === null);
  if (rival !== undefined) {
    return say(
      utterance,
      "incorrect",
      rival.form.shown,
      rival.used,
      (part) => `I heard "${part}", which is not "${quotable(item.target)}".`,
    );
  }
  return say(
    utterance,
    "incorrect",
    null,
    all,
    (part) => `I heard "${part}", without "${quotable(item.target)}".`,
  );
}

const mostQuoted = 20;

/** Used in passing, and not as a part of the target or of a longer item that was said. */
function alsoUsed(utterance: Utterance, used: readonly number[]): string[] {
  const said = utterance.rivals.filter(
    (rival) => rival.id !== null && rival.doubt === null && mentioned(rival, utterance) === null,
  );
  const credited = said.filter(
    (rival) =>
      !within(rival.used, used) &&
      !said.some((other) => other.used.length > rival.used.length && within(rival.used, other.used)),
  );
  return [...new Set(credited.flatMap(({ id }) => (id === null ? [] : [id])))];
}

function within(part: readonly number[], whole: readonly number[]): boolean {
  return part.every((at) => whole.includes(at));
}

function say(
  { question, words }: Utterance,
  verdict: UtteranceVerdict["verdict"],
  matched: string | null,
  used: readonly number[],
  because: (part: string) => string,
): Decided {
  const [start, end] = span(used, words);
  const evidence = question.heard.slice(start, end);
  return { shown: { verdict, matched, evidence, because: because(quotable(evidence)) }, used };
}

function span(used: readonly number[], words: readonly HeardWord[]): [start: number, end: number] {
  return [words[used[0] ?? -1]?.start ?? 0, words[used.at(-1) ?? -1]?.end ?? 0];
}

/** Fit to stand between quotation marks in one line. */
function quotable(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").replaceAll('"', "'");
}
