import { foldText } from "../../../text/fold.ts";
import { isBlank } from "../../answers/blank.ts";
import { checkUnderstanding, pastCheck } from "./check-understanding.ts";
import type { Answered, ConversationState, Question, Reply, Settled } from "./conversation-record.ts";
import { afterwards, answerShown, inCharacter } from "./feedback.ts";
import { halfRight } from "./half-right.ts";
import { type Helping, meantBy } from "./help/meant-by.ts";
import { otherWord } from "./help/other-word.ts";
import { takeWish } from "./help/take-wish.ts";
import { isHedged, judgeReply } from "./judge-reply.ts";
import { isSure, type Judged, type ShortAnswerJudge } from "./judged.ts";
import { probe } from "./probe.ts";
import { questionRating } from "./question-rating.ts";
import { ratingInWords } from "./rating-in-words.ts";
import { playTurn } from "./scene/play-turn.ts";
import { current, isQuiz, type Step, settle, step, withAnswer, withProgress } from "./steps.ts";
import { tellStory } from "./story/tell-story.ts";
import { rateYourself, rateYourselfAgain, say, slipWords } from "./wording.ts";

export type ReplyTime = {
  now: Date;
  /** From the prompt to the reply; null where nobody measured. */
  seconds: number | null;
};

/** A model's own verdict. It counts only where the code's is not sure. */
export type TutorVerdict = { verdict: Settled["verdict"]; reason: string };

/**
 * What becomes of a conversation when the learner says something. A question of their own is answered, and costs
 * nothing. One further try is free; after that each wrong reply brings the next hint; after the last hint the answer is
 * shown. So every conversation ends for whoever answers. In a quiz each question has one try and no hint.
 */
export async function replyTo(
  state: ConversationState,
  text: string,
  time: ReplyTime,
  judge: ShortAnswerJudge,
  tutor: TutorVerdict | null = null,
  helping: Helping = { book: null },
): Promise<Step> {
  const { phase, said } = state.body.progress;
  if (phase === "done") return step(state, "over", say("done", said));
  const meant = await meantBy(state, text, judge, helping);
  if (meant.wish !== null)
    return takeWish(state, text, meant.wish, helping, {
      hint: () => hint(state),
      reveal: () => reveal(state),
    });
  if (phase === "teaching") return checkUnderstanding(state, meant.answer, judge);
  if (phase === "self_rating") return ratedInWords(state, text);
  const { question, answered } = current(state);
  if (question.turn !== undefined) return playTurn(state, question.turn, text, time);
  if (question.weighing === "story") return tellStory(state, text, time);
  const judged = await judgeReply(
    state.body,
    question,
    joined(question, answered.replies, meant.answer),
    judge,
    usedPhrases(state),
  );
  const kept = withAnswer(state, {
    ...answered,
    replies: [...answered.replies, replyOf(text, judged, time)],
  });
  const other = helping.book === null ? "" : otherWord(meant.answer, question, helping.book);
  if (isSure(judged)) return afterVerdict(kept, judged, "code", other);
  if (tutor !== null) return settledByTutor(kept, tutor);
  // Half of it seems to be there: what is still missing is asked for, before anybody is asked to judge.
  if (judged.verdict === "partial" && judged.missing.length > 0 && isFirst(answered, state))
    return step(kept, "try_again", probe(question, judged, said), judged);
  return askedToRate(kept, judged);
}

/**
 * A model settles what code was not sure of, with its reason; the exercise then goes on as with any verdict. A verdict
 * that code was sure of stands: saying the same ends the question there, without another try.
 */
export function settledByTutor(state: ConversationState, { verdict, reason }: TutorVerdict): Step {
  const { question, answered } = current(state);
  const last = answered.replies.at(-1);
  if (last === undefined || (isSure(last) && last.verdict !== verdict))
    return step(state, "refused", "There is nothing that is left open.");
  if (isSure(last)) {
    const words = verdict === "correct" ? "right" : verdict === "partial" ? "partly" : "shown";
    const more = afterwards(question, verdict, last);
    const settled = settledBy(state, { ...last, slip: null }, "code");
    return settle(state, settled, verdict, `${say(words, state.body.progress.said)} ${more}`.trim());
  }
  const score =
    verdict === "correct" ? 1 : verdict === "partial" ? Math.min(0.9, Math.max(0.1, last.score)) : 0;
  const told = { ...last, verdict, score, confidence: tutorConfidence, note: reason };
  const replies = [...answered.replies.slice(0, -1), told];
  const open = withProgress(withAnswer(state, { ...answered, replies }), { phase: "asking", unread: 0 });
  return afterVerdict(open, { ...told, slip: null }, "tutor");
}

/** The next hint of the ladder, counted; after the last one the answer is shown. */
export function hint(state: ConversationState): Step {
  const { phase, said } = state.body.progress;
  if (phase === "done") return step(state, "over", say("done", said));
  if (phase === "teaching") return pastCheck(state, null);
  if (phase === "self_rating") return ratedInWords(state, "");
  if (isQuiz(state)) return step(state, "refused", noHints);
  const { question, answered } = current(state);
  const next = question.hints[answered.hints];
  if (next === undefined) return reveal(state);
  const given = withAnswer(state, { ...answered, hints: answered.hints + 1 });
  return step(given, "hint", `${say("hint", said)} ${next}`);
}

/** The answer, explained; the question counts as not known, but for what was half right before. */
export function reveal(state: ConversationState): Step {
  const { phase, said } = state.body.progress;
  if (phase === "done") return step(state, "over", say("done", said));
  if (phase === "teaching") return pastCheck(state, null);
  if (phase === "self_rating") return unrated(state);
  const { question, answered } = current(state);
  const notKnown = {
    verdict: "incorrect",
    score: 0,
    confidence: 1,
    rating: 1,
    by: "shown",
    reason: "",
  } as const;
  return settle(
    state,
    halfRight(answered.replies) ?? notKnown,
    "shown",
    `${say("shown", said)} ${answerShown(question)}`,
  );
}

/** The learner's own rating, beside the reference. After a hint it counts as Hard at most (exercise-modalities §4.4). */
export function selfRate(state: ConversationState, rating: 1 | 2 | 3 | 4): Step {
  if (state.body.progress.phase !== "self_rating") {
    return step(state, "refused", "There is nothing to rate just now.");
  }
  const { answered } = current(state);
  const most = answered.hints > 0 ? 2 : 4;
  const kept = rating <= most ? rating : most;
  const verdict = kept >= 3 ? "correct" : kept === 2 ? "partial" : "incorrect";
  const score = kept >= 3 ? 1 : kept === 2 ? 0.5 : 0;
  const capped = kept === rating ? "" : " A hint was used, so it counts as 2.";
  return settle(
    state,
    { verdict, score, confidence: ratedConfidence, rating: kept, by: "learner", reason: "" },
    "rated",
    `Noted: ${rating}.${capped}`,
  );
}

const noHints = "This is a quiz, so there are no hints. Say what you think, or ask to see the answer.";

const tutorConfidence = 0.75;
const ratedConfidence = 0.5;
const mostUnread = 2;

/** `other`: what was said in place of the answer, where that is known. */
function afterVerdict(
  state: ConversationState,
  judged: Judged,
  by: "code" | "tutor" = "code",
  other = "",
): Step {
  const { question, answered } = current(state);
  const { said } = state.body.progress;
  const earlier = answered.replies.slice(0, -1);
  const scene = question.weighing === "scene" ? state.body.scene : null;
  if (isQuiz(state) && judged.verdict !== "correct") {
    const words = say(judged.verdict === "partial" ? "partly" : "shown", said);
    const more = afterwards(question, judged.verdict, judged);
    return settle(state, settledBy(state, judged, by), judged.verdict, `${words} ${more}`.trim(), judged);
  }
  if (scene !== null && (judged.verdict !== "incorrect" || earlier.length + answered.hints === 0)) {
    const words = inCharacter(scene.character, judged, said);
    // The talk goes on: what was off is said in passing (§4.2, type 3).
    return judged.verdict === "incorrect"
      ? step(state, "try_again", words, judged)
      : settle(state, settledBy(state, judged, by), judged.verdict, words, judged);
  }
  const more = afterwards(question, judged.verdict, judged);
  const done = (words: string) =>
    settle(state, settledBy(state, judged, by), judged.verdict, `${words} ${more}`.trim(), judged);
  if (judged.verdict === "correct") {
    return done(say(answered.hints > 0 || earlier.length > 0 ? "rightAtLast" : "right", said));
  }
  const last = answered.replies.at(-1)?.text ?? "";
  if (judged.verdict === "partial") {
    if (earlier.some(({ verdict }) => verdict === "partial")) return done(say("partly", said));
    const words =
      question.kind === "typed"
        ? `${say("nearly", said)} ${slipWords(judged.slip)}`
        : probe(question, judged, said);
    return step(state, "try_again", words.trim(), judged);
  }
  if (earlier.length === 0 && answered.hints === 0 && !isBlank(last)) {
    const off = other === "" ? slipWords(judged.slip) : other;
    return step(state, "try_again", `${say("tryAgain", said)} ${off}`.trim(), judged);
  }
  const helped = hint(state);
  return { ...helped, say: `${other} ${helped.say}`.trim(), judged };
}

function settledBy(state: ConversationState, judged: Judged, by: "code" | "tutor"): Settled {
  const { question, answered } = current(state);
  const last = answered.replies.at(-1);
  const { verdict, score, confidence, note } = judged;
  const rating = questionRating({
    verdict,
    kind: question.kind,
    hints: answered.hints,
    tries: answered.replies.length,
    seconds: last?.seconds ?? null,
    hedged: isHedged(last?.text ?? "") || isAskedBack(question, last?.text ?? ""),
  });
  return { verdict, score, confidence, rating, by, reason: by === "tutor" ? note : "" };
}

/** "Is it X?", "X?": right, but not sure of it. */
function isAskedBack({ weighing, accepted }: Question, text: string): boolean {
  return weighing !== "scene" && /\?\s*$/.test(text) && !accepted.some((one) => one.includes("?"));
}

function askedToRate(state: ConversationState, judged: Judged): Step {
  const { question } = current(state);
  const open = withProgress(state, { phase: "self_rating", unread: 0 });
  const words = `${say("notSure", state.body.progress.said)}\n\n${answerShown(question)}\n\n${rateYourself}`;
  return step(open, "self_rating", words, judged);
}

/** A reply that should be a rating. What cannot be read is asked for once more; then the grader's guess is kept. */
function ratedInWords(state: ConversationState, text: string): Step {
  const rating = ratingInWords(text);
  if (rating !== null) return selfRate(state, rating);
  const unread = state.body.progress.unread + 1;
  if (isMore(state, text)) return toldMore(state, text, unread);
  if (unread < mostUnread) return step(withProgress(state, { unread }), "self_rating", rateYourselfAgain);
  return unrated(state);
}

/** Words, and others than before. */
function isMore(state: ConversationState, text: string): boolean {
  const before = foldText(current(state).answered.replies.at(-1)?.text ?? "");
  return text.trim().split(/\s+/).length >= fewestTold && !before.includes(foldText(text));
}

const fewestTold = 3;

/** Whoever goes on talking in place of a number adds to their answer; it is never taken for not knowing. */
function toldMore(state: ConversationState, text: string, unread: number): Step {
  const { answered } = current(state);
  const last = answered.replies.at(-1);
  const replies =
    last === undefined
      ? []
      : [
          ...answered.replies.slice(0, -1),
          { ...last, text: `${last.text} ${text}`, verdict: "partial" as const },
        ];
  const kept = withProgress(withAnswer(state, { ...answered, replies }), { unread });
  return unread < mostUnread
    ? step(kept, "self_rating", `I have added that to your answer. ${rateYourself}`)
    : unrated(kept);
}

/** Nobody said how it was: the grader's guess counts, never as more than partly right. */
function unrated(state: ConversationState): Step {
  const { answered } = current(state);
  const last = answered.replies.at(-1);
  const verdict = last === undefined || last.verdict === "incorrect" ? "incorrect" : "partial";
  return settle(
    state,
    {
      verdict,
      score: verdict === "partial" ? 0.5 : 0,
      confidence: last?.confidence ?? 0,
      rating: verdict === "partial" ? 2 : 1,
      by: "unrated",
      reason: "",
    },
    "rated",
    `I'll count it as ${verdict === "partial" ? "partly right" : "not yet known"}, and we go on.`,
  );
}

function isFirst({ replies, hints }: Answered, state: ConversationState): boolean {
  return (
    replies.length === 0 && hints === 0 && !isQuiz(state) && current(state).question.weighing !== "scene"
  );
}

/** Answers in free words may come in two parts: what was said before still counts. */
function joined({ kind, weighing }: Question, replies: readonly Reply[], text: string): string {
  if (kind === "typed" || weighing === "scene" || isBlank(text)) return text;
  const before = replies.filter(({ verdict }) => verdict === "partial").map((reply) => reply.text);
  return [...before, text].join(" ");
}

function usedPhrases(state: ConversationState): string[] {
  return state.body.progress.answers.flatMap(({ replies }) => replies.flatMap(({ used }) => used));
}

function replyOf(text: string, judged: Judged, { now, seconds }: ReplyTime): Reply {
  const { slip: _, ...verdict } = judged;
  return { text, at: now.toISOString(), seconds, ...verdict };
}
