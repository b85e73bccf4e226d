import { isNegation } from "../../learning/answers/negation.ts";
import { editDistance } from "../../nearest.ts";
import type { Form, Run } from "./form.ts";
import { isSmallWord, type KnownLanguage } from "./language-words.ts";
import { roughSound } from "./sound.ts";
import type { HeardWord } from "./words-heard.ts";

/** Something close to a form of the deck, and why it is not the form. Close is never correct (decision 36). */
export interface Near {
  form: Form;
  kind: "spelling" | "inside_another_word" | "small_word";
  /** From this word of the utterance to before that one. */
  start: number;
  end: number;
  /** The words that are not as expected, as places in what was heard; empty where one is missing. */
  differing: readonly number[];
  /** What each of them should have been, in the same order; null where words do not pair off. */
  expected: readonly string[] | null;
}

/** Every place that comes close. A form with a gap or a slot is close where one of its runs is and the others follow. */
export function nearForm(form: Form, words: readonly HeardWord[], language: KnownLanguage | null): Near[] {
  if (form.runs.length > 1) return nearRuns(form, words, language);
  const [run] = form.runs;
  if (run === undefined) return [];
  const near: Near[] = [];
  for (let start = form.slotBefore ? 1 : 0; start < words.length; start++) {
    const found = nearRun(run, words, start, language);
    if (found === null || (form.slotAfter && found.end >= words.length)) continue;
    near.push({ form, ...found });
  }
  return near;
}

type NearRun = Omit<Near, "form">;

function nearRuns(form: Form, words: readonly HeardWord[], language: KnownLanguage | null): Near[] {
  const near: Near[] = [];
  for (let start = 0; start < words.length; start++) {
    const parts: NearRun[] = [];
    let at = start;
    for (const run of form.runs) {
      const found = firstRun(run, words, at, parts.length === 0 ? start : at + widest, language);
      if (found === null) break;
      parts.push(found);
      at = found.end;
    }
    if (parts.length < form.runs.length) continue;
    const differing = parts.flatMap((part) => part.differing);
    const pairs = parts.map((part) => part.expected);
    const expected = pairs.some((pair) => pair === null) ? null : pairs.flatMap((pair) => pair ?? []);
    near.push({ form, kind: "spelling", start, end: at, differing, expected });
  }
  return near;
}

const widest = 8;

function firstRun(
  run: Run,
  words: readonly HeardWord[],
  from: number,
  to: number,
  language: KnownLanguage | null,
): NearRun | null {
  for (let at = from; at <= to && at < words.length; at++) {
    const said = run.words.every((word, index) => words[at + index]?.letters === word);
    if (said) {
      return { kind: "spelling", start: at, end: at + run.words.length, differing: [], expected: [] };
    }
    const found = nearRun(run, words, at, language);
    if (found !== null) return found;
  }
  return null;
}

function nearRun(
  run: Run,
  words: readonly HeardWord[],
  start: number,
  language: KnownLanguage | null,
): NearRun | null {
  let heard = "";
  let best: NearRun | null = null;
  let bestEdits = Number.POSITIVE_INFINITY;
  const allowed = editsAllowed(run.joined);
  for (let end = start + 1; end <= words.length; end++) {
    heard += words[end - 1]?.letters ?? "";
    if (heard.length > longest || isSpelledOut(run, words, start, end)) break;
    const same = end - start === run.words.length;
    if (same && isInside(run.joined, heard)) return paired("inside_another_word", run, words, start);
    if (heard.length > run.joined.length + allowed + 2) break;
    const edits = closeness(run.joined, heard, language);
    // As many words as expected is the better reading of two that are as close.
    if (same && !isCloseWordByWord(run, words, start, language)) continue;
    if (edits > allowed || edits > bestEdits || (edits === bestEdits && !same)) continue;
    bestEdits = edits;
    best = same ? paired("spelling", run, words, start) : unpaired("spelling", start, end);
  }
  return best ?? smallWordApart(run, words, start, language);
}

/** "Mir geht es" is few edits from "Wie geht es", but no word of it is misheard. */
function isCloseWordByWord(
  run: Run,
  words: readonly HeardWord[],
  start: number,
  language: KnownLanguage | null,
): boolean {
  if (run.words.length === 1) return true;
  return run.words.every((word, at) => {
    const heard = words[start + at]?.letters ?? "";
    return heard === word || closeness(word, heard, language) <= Math.max(1, editsAllowed(word));
  });
}

/** "k o p i" is no slip of "kopi". */
function isSpelledOut(run: Run, words: readonly HeardWord[], start: number, end: number): boolean {
  const letter = (word: string | undefined) =>
    word !== undefined && word.length === 1 && !run.words.includes(word);
  return end - start > 1 && letter(words[end - 1]?.letters) && letter(words[end - 2]?.letters);
}

/** Longer than any phrase of a deck: something was pasted. */
const longest = 120;
/** Of a shorter word nothing can be told: "tea" is in "steal". */
const shortestInside = 4;

function isInside(expected: string, heard: string): boolean {
  return expected.length >= shortestInside && heard.length > expected.length && heard.includes(expected);
}

/** Edits between the two; as many as are allowed for the same rough sound; infinite for another number or a negation. */
function closeness(expected: string, heard: string, language: KnownLanguage | null): number {
  const apart = Math.abs(expected.length - heard.length);
  if (apart > mostSilentLetters || digitsOf(expected) !== digitsOf(heard)) return Number.POSITIVE_INFINITY;
  if (isNegation(expected) !== isNegation(heard)) return Number.POSITIVE_INFINITY;
  const allowed = editsAllowed(expected);
  const edits = apart > Math.max(1, allowed) ? Number.POSITIVE_INFINITY : editDistance(expected, heard);
  if (edits <= allowed || expected.length < 3 || heard.length < 3) return edits;
  return roughSound(expected, language) === roughSound(heard, language) ? allowed : edits;
}

/** Letters that one spelling of a sound may have more than another. */
const mostSilentLetters = 3;

function digitsOf(word: string): string {
  return /\d/.test(word) ? word.replace(/\D/g, "") : "";
}

function editsAllowed(expected: string): number {
  if (expected.length <= 3) return 0;
  if (expected.length <= 7) return 1;
  return expected.length <= 12 ? 2 : 3;
}

/** A phrase of three words or more with one word left out, put in or replaced, where a small word is what differs. */
function smallWordApart(
  run: Run,
  words: readonly HeardWord[],
  start: number,
  language: KnownLanguage | null,
): NearRun | null {
  if (run.words.length < 3) return null;
  const heard = words.slice(start, start + run.words.length + 1).map((word) => word.letters);
  const first = run.words.findIndex((word, at) => word !== heard[at]);
  if (first < 1 && !(first === 0 && isSmallWord(run.words[0] ?? "", language))) return null;
  const rest = (from: number) => run.words.slice(from).join(" ");
  const said = (from: number, count: number) => heard.slice(from, from + count).join(" ");
  const left = run.words.length - first;
  const small = isSmallWord(run.words[first] ?? "", language);
  const kind = "small_word";
  if (small && said(first, left - 1) === rest(first + 1)) {
    return { kind, start, end: start + run.words.length - 1, differing: [], expected: null };
  }
  if (said(first + 1, left) === rest(first) && heard.length > run.words.length) {
    return { kind, start, end: start + heard.length, differing: [start + first], expected: null };
  }
  const replaced = small && isSmallWord(heard[first] ?? "", language);
  if (replaced && said(first + 1, left - 1) === rest(first + 1)) {
    return { kind, start, end: start + run.words.length, differing: [start + first], expected: null };
  }
  return null;
}

function paired(kind: Near["kind"], run: Run, words: readonly HeardWord[], start: number): NearRun {
  const places = run.words
    .map((_, at) => start + at)
    .filter((at) => words[at]?.letters !== run.words[at - start]);
  const expected = places.map((at) => run.words[at - start] ?? "");
  return { kind, start, end: start + run.words.length, differing: places, expected };
}

function unpaired(kind: Near["kind"], start: number, end: number): NearRun {
  const differing = Array.from({ length: end - start }, (_, at) => start + at);
  return { kind, start, end, differing, expected: null };
}
