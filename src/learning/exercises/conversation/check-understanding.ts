import type { ConversationState } from "./conversation-record.ts";
import { answerShown } from "./feedback.ts";
import { judgeReply } from "./judge-reply.ts";
import { isSure, type Judged, type ShortAnswerJudge } from "./judged.ts";
import { type Step, step, withProgress } from "./steps.ts";
import { say } from "./wording.ts";

/** The check after teaching does not count: whatever the reply, the learner hears how it is, and practice begins. */
export async function checkUnderstanding(
  state: ConversationState,
  text: string,
  judge: ShortAnswerJudge,
): Promise<Step> {
  const check = state.body.teaching?.check;
  if (check === undefined) return pastCheck(state, null);
  return pastCheck(state, await judgeReply(state.body, check, text, judge));
}

/** `judged` is null where the learner asked for help: then the answer is shown. */
export function pastCheck(state: ConversationState, judged: Judged | null): Step {
  const check = state.body.teaching?.check;
  const { said } = state.body.progress;
  const understood = judged?.verdict === "correct" && isSure(judged);
  const answer = check === undefined ? "" : answerShown(check);
  const lead = understood
    ? say("understood", said)
    : judged !== null && !isSure(judged)
      ? "Compare yours with this:"
      : say("notUnderstood", said);
  const words = `${understood ? lead : `${lead} ${answer}`}\n\nNow let's practise.`;
  return step(withProgress(state, { phase: "asking" }), "taught", words, judged);
}
