import { expect, test } from "bun:test";
import { conclude } from "../../../../src/learning/exercises/conversation/conclude.ts";
import type { ConversationState } from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import { current } from "../../../../src/learning/exercises/conversation/steps.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { now, ownCourse, request, rightReply, started } from "./samples.ts";

const { course, concept } = ownCourse({
  vocabulary: [
    { term: "ねこ", meanings: ["cat"], confusions: ["いぬ"] },
    { term: "いぬ", meanings: ["dog"] },
  ],
});

/** Answers each question with what `say` gives, as often as it takes. */
async function talk(
  state: ConversationState,
  say: (state: ConversationState, tries: number) => string,
  seconds = 2,
) {
  let at = state;
  while (at.body.progress.phase !== "done") {
    const { answered } = current(at);
    at = (await replyTo(at, say(at, answered.replies.length), { now, seconds }, judgeShortAnswer)).state;
  }
  const evaluation = conclude(at, new Date(now.getTime() + 90_000));
  if (evaluation === null) throw new Error("nothing was evaluated");
  return evaluation;
}

/** The other word of the two, in the language that is asked for. */
function confused(state: ConversationState): string {
  const [answer = ""] = current(state).question.accepted;
  return { ねこ: "いぬ", いぬ: "ねこ", cat: "dog", dog: "cat" }[answer] ?? "";
}

test("a word taken for another is recorded with both its sides, even where it was put right at once", async () => {
  const evaluation = await talk(started(request(course, concept)), (state, tries) =>
    tries === 0 ? confused(state) : rightReply(current(state).question),
  );
  expect(evaluation.fsrs_rating).toBe(3);
  const asked = evaluation.details.errors.find(({ expected }) => expected === "ねこ" || expected === "いぬ");
  expect(asked?.error_type).toBe("vocabulary_confusion");
  expect([asked?.expected, asked?.actual].sort()).toEqual(["いぬ", "ねこ"]);
});

test("what was never known is recorded as not answered, with the answer explained", async () => {
  const evaluation = await talk(started(request(course, concept)), () => "?");
  expect(evaluation.score).toEqual({ correct: 0, total: 2, percentage: 0 });
  expect(evaluation.details.errors.map(({ error_type }) => error_type)).toEqual(["unanswered", "unanswered"]);
  expect(evaluation.hints_used).toBeGreaterThanOrEqual(4);
  expect(evaluation.feedback).toContain("the answer was shown");
  expect(evaluation.time_spent_seconds).toBe(90);
});

test("a hint that was enough is help, not an error", async () => {
  const evaluation = await talk(started(request(course, concept)), (state) =>
    current(state).answered.hints === 0 ? "hint" : rightReply(current(state).question),
  );
  expect(evaluation.details.errors).toEqual([]);
  expect([evaluation.fsrs_rating, evaluation.hints_used]).toEqual([2, 2]);
});

test("what a learner calls wrong beside the reference counts as wrong, and is marked as their own rating", async () => {
  const own = ownCourse({}, "understand");
  const evaluation = await talk(started(request(own.course, own.concept)), (state) =>
    state.body.progress.phase === "self_rating" ? "1" : "ねこ is a kind of animal, and いぬ too",
  );
  expect(evaluation.details.errors.length).toBeGreaterThan(0);
  expect(evaluation.fsrs_rating).toBeLessThanOrEqual(2);
});

test("right at once, in time, is Easy, with what was known named", async () => {
  const evaluation = await talk(started(request(course, concept)), (state) =>
    rightReply(current(state).question),
  );
  expect(evaluation).toMatchObject({ fsrs_rating: 4, provisional: false, confidence: 1 });
  expect(evaluation.details.strengths).toHaveLength(2);
});
