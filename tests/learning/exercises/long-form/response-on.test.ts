import { expect, test } from "bun:test";
import fc from "fast-check";
import type { ExerciseRecord } from "../../../../src/learning/exercises/exercise.ts";
import { responseOn, withResponse } from "../../../../src/learning/exercises/long-form/response.ts";
import { ownRubric } from "../../../../src/learning/exercises/long-form/rubric.ts";
import { responseTemplate } from "../../../../src/learning/exercises/long-form/template.ts";

const prompt = "What is a hypothesis, and why can it fail?";
const template = responseTemplate({
  course: "c",
  conceptId: "k",
  bloom: "evaluate",
  generated: new Date(0),
  title: "Hypotheses",
  prompt,
  aspects: [],
});
const record: ExerciseRecord = {
  exercise_id: "x",
  course: "c",
  concept_id: "k",
  modality: "long_form",
  bloom_level: "evaluate",
  type: "essay",
  seed: 1,
  started: new Date(0).toISOString(),
  status: "pending",
  files: ["x.md"],
  uses: [],
  hints_used: 0,
  body: { prompt, template, key_points: [], words: 100, delivery: "file", rubric: ownRubric },
};

test("an answer written in a page is there again when the page is opened again, whatever it is", () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(prompt, "---", "<!-- a note -->", "", "# Question: Hypotheses"),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines
        .join("\n")
        .replace(/\r\n?|\u2028|\u2029/g, "\n")
        .replace(/^\uFEFF|^\n+|\s+$/g, "")
        .replace(/^\n+/, "");
      expect(responseOn(withResponse(record, text) ?? "", record)).toBe(text);
    }),
  );
  expect(responseOn(template, record)).toBe("");
});

test("on a page that was changed above its line, what the learner wrote there is not lost", () => {
  const page = `${template.replace("# Question", "A thought of mine.\\n\\n# Question".replaceAll("\\n", "\n"))}Below it.`;
  expect(responseOn(page, record)).toContain("A thought of mine.");
  expect(responseOn(page, record)).toContain("Below it.");
});
