import { describe, expect, test } from "bun:test";
import { swept } from "../../../sweep.ts";
import { byAppearance, hidden, scriptHidden, scriptTables, tables } from "./cheats.ts";
import { honest, honestScripts } from "./honest.ts";
import { handIn, scriptTask, smallCourse } from "./support.ts";

const course = smallCourse("javascript", [scriptTask]);
const told = (all: object) => JSON.stringify(all);

describe("a table of the tests' answers is no answer, whatever it does on other inputs", () => {
  for (const [what, [task, code]] of swept(Object.entries(tables), 2))
    test(what, async () => {
      const { score, fsrs_rating, feedback } = await handIn(task, code);
      expect(feedback).toMatch(/[56] of [67] tests pass/);
      expect([score.correct, fsrs_rating]).toEqual([0, 1]);
    });
  for (const [what, code] of swept(Object.entries(scriptTables), 1))
    test(`in JavaScript: ${what}`, async () => {
      const { score, fsrs_rating, feedback } = await handIn(scriptTask.id, code, { course });
      expect(feedback).toContain("5 of 5 tests pass");
      expect([score.correct, fsrs_rating]).toEqual([0, 1]);
    });
});

describe("what the tests' inputs are like is no way to an answer", () => {
  for (const [what, [task, code]] of Object.entries(byAppearance))
    test(what, async () => {
      const { score, fsrs_rating, feedback } = await handIn(task, code);
      expect(feedback).toContain("7 of 7 tests pass");
      expect([score.correct, fsrs_rating]).toEqual([0, 1]);
    });
});

describe("what was forbidden is found when it is used, by whatever name", () => {
  for (const [what, [task, code]] of swept(Object.entries(hidden), 3))
    test(what, async () => {
      const { fsrs_rating, details } = await handIn(task, code);
      expect({ rating: fsrs_rating <= 2, details: told(details) }).toMatchObject({ rating: true });
      expect(told(details.errors)).toContain("which this exercise asks you to do without");
    });
  for (const [what, code] of swept(Object.entries(scriptHidden), 1))
    test(`in JavaScript: ${what}`, async () => {
      const { fsrs_rating, details } = await handIn(scriptTask.id, code, { course });
      expect({ rating: fsrs_rating <= 2, details: told(details) }).toMatchObject({ rating: true });
      expect(told(details.errors)).toContain("which this exercise asks you to do without");
    });
});

describe("an odd way that is right is not taken for a cheat", () => {
  for (const [what, [task, code]] of swept(Object.entries(honest), 3))
    test(what, async () => {
      const { score, fsrs_rating, details } = await handIn(task, code);
      expect({ score, errors: details.errors }).toEqual({
        score: { correct: score.total, total: score.total, percentage: 1 },
        errors: [],
      });
      expect(fsrs_rating).toBeGreaterThanOrEqual(3);
    });
  for (const [what, code] of swept(Object.entries(honestScripts), 1))
    test(`in JavaScript: ${what}`, async () => {
      const { score, fsrs_rating, details } = await handIn(scriptTask.id, code, { course });
      expect({ correct: score.correct, errors: details.errors }).toEqual({ correct: 5, errors: [] });
      expect(fsrs_rating).toBeGreaterThanOrEqual(3);
    });
});
