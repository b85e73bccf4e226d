import type { Form, Run } from "./form.ts";
import {
  changesNoQuestion,
  endsInShortEs,
  isGermanDeterminer,
  isHesitation,
  isSmallWord,
  type KnownLanguage,
  partsMeanSomethingElse,
  sharpSMatters,
} from "./language-words.ts";
import type { HeardWord } from "./words-heard.ts";

/** A form of the deck that was said, word for word. */
export interface Found {
  form: Form;
  /** The words of the form, as places in what was heard; fillings of gaps and slots are not among them. */
  used: readonly number[];
  /** Why it is not certain, or null. */
  doubt: "empty_slot" | "part_of_a_word" | "longer_phrase" | "another_reading" | null;
}

/** A slot is this many words at most, and so is a gap: German verbs wait for their second half, English ones do not. */
const widestSlot = 8;
const widestEnglishGap = 4;

/** Every place where the form was said: hesitations and words said twice do not break it. */
export function findForm(form: Form, words: readonly HeardWord[], language: KnownLanguage | null): Found[] {
  const found: Found[] = [];
  const opening = form.runs[0]?.joined ?? "";
  for (const [at, { letters }] of words.entries()) {
    if (!opening.startsWith(letters)) continue;
    if (form.slotBefore && !words.slice(0, at).some((word) => !isHesitation(word.letters, language)))
      continue;
    const said = runsFrom(form, 0, words, at, language);
    if (said === null) continue;
    const end = (said.used.at(-1) ?? at) + 1;
    found.push({ form, used: said.used, doubt: doubtAbout(form, said, words, end, language) });
  }
  return found;
}

/** Whether a run is said from a word on: the places of its words, or null. */
function runAt(
  run: Run,
  words: readonly HeardWord[],
  start: number,
  language: KnownLanguage | null,
): Said | null {
  const used: number[] = [];
  let done = 0;
  for (let at = start; done < run.joined.length; at++) {
    const word = words[at]?.letters;
    if (word === undefined) return null;
    if (run.joined.startsWith(word, done)) {
      used.push(at);
      done += word.length;
    } else if (
      used.length === 0 ||
      !(isHesitation(word, language) || word === words[used.at(-1) ?? at]?.letters)
    )
      return null;
  }
  return spacing(run, words, used, language);
}

interface Said {
  used: readonly number[];
  doubtful: boolean;
}

/** Joined and split are one word, but not digit by digit, nor letter by letter: that is spelling it out. */
function spacing(
  run: Run,
  words: readonly HeardWord[],
  used: readonly number[],
  language: KnownLanguage | null,
): Said | null {
  const letters = used.map((at) => words[at]?.letters ?? "");
  if (letters.length === run.words.length && letters.every((word, at) => word === run.words[at])) {
    const written = used.map((at) => words[at]?.written ?? "").join(" ");
    return { used, doubtful: written !== run.written && sharpSMatters(run.joined, language) };
  }
  if (/\d/.test(run.joined)) return null;
  if (letters.some((word) => [...word].length === 1 && !run.words.includes(word))) return null;
  if (letters.length < run.words.length) {
    const doubtful =
      language === "en" && run.words.some((word) => partsMeanSomethingElse(word, "", language));
    return { used, doubtful };
  }
  if (used.slice(0, -1).some((at) => words[at]?.ends === true)) return null;
  // "mein Freund in Berlin" is not "meine Freundin", though "an rufen" is "anrufen".
  const [first = "", ...rest] = letters;
  const doubtful =
    partsMeanSomethingElse(first, run.joined, language) || rest.some((word) => isSmallWord(word, language));
  return { used, doubtful };
}

function runsFrom(
  form: Form,
  index: number,
  words: readonly HeardWord[],
  start: number,
  language: KnownLanguage | null,
): Said | null {
  const run = form.runs[index];
  const said = run === undefined ? null : runAt(run, words, start, language);
  if (said === null || index === form.runs.length - 1) return said;
  const end = (said.used.at(-1) ?? start) + 1;
  const isSlot = form.joints[index] === "slot";
  const fewest = isSlot ? 1 : 0;
  const widest = language === "en" && !isSlot ? widestEnglishGap : widestSlot;
  for (let skipped = 0; skipped <= widest && end + skipped < words.length; skipped++) {
    if (words[end + skipped - 1]?.ends === true) return null;
    const rest = skipped < fewest ? null : runsFrom(form, index + 1, words, end + skipped, language);
    if (rest === null) continue;
    return { used: [...said.used, ...rest.used], doubtful: said.doubtful || rest.doubtful };
  }
  return null;
}

function doubtAbout(
  form: Form,
  said: Said,
  words: readonly HeardWord[],
  end: number,
  language: KnownLanguage | null,
): Found["doubt"] {
  const filled = !form.slotAfter || words.slice(end).some((word) => !isHesitation(word.letters, language));
  if (!filled) return "empty_slot";
  if (isPartOfAWord(said.used, words)) return "part_of_a_word";
  if (goesOn(form, words, end, language)) return "longer_phrase";
  const separated = language === "de" && form.joints.includes("gap") && !form.slotAfter;
  const preposition = separated && isGermanDeterminer(words[end]?.letters ?? "");
  return said.doubtful || preposition ? "another_reading" : null;
}

/** "Wie geht's?" is a whole question; "Wie geht es deiner Mutter?" is another one. "Wie geht's heute?" is not. */
function goesOn(
  form: Form,
  words: readonly HeardWord[],
  end: number,
  language: KnownLanguage | null,
): boolean {
  const next = words[end];
  if (next === undefined || form.slotAfter || words[end - 1]?.pauses === true) return false;
  return endsInShortEs(form.runs.at(-1)?.words ?? [], language) && !changesNoQuestion(next.letters);
}

/** "jalan" of "jalan-jalan", "can" of "can't". */
function isPartOfAWord(used: readonly number[], words: readonly HeardWord[]): boolean {
  return used.some((at) => {
    const [before, after] = [words[at - 1]?.tied === true, words[at]?.tied === true];
    return (before && !used.includes(at - 1)) || (after && !used.includes(at + 1));
  });
}
