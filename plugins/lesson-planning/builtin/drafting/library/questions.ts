import type { Keyword } from "../../../../../src/library/entry.ts";
import { sentencesIn } from "../../../../../src/text/sentences.ts";
import { searchWords, stemOf } from "../../../../../src/workspace/curriculum/search-words.ts";
import type { Misconception } from "../../../../../src/workspace/topic.ts";
import { pickIndex } from "../wording.ts";
import type { FalseClaim } from "./claims.ts";
import type { Gap } from "./gaps.ts";
import { plain } from "./plain.ts";

const letters = ["A", "B", "C"];

/**
 * One of two statements is what the library calls a misconception, the other its correction. That both are right is wrong
 * because the first is.
 */
export function whichIsRight({ wrong, right: whole }: FalseClaim): Misconception {
  const right = evenly(whole, wrong);
  if (right === null) return trueOrFalse({ wrong, right: whole }, whole);
  const place = pickIndex(wrong, 2);
  const options = place === 0 ? [right, wrong] : [wrong, right];
  const [answer, mistake] = place === 0 ? ["A", "B"] : ["B", "A"];
  return {
    title: plain(wrong),
    think: plain(wrong),
    truth: plain(right),
    question: "One of these is a common mistake. Which one puts it right?",
    options: lettered([...options.map(plain), "Both are right."]),
    answer,
    why: `and ${mistake} is the common mistake.`,
    targets: `Option ${mistake} is a misconception that is common here.`,
  };
}

/** As much of the correction as does not give itself away by its length (lints/quiz-items.ts); null where none is. */
function evenly(right: string, wrong: string): string | null {
  const [first = ""] = sentencesIn(right);
  const fits = (text: string) => text.length < wrong.length * 1.8 || text.length - wrong.length < 20;
  return [right, first].find((text) => text !== "" && fits(text)) ?? null;
}

/** A statement that the library calls wrong, without a correction in pupils' words. */
export function trueOrFalse({ wrong, right }: FalseClaim, advice: string): Misconception {
  return {
    title: plain(wrong),
    think: plain(wrong),
    truth: plain(advice),
    question: `True or false, and how do you know? "${plain(wrong)}"`,
    options: lettered([
      "True, and I can give an example.",
      "False, and I can say what is so instead.",
      "I am not sure yet.",
    ]),
    answer: "B",
    why: right === "" ? "it is a common mistake; ask what is so instead." : `and this is so: ${plain(right)}`,
    targets: "Option A is a misconception that is common here.",
  };
}

/** Which word a sentence was taught with. The other two are words of the same unit that do not stand in it. */
export function whichWord(
  { text, word }: Gap,
  sentence: string,
  words: readonly Keyword[],
): Misconception | null {
  const others = words
    .map((one) => one.word)
    .filter((other) => !shareAStem(other, `${word} ${sentence}`))
    .toSorted((a, b) => unlike(a, word) - unlike(b, word));
  const [first, second] = others;
  if (first === undefined || second === undefined) return null;
  const place = pickIndex(sentence, 3);
  const options = [first, second].map(plain);
  options.splice(place, 0, plain(word));
  return {
    title: "",
    think: "",
    truth: "",
    question: `Choose the missing word: ${text}`,
    options: lettered(options),
    answer: letters[place] ?? "A",
    why: "as in the key points.",
    targets: "It shows who has followed the key points.",
  };
}

function lettered(options: readonly string[]): Misconception["options"] {
  return options.map((text, index) => ({ letter: letters[index] ?? "C", text }));
}

function shareAStem(a: string, b: string): boolean {
  const stems = new Set(searchWords(b).map(stemOf));
  return searchWords(a).some((word) => stems.has(stemOf(word)));
}

/** How easily two words are told apart by their form alone: a verb among nouns gives the answer away. */
function unlike(a: string, b: string): number {
  const ending = (word: string) => /(?:ing|ed|ly|tion|s)$/.exec(word)?.[0] ?? "";
  const parts = (word: string) => word.split(" ").length;
  const capital = (word: string) => (/^\p{Lu}/u.test(word) ? 1 : 0);
  return (
    (ending(a) === ending(b) ? 0 : 20) +
    8 * Math.abs(parts(a) - parts(b)) +
    8 * Math.abs(capital(a) - capital(b)) +
    Math.abs(a.length - b.length)
  );
}

export function holds(sentence: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}s?(?![\\p{L}\\p{N}])`, "iu").test(sentence);
}
