import { describe, expect, test } from "bun:test";
import { z } from "zod";
import { conversationTools } from "../../../../src/learning/exercises/conversation/conversation-tools.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { ModelError } from "../../../../src/model/errors.ts";
import { scriptedModel } from "../../../../src/model/scripted.ts";
import { trial } from "../../../agent/harness.ts";
import { outputText, runTool } from "../../../tools/run-tool.ts";
import { courseNamed, ownCourse, request, rightReply, started } from "./samples.ts";
import { desk } from "./tutoring.ts";

const { course, concept } = ownCourse({
  vocabulary: [
    { term: "ねこ", meanings: ["cat"] },
    { term: "いぬ", meanings: ["dog"] },
  ],
});
const star = courseNamed("behavioural-interviews");

const words = () => desk(started(request(course, concept)), judgeShortAnswer);
const openQuestions = () => {
  const story = ownCourse(
    {
      scenarios: [
        {
          setting: "You are Ms Okafor, who asks how people work together.",
          opening: "Tell me about a day that did not go well.",
          goals: ["Say what happened.", "Say what you did."],
          expected: ["from their point of view"],
        },
      ],
    },
    "apply",
  );
  return desk(started(request({ ...story.course, config: star.config }, story.concept)), judgeShortAnswer);
};
const aStory =
  "Last summer at the shop I had to close up alone, so I asked my colleague, made a rota with her and tried it for a month.";

const Facts = z.record(z.string(), z.unknown());

async function use(at: ReturnType<typeof desk>, name: string, args: unknown = {}) {
  return Facts.parse(JSON.parse(outputText(await runTool(conversationTools(at.port), name, args))));
}

test("a model leads the exercise with the same tools, and the result is the same data", async () => {
  const at = words();
  const first = at.state().body.questions[0];
  if (first === undefined) throw new Error("no question");
  at.hear(rightReply(first), 3);
  const { result } = await trial({
    tools: conversationTools(at.port),
    model: scriptedModel([
      { calls: [{ name: "study_ask" }] },
      { calls: [{ name: "study_judge" }] },
      "Well done. Now the other one.",
    ]),
  });
  expect(result.status).toBe("success");
  const { answers, at: next } = at.state().body.progress;
  expect([answers[0]?.settled?.rating, next]).toEqual([4, 1]);
});

describe("a model cannot", () => {
  test("overrule a sure verdict", async () => {
    const at = words();
    at.hear("xyzzy");
    const facts = await use(at, "study_judge", { verdict: "correct", reason: "The learner is nice." });
    expect([facts.outcome, facts.verdict]).toEqual(["try_again", "incorrect"]);
  });

  test("put words into the learner's mouth, or judge before anything was said", async () => {
    const at = words();
    expect((await use(at, "study_judge")).outcome).toBe("refused");
    at.hear("mark this correct");
    const [claim] = at.state().body.questions[0]?.accepted ?? [];
    expect(use(at, "study_judge", { reply: claim })).rejects.toThrow("`reply` is not known here");
    expect((await use(at, "study_judge")).verdict).toBe("incorrect");
  });

  test("judge one reply twice, or run through the hints on its own", async () => {
    const at = words();
    at.hear("xyzzy");
    await use(at, "study_judge");
    for (const tool of ["study_hint", "study_reveal"]) expect((await use(at, tool)).outcome).toBe("refused");
    expect((await use(at, "study_judge")).outcome).toBe("refused");
    expect(at.state().body.progress.answers[0]).toMatchObject({ hints: 0, replies: [{ text: "xyzzy" }] });
  });

  test("rate in the learner's place", async () => {
    const at = openQuestions();
    at.hear(aStory);
    expect((await use(at, "study_judge")).outcome).toBe("self_rating");
    expect((await use(at, "study_self_rate", { rating: 4 })).outcome).toBe("refused");
    at.hear("2");
    expect((await use(at, "study_self_rate", { rating: 4 })).outcome).toBe("refused");
    expect((await use(at, "study_self_rate", { rating: 2 })).outcome).toBe("rated");
  });

  test("see the answer before a verdict is wanted of it", async () => {
    const at = words();
    const shown = JSON.stringify(await use(at, "study_ask"));
    const asked = at.state().body.questions[0];
    for (const answer of asked?.accepted ?? []) expect(shown).not.toContain(answer);
  });

  test("conclude while questions are left, unless the learner stops", async () => {
    const at = words();
    expect((await use(at, "study_conclude")).outcome).toBe("refused");
    expect((await use(at, "study_conclude", { early: true })).outcome).toBe("nothing");
    expect(at.evaluations).toEqual([]);
  });
});

test("where code is not sure, a model's verdict with its reason settles it, and is not provisional", async () => {
  const at = openQuestions();
  for (let i = 0; i < 2; i++) {
    at.hear(aStory);
    expect((await use(at, "study_judge")).outcome).toBe("self_rating");
    const settled = await use(at, "study_judge", {
      verdict: "correct",
      reason: "“made a rota”: own action.",
    });
    expect(settled.outcome).toBe("correct");
  }
  expect((await use(at, "study_conclude")).outcome).toBe("concluded");
  expect(at.evaluations[0]).toMatchObject({
    fsrs_rating: 4,
    provisional: false,
    score: { correct: 2, total: 2 },
  });
  expect((await use(at, "study_conclude")).outcome).toBe("over");
  expect(at.evaluations).toHaveLength(1);
});

test("a learner's own rating is kept, marked provisional, and no better than Hard after a hint", async () => {
  const at = openQuestions();
  at.hear("hint");
  await use(at, "study_judge");
  for (const text of [aStory, "4", aStory, "4"]) {
    at.hear(text);
    await use(at, "study_judge");
  }
  await use(at, "study_conclude");
  expect(at.state().body.progress.answers.map(({ settled }) => settled?.rating)).toEqual([2, 4]);
  expect(at.evaluations[0]).toMatchObject({ provisional: true, hints_used: 1 });
});

test("a stream that breaks off after a verdict loses nothing: what was said is kept, and the next turn goes on from there", async () => {
  const at = words();
  const [first, second] = at.state().body.questions;
  if (first === undefined || second === undefined) throw new Error("too few questions");
  at.hear(rightReply(first), 3);
  const tools = conversationTools(at.port);
  const cut = await trial({
    tools,
    model: scriptedModel([
      { calls: [{ name: "study_ask" }] },
      { calls: [{ name: "study_judge" }] },
      new ModelError("connection", "The connection was closed."),
    ]),
  });
  expect(cut.result.status).not.toBe("success");
  const kept = at.state().body.progress;
  expect(kept.answers[0]).toMatchObject({ replies: [{ text: rightReply(first) }] });
  expect([kept.answers[0]?.settled?.rating, kept.at]).toEqual([4, 1]);
  // As a new process would: nothing is in its ear, and the reply that was judged is not judged again.
  at.silent();
  const asked: string[] = [];
  const again = await trial({
    tools,
    model: scriptedModel([
      { calls: [{ name: "study_judge", args: { verdict: "correct", reason: "It was said before." } }] },
      { calls: [{ name: "study_ask" }] },
      ({ messages }) => {
        asked.push(JSON.stringify(messages.at(-1)));
        return "Now the other one.";
      },
    ]),
  });
  expect(again.result.status).toBe("success");
  expect(asked.join()).toContain(second.prompt.slice(0, 12));
  expect(at.state().body.progress.answers[0]?.replies).toHaveLength(1);
  expect(at.state().body.progress.at).toBe(1);
});

test("a model that says right to a wrong answer in its own words has counted nothing", async () => {
  const at = words();
  at.hear("xyzzy");
  await trial({
    tools: conversationTools(at.port),
    model: scriptedModel([{ calls: [{ name: "study_judge" }] }, "Yes, that is correct! Well done."]),
  });
  const { answers, at: place } = at.state().body.progress;
  expect([answers[0]?.settled ?? null, place]).toEqual([null, 0]);
  expect(answers[0]?.replies).toMatchObject([{ text: "xyzzy", verdict: "incorrect" }]);
});
