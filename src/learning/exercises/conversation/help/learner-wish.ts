import { type Asked, askedIn } from "../../../../text/asked.ts";
import { foldText } from "../../../../text/fold.ts";
import { judgeAnswer } from "../../../answers/judge.ts";
import type { Question } from "../conversation-record.ts";
import type { CourseBook } from "./course-book.ts";

/**
 * What a learner wants in place of an answer; null: they answered. Where what was said may be an answer, it is one: the
 * right answer whatever it looks like, a word of the course that was asked for a word, and in a scene or where a question
 * is to be asked, whatever is not plainly said to the tutor. `target`: the language that is learned.
 */
export function learnerWish(
  text: string,
  question: Question | null,
  book: CourseBook | null,
  target: string | null = null,
): Asked | null {
  const asked = askedIn(text);
  if (asked === null) return null;
  const isKnown = asked.about.some((one) => isInBook(one, book));
  if (!asked.isPlain && (asked.kind === "confirm" || !(isKnown || isNoWord(text, question)))) return null;
  if (question === null) return asked;
  if (question.kind === "typed") {
    const verdict = judgeAnswer({ accepted: question.accepted, answer: text }).verdict;
    if (verdict !== "incorrect") return null;
    const isWord = !text.includes("?") && book?.has(text) === true;
    return isWord && !always.has(foldText(text)) ? null : asked;
  }
  if (question.weighing === "scene" && target !== null && asked.tag !== target) return asked;
  if (question.weighing === "scene" && asked.tag === target && !isOutOfPart(asked, isKnown)) return null;
  return mayBeAQuestion(question) && isOpenQuestion(asked) && !isKnown ? null : asked;
}

/** A word is wanted, and no word that is wanted begins like this: "whats jiran". */
function isNoWord(text: string, question: Question | null): boolean {
  const first = foldText(text).split(" ")[0];
  return (
    question?.kind === "typed" &&
    !question.accepted.some((answer) => foldText(answer).split(" ")[0] === first)
  );
}

/** Never a guess, even where the course has such words. */
const always = new Set(["stop", "quit", "help", "hint", "i dont know", "skip"]);

function isInBook(about: string, book: CourseBook | null): boolean {
  return book !== null && (book.find(about).length > 0 || book.findByMeaning(about).length > 0);
}

/** Said in the language of the scene, it is said to the other person; but for what no part has. */
function isOutOfPart({ kind }: Asked, isKnown: boolean): boolean {
  return isKnown ? kind === "meaning" || kind === "difference" : kind === "unclear" || kind === "unknown";
}

function isOpenQuestion({ kind }: Asked): boolean {
  return ["other", "meaning", "difference", "say", "confirm", "explain", "why"].includes(kind);
}

/** An interviewee asks, a buyer asks: there a question is an answer. */
function mayBeAQuestion({ weighing, accepted, references, prompt }: Question): boolean {
  return (
    weighing === "scene" ||
    [...accepted, ...references].some((answer) => answer.includes("?")) ||
    /\b(?:ask|question to)\b/i.test(prompt)
  );
}
