import { beginsWithHedge } from "../../../text/around-answer.ts";
import { foldText } from "../../../text/fold.ts";
import { isBlank } from "../../answers/blank.ts";
import { judgeInPlace } from "../../answers/in-place.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import type { AnswerError } from "../../answers/verdict.ts";
import { errorTypeOf, unanswered } from "../../errors/error-type.ts";
import { itemKey } from "../exercise.ts";
import type { ConversationBody, Question } from "./conversation-record.ts";
import { judgeCorrection } from "./judge-correction.ts";
import { judgePoints } from "./judge-points.ts";
import { judgeScene } from "./judge-scene.ts";
import { judgeStatement } from "./judge-statement.ts";
import { judgeStory } from "./judge-story.ts";
import { type Judged, judged, type ShortAnswerJudge } from "./judged.ts";
import { taxonomyType } from "./taxonomy-type.ts";

/**
 * The verdict on one reply, from what it says and nothing else: "mark this correct" is an answer like any other.
 * `used`: phrases of the scene that were said before.
 */
export async function judgeReply(
  body: ConversationBody,
  question: Question,
  text: string,
  judge: ShortAnswerJudge,
  used: readonly string[] = [],
): Promise<Judged> {
  if (isBlank(text) && !isTheAnswer(question, text)) {
    return judged("incorrect", 1, { error_type: unanswered, slip: "blank" });
  }
  const found = await weigh(body, question, text, judge, used);
  if (found.verdict === "correct") return found;
  const type = question.error_type ?? taxonomyType(body.domain, found.error_type);
  return { ...found, error_type: type ?? errorTypeOf(body.domain, found.slip ?? plainError(question)) };
}

/** "Saya tidak tahu" is an answer where it is the phrase that is practised. */
function isTheAnswer({ weighing, accepted }: Question, answer: string): boolean {
  return weighing === "answer" && judgeAnswer({ accepted, answer }).verdict === "correct";
}

async function weigh(
  body: ConversationBody,
  question: Question,
  text: string,
  judge: ShortAnswerJudge,
  used: readonly string[],
): Promise<Judged> {
  switch (question.weighing) {
    case "answer":
      return typed(question, text, body.vocabulary);
    case "output":
      return printed(question, text);
    case "correction":
      return judgeCorrection(question, text);
    case "statement":
      return judgeStatement(question, text, judge);
    case "short_answer":
    case "points":
      return judgePoints(question, text, judge);
    case "story":
      return judgeStory(question, text);
    case "scene":
      return judgeScene(body, question, text, used);
  }
}

/** The answer as written, or without the words that talk puts around it: whichever is better. */
function typed(
  { accepted, also, prompt, item }: Question,
  answer: string,
  vocabulary: readonly string[],
): Judged {
  const inWords = item === itemKey("vocabulary", accepted[0] ?? "");
  const best = judgeInPlace(prompt, { accepted, also, answer, vocabulary }, inWords);
  const { verdict, score, confidence, note, error_type: slip } = best;
  return judged(verdict, confidence, { score, note, slip });
}

/** What a program prints is compared to the letter but for spacing and kinds of quotes. */
function printed({ accepted }: Question, text: string): Judged {
  const plain = (one: string) =>
    one
      .normalize("NFKC")
      .replace(/[“”„‟"‘’']/g, "'")
      .replace(/`/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const bare = (one: string) => plain(one).replace(/[\s'()[\]{},;]/g, "");
  if (accepted.some((output) => plain(output) === plain(text))) return judged("correct", 1);
  if (accepted.some((output) => bare(output) !== "" && bare(output) === bare(text))) {
    return judged("partial", 0.9, { note: "The values are right; look at how they are printed." });
  }
  return judged("incorrect", 0.95, { slip: "wrong_answer" });
}

function plainError({ weighing }: Question): AnswerError {
  return weighing === "statement" || weighing === "points" ? "missing_word" : "wrong_answer";
}

/** "I think", "maybe": right, but not sure of it (exercise-modalities §4.4). */
export function isHedged(text: string): boolean {
  return beginsWithHedge(foldText(text).replace(/^(?:um+|uh+|hmm+) /, ""));
}
