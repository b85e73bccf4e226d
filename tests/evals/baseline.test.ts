import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Baseline, changedScores } from "../../bench/evals/scores.ts";
import { readSuites } from "../../src/evals/cases/read-suites.ts";
import { criterionNames } from "../../src/evals/criteria/criteria.ts";
import { changedParts, freeze } from "../../src/evals/suites/frozen.ts";

const project = join(import.meta.dir, "..", "..");
const baseline = Baseline.parse(JSON.parse(readFileSync(join(project, "evals", "baseline.json"), "utf8")));
const { cases, problems } = readSuites(join(project, "evals", "cases"), criterionNames);

test("the scores that are kept are of the agents, skills, hooks, authors, checks and cases as they are", () => {
  const changed = changedParts(baseline.frozen, freeze(project, cases));
  // Where this fails: npm run eval:baseline -- --write, and look at what changed.
  expect(changed).toEqual([]);
});

test("forty cases and more, each scored, all of them readable", () => {
  expect(problems).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(baseline.cases).sort()).toEqual(cases.map(({ id }) => id).sort());
});

test("what scores otherwise is told by case and criterion", () => {
  const before: Baseline = {
    frozen: {},
    cases: { a: { kind: "lesson", scores: { minutes: 1, sections: null } } },
  };
  const now: Baseline = {
    frozen: {},
    cases: {
      a: { kind: "question", scores: { minutes: 0, sections: null } },
      b: { kind: "lesson", scores: {} },
    },
  };
  expect(changedScores(before, now)).toEqual(["a: a lesson is a question now", "a: minutes 1 → 0", "b: new"]);
});
