import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { longFormBody } from "../../../../src/learning/exercises/long-form/body.ts";
import { judgeEssay, rubricProblem } from "../../../../src/learning/exercises/long-form/judge-essay.ts";
import { times } from "../../../sweep.ts";
import { exerciseOn, sampleCourse } from "./courses.ts";
import { labelled, textOf } from "./labelled.ts";

const set = labelled("labelled");

describe("a good essay is worth more than half of it, that more than its key words, those more than nothing", () => {
  for (const { course, concept, prompt: start } of set) {
    test(concept, () => {
      const prompt = longFormBody(exerciseOn(sampleCourse(course), concept, start))?.prompt ?? "";
      const text = textOf(set, concept, 4);
      const words = text.split(/\s+/);
      const half = words.slice(0, Math.floor(words.length / 2)).join(" ");
      const soup = [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu))].join(" ");
      const [whole, part, keywords, nothing] = [text, half, soup, ""].map(
        (one) => judgeEssay({ prompt, text: one }).score,
      );
      expect(whole).toBeGreaterThan(part ?? 1);
      expect(part).toBeGreaterThan(keywords ?? 1);
      expect(keywords).toBeGreaterThan(nothing ?? 1);
    });
  }
});

test("it is never surer than it can be, and says that nothing was checked", () => {
  const verdict = judgeEssay({
    prompt: "Explain how a hash map finds a value by its key.",
    text: textOf(set, "hash-maps", 4),
  });
  expect(verdict).toMatchObject({
    verdict: "correct",
    error_type: null,
    note: expect.stringContaining("not checked"),
  });
  expect(verdict.confidence).toBeLessThan(0.5);
});

test("an essay about something else is not right", () => {
  const prompt = "Explain how reliability and validity are related.";
  expect(judgeEssay({ prompt, text: textOf(set, "failure-and-learning", 4) })).toMatchObject({
    verdict: "incorrect",
    error_type: "off_topic",
  });
});

test("either form of a rubric is taken, and one that does not add up is said to be wrong", () => {
  const row = { prompt: "Explain how a hash map finds a value.", text: textOf(set, "hash-maps", 4) };
  const levels = { "4": "a", "3": "b", "2": "c", "1": "d" };
  const template = {
    dimensions: [
      { name: "Accuracy", weight: 0.5, levels },
      { name: "Communication", weight: 0.5, levels },
    ],
  };
  expect(judgeEssay({ ...row, rubric: template }).note).toContain("Accuracy");
  expect(judgeEssay({ ...row, rubric: { dimensions: template.dimensions.slice(1) } })).toMatchObject({
    error_type: "rubric_problem",
    confidence: 0,
    note: "The weights of the rubric add up to 0.50, not to 1.",
  });
});

test("a row whose rubric cannot be read can be told from a poor essay", () => {
  const half = { dimensions: [{ name: "Accuracy", weight: 0.5 }] };
  expect(rubricProblem({ rubric: half })).toBe("The weights of the rubric add up to 0.50, not to 1.");
  expect(rubricProblem({ rubric: "four points for style" })).toContain("cannot be read");
  expect(rubricProblem({ rubric: { dimensions: [{ name: "Accuracy", weight: 1 }] } })).toBeNull();
  expect([rubricProblem({}), rubricProblem({ rubric: null })]).toEqual([null, null]);
});

test("a whole book pasted in is judged by its beginning", () => {
  const text = Array.from(
    { length: 200_000 },
    (_, at) => `word${at} of the map${at % 9 === 0 ? "." : ""}`,
  ).join(" ");
  const verdict = judgeEssay({ prompt: "Explain how a hash map finds a value.", text });
  expect(verdict.score).toBeWithin(0, 1.000001);
});

test("no row makes it throw, and every verdict fits its score", () => {
  const any = fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 40 }));
  fc.assert(
    fc.property(any, any, (prompt, text) => {
      const { verdict, score, confidence } = judgeEssay({ prompt, text });
      expect(score).toBeWithin(0, 1.0001);
      expect(confidence).toBeWithin(0, 1.0001);
      expect(verdict).toBe(score >= 0.625 ? "correct" : score >= 0.375 ? "partial" : "incorrect");
    }),
    { numRuns: times(50, 200) },
  );
});
