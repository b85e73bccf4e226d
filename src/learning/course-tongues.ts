import type { Course } from "./course.ts";
import type { Items } from "./course-format.ts";

/** The two languages of a course, and the words of the one that is learned: for whoever has to tell them apart. */
export type Tongues = {
  /** BCP 47. */
  target: string;
  instruction: string;
  /** Of the language that is learned, and not of the other as far as this course has it. Lower case. */
  words: string[];
  /** Spelt the same in both. */
  either: string[];
};

/** null where a course is about no other language. */
export function tonguesOf(course: Course): Tongues | null {
  const { target_language: target, instruction_language: instruction } = course.config;
  if (target === undefined || primary(target) === primary(instruction)) return null;
  const known = found.get(course);
  if (known !== undefined) return known;
  const items = [...course.items.values()];
  const taught = new Set(items.flatMap(asVocabulary).flatMap(wordsIn));
  const learned = new Set([...taught, ...items.flatMap(inUse).flatMap(wordsIn)]);
  const spoken = new Set(items.flatMap(inInstruction).flatMap(wordsIn));
  const made = {
    target,
    instruction,
    words: [...learned].filter((word) => !spoken.has(word)),
    either: [...taught].filter((word) => spoken.has(word)),
  };
  found.set(course, made);
  return made;
}

/** Thousands of words, read once. */
const found = new WeakMap<Course, Tongues>();

function asVocabulary({ vocabulary }: Items): string[] {
  const texts = vocabulary.flatMap(({ term, accepted, confusions, sentences }) => [
    term,
    ...accepted,
    ...confusions,
    ...sentences.map(({ text }) => text),
  ]);
  return texts.map(outsideBrackets);
}

/** Of that language for the most part: a word of the other may be among them. */
function inUse({ scenarios, errors, handwriting }: Items): string[] {
  const texts = [
    ...scenarios.flatMap(({ expected }) => expected),
    ...errors.map(({ right }) => right),
    ...handwriting.map(({ reference }) => reference),
  ];
  return texts.map(outsideBrackets);
}

/** What is in brackets is said about a word, in the other language. */
function outsideBrackets(text: string): string {
  return text.replace(/\([^()]*\)/g, " ");
}

function inInstruction({ vocabulary }: Items): string[] {
  return vocabulary.flatMap(({ meanings, sentences }) => [
    ...meanings,
    ...sentences.map(({ translation }) => translation),
  ]);
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).filter((word) => word !== "");
}

function primary(code: string): string {
  return code.toLowerCase().split("-")[0] ?? code;
}
