import { expect, test } from "bun:test";
import { casesOf } from "../../../src/evals/cases/suite.ts";
import { pluginEvalCase } from "../../../src/evals/claude-cases/plugin-eval-case.ts";

const made = (
  assert: { type: string; value?: unknown; threshold: number }[],
  prompt = 'loops: "for" {3B}',
) => {
  const [one] = casesOf("s", {
    description: "x",
    task: "T1",
    defaultTest: {},
    tests: [{ id: "a", prompt, assert }],
  });
  return one === undefined ? null : pluginEvalCase(one);
};

test("a case keeps its request and what can be said there; what only our checks see is named", () => {
  const found = made([
    { type: "contains", value: ["a+b (c)"], threshold: 1 },
    { type: "not-contains", value: "BANANA", threshold: 1 },
    { type: "skills-read", value: ["backward-design"], threshold: 1 },
    { type: "minutes", threshold: 1 },
  ]);
  expect(found?.folder).toBe("s-a");
  expect(found?.document.execution.prompt).toBe('/lesson-planning:create-lesson loops: "for" {3B}');
  expect(found?.left).toEqual(["minutes"]);
  const [contains, not, skill] = found?.document.graders ?? [];
  expect(contains).toMatchObject({ type: "regex", match: "contains" });
  if (contains?.type !== "regex") throw new Error("not a pattern");
  const pattern = new RegExp(contains.pattern, contains.flags);
  expect(["so A+B (c) it is", "aab c"].map((text) => pattern.test(text))).toEqual([true, false]);
  expect(not).toMatchObject({ match: "not_contains", pattern: "BANANA" });
  expect(skill).toMatchObject({ type: "tool_used", tool: "Skill", min: 1, input_match: "backward-design" });
});

test("a case of which nothing can be said there is left out: without a grader it would not load", () => {
  expect(made([{ type: "minutes", threshold: 1 }])).toBeNull();
});

test("a case that is to come to a question is not graded as a lesson, and what may score nothing is no grader", () => {
  const names = (value: unknown) =>
    made([
      { type: "comes-to", value, threshold: 1 },
      { type: "sections", threshold: 1 },
      { type: "skills-read", threshold: 0 },
    ])?.document.graders.map(({ name }) => name) ?? null;
  expect(names("lesson")).toEqual([
    "a-lesson",
    ...Array.from({ length: 11 }, (_, at) => `section-${at + 1}`),
  ]);
  expect(names("question")).toEqual(["no-lesson"]);
  expect(names(["question", "refusal"])).toEqual(["no-lesson"]);
  expect(names(["lesson", "question"])).toBeNull();
});

test("whoever is named in the request is named in a grader, and nobody else", () => {
  const absent = [{ type: "names-absent", threshold: 1 }];
  const found = made(absent, "ratio for 9Y3, and Iwona Brzezicka has epilepsy")?.document.graders ?? [];
  expect(found).toMatchObject([{ match: "not_contains", pattern: expect.stringContaining("Brzezicka") }]);
  expect(made(absent, "ratio for 9Y3")).toBeNull();
});
