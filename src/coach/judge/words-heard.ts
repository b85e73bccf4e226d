import { foldText } from "../../text/fold.ts";
import { numberAt } from "../../text/number-at.ts";
import type { KnownLanguage } from "./language-words.ts";
import { oneSpelling, spokenInFull, spokenSymbol } from "./spellings.ts";

/** One word of an utterance, ready to be compared. Never empty. */
export interface HeardWord {
  /** In one spelling for all that is written in several ways: "strasse", "schoen", "12". */
  letters: string;
  /** Folded, but ß and ä as they were written. */
  written: string;
  /** Where it stands in what was heard; the parts of "don't" share one place. */
  start: number;
  end: number;
  /** A sentence ends after it. */
  ends: boolean;
  /** A sentence ends after it, or a comma, colon or dash follows. */
  pauses: boolean;
  /** One written word with the next: a hyphen between them, or the "not" of "can't". */
  tied: boolean;
}

/** More than anybody says in one breath: something was pasted, and what follows is not looked at. */
const mostWords = 500;

/**
 * The words of a text in the target language's spelling. Composed and decomposed letters give the same words. Where
 * `scale` ("puluh") is itself what is learned, numbers with it stay in words.
 */
export function wordsHeard(
  text: string,
  language: KnownLanguage | null,
  scale: string | null = null,
): HeardWord[] {
  const words: HeardWord[] = [];
  for (const { 0: token, index: start } of text.matchAll(tokens)) {
    if (words.length >= mostWords) break;
    const end = start + token.length;
    const ends = sentenceEnd.test(text.slice(end, end + 3));
    const pauses = ends || pause.test(text.slice(end, end + 3));
    const tied = hyphen.test(text.slice(end, end + 3));
    const all = parts(token, language);
    for (const [at, written] of all.entries()) {
      const isTied = at === all.length - 1 ? tied : all[at + 1] === "not";
      words.push({
        letters: oneSpelling(written, language),
        written,
        start,
        end,
        ends,
        pauses,
        tied: isTied,
      });
    }
  }
  return language === null ? words : withNumbers(words, language, scale);
}

const tokens =
  /\d+(?:[.,]\d+)*|(?:\p{L}|\p{N})[\p{L}\p{N}\p{M}\p{Cf}]*(?:['‘’‛ʼ`´][\p{L}\p{M}\p{Cf}]+)*|[€$£%&]/gu;
const hyphen = /^[-‐‑][\p{L}\p{N}]/u;
const pause = /^["'”’»)]?(?:[,;:]| ?[–—])/;
const sentenceEnd = /^["'”’»)]?[.!?](?!\.)/;

function parts(token: string, language: KnownLanguage | null): readonly string[] {
  if (/^[€$£%&]$/.test(token)) return [spokenSymbol(token, language)];
  const folded = foldText(token);
  const full = spokenInFull(token, folded, language);
  if (full !== null) return full;
  return folded
    .replace(/(?<=\p{L})(?=\d)/gu, " ")
    .split(" ")
    .filter((part) => part !== "");
}

/** Numbers in words as digits: both are ways to write what was said. */
function withNumbers(
  words: readonly HeardWord[],
  language: KnownLanguage,
  scale: string | null,
): HeardWord[] {
  const letters = words.map((word) => word.letters);
  const counted: HeardWord[] = [];
  for (let at = 0; at < words.length; ) {
    const read = numberAt(letters, at, [language]);
    const kept = scale !== null && read !== null && letters.slice(at, at + read.length).includes(scale);
    const number = kept ? null : read;
    const [first, last] = [words[at], words[at + (number?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    if (number === null) counted.push(first);
    else {
      const digits = String(number.value);
      counted.push({ ...last, letters: digits, written: digits, start: first.start });
    }
    at += number?.length ?? 1;
  }
  return counted;
}
