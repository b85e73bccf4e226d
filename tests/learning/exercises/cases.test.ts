import { expect, test } from "bun:test";
import type { AskModel } from "../../../src/learning/ask-model.ts";
import type { Course } from "../../../src/learning/course.ts";
import { Items, levelRank } from "../../../src/learning/course-format.ts";
import { begin, ConversationBody } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { generateConversation } from "../../../src/learning/exercises/conversation/generate-conversation.ts";
import { conversation } from "../../../src/learning/exercises/conversation/kind.ts";
import { prompt } from "../../../src/learning/exercises/conversation/steps.ts";
import { longFormBody } from "../../../src/learning/exercises/long-form/body.ts";
import { generateLongForm } from "../../../src/learning/exercises/long-form/generate.ts";
import { gradeLongForm } from "../../../src/learning/exercises/long-form/grade.ts";
import { longForm } from "../../../src/learning/exercises/long-form/kind.ts";
import { sentencesIn } from "../../../src/text/sentences.ts";
import { shippedCourse } from "../shipped-course.ts";
import { now, requestFor, smallCourse } from "./long-form/courses.ts";

const ferry =
  "The ferry to the island was to leave at nine. At low water its keel touched a bank of mud. The skipper waited for three hours. Nobody on board had looked at the table of tides.";
const asked = "What should the skipper have found out before nine?";

const question = {
  case: ferry,
  question: asked,
  bloom: "apply",
  references: ["When low water is, and how deep the bank lies then."],
  points: ["when low water is", "how deep the bank lies"],
  hints: ["Which table was not read?"],
};
const essay = {
  case: ferry,
  prompt: "Explain what went wrong here, and plan the next crossing.",
  bloom: "analyze",
  key_points: ["low water comes at a known hour", "the keel needs more depth", "leave two hours later"],
  words: 120,
};

function withItems(more: object): Course {
  const course = smallCourse();
  const items = Items.parse({
    concept: "bare",
    teach: { explanation: "The sea rises and falls twice a day.", example: "At six and at noon." },
    ...more,
  });
  return { ...course, items: new Map([...course.items, ["bare", items]]) };
}

function longAnswer(course: Course, delivery: "file" | "chat" = "file") {
  const made = generateLongForm(requestFor(course, "bare"), delivery);
  if ("problem" in made) throw new Error(made.problem);
  return made;
}

function items(more: object) {
  return Items.safeParse({ concept: "bare", teach: { explanation: "A.", example: "B." }, ...more });
}

test("a case has three to five sentences, and is asked about at apply or above with more than one thing to see", () => {
  const sentence = "The tide fell again.";
  const ofSentences = (n: number) => Array.from({ length: n }, () => sentence).join(" ");
  for (const n of [1, 2, 6, 9]) {
    expect(items({ essays: [{ ...essay, case: ofSentences(n) }] }).success).toBe(false);
    expect(items({ questions: [{ ...question, case: ofSentences(n) }] }).success).toBe(false);
  }
  for (const n of [3, 4, 5])
    expect(items({ essays: [{ ...essay, case: ofSentences(n) }] }).success).toBe(true);
  for (const bloom of ["remember", "understand"]) {
    expect(items({ questions: [{ ...question, bloom }] }).success).toBe(false);
    expect(items({ questions: [{ ...question, bloom, case: undefined }] }).success).toBe(true);
  }
  expect(items({ questions: [{ ...question, points: ["the tide"] }] }).error?.issues[0]?.path).toEqual([
    "questions",
    0,
    "points",
  ]);
});

test("a long answer's case stands whole before its question: in the file, in the chat and in the page", async () => {
  const course = withItems({ essays: [essay] });
  for (const delivery of ["file", "chat"] as const) {
    const { files, instructions } = longAnswer(course, delivery);
    const text = delivery === "file" ? (files[0]?.content ?? "") : instructions;
    expect(text).toContain(`${ferry}\n\n${essay.prompt}`);
  }
  const { record } = longAnswer(course);
  expect(record.bloom_level).toBe("analyze");
  expect(await longForm.view(record, null, course)).toMatchObject({ case: ferry, prompt: essay.prompt });
});

test("the case copied out is no answer, whatever its length", async () => {
  const course = withItems({ essays: [essay] });
  const { record } = longAnswer(course, "chat");
  const copied = await gradeLongForm(record, ferry, { ask: null, course, now, hintsUsed: 0 });
  expect(copied).toMatchObject({ fsrs_rating: 1 });
});

test("a model that judges is handed the case beside the question", async () => {
  const course = withItems({ essays: [essay] });
  const { record } = longAnswer(course, "chat");
  const handed: Record<string, string>[] = [];
  const ask: AskModel = async ({ material }) => {
    handed.push({ ...material });
    return { problem: "It only listens." };
  };
  const answer =
    "The skipper did not know when low water comes. The keel needs more depth than the bank leaves at that hour, so the ferry should leave two hours later, when the sea has risen again.";
  await gradeLongForm(record, answer, { ask, course, now, hintsUsed: 0 });
  expect(handed).toHaveLength(1);
  expect(handed[0]).toMatchObject({ case: ferry, question: essay.prompt });
});

test("in a conversation the case is told whole before its question, and again where it is looked back at", async () => {
  const other = { ...question, case: undefined, question: "Why does the sea rise?" };
  const course = withItems({ questions: [question, other] });
  const made = generateConversation(requestFor(course, "bare", { bloom: "apply" }));
  if ("problem" in made) throw new Error(made.problem);
  const body = ConversationBody.parse(made.record.body);
  const at = body.questions.findIndex((one) => one.prompt === asked);
  const answers = body.progress.answers.map((one, index) =>
    index === at ? { ...one, said: [{ after: 0, text: "Look." }] } : one,
  );
  const progress = { ...body.progress, phase: "asking" as const, at, answers };
  const record = { ...made.record, body: { ...body, progress } };
  const state = begin(record);
  if ("problem" in state) throw new Error(state.problem);
  expect(prompt(state)).toBe(`${ferry}\n\n${asked}`);
  const view = await conversation.view(record, null, course);
  expect(view?.past.map((one) => one.prompt)).toContain(`${ferry}\n\n${asked}`);
});

test("a question about a case is never put beside another without it", () => {
  const plain = { ...question, case: undefined };
  const course = withItems({
    questions: [question, { ...plain, question: "Why two tides?" }, { ...plain, question: "Why not three?" }],
  });
  for (let seed = 0; seed < 6; seed++) {
    const made = generateLongForm(requestFor(course, "bare", { seed }));
    if ("problem" in made) throw new Error(made.problem);
    expect(longFormBody(made.record)?.prompt).not.toContain(asked);
  }
});

test("research methods and interviews have six cases and more, in their own words each", () => {
  for (const name of ["research-methods", "behavioural-interviews"]) {
    const all = [...shippedCourse(name).items.values()].flatMap(({ essays, questions }) => [
      ...essays,
      ...questions,
    ]);
    const told = all.filter((one) => one.case !== undefined);
    expect(told.length).toBeGreaterThanOrEqual(6);
    expect(new Set(told.map((one) => one.case)).size).toBe(told.length);
    for (const { case: text = "", bloom } of told) {
      expect(sentencesIn(text).length).toBeLessThanOrEqual(5);
      expect(levelRank(bloom)).toBeGreaterThanOrEqual(levelRank("apply"));
    }
  }
});
