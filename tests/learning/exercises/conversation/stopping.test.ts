import { expect, test } from "bun:test";
import { answerShown } from "../../../../src/learning/exercises/conversation/feedback.ts";
import { current } from "../../../../src/learning/exercises/conversation/steps.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { ownCourse, request, rightReply, started } from "./samples.ts";
import { desk, tutoring } from "./tutoring.ts";

const { course, concept } = ownCourse({
  vocabulary: [
    ["ねこ", "cat"],
    ["いぬ", "dog"],
    ["とり", "bird"],
    ["うま", "horse"],
  ].map(([term, meaning]) => ({ term, meanings: [meaning] })),
});

/** One right answer, then these, then a word that stops. */
async function stopped(between: readonly string[], word: string) {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  await send(null);
  await send(rightReply(current(at.state()).question), 2);
  for (const text of between) await send(text, 2);
  const { text } = await send(word);
  return { evaluation: at.evaluations[0], text };
}

for (const word of [
  "stop",
  "I want to stop now",
  "Schluss für heute",
  "je veux arrêter",
  "quiero parar",
  "cukuplah",
])
  test(`one of one stays one of one when somebody says “${word}”`, async () => {
    const { evaluation, text } = await stopped([], word);
    expect(evaluation?.score).toEqual({ correct: 1, total: 1, percentage: 1 });
    expect(text).toContain("You got 1 of 1");
  });

for (const between of [
  ["hint"],
  ["what does いぬ mean?"],
  ["I don't know"],
  ["…"],
  ["explain", "hint", "hint"],
])
  test(`help with the next question is no failure of it: ${between.join(", ")}, then stop`, async () => {
    const { evaluation } = await stopped(between, "stop");
    expect(evaluation?.score).toEqual({ correct: 1, total: 1, percentage: 1 });
    expect(evaluation?.details.errors).toEqual([]);
  });

test("what was tried and wrong is not left behind by stopping", async () => {
  const { evaluation } = await stopped(["xyzzy"], "stop");
  expect(evaluation?.score).toMatchObject({ correct: 1, total: 2 });
});

test("nothing answered is nothing recorded, whatever help there was", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  for (const text of [null, "hint", "what does ねこ mean?", "stop"]) await send(text);
  expect(at.evaluations).toEqual([]);
});

test("an answer is shown as a sentence has it: one full stop, and “or” between alternatives", () => {
  const question = current(started(request(course, concept))).question;
  const shown = (answer: string) =>
    answerShown({ ...question, weighing: "correction", accepted: [answer], explanation: "" });
  expect(shown("Saya makan nasi.")).toBe("**Saya makan nasi.**");
  expect(shown("colour / color")).toBe("**colour** or **color**.");
});
