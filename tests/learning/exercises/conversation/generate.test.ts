import { describe, expect, test } from "bun:test";
import { bloomLevels } from "../../../../src/bloom.ts";
import {
  ConversationBody,
  conversationTypes,
} from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { generateConversation } from "../../../../src/learning/exercises/conversation/generate-conversation.ts";
import { judgeReply } from "../../../../src/learning/exercises/conversation/judge-reply.ts";
import { teachText } from "../../../../src/learning/exercises/conversation/teach-text.ts";
import { ExerciseRecord } from "../../../../src/learning/exercises/exercise.ts";
import type { PastError, PastExercise } from "../../../../src/learning/progress.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { foldText } from "../../../../src/text/fold.ts";
import { swept } from "../../../sweep.ts";
import { courseNamed, courses, ownCourse, request, rightReply, started } from "./samples.ts";

const everyConcept = courses.flatMap((course) => course.concepts.map((concept) => ({ course, concept })));

function past(type: string, uses: string[] = [], percentage = 1): PastExercise {
  return {
    exercise_id: `before-${type}`,
    completed: "2026-02-20T10:00:00.000Z",
    modality: "conversation",
    type,
    uses,
    bloom_level: "remember",
    percentage,
    rating: 3,
  };
}

function mistake(more: Partial<PastError>): PastError {
  return {
    at: "2026-02-20T10:00:00.000Z",
    exercise_id: "before",
    question: "1.1",
    error_type: "vocabulary_confusion",
    detail: "",
    expected: "",
    actual: "",
    ...more,
  };
}

describe("every concept of every course, at every level", () => {
  test("has a conversation of two to five different questions, each with a ladder of two to four hints", () => {
    const asked = everyConcept.flatMap((one) => bloomLevels.map((bloom, seed) => ({ ...one, bloom, seed })));
    for (const { course, concept, bloom, seed } of swept(asked, Math.floor(asked.length / 6))) {
      const { body, record } = started(request(course, concept, { bloom, seed }));
      expect(ConversationBody.parse(body)).toEqual(body);
      expect(ExerciseRecord.parse(record).files).toEqual([]);
      const prompts = body.questions.map(({ prompt }) => prompt);
      expect(new Set(prompts).size).toBe(prompts.length);
      for (const { hints } of body.questions) expect(new Set(hints).size).toBe(hints.length);
    }
  });

  test("no derived hint and no prompt gives a typed answer away", () => {
    for (const { course, concept } of everyConcept) {
      for (const { accepted, hints, kind, source, prompt } of started(request(course, concept)).body
        .questions) {
        if (kind !== "typed" || source === "outputs") continue;
        const told = source === "vocabulary" ? [...hints, prompt] : hints;
        for (const text of told) {
          for (const answer of accepted) expect(` ${foldText(text)} `).not.toContain(` ${foldText(answer)} `);
        }
      }
    }
  });

  test("what the course holds to be right is judged right, and nothing at all is judged wrong", async () => {
    for (const { course, concept } of swept(everyConcept, 24)) {
      const { body } = started(request(course, concept));
      for (const question of body.questions) {
        if (question.weighing === "story" || question.weighing === "scene") continue;
        const right = await judgeReply(body, question, rightReply(question), judgeShortAnswer);
        expect({ prompt: question.prompt, verdict: right.verdict }).toEqual({
          prompt: question.prompt,
          verdict: "correct",
        });
        expect((await judgeReply(body, question, "", judgeShortAnswer)).verdict).toBe("incorrect");
      }
    }
  });
});

test("the same request gives the same exercise, another seed another one", () => {
  const course = courseNamed("bahasa-melayu");
  const asked = request(course, course.concepts[0] ?? raise());
  expect(generateConversation(asked)).toEqual(generateConversation(asked));
  expect(generateConversation({ ...asked, seed: 2 })).not.toEqual(generateConversation(asked));
});

test("all five kinds of conversation come up in the sample courses", () => {
  const found = everyConcept.map(({ course, concept }) => started(request(course, concept)).body.type);
  expect(new Set(found)).toEqual(new Set(conversationTypes));
});

test("the next conversation is of another kind than the last two, where the material allows", () => {
  const course = courseNamed("behavioural-interviews");
  const concept = course.concepts[0] ?? raise();
  const history: PastExercise[] = [];
  const seen: string[] = [];
  for (let i = 0; i < 6; i++) {
    const { record } = started(request(course, concept, { history, seed: i }));
    seen.push(record.type);
    history.push(past(record.type, record.uses));
  }
  for (let i = 2; i < seen.length; i++) expect(seen.slice(i - 2, i)).not.toContain(seen[i]);
});

test("material of the last exercises is not asked again while there is other material", () => {
  const course = courseNamed("bahasa-melayu");
  const concept = course.concepts[0] ?? raise();
  const first = started(request(course, concept)).record;
  const worksheet = { ...past("vocabulary", first.uses), modality: "worksheet" as const };
  const second = started(request(course, concept, { history: [worksheet], seed: 5 })).record;
  expect(second.uses.filter((use) => first.uses.includes(use))).toEqual([]);
});

test("what a learner took for something else is asked first, both words of it", () => {
  const course = courseNamed("bahasa-melayu");
  const concept = course.concepts.find(({ id }) => id === "classifiers") ?? raise();
  const errors = [mistake({ expected: "batang", actual: "biji" })];
  for (const seed of [1, 2, 3]) {
    const [one, two] = started(request(course, concept, { errors, seed })).body.questions;
    const about = [one, two].map((question) => `${question?.prompt} ${question?.accepted.join(" ")}`);
    for (const word of [/\bbatang\b/, /\bbiji\b/]) expect(about.some((text) => word.test(text))).toBe(true);
  }
});

test("after two failed worksheets the tutor looks for the gap in a Socratic dialogue", () => {
  const course = courseNamed("research-methods");
  const concept = course.concepts.find(({ bloom_target }) => bloom_target === "remember") ?? raise();
  const failed = { ...past("terms", [], 0.3), modality: "worksheet" as const };
  expect(started(request(course, concept)).body.type).not.toBe("socratic");
  expect(started(request(course, concept, { history: [failed, failed] })).body.type).toBe("socratic");
});

describe("a course somebody else writes", () => {
  test("with one word and nothing else still gives two questions", () => {
    const { course, concept } = ownCourse({ vocabulary: [{ term: "ねこ", meanings: ["cat"] }] });
    const { body } = started(request(course, concept));
    expect(body.questions.map(({ prompt }) => prompt).sort()).toEqual([
      "How do you say “cat” in Japanese?",
      "What does “ねこ” mean?",
    ]);
  });

  test("with a teaching text alone asks the learner to say it back and give an example", () => {
    const { course, concept } = ownCourse({}, "create");
    const { body } = started(request(course, concept));
    expect(body.questions.map(({ source }) => source)).toEqual(["teach", "teach"]);
    expect(body.questions[0]?.prompt).toContain("かな & “quotes”");
  });

  test("in which two words have one meaning takes either", async () => {
    const { course, concept } = ownCourse({
      vocabulary: [
        { term: "わたし", meanings: ["I"] },
        { term: "ぼく", meanings: ["I"] },
      ],
    });
    const { body } = started(request(course, concept));
    const asked = body.questions.find(({ prompt }) => prompt.startsWith("How")) ?? raise();
    for (const answer of ["わたし", "ぼく"]) {
      expect((await judgeReply(body, asked, answer, judgeShortAnswer)).verdict).toBe("correct");
    }
  });

  test("without material for a concept says so", () => {
    const { course, concept } = ownCourse({});
    const made = generateConversation(request({ ...course, items: new Map() }, concept));
    expect("problem" in made && made.problem).toContain("no material");
  });
});

test("teaching explains, shows an example and asks whether it was understood, for every concept", () => {
  for (const { course, concept } of everyConcept) {
    const items = course.items.get(concept.id) ?? raise();
    const { text, check } = teachText(items, concept);
    expect(text).toContain(items.teach.explanation.trim());
    expect(text).toContain(items.teach.example.trim());
    expect(check.kind).not.toBe("typed");
  }
});

function raise(): never {
  throw new Error("not there");
}
