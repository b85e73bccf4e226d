import { expect, test } from "bun:test";
import fc from "fast-check";
import { ownRubric, readRubric } from "../../../../src/learning/exercises/long-form/rubric.ts";
import { ratingOf, weightedScore } from "../../../../src/learning/exercises/long-form/weighted-score.ts";

test("the bands have no holes: 3.45 is Good and 2.45 is Hard", () => {
  const cases: [number, number][] = [
    [4, 4],
    [3.5, 4],
    [3.499, 3],
    [3.45, 3],
    [2.5, 3],
    [2.499, 2],
    [2.45, 2],
    [1.5, 2],
    [1.499, 1],
    [1, 1],
  ];
  for (const [weighted, rating] of cases) expect([weighted, ratingOf(weighted)]).toEqual([weighted, rating]);
});

test("the weighted score is the rubric's sum, in any order, between 1 and 4", () => {
  const scores = { accuracy: 4, completeness: 3, reasoning: 2, communication: 3 };
  expect(weightedScore(ownRubric, scores)).toBe(3.05);
  const level = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(level, level, level, level, (accuracy, completeness, reasoning, communication) => {
      const sum = weightedScore(ownRubric, { accuracy, completeness, reasoning, communication });
      const expected = 0.3 * accuracy + 0.25 * completeness + 0.25 * reasoning + 0.2 * communication;
      expect(sum).toBeCloseTo(expected, 3);
    }),
  );
});

test("our own rubric adds up and has four levels for each dimension", () => {
  expect(readRubric(ownRubric)).toEqual(ownRubric);
  for (const { levels } of ownRubric.dimensions)
    expect(Object.keys(levels ?? {})).toEqual(["1", "2", "3", "4"]);
});

test("a rubric written as the spec's template is read; one that does not add up, or is none, is refused in words", () => {
  const levels = { "4": "all", "3": "most", "2": "some", "1": "none" };
  const dimensions = [
    { name: "Accuracy", weight: 0.6, levels },
    { name: "Style", weight: 0.4, levels },
  ];
  expect(readRubric({ rubric_template: { dimensions } })).toMatchObject({
    dimensions: [{ name: "Accuracy" }, { name: "Style" }],
  });
  expect(readRubric({ dimensions: dimensions.slice(0, 1) })).toEqual({
    problem: "The weights of the rubric add up to 0.60, not to 1.",
  });
  expect(readRubric({ dimensions: [] })).toMatchObject({
    problem: expect.stringContaining("cannot be read"),
  });
  expect(readRubric({ dimensions: [dimensions[0], { ...dimensions[1], name: "Accuracy" }] })).toMatchObject({
    problem: expect.stringContaining("same name"),
  });
});
