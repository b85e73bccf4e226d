import { closeness, editsInSpeech, isInside } from "./closeness.ts";
import type { Form, Run } from "./form.ts";
import type { KnownLanguage } from "./language-words.ts";
import { smallWordApart } from "./small-word-apart.ts";
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

export type NearRun = Omit<Near, "form">;

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
    const differing = parts.flatMap((part) => part.differing);
    if (parts.length < form.runs.length || differing.length === 0) continue;
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
  const allowed = editsInSpeech(run.joined);
  for (let end = start + 1; end <= words.length; end++) {
    heard += words[end - 1]?.letters ?? "";
    if (heard.length > longest || isSpelledOut(run, words, start, end)) break;
    const same = end - start === run.words.length;
    if (same && isInside(run.joined, heard)) return paired("inside_another_word", run, words, start);
    if (heard.length > run.joined.length + allowed + 2) break;
    const edits = closeness(run.joined, heard, language);
    // As many words as expected is the better reading of two that are as close.
    if (same && !isCloseWordByWord(run, words, start, language)) continue;
    if (!same && words.slice(start, end).some((word) => word.letters === run.joined)) break;
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
    return heard === word || closeness(word, heard, language) <= editsInSpeech(word) + 1;
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
