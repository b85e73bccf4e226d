import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { shade } from "../../../src/web/research/decisions/shade.ts";
import { along } from "../../../src/web/research/session/strip.ts";
import { spelledOut } from "../../../src/web/research/timeline/readable.tsx";
import { skillSteps } from "../../../src/web/research/timeline/skill-steps.ts";
import { outcomeOf, toneOf } from "../../../src/web/research/timeline/span-words.ts";
import { stepsOfDecisions, stepsOfRuns } from "../../../src/web/research/timeline/step.ts";
import { barWords, markOf, titleOf } from "../../../src/web/research/timeline/step-words.ts";
import { research } from "../../../src/web/words/en/research.ts";
import { aDecision, aModelSpan, aRun, aToolSpan } from "../../evals/samples.ts";

test("a failure is told by a word and a shade; a retry is noted", () => {
  expect(toneOf(aToolSpan("1", 0, 1, { outcome: "error" }))).toBe("problem");
  expect(outcomeOf(aToolSpan("1", 0, 1, { outcome: "bad_arguments" }))).toBe("wrong arguments");
  expect(toneOf(aModelSpan("1", 0, 1, { retries: 1 }))).toBe("noted");
  expect(outcomeOf(aModelSpan("1", 0, 1, { error: "too long", stopReason: null }))).toBe("failed");
  expect(toneOf(aModelSpan("1", 0, 1))).toBe("plain");
});

test("a bar says all it shows: what it is, how long, how it went, and the pause before it", () => {
  const facts = { facts: { path: "classes/3b.md" } };
  const [tool] = stepsOfRuns([{ run: aRun(), spans: [aToolSpan("1.1", 0, 1200, facts)] }]);
  if (tool === undefined) throw new Error("no step");
  expect(barWords(tool, null)).toBe("tool read_file classes/3b.md, 1.2 s, worked");
  expect(barWords(tool, 14 * 60_000)).toBe(
    "after a pause of 14 min: tool read_file classes/3b.md, 1.2 s, worked",
  );
  const more = { text: null, options: [] };
  const [accept, revise] = stepsOfDecisions(
    [
      { ...aDecision(), ...more },
      { ...aDecision({ type: "revise", editType: "shorter" }), ...more },
    ],
    () => "Warm-up",
  );
  if (accept === undefined || revise === undefined) throw new Error("no step");
  expect([barWords(accept, null), markOf(accept)]).toEqual(["decision Accept Warm-up", "A"]);
  expect(barWords(revise, null)).toBe("decision Revise Warm-up, shorter");
  expect(titleOf(revise)).toBe("Decision: Revise");
});

test("a pause is as long as one would say", () => {
  const { about } = research.figures;
  expect([40, 772, 999, 4200, 59_600, 14 * 60_000, 3_590_000, 7_300_000, 2.2e8].map(about)).toEqual([
    "40 ms",
    "772 ms",
    "1 s",
    "4 s",
    "1 min",
    "14 min",
    "1 h",
    "2 h",
    "3 days",
  ]);
});

test("a skill that was read in several runs is one line, which says how often", () => {
  const read = (id: string, start: number, facts: object) => aToolSpan(id, start, 1, { facts });
  const found = skillSteps(
    stepsOfRuns([
      { run: aRun({ id: "b" }), spans: [read("1.1", 500, { skill: "eal", tier: 2 })] },
      {
        run: aRun({ id: "a" }),
        spans: [
          read("1.1", 0, { skill: "eal", tier: 2 }),
          read("1.2", 1, { skill: "eal", tier: 3, file: "talk.md" }),
          read("1.3", 2, { path: "a.md" }),
        ],
      },
    ]),
  );
  expect(found.map(({ key, tier, times }) => [key, tier, times])).toEqual([
    ["a 1.1", 2, 2],
    ["a 1.2", 3, 1],
  ]);
});

test("a report's names are spelled out", () => {
  expect(["stageFrom", "reading_age", "wordsPerSentence", "a-b"].map(spelledOut)).toEqual([
    "stage from",
    "reading age",
    "words per sentence",
    "a b",
  ]);
});

describe("decisions along a strip of time", () => {
  test("keep their order, never touch, and a long wait is cut and says how long it was", () => {
    const placed = along([0, 1000, 40_000, 9e6], (ms) => ms);
    expect(placed.map(({ x }) => x)).toEqual([0, 30, 108, 228]);
    expect(placed.map(({ cutMs }) => cutMs)).toEqual([null, null, null, 8_960_000]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (times) => {
        const found = along(times, (ms) => ms);
        expect(found.map(({ item }) => item)).toEqual(times.toSorted((a, b) => a - b));
        for (const [index, { x }] of found.entries())
          if (index > 0) expect(x - (found[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(30);
      }),
    );
  });

  test("are shaded by how often, and something is never shaded as nothing", () => {
    expect([0, 1, 30, 60, 100].map((count) => shade(count, 100))).toEqual([0, 1, 2, 3, 4]);
  });
});
