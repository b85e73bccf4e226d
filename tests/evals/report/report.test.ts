import { describe, expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { usual } from "../../../src/agent/condition.ts";
import { casesOf } from "../../../src/evals/cases/suite.ts";
import { compare } from "../../../src/evals/compare/compare.ts";
import { armSummaries } from "../../../src/evals/report/arms.ts";
import { comparisonMarkdown, comparisonPage } from "../../../src/evals/report/comparison-page.ts";
import { runMarkdown, runPage } from "../../../src/evals/report/run-page.ts";
import { openLedger } from "../../../src/evals/suites/ledger.ts";
import type { CaseResult } from "../../../src/evals/suites/result.ts";
import { beginRun, readRun, runFolder } from "../../../src/evals/suites/run-folder.ts";
import { runSuite } from "../../../src/evals/suites/run-suite.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { temporary } from "../../workspace/temporary.ts";
import { plugins, project } from "../suites/harness.ts";
import { planningServer } from "../suites/scripted-server.ts";

const claims = (all: number, invented: number) => ({ claims: all, invented, unsupported: 0, misfitting: 0 });

const result = (id: string, more: Partial<CaseResult> = {}): CaseResult => ({
  case: id,
  suite: "s",
  condition: "A1B1C3D3E1",
  provider: "anthropic",
  model: "claude-x",
  repeat: 1,
  status: "success",
  kind: "lesson",
  scores: [
    { criterion: "minutes", kind: "structural", score: 1, threshold: 1, passed: true, found: [] },
    {
      criterion: "m/clear",
      kind: "judged",
      score: 0,
      threshold: 0.5,
      passed: false,
      found: [],
      advisory: true,
    },
  ],
  turns: 3,
  tokens: 100,
  costUsd: 0.02,
  cachedUsd: 0,
  grounding: { first: claims(4, 1), last: claims(4, 0) },
  tiers: { overviews: 1, files: 0 },
  sessionId: "",
  traceId: "t1",
  error: null,
  ...more,
});

const runOf = (results: CaseResult[]) => ({
  id: "r1",
  startedAt: "2026-11-16T12:00:00.000Z",
  cases: [...new Set(results.map((one) => one.case))],
  arms: [{ condition: "A1B1C3D3E1", provider: "anthropic", model: "claude-x" }],
  repeats: 1,
  frozen: { agents: "abc" },
  results,
  judgements: [],
  pairs: [],
});

/** Nothing that a browser would fetch or run: looked for in tags and styles, where it would have to stand. */
function isAlone(html: string): boolean {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const fetches = /^<(?:script|link|img|iframe|object|a)\b|\s(?:src|href|srcset|on\w+)=/i;
  return tags.length > 50 && !tags.some((tag) => fetches.test(tag)) && !/url\(|@import/i.test(html);
}

describe("an arm", () => {
  test("codes that were made up are counted before the guardrail and after it, and what it stopped is not what went out", () => {
    const stopped = { status: "error_hook_abort", grounding: { first: claims(2, 2), last: claims(2, 2) } };
    const [arm] = armSummaries([result("a"), result("b"), result("c", stopped)]);
    expect(arm).toMatchObject({
      inventedFirst: { yes: 4, n: 10 },
      inventedAfter: { yes: 0, n: 8 },
      stopped: 1,
    });
    expect(arm).toMatchObject({
      overviews: { yes: 3, n: 3 },
      files: { yes: 0, n: 3 },
      isByConstruction: false,
    });
  });

  test("what is advisory is in no quality, and what nobody knows the price of has no cost", () => {
    const [arm] = armSummaries([result("a"), result("b", { costUsd: null })]);
    expect(arm?.quality?.value).toBe(1);
    expect(arm?.cost).toBeNull();
  });
});

describe("a report as one page", () => {
  test("has its plots in it, fetches nothing, and runs nothing that a case or a model wrote", () => {
    const hostile = `<script>alert(1)</script>" onload="x`;
    const run = runOf([
      result("a"),
      result(hostile, { error: hostile }),
      result("c", { provider: "builtin", model: "" }),
    ]);
    const html = runPage(run);
    expect(isAlone(html)).toBe(true);
    expect(html.match(/<svg /g)).toHaveLength(4);
    expect(html).toContain('aria-label="Cost against quality"');
    expect(html).toContain('aria-label="Tier use"');
    expect(html).toContain('aria-label="Invented codes"');
    expect(html).toContain("advisory");
    expect(html).toContain("so by construction");
  });

  test("a real model's alone is not called so by construction", () => {
    expect(runPage(runOf([result("a")])).toLowerCase()).not.toContain("so by construction");
    expect(runMarkdown(runOf([result("a", { provider: "builtin" })]))).toContain("(so by construction)");
  });

  test("two sides: their differences, arms and what changed between them", () => {
    const a = { name: "r@A0", results: ["a", "b", "c"].map((id) => result(id, { condition: "A0B1C3D3E1" })) };
    const b = { name: "r@A1", results: ["a", "b", "c"].map((id) => result(id)) };
    const compared = { ...compare(a, b), madeOtherwise: ["skills"] };
    const html = comparisonPage(compared, a, b);
    expect(isAlone(html)).toBe(true);
    expect(html.match(/<svg /g)).toHaveLength(4);
    const markdown = comparisonMarkdown(compared, a, b);
    expect(markdown).toContain("these changed as well: skills");
    expect(markdown).toContain("| m/clear (advisory) | 3 |");
    expect(markdown).toContain("| A0B1C3D3E1 anthropic claude-x | 3 of 12, 0.250");
  });
});

test("what the guardrail saw comes from the trace: a draft that claims what is not there, and the one that went out", async () => {
  const server = planningServer({ invents: true });
  const cases = casesOf("g", {
    description: "One lesson",
    task: "T1",
    defaultTest: { assert: [{ type: "sections", threshold: 1 }] },
    tests: [{ id: "loops", prompt: "for loops in Python for 3B" }],
  });
  using folder = temporary();
  const ledger = await openLedger(folder.dir);
  const env = { ANTHROPIC_API_KEY: "sk-ant-0123456789", ANTHROPIC_BASE_URL: server.url };
  const arms = [{ condition: usual, flags: { provider: "anthropic" } }];
  const bench = { project, plugins, env, store: memoryStore() };
  await runSuite(
    { cases, arms, repeats: 1, parallel: 1 },
    bench,
    ledger,
    0,
    new AbortController().signal,
    () => {},
  );
  await ledger.close();
  server.stop();
  const [came] = ledger.results;
  expect(came?.grounding).toMatchObject({
    first: { claims: 1, invented: 1 },
    last: { claims: 0, invented: 0 },
  });
  expect(came?.tiers).toEqual({ overviews: 1, files: 0 });
});

test("the same results give the same numbers, in whatever order they ended", async () => {
  using top = temporary();
  const results = Array.from({ length: 12 }, (_, at) => {
    const scores = [
      {
        criterion: "x",
        kind: "structural" as const,
        score: ((at * 7) % 5) / 4,
        threshold: 1,
        passed: false,
        found: [],
      },
    ];
    return result(`c${at}`, { scores });
  });
  const { results: _, judgements: __, pairs: ___, ...head } = runOf(results);
  const shown = [];
  for (const [id, order] of [
    ["r1", results],
    ["r2", results.toReversed()],
  ] as const) {
    await beginRun(top.dir, { ...head, id });
    mkdirSync(runFolder(top.dir, id), { recursive: true });
    const ledger = await openLedger(runFolder(top.dir, id));
    for (const one of order) await ledger.add(one);
    await ledger.close();
    const run = await readRun(top.dir, id);
    shown.push(runMarkdown({ ...run, id: "", judgements: [], pairs: [] }));
  }
  expect(shown[1]).toBe(shown[0] ?? "");
});
