import { expect, test } from "bun:test";
import { casesOf } from "../../../src/evals/cases/suite.ts";
import { pluginEvalCase } from "../../../src/evals/claude-cases/plugin-eval-case.ts";

const made = (assert: { type: string; value?: unknown; threshold: number }[]) => {
  const [one] = casesOf("s", {
    description: "x",
    task: "T1",
    defaultTest: {},
    tests: [{ id: "a", prompt: 'loops: "for" {3B}', assert }],
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
  expect(new RegExp(contains.pattern).test("so a+b (c) it is")).toBe(true);
  expect(new RegExp(contains.pattern).test("aab c")).toBe(false);
  expect(not).toMatchObject({ match: "not_contains", pattern: "BANANA" });
  expect(skill).toMatchObject({ type: "tool_used", tool: "Skill", min: 1, input_match: "backward-design" });
});

test("a case of which nothing can be said there is left out: without a grader it would not load", () => {
  expect(made([{ type: "minutes", threshold: 1 }])).toBeNull();
});
