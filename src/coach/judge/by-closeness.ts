import { isNegation } from "../../text/negation.ts";
import { isSmallWord } from "./language-words.ts";
import { type Near, nearForm } from "./near-form.ts";
import { isRealTwin, soundOf } from "./sound.ts";
import { type Decided, decide, quotable, type Utterance } from "./utterance.ts";

/** Close in spelling or sound, and no other word that we know: unclear, and never more but for `isSaidAlike`. */
export function byCloseness(utterance: Utterance): Decided | null {
  const { item, words, language, question } = utterance;
  const near = item.forms
    .flatMap((form) => nearForm(form, words, language))
    .filter((one) => !isAnotherWord(one, utterance));
  const alike = question.repeating ? near.find((one) => isSaidAlike(one, utterance)) : undefined;
  if (alike !== undefined) {
    return decide(utterance, "correct", alike.form.shown, places(alike), (why, part) =>
      why.saidLike(part, quotable(alike.form.shown)),
    );
  }
  const closest = near.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
  if (closest === undefined) return null;
  const shown = quotable(closest.form.shown);
  if (isDenied(closest, utterance)) {
    return decide(utterance, "incorrect", closest.form.shown, places(closest), (why, part) =>
      why.denied(part, shown),
    );
  }
  return decide(utterance, "unclear", closest.form.shown, places(closest), (why, part) =>
    why[wording[closest.kind]](part, shown),
  );
}

/** A whole phrase with a no put in says the opposite: "Khabar tak baik". One with a slot may well be used so. */
function isDenied({ kind, form, differing }: Near, { words, language }: Utterance): boolean {
  const isWhole = !form.slotBefore && !form.slotAfter && form.joints.length === 0;
  const expected = new Set(form.runs.flatMap((run) => run.words));
  return (
    kind === "small_word" &&
    isWhole &&
    differing.length > 0 &&
    differing.every((at) => {
      const said = words[at]?.letters ?? "";
      return isNegation(said, language) && !expected.has(said);
    })
  );
}

/** The likeliest first. */
const kinds: readonly Near["kind"][] = ["spelling", "small_word", "inside_another_word"];

const wording = {
  spelling: "closeTo",
  small_word: "almost",
  inside_another_word: "longerWord",
} as const satisfies Record<Near["kind"], string>;

/** What differs is a decoy, another item, the word's translation, or nothing but small words ("und" for "Hund"). */
function isAnotherWord(near: Near, { rivals, item, question, words, language }: Utterance): boolean {
  const small = (at: number) => isSmallWord(words[at]?.letters ?? "", language);
  if (near.kind === "spelling" && places(near).every(small)) return true;
  if (near.differing.some((at) => rivals.some((rival) => rival.used.includes(at)))) return true;
  if (rivals.some((rival) => places(near).every((at) => rival.used.includes(at)))) return true;
  if (near.kind === "inside_another_word" && rivals.some((rival) => rival.id === null)) return true;
  if (question.instructionLanguage === question.targetLanguage || near.differing.length === 0) return false;
  return near.differing.every((at) => item.gloss.has(words[at]?.written ?? ""));
}

/** Repeat-after-me only: every word that differs is spoken exactly as the expected one and is no word of its own. */
function isSaidAlike({ differing, expected, kind }: Near, { words, language }: Utterance): boolean {
  if (kind !== "spelling" || expected === null || differing.length === 0) return false;
  return differing.every((at, index) => {
    const heard = words[at]?.letters ?? "";
    if (heard.length < 3 || isRealTwin(heard)) return false;
    return soundOf(heard, language) === soundOf(expected[index] ?? "", language);
  });
}

function places({ start, end }: Near): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at);
}
