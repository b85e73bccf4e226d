import { expect, test } from "bun:test";
import { hint, replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import { current } from "../../../../src/learning/exercises/conversation/steps.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { courses, now, request, started } from "./samples.ts";

const quizzes = courses.flatMap((course) =>
  course.concepts.slice(0, 6).map((concept) => {
    const state = started(request(course, concept));
    return { ...state, record: { ...state.record, quiz: true } };
  }),
);
const time = { now, seconds: 3 };

test("in a quiz each question has one try: a wrong answer settles it, with the answer shown", async () => {
  for (const quiz of quizzes) {
    let at = quiz;
    while (at.body.progress.phase === "asking") {
      const { at: i } = at.body.progress;
      const made = await replyTo(at, "something else entirely", time, judgeShortAnswer);
      if (made.state.body.progress.phase === "self_rating") break; // code was not sure: rating is no second try
      expect(made.outcome, current(at).question.prompt).not.toBe("try_again");
      expect(made.state.body.progress.at).toBeGreaterThan(i);
      expect(made.state.body.progress.answers[i]).toMatchObject({ hints: 0 });
      expect(made.state.body.progress.answers[i]?.replies).toHaveLength(1);
      at = { ...quiz, body: made.state.body };
    }
  }
});

test("nor does it give hints, however they are asked for", async () => {
  for (const quiz of quizzes) {
    for (const asked of ["hint", "help", "Can I have a hint please?"]) {
      const made = await replyTo(quiz, asked, time, judgeShortAnswer);
      expect(made.outcome).toBe("refused");
      expect(made.say).toContain("no hints");
      for (const each of current(quiz).question.hints) expect(made.say).not.toContain(each);
      expect(made.state.body.progress.answers[0]).toMatchObject({ hints: 0, settled: null });
    }
    expect(hint(quiz).outcome).toBe("refused");
  }
});
