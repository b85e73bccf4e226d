import { describe, expect, test } from "bun:test";
import { conclude } from "../../../../src/learning/exercises/conversation/conclude.ts";
import type { ConversationState } from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { courseNamed, now, ownCourse, request, started } from "./samples.ts";

const interviews = courseNamed("behavioural-interviews");
const star = ["a busy day", "a quarrel"].map((name) => ({
  question: `Tell me about ${name}.`,
  situation: "At a florist's in May there were forty orders.",
  task: "I had to send them all by noon.",
  action: "I sorted them by street and asked the driver to start with the hospital.",
  result: "All arrived by noon.",
  look_for: ["a clear order", "calm"],
}));
const own = ownCourse({ star }, "apply");
const first = started(request({ ...own.course, config: interviews.config }, own.concept));

const say = (state: ConversationState, text: string) =>
  replyTo(state, text, { now, seconds: 60 }, judgeShortAnswer);

async function tell(replies: readonly string[]) {
  let state = first;
  const steps = [];
  for (const reply of replies) {
    const step = await say(state, reply);
    steps.push(step);
    state = step.state;
  }
  return { state, steps, settled: state.body.progress.answers[0]?.settled };
}

const whole =
  "Last spring I worked in a library, and on a Saturday the lending machine broke down. I had to keep the queue moving until it was repaired. I wrote every loan on paper, asked a colleague to take the returns and told people how long it would take. In the end nobody waited longer than ten minutes, and I learned to keep a paper form ready.";

describe("a story of one's own", () => {
  test("told in one go is a whole story, Good and not Easy, and what was not judged is said", async () => {
    const { steps, settled } = await tell([whole]);
    expect([steps[0]?.outcome, settled?.rating, settled?.score]).toEqual(["correct", 3, 1]);
    expect(steps[0]?.say).toContain("How well it is told was not judged");
    expect(steps[0]?.say).toContain("a clear order");
  });

  test("told part by part is asked for, part by part, and counts as much", async () => {
    const { steps, settled } = await tell([
      "Last year in our school canteen the oven failed an hour before lunch.",
      "Make sure that three hundred children had something warm.",
      "I called the bakery across the street and borrowed two of their ovens.",
      "Everybody ate at one, and the bakery still helps us.",
    ]);
    expect(steps.map(({ outcome }) => outcome)).toEqual(["try_again", "try_again", "try_again", "correct"]);
    expect(steps[0]?.say).toContain("what was your own task");
    expect(steps[1]?.say).toContain("what did you yourself do");
    expect(steps[2]?.say).toContain("what came of it");
    expect([settled?.rating, settled?.score]).toEqual([3, 1]);
  });

  test("that lacks a part is asked for that part alone", async () => {
    const { steps } = await tell([
      "During my placement in a garage a customer was angry about her bill. I had to calm her down. I listened to her and explained each line of the bill.",
    ]);
    expect([steps[0]?.outcome, steps[0]?.say.includes("what came of it in the end")]).toEqual([
      "try_again",
      true,
    ]);
  });

  test("goes on for whoever goes on talking: it is never “not yet known”", async () => {
    const { steps, settled } = await tell([
      "My team had trouble with a delivery in the autumn.",
      "It was quite a difficult time for everybody in the shop.",
      "There were many boxes and not enough people for them.",
      "People were tired and it rained the whole week long.",
    ]);
    for (const { say: words } of steps) expect(words).not.toContain("not yet known");
    expect(settled?.verdict).not.toBe("incorrect");
  });

  test("that is not told is asked for in other words, and ends without being a success", async () => {
    const { steps, settled } = await tell(["No.", "Don't want.", "hmm ok"]);
    expect(steps[1]?.say).not.toBe(steps[0]?.say);
    expect(settled).toMatchObject({ verdict: "incorrect", rating: 1 });
    expect(steps.at(-1)?.say).toContain("One way to tell such a story");
  });

  test("half told and stopped keeps what was told", async () => {
    const { state } = await tell(["Last year in a shop I had to count the stock in one night."]);
    expect((await say(state, "stop")).outcome).toBe("stop");
    expect(conclude(state, now, true)?.score).toEqual({ correct: 0.5, total: 1, percentage: 0.5 });
  });
});

test("stories are asked for in the talks of the interview course", () => {
  let talks = 0;
  let stories = 0;
  for (const concept of interviews.concepts)
    for (let seed = 0; seed < 6; seed++) {
      const history = ["roleplay", "socratic"].map((type) => ({
        exercise_id: `before-${type}`,
        completed: "2026-02-20T10:00:00.000Z",
        modality: "conversation" as const,
        type,
        uses: [],
        bloom_level: "apply" as const,
        percentage: 1,
        rating: 3 as const,
      }));
      const { body } = started(
        request(interviews, concept, { bloom: "apply", seed, history: seed % 2 === 0 ? [] : history }),
      );
      talks++;
      if (body.questions.some(({ weighing }) => weighing === "story")) stories++;
    }
  expect(stories / talks).toBeGreaterThan(0.25);
});
