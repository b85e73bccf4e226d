import { errorTypeOf } from "../../../errors/error-type.ts";
import type { ConversationState, Question, Reply } from "../conversation-record.ts";
import { storyParts } from "../judge-story.ts";
import { type Judged, judged } from "../judged.ts";
import type { ReplyTime } from "../reply-to.ts";
import { current, isQuiz, type Step, settle, step, withAnswer } from "../steps.ts";
import { isTooShort, nextPart, type StoryPart, toldParts } from "./told-parts.ts";

/**
 * A story of the learner's own, in one go or part by part: what is told counts, what is missing is asked for. Code sees the
 * four parts, never whether it is a good story: so it is never Easy, and what was not judged is said. Whoever goes on
 * talking goes on telling.
 */
export function tellStory(state: ConversationState, text: string, time: ReplyTime): Step {
  const { question, answered } = current(state);
  const said = [...answered.replies.map((reply) => reply.text), text];
  const told = toldParts(said);
  const verdict = judgedAs(state, told);
  const kept = withAnswer(state, {
    ...answered,
    replies: [...answered.replies, replyOf(text, verdict, time)],
  });
  const missing = nextPart(told);
  const silent = said.filter(isTooShort).length;
  if (missing === undefined || isQuiz(state) || said.length >= mostReplies || silent >= mostSilent)
    return ended(kept, question, told, verdict);
  const isAgain = isTooShort(text) && said.length > 1;
  const lead = isAgain ? "" : told.length === 0 ? "" : `${thanks[said.length % thanks.length]} `;
  return step(kept, "try_again", `${lead}${asking[missing][isAgain ? 1 : 0]}`, verdict);
}

const mostReplies = 8;
const mostSilent = 3;
const thanks = ["Thank you.", "I see.", "Go on."];

/** What an interviewer asks for a part that is missing, and then in other words. */
const asking: Readonly<Record<StoryPart, readonly [string, string]>> = {
  situation: [
    "Let me picture it: where and when was that, and who was there?",
    "Take your time. Think of one day when it happened: where were you?",
  ],
  task: [
    "What had to be achieved there, and what was your own task in it?",
    "What would have gone wrong if nobody had done anything?",
  ],
  action: [
    "And what did you yourself do, step by step?",
    "Say it with “I”: I asked, I made, I told … What was it?",
  ],
  result: ["And what came of it in the end? What did you learn?", "How was it afterwards? What had changed?"],
};

function judgedAs({ body }: ConversationState, told: readonly StoryPart[]): Judged {
  const missing = storyParts.filter(({ key }) => !told.includes(key)).map(({ name }) => name);
  const verdict = missing.length === 0 ? "correct" : told.length >= 2 ? "partial" : "incorrect";
  return judged(verdict, sure, {
    score: told.length / storyParts.length,
    missing,
    error_type: verdict === "correct" ? null : errorTypeOf(body.domain, "missing_word"),
  });
}

/** Sure that the parts are there, and of nothing more. */
const sure = 0.65;

function ended(
  state: ConversationState,
  question: Question,
  told: readonly StoryPart[],
  verdict: Judged,
): Step {
  const { hints } = current(state).answered;
  const rating = verdict.verdict === "incorrect" ? 1 : verdict.verdict === "partial" || hints > 0 ? 2 : 3;
  const { score, confidence } = verdict;
  const settled = { verdict: verdict.verdict, score, confidence, rating, by: "code", reason: "" } as const;
  const parts = storyParts
    .map(({ key, name }) => `- ${told.includes(key) ? "told" : "**missing**"}: ${name}`)
    .join("\n");
  const lead =
    told.length === storyParts.length
      ? "That is a whole story."
      : "Thank you for telling it. This is what I heard:";
  const look = question.points.map((point) => `- ${point}`).join("\n");
  const model =
    told.length === storyParts.length
      ? ""
      : `\n\nOne way to tell such a story: “${question.references[0] ?? ""}”`;
  const words = `${lead}\n\n${parts}\n\nHow well it is told was not judged. An interviewer would look for:\n${look}${model}`;
  return settle(state, settled, verdict.verdict, words, verdict);
}

function replyOf(text: string, { slip: _, ...verdict }: Judged, { now, seconds }: ReplyTime): Reply {
  return { text, at: now.toISOString(), seconds, ...verdict };
}
