import { describe, expect, test } from "bun:test";
import { replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import { current } from "../../../../src/learning/exercises/conversation/steps.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { courses, now, ownCourse, request, started } from "./samples.ts";

const { course, concept } = ownCourse(
  {
    questions: ["one", "two"].map((name) => ({
      question: `When can you cut a list in half again and again to find a name? (${name})`,
      bloom: "understand",
      references: [
        "The list must be sorted, because only then does the middle tell which half cannot hold the name.",
      ],
      points: ["The list must be sorted", "The middle tells which half cannot hold the name"],
      hints: ["What would go wrong with a list in no order?", "Think of a telephone book."],
    })),
  },
  "understand",
);

describe("after a half-right answer", () => {
  test("one question is asked, made of what is missing, that does not say it", async () => {
    const state = started(request(course, concept));
    const { outcome, say, judged } = await replyTo(
      state,
      "The list must be sorted",
      { now, seconds: 5 },
      judgeShortAnswer,
    );
    expect([outcome, judged?.verdict]).toEqual(["try_again", "partial"]);
    expect(say).toMatch(/“\p{L}+”/u);
    expect(say).not.toContain("which half cannot hold");
  });
  test("which is asked once", async () => {
    let state = started(request(course, concept));
    const said: string[] = [];
    for (const text of ["The list must be sorted", "It has to be in order, sorted"]) {
      const step = await replyTo(state, text, { now, seconds: 5 }, judgeShortAnswer);
      said.push(step.outcome);
      state = step.state;
    }
    expect([said[0], said[1] === "try_again"]).toEqual(["try_again", false]);
  });
  test("a side without a reason is asked for its reason", async () => {
    const fact = ownCourse(
      {
        facts: ["Rain", "Snow"].map((name) => ({
          statement: `${name} falls upwards in winter.`,
          truth: false,
          why: "Gravity pulls every drop and flake down to the ground in any season.",
        })),
      },
      "understand",
    );
    const state = started(request(fact.course, fact.concept));
    const { say } = await replyTo(state, "No.", { now, seconds: 5 }, judgeShortAnswer);
    expect(say).toBe("So you say that it is not so. What makes you think that?");
  });
});

test("hints are about the question at hand: no two questions of a talk have the same ladder", () => {
  for (const one of courses)
    for (const each of one.concepts) {
      const questions = started(request(one, each)).body.questions.filter(({ kind }) => kind !== "typed");
      const ladders = questions.map(({ hints }) => hints.join("\n"));
      expect({ concept: each.id, ladders: new Set(ladders).size }).toEqual({
        concept: each.id,
        ladders: ladders.length,
      });
      expect(current(started(request(one, each))).question.hints.length).toBeGreaterThanOrEqual(2);
    }
});

test("hints lead to the answer by what is near it, the text and a sentence with a gap; letters come last, and none is only counted", () => {
  let led = 0;
  let all = 0;
  for (const one of courses)
    for (const each of one.concepts) {
      const { questions } = started(request(one, each, { bloom: "remember" })).body;
      for (const { hints, kind, prompt } of questions) {
        for (const hint of hints)
          expect(hint).not.toMatch(/^It has \d+ (?:characters|words)|^It is used as|single character/);
        const letters = hints.findIndex((hint) => hint.startsWith("It begins like this"));
        expect([prompt, letters === -1 || letters === hints.length - 1]).toEqual([prompt, true]);
        if (kind !== "typed") continue;
        all++;
        if (hints.some((hint) => /^From the text|^In a sentence|^Its meaning is near|___/.test(hint))) led++;
      }
    }
  expect(all).toBeGreaterThan(100);
  expect(led / all).toBeGreaterThan(0.9);
});

test("no hint names a word only because it stands beside the answer, and a mistake to put right is pointed at", () => {
  let pointed = 0;
  for (const one of courses)
    for (const each of one.concepts)
      for (const { hints, weighing } of started(request(one, each, { bloom: "apply" })).body.questions) {
        expect(hints.join("\n")).not.toMatch(/belongs with/);
        // A word that is near in meaning stands where nothing of the course leads to the answer.
        const near = hints.findIndex((hint) => hint.startsWith("Its meaning is near"));
        if (near >= 0) expect(hints.some((hint) => /^From the text|^In a sentence/.test(hint))).toBe(false);
        if (
          weighing === "correction" &&
          /^Look at “|^A word is missing|^Each word is right/.test(hints[0] ?? "")
        )
          pointed++;
      }
  expect(pointed).toBeGreaterThan(5);
});
