import { foldText } from "../../../text/fold.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import { unanswered } from "../../errors/error-type.ts";
import type { FsrsRating } from "../../schedule.ts";
import type { AudioAnswer, AudioQuestion } from "./body.ts";

/** What was heard, judged as everything that is typed is. A choice is one of those that were given, or wrong. */
export function judgeHeard(question: AudioQuestion, input: string): AudioAnswer {
  const { kind, accepted, piece } = question;
  if (input.trim() === "") return answered("incorrect", unanswered, "");
  if (kind === "choose") {
    const isRight = accepted.some((each) => foldText(each) === foldText(input));
    return answered(isRight ? "correct" : "incorrect", isRight ? null : "vocabulary_gap", "");
  }
  const judged = judgeAnswer({ accepted, answer: input }, { inWords: true });
  const { verdict, error_type } = judged;
  // What it was stands beside it anyway.
  const note = judged.note.replace(/^The answer is "[^"]*"\.\s*/, "");
  if (kind !== "dictation" || verdict !== "incorrect") return answered(verdict, error_type, note);
  const [share, missed] = wordsHeard(question.said, input);
  const heard = missed.length === 0 ? note : `Listen again for: ${missed.join(", ")}.`;
  return answered(share >= mostWords ? "partial" : "incorrect", error_type, heard);

  function answered(verdict: AudioAnswer["verdict"], error_type: string | null, note: string): AudioAnswer {
    return { input, verdict, error_type, note, item: { item: piece, rating: ratings[verdict] } };
  }
}

const ratings: Readonly<Record<AudioAnswer["verdict"], FsrsRating>> = {
  correct: 3,
  partial: 2,
  incorrect: 1,
};

/** Of a dictation: from here on it is half right. */
const mostWords = 0.6;

/** The share of a sentence's words that were written down, and those that were not. */
function wordsHeard(said: string, written: string): [number, string[]] {
  const left = foldText(written).split(" ");
  const words = said.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const missed = words.filter((word) => {
    const at = left.indexOf(foldText(word));
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
  const bare = missed.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  return [1 - missed.length / words.length, bare];
}
