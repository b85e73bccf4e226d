import { judgeAnswer } from "../../answers/judge.ts";
import type { FsrsRating } from "../../schedule.ts";
import { type ExerciseRecord, toldAnswer } from "../exercise.ts";
import type { OneByOne } from "../kind.ts";
import { type CardReply, FlashcardsBody, stackOf, type WrittenCard } from "./body.ts";
import { cardNumber } from "./card-number.ts";

export const cardsOneByOne: OneByOne = {
  next(record) {
    const stack = stackOf(record);
    const at = stack?.answers.length ?? 0;
    const card = stack?.cards[at];
    if (stack === null || card === undefined) return null;
    return { number: at + 1, of: stack.cards.length, prompt: card.front };
  },
  async answer(record, line) {
    const stack = stackOf(record);
    const card = stack?.cards[stack.answers.length];
    if (stack === null || card === undefined) return { problem: "All cards are answered." };
    const reply = judged(card, line, helpWith(record, stack.answers.length));
    const body = { ...FlashcardsBody.parse(record.body), answers: [...stack.answers, reply] };
    const [truth = ""] = card.back.split("\n");
    return {
      record: { ...record, body },
      answer: { correct: reply.verdict === "correct", truth, note: reply.note },
    };
  },
};

type Help = "none" | "hint" | "answer";

function helpWith({ hinted = {} }: ExerciseRecord, at: number): Help {
  const question = cardNumber(at);
  if (hinted[toldAnswer(question)] !== undefined) return "answer";
  return hinted[question] === undefined ? "none" : "hint";
}

/** Remembered with a hint is Hard, and what was told was not known, whatever is written then. */
function judged({ accepted }: WrittenCard, input: string, help: Help): CardReply {
  const { verdict, note } = judgeAnswer({ accepted, answer: input }, { inWords: true });
  const bare = note.replace(/^The answer is "[^"]*"\.\s*/, "");
  const rating = help === "answer" ? 1 : ratings[verdict];
  return { input, verdict, note: bare, rating: help === "hint" && rating > 2 ? 2 : rating };
}

const ratings: Readonly<Record<CardReply["verdict"], FsrsRating>> = { correct: 3, partial: 2, incorrect: 1 };
