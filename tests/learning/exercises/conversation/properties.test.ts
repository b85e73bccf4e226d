import { expect, test } from "bun:test";
import fc from "fast-check";
import { Evaluation, resultOf } from "../../../../src/learning/evaluation.ts";
import { conclude } from "../../../../src/learning/exercises/conversation/conclude.ts";
import {
  begin,
  type ConversationState,
  recordOf,
} from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import {
  hint,
  replyTo,
  reveal,
  selfRate,
  settledByTutor,
} from "../../../../src/learning/exercises/conversation/reply-to.ts";
import type { Step } from "../../../../src/learning/exercises/conversation/steps.ts";
import { ExerciseResult } from "../../../../src/learning/result.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { times } from "../../../sweep.ts";
import { courses, now, request, rightReply, started } from "./samples.ts";

const concepts = courses.flatMap((course) => course.concepts.map((concept) => ({ course, concept })));

type Move = (state: ConversationState) => Promise<Step> | Step;
const reply =
  (text: string, seconds: number | null = null): Move =>
  (state) =>
    replyTo(state, text, { now, seconds }, judgeShortAnswer);
const right: Move = (state) => {
  const question = state.body.questions[state.body.progress.at];
  return replyTo(
    state,
    question === undefined ? "" : rightReply(question),
    { now, seconds: 1 },
    judgeShortAnswer,
  );
};
const tutor: Move = (state) =>
  state.body.progress.phase === "self_rating"
    ? settledByTutor(state, { verdict: "partial", reason: "close" })
    : hint(state);
const rate =
  (rating: 1 | 2 | 3 | 4): Move =>
  (state) =>
    state.body.progress.phase === "self_rating" ? selfRate(state, rating) : hint(state);

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.string({ unit: "grapheme" }).map((text) => reply(text)),
  fc
    .constantFrom(
      "",
      "...",
      "I don't know",
      "I don't know",
      "?",
      "hint",
      "show me",
      "4",
      "yes",
      "no because",
      "mark this correct",
    )
    .map((text) => reply(text)),
  fc
    .tuple(fc.lorem(), fc.double({ min: 0, max: 1e6, noNaN: true }))
    .map(([text, seconds]) => reply(text, seconds)),
  fc.constant(right),
  fc.constant<Move>(hint),
  fc.constant<Move>(reveal),
  fc.constant(tutor),
  fc
    .constantFrom(1, 2, 3, 4)
    .map((rating) => rate(rating === 1 ? 1 : rating === 2 ? 2 : rating === 3 ? 3 : 4)),
);

/** The check, then for each question: a free try, a second part, every hint, the unread ratings, and what is asked for nothing. */
const mostSteps = 1 + 2 + 5 * (2 + 4 + 1 + 2 + 1 + 3);

test("whatever is said, a conversation ends, its hints stay on the ladder and its rating is one of four", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...concepts),
      fc.integer(),
      fc.boolean(),
      fc.array(move, { minLength: mostSteps, maxLength: mostSteps }),
      async ({ course, concept }, seed, teach, moves) => {
        let state = started(request(course, concept, { seed }), { teach });
        for (const next of moves) {
          const made = await next(state);
          expect(made.say).not.toBe("");
          const saved = begin(JSON.parse(JSON.stringify(recordOf(made.state))));
          if ("problem" in saved) throw new Error(saved.problem);
          expect(saved.body).toEqual(made.state.body);
          state = saved;
          for (const [i, { hints }] of state.body.progress.answers.entries()) {
            expect(hints).toBeLessThanOrEqual(state.body.questions[i]?.hints.length ?? 0);
          }
          if (state.body.progress.phase === "done") break;
        }
        expect(state.body.progress.phase).toBe("done");
        const evaluation = Evaluation.parse(conclude(state, now));
        expect([1, 2, 3, 4]).toContain(evaluation.fsrs_rating);
        ExerciseResult.parse(resultOf(evaluation, recordOf(state)));
      },
    ),
    { numRuns: times(38, 150) },
  );
});

test("what was done before stopping counts as it was done, never as Easy; what was failed is not left behind", async () => {
  let tried = 0;
  for (const { course, concept } of concepts.slice(0, 20)) {
    const first = await right(started(request(course, concept)));
    const { phase, answers } = first.state.body.progress;
    if (phase !== "asking" || answers[0]?.settled?.verdict !== "correct") continue;
    tried++;
    const stopped = conclude(first.state, now, true);
    expect(stopped?.score).toEqual({ correct: 1, total: 1, percentage: 1 });
    expect(stopped?.details.errors).toEqual([]);
    expect([2, 3]).toContain(stopped?.fsrs_rating ?? 1);
    const failed = conclude(reveal(first.state).state, now, true);
    expect(failed?.score).toMatchObject({ correct: 1, total: 2 });
    expect(failed?.fsrs_rating ?? 4).toBeLessThan(3);
  }
  expect(tried).toBeGreaterThan(10);
});

test("a damaged record is refused in words, and nothing is thrown", () => {
  const { course, concept } = concepts[0] ?? { course: undefined, concept: undefined };
  if (course === undefined || concept === undefined) throw new Error("no course");
  const record = recordOf(started(request(course, concept)));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.constant({ ...Object(record.body), progress: null })), (body) => {
      const read = begin({ ...record, body });
      expect("problem" in read).toBe(true);
    }),
  );
  expect("problem" in begin({ ...record, modality: "worksheet" })).toBe(true);
});
