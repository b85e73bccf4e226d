import { expect, test } from "bun:test";
import { parseLesson } from "../../../src/lesson/document.ts";
import { withItsLength } from "../../../src/lesson/export/said-length.ts";

const lesson = (overview: string) =>
  parseLesson(
    `# Tides: 5K\n\n## Overview\n\n${overview}\n\n## Main\n\nWatch a 45-minute lesson of theirs.\n`,
  );

test("the Overview of a paper says the length that its head says, and nothing else is touched", () => {
  const said = withItsLength(lesson("A 45-minute lesson on tides for 5K."), 50);
  expect(said).toContain("A 50-minute lesson on tides");
  expect(said).toContain("Watch a 45-minute lesson of theirs.");
});

test("what says no length, or has no minutes to go by, stays as it is", () => {
  const plain = lesson("Tides and the moon, in 45 careful minutes.");
  expect(withItsLength(plain, 50)).toBe(plain.markdown);
  const untimed = lesson("A 45-minute lesson on tides.");
  expect(withItsLength(untimed, 0)).toBe(untimed.markdown);
});
