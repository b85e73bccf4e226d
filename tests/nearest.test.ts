import { expect, test } from "bun:test";
import fc from "fast-check";
import { didYouMean, editDistance, nearest } from "../src/nearest.ts";

test("a slip of the keyboard finds the word that was meant", () => {
  const known = ["create-lesson", "refine-lesson", "maxTurns", "hooks", "model"];
  for (const [typed, meant] of [
    ["create-leson", "create-lesson"],
    ["craete-lesson", "create-lesson"],
    ["Create_Lesson", "create-lesson"],
    ["max-turns", "maxTurns"],
    ["hook", "hooks"],
    ["modle", "model"],
    ["unrelated", null],
    ["", null],
  ] as const) {
    expect(nearest(typed, known)).toBe(meant);
  }
  expect(didYouMean("hook", known)).toBe(" Did you mean `hooks`?");
  expect(didYouMean("zzzzzz", known)).toBe("");
});

test("a swap of neighbours is one edit, as are a letter more, less or other", () => {
  expect(editDistance("form", "from")).toBe(1);
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
    { seed: 1 },
  );
});
