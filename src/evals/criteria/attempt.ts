import { optionsIn } from "../../lesson/brief/choice.ts";
import { type CheckContext, checkClaimed, claimsOf } from "../../lesson/check/check.ts";
import { reviewLesson } from "../../lesson/check/review/review.ts";
import { looksLikeLesson, parseLesson } from "../../lesson/document.ts";
import type { Attempt } from "./criterion.ts";

/** What a run left behind. */
export type Left = Pick<Attempt, "test" | "status" | "text" | "spans" | "turns" | "tokens" | "costUsd">;

/** What came of a case, read once for all criteria. */
export function attemptOf(left: Left, context: CheckContext): Attempt {
  const { status, text } = left;
  const isLesson = status === "success" && looksLikeLesson(text);
  const asks = status === "success" && (optionsIn(text).length > 0 || /\?\s*$/m.test(text));
  const judged = isLesson ? text : "";
  const claims = claimsOf(judged, context);
  return {
    ...left,
    kind: isLesson ? "lesson" : asks ? "question" : "refusal",
    lesson: parseLesson(judged),
    context,
    claims,
    check: checkClaimed(judged, context, claims),
    review: isLesson ? reviewLesson(judged, context) : [],
  };
}
