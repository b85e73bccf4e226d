import { foldText } from "../../../../text/fold.ts";
import type { Sound } from "../../kind.ts";
import type { Question } from "../conversation-record.ts";
import type { CourseBook } from "./course-book.ts";

/** What is heard, and what the course says of it. */
export type HowItSounds = { words: string; sound: Sound };

/**
 * How a word sounds, which a learner may ask of any: it is said aloud, with what the course says of its sounds. Null where the
 * word at hand is meant and it is the answer.
 */
export function howItSounds(
  about: string,
  question: Question | null,
  book: CourseBook | null,
  language: string,
): HowItSounds | null {
  const entry = book?.find(about)[0];
  const word = about === "" ? atHand(question) : (entry?.term ?? about);
  if (word === null) return null;
  const told =
    book === null
      ? []
      : [...(book.find(word)[0] === undefined ? [] : noteOf(word, book)), ...spoken(word, book)];
  return {
    words: [`This is how **${word}** sounds.`, ...[...new Set(told)].slice(0, mostTold)].join("\n\n"),
    sound: { text: word, language },
  };
}

const mostTold = 2;

/** The word that the question shows; null: it is asked for. */
function atHand(question: Question | null): string | null {
  if (question === null) return null;
  const name = question.item.slice(question.item.indexOf(":") + 1);
  const isShown = ` ${foldText(question.prompt)} `.includes(` ${foldText(name)} `);
  return question.source === "vocabulary" && isShown ? name : null;
}

function noteOf(word: string, book: CourseBook): string[] {
  return book.find(word).flatMap(({ note }) => (isAboutSound(note) ? [note] : []));
}

/** Sentences of the course's texts that have the word and speak of its sound. */
function spoken(word: string, book: CourseBook): string[] {
  return book.mentions(word).filter(isAboutSound);
}

function isAboutSound(text: string): boolean {
  return /\b(?:pronounc\w*|pronunciation|sound(?:s|ed)?|spoken|stress(?:ed)?|syllable\w*|silent|rhymes?|like the|said like|weak|strong|vowel\w*|ausgesprochen|aussprache|prononc\w*|pronunci\w*|sebut\w*)\b/i.test(
    text,
  );
}
