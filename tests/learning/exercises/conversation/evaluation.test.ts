import { describe, expect, test } from "bun:test";
import type { Course } from "../../../../src/learning/course.ts";
import { conclude } from "../../../../src/learning/exercises/conversation/conclude.ts";
import {
  type ConversationState,
  recordOf,
} from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { gradeReplies } from "../../../../src/learning/exercises/conversation/grade-replies.ts";
import { replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import { current } from "../../../../src/learning/exercises/conversation/steps.ts";
import type { GradingDesk } from "../../../../src/learning/exercises/grading.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { realPorts } from "../../../../src/learning/state/ports.ts";
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
  const evaluation = await talk(started(request(course, concept)), () => "…");
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

test("three of five right and two not answered is Hard, one of five is Again: as on a worksheet", async () => {
  const names = ["ねこ", "いぬ", "とり", "うま", "さる", "うし"];
  const own = ownCourse({ vocabulary: names.map((term, i) => ({ term, meanings: [`animal ${i}`] })) });
  const first = started(request(own.course, own.concept));
  expect(first.body.questions).toHaveLength(5);
  const ratingAfter = async (known: number) => {
    let at = first;
    for (let i = 0; i < known; i++) {
      const reply = rightReply(current(at).question);
      at = (await replyTo(at, reply, { now, seconds: 2 }, judgeShortAnswer)).state;
    }
    return conclude(at, now)?.fsrs_rating ?? null;
  };
  expect(await ratingAfter(5)).toBe(4);
  expect(await ratingAfter(4)).toBe(3);
  expect(await ratingAfter(3)).toBe(2);
  expect(await ratingAfter(1)).toBe(1);
});

describe("a part that was right is not lost", () => {
  const own = ownCourse(
    {
      facts: [
        { statement: "Cats hunt by night.", truth: true, why: "Their eyes need little light." },
        { statement: "Dogs climb trees.", truth: false, why: "Their claws cannot be drawn in." },
      ],
    },
    "understand",
  );
  const side = (state: ConversationState) => (current(state).question.truth ? "Yes." : "No.");

  test("when what comes after it is wrong and the answer is shown", async () => {
    const evaluation = await talk(started(request(own.course, own.concept)), (state, tries) =>
      tries === 0 ? side(state) : "?",
    );
    expect(evaluation.score).toMatchObject({ correct: 1, total: 2 });
    expect(evaluation.feedback).toContain("partly right");
  });

  test("when the learner stops there", async () => {
    const first = started(request(own.course, own.concept));
    const { state } = await replyTo(first, side(first), { now, seconds: 2 }, judgeShortAnswer);
    expect(conclude(state, now)?.score).toMatchObject({ correct: 0.5, total: 2 });
  });

  test("when the replies are handed in, one for each question and none taken for another's", async () => {
    const first = started(request(own.course, own.concept));
    const replies = first.body.questions.map(({ truth }) => (truth ? "Yes." : "No."));
    const found = await gradeReplies(recordOf(first), handedIn(own.course, replies));
    if ("problem" in found) throw new Error(found.problem);
    expect(found.evaluation.score).toMatchObject({ correct: 1, total: 2, percentage: 0.5 });
  });
});

function handedIn(course: Course, replies: string[]): GradingDesk {
  return {
    course,
    room: {
      ports: { ...realPorts, now: () => now },
      runInBox: () => Promise.reject(new Error("there is no code to run")),
      ask: async () => null,
    },
    path: (name) => name,
    given: null,
    response: JSON.stringify(replies),
  };
}
