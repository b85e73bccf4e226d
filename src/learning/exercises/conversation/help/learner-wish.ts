import { type Asked, askedIn } from "../../../../text/asked.ts";
import { foldText } from "../../../../text/fold.ts";
import { judgeAnswer } from "../../../answers/judge.ts";
import { type Question, wholePrompt } from "../conversation-record.ts";
import { type CourseBook, subjectsIn } from "./course-book.ts";
import { givesAway } from "./gives-away.ts";

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
  if (asked.rest !== "" && isTried(asked, question, book, target)) return null;
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

/**
 * Whether what was said with a wish is an answer: it says what one would have to say, or names a word of the course where one is
 * wanted and nothing was asked. A story and a scene may hold anything that is not said to the tutor.
 */
function isTried(
  { rest, kind, tag }: Asked,
  question: Question,
  book: CourseBook | null,
  target: string | null,
): boolean {
  if (question.weighing === "story") return true;
  if (question.weighing === "scene") return target === null || tag === target;
  if (givesAway(rest, question)) return true;
  if (question.kind === "typed")
    return (
      judgeAnswer({ accepted: question.accepted, answer: rest }).verdict !== "incorrect" ||
      (complaints.has(kind) && lastWords(rest).some((words) => book?.has(words) === true))
    );
  return complaints.has(kind) && isAboutIt(rest, question);
}

const complaints = new Set<Asked["kind"]>(["upset", "discouraged", "unclear"]);

/** "It's a cat": what a guess ends with. */
function lastWords(text: string): string[] {
  const words = foldText(text).split(" ").slice(-mostGuessed);
  return words.map((_, at) => words.slice(at).join(" "));
}

const mostGuessed = 4;

/** It speaks of what an answer speaks of, and the question does not. */
function isAboutIt(text: string, question: Question): boolean {
  const { references, points } = question;
  const asked = subjectsIn(wholePrompt(question));
  const wanted = new Set([...references, ...points].flatMap((one) => [...subjectsIn(one)]));
  return [...subjectsIn(text)].some((stem) => wanted.has(stem) && !asked.has(stem));
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
  return ["other", "meaning", "difference", "pronounce", "say", "confirm", "explain", "why"].includes(kind);
}

/** An interviewee asks, a buyer asks: there a question is an answer. */
function mayBeAQuestion({ weighing, accepted, references, prompt }: Question): boolean {
  return (
    weighing === "scene" ||
    [...accepted, ...references].some((answer) => answer.includes("?")) ||
    /\b(?:ask|question to)\b/i.test(prompt)
  );
}
