import { closeness, editsInSpeech } from "./closeness.ts";
import type { Form } from "./form.ts";
import type { KnownItem } from "./known-item.ts";
import { isHesitation, isSmallWord } from "./language-words.ts";
import type { Rival } from "./rivals.ts";
import { type Decided, decide, quotable, type Utterance } from "./utterance.ts";

/** Neither the word nor anything like it. Where it was half a phrase, it says which half is missing. */
export function byAbsence(utterance: Utterance): Decided {
  const { rivals, words, item } = utterance;
  if (words.length === 0) return decide(utterance, "incorrect", null, [], (why) => why.nothing);
  const target = quotable(item.target);
  const certain = rivals.filter((rival) => rival.doubt === null && isInstead(rival, utterance));
  const rival = certain.find(({ id }) => id === null) ?? certain[0];
  const missing = missingHalf(utterance, rival);
  const matched = rival?.form.shown ?? null;
  if (missing !== null) {
    return decide(utterance, "incorrect", matched, firstWords(utterance), (why, part) =>
      why.withoutPart(part, missing, target),
    );
  }
  // Another word of the deck may well be what the slot is filled with.
  if (rival !== undefined && (rival.id === null || !hasSlot(item))) {
    return decide(utterance, "incorrect", matched, rival.used, (why, part) => why.isNot(part, target));
  }
  return decide(utterance, "incorrect", matched, firstWords(utterance), (why) => why.absent(target));
}

/**
 * A decoy, a word that is close to the target, or one that was all that was said: it was said in the target's place. Any
 * other word of the deck only happens to stand in the sentence, and says nothing about the target.
 */
function isInstead(rival: Rival, { words, item, language }: Utterance): boolean {
  if (rival.id === null) return true;
  const beside = words.filter(
    ({ letters }, at) =>
      !rival.used.includes(at) && !isSmallWord(letters, language) && !isHesitation(letters, language),
  );
  if (beside.length === 0) return true;
  const said = rival.used.map((at) => words[at]?.letters ?? "").join("");
  return item.forms.some((form) => {
    const expected = form.runs.map(({ joined }) => joined).join("");
    return closeness(expected, said, language) <= editsInSpeech(expected);
  });
}

/** "hätte gern" of "Ich hätte gern …", after "Ich möchte einen Tee"; null where no word of the phrase was said. */
function missingHalf({ words, item }: Utterance, rival: Rival | undefined): string | null {
  const [form] = item.forms;
  if (form === undefined || rival?.id === null || !isPhrase(form, item.forms)) return null;
  const said = new Set(words.map((word) => word.letters));
  const all = form.runs.flatMap((run) => {
    const written = run.written.split(" ");
    return run.words.map((letters, at) => ({ letters, written: written[at] ?? letters }));
  });
  const missing = all.filter(({ letters }) => !said.has(letters));
  if (missing.length === 0 || missing.length === all.length) return null;
  return quotable(missing.map(({ written }) => written).join(" "));
}

/** An article and its noun, which are read both together and apart, are none. */
function isPhrase(form: Form, forms: readonly Form[]): boolean {
  const length = form.runs.reduce((sum, run) => sum + run.words.length, 0);
  return length > 1 && forms.every((other) => other === form || other.shown !== form.shown);
}

function hasSlot({ target }: KnownItem): boolean {
  return /_{2,}/.test(target);
}

function firstWords({ words }: Utterance): number[] {
  return words.slice(0, mostQuoted).map((_, at) => at);
}

const mostQuoted = 20;
