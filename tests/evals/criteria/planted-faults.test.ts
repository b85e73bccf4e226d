import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usual } from "../../../src/agent/condition.ts";
import { casesOf } from "../../../src/evals/cases/suite.ts";
import { attemptOf } from "../../../src/evals/criteria/attempt.ts";
import { criteria } from "../../../src/evals/criteria/criteria.ts";
import type { Attempt } from "../../../src/evals/criteria/criterion.ts";
import { attemptCase } from "../../../src/evals/suites/attempt-case.ts";
import { discoverPlugins } from "../../../src/plugin/discover.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import type { Span } from "../../../src/store/trace.ts";
import { type Fault, faultsInText, faultsInTrace } from "./planted.ts";

const project = join(import.meta.dir, "..", "..", "..");
const top = mkdtempSync(join(tmpdir(), "planted-"));
const plugins = await discoverPlugins([join(project, "plugins")]);

const asked = casesOf("planted", {
  description: "Good lessons, to put faults into",
  task: "T1",
  defaultTest: { prompt: "{{topic}} for {{class}}" },
  tests: [
    { id: "loops", vars: { topic: "for loops in Python", class: "3B" } },
    { id: "plague", desk: "history", vars: { topic: "the Black Death", class: "7H" } },
    { id: "fractions", desk: "mathematics", vars: { topic: "equivalent fractions", class: "7Y1" } },
  ],
});
const bench = { project, plugins, env: {}, flags: { provider: "builtin" }, store: memoryStore() };
const good: Attempt[] = [];
for (const one of asked) {
  const attempt = await attemptCase(one, usual, join(top, one.id), bench, new AbortController().signal);
  // Whom a planted sentence names was named in the request.
  const request = `${attempt.test.request}. Priya Venkataraman has diabetes.`;
  good.push(attemptOf({ ...attempt, test: { ...attempt.test, request } }, attempt.context));
}
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Every criterion's score; what a fault measures against is told to its own criterion alone. */
function scores(attempt: Attempt, { criterion, value }: Pick<Fault, "criterion" | "value">) {
  return new Map(
    criteria.map((one) => [
      one.name,
      one.measure(attempt, one.name === criterion ? value : undefined)?.score ?? null,
    ]),
  );
}

function onlyThatIsLower(fault: Fault, before: Attempt, after: Attempt): void {
  const [was, is] = [scores(before, fault), scores(after, fault)];
  const lower = criteria
    .filter(({ name }) => (is.get(name) ?? 1) < (was.get(name) ?? 1))
    .map(({ name }) => name);
  expect([before.test.id, fault.criterion, lower]).toEqual([
    before.test.id,
    fault.criterion,
    [fault.criterion],
  ]);
}

describe("a fault is found by its own criterion, and by no other", () => {
  for (const fault of faultsInText)
    test(`${fault.criterion}, in three lessons`, () => {
      for (const before of good) {
        const planted = fault.plant(before);
        expect(planted.text).not.toBe(before.text);
        onlyThatIsLower(fault, before, attemptOf({ ...before, ...planted }, before.context));
      }
    });

  for (const fault of faultsInTrace)
    test(`${fault.criterion}, in three traces`, () => {
      for (const before of good) {
        const tame = { ...before, tokens: 900, costUsd: 0.4 };
        onlyThatIsLower(fault, tame, { ...tame, ...fault.plant(tame) });
      }
    });
});

const span = { id: "s", parentId: null, agent: "planner", depth: 0, turn: 1, durationMs: 1 };
const when = { start: "2026-01-01T00:00:00.000Z", end: "2026-01-01T00:00:00.000Z" };

describe("several agents", () => {
  const called = (args: unknown): Span => ({
    ...span,
    ...when,
    type: "tool",
    name: "spawn_subagent",
    callId: "c",
    args: JSON.stringify(args),
    argsChars: 10,
    resultChars: 10,
    messageIndex: 1,
    outcome: "ok",
  });
  const whole = {
    agent: "resource-creator",
    task: "A quiz",
    context: { decisions: "Half an hour", constraints: "Year 7", deliverable: "quiz" },
  };
  const measured = (args: unknown) => {
    const [first] = good;
    if (first === undefined) throw new Error("no lesson");
    return criteria
      .find(({ name }) => name === "delegates")
      ?.measure({ ...first, spans: [called(args)] }, ["resource-creator"])?.score;
  };

  test("whoever was called in was the right one, and was told enough", () => {
    expect(measured(whole)).toBe(1);
    expect(measured({ ...whole, agent: "pedagogy-reviewer" })).toBe(0);
    expect(measured({ ...whole, context: { ...whole.context, decisions: "" } })).toBe(0);
    expect(measured({ ...whole, context: { decisions: "Half an hour" } })).toBe(0);
  });

  test("a handover that says nothing is a poor one", () => {
    const handed = (context: {
      decisions: string;
      constraints: string;
      reason: string;
      open_questions: string;
    }): Span => ({
      ...span,
      ...when,
      type: "handoff",
      name: "b",
      from: "a",
      context,
    });
    const full = {
      decisions: "Starter of 5 minutes",
      constraints: "3B, 50 minutes",
      reason: "A quiz is wanted",
      open_questions: "none",
    };
    const measure = (context: typeof full) => {
      const [first] = good;
      if (first === undefined) throw new Error("no lesson");
      return criteria
        .find(({ name }) => name === "handoff-context")
        ?.measure({ ...first, spans: [handed(context)] }, undefined)?.score;
    };
    expect(measure(full)).toBe(1);
    expect(measure({ ...full, decisions: "none" })).toBe(0);
    expect(measure({ ...full, constraints: "N/A" })).toBe(0);
    expect(measure({ ...full, reason: "-" })).toBe(0);
  });
});
