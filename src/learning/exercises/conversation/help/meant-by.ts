import type { Asked } from "../../../../text/asked.ts";
import type { ConversationState } from "../conversation-record.ts";
import { judgeReply } from "../judge-reply.ts";
import { isSure, type ShortAnswerJudge } from "../judged.ts";
import { ratingInWords } from "../rating-in-words.ts";
import { current, isQuiz } from "../steps.ts";
import type { CourseBook } from "./course-book.ts";
import { learnerWish } from "./learner-wish.ts";
import { triedIn } from "./take-wish.ts";
import { wordSaid } from "./word-said.ts";

/** How a learner's own questions are met. `oneWay`: replies were handed in, and nobody is there to ask. */
export type Helping = { book: CourseBook | null; target?: string | null; oneWay?: boolean };

/** A wish, or what is to be judged. */
export type Meant = { wish: Asked; answer: null } | { wish: null; answer: string };

/**
 * What the learner's words are: a wish, or an answer. "Is it X?" is X tried, where it is in free words or right; a wrong
 * word may be asked about twice before it is a try. In a quiz nothing is given for asking.
 */
export async function meantBy(
  state: ConversationState,
  text: string,
  judge: ShortAnswerJudge,
  { book, target = null, oneWay = false }: Helping,
): Promise<Meant> {
  const { phase } = state.body.progress;
  const asAnswer: Meant = { wish: null, answer: text };
  if (oneWay || (phase === "self_rating" && ratingInWords(text) !== null)) return asAnswer;
  const check = phase === "teaching" ? state.body.teaching?.check : undefined;
  const { question: asked, answered } = current(state);
  const question = check ?? asked;
  const wish = learnerWish(text, phase === "self_rating" ? null : question, book, target);
  if (wish === null) return { wish: null, answer: phase === "self_rating" ? text : wordSaid(text, question) };
  if (phase === "self_rating") return notARating.has(wish.kind) ? asAnswer : { wish, answer: null };
  if (isQuiz(state) && wish.kind === "unknown") return asAnswer;
  if (wish.rest !== "" && question.kind !== "typed") {
    const judged = await judgeReply(state.body, question, wish.rest, judge);
    if (judged.verdict !== "incorrect" && isSure(judged)) return asAnswer;
  }
  if (wish.kind !== "confirm") return { wish, answer: null };
  const tried = triedIn(wish, question);
  if (tried === null) return { wish: { ...wish, kind: "why", about: [] }, answer: null };
  const guesses = answered.said.filter((one) => one.wish === "confirm").length;
  const isTry =
    question.kind !== "typed" ||
    isQuiz(state) ||
    guesses >= freeGuesses ||
    (await judgeReply(state.body, question, tried, judge)).verdict !== "incorrect";
  return isTry ? { wish: null, answer: tried } : { wish, answer: null };
}

const freeGuesses = 2;
/** Said where a number from 1 to 4 is wanted, they leave it open. */
const notARating = new Set<Asked["kind"]>(["unknown", "confirm", "hint"]);
