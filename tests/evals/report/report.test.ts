import { describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { byArm, compareSides } from "../../../src/evals/compare/sides.ts";
import { armTables } from "../../../src/evals/report/arm-table.ts";
import { armSummaries, armsOfSides } from "../../../src/evals/report/arms.ts";
import {
  comparisonMarkdown,
  comparisonsMarkdown,
  comparisonsPage,
} from "../../../src/evals/report/comparison-page.ts";
import { guardrailPairs, pairsOfSides } from "../../../src/evals/report/guardrail.ts";
import { runMarkdown, runPage } from "../../../src/evals/report/run-page.ts";
import { openLedger } from "../../../src/evals/suites/ledger.ts";
import type { CaseResult } from "../../../src/evals/suites/result.ts";
import { beginRun, readRun, runFolder } from "../../../src/evals/suites/run-folder.ts";
import { wilson } from "../../../src/text/interval.ts";
import { teacherAssist } from "../../cli/harness.ts";
import { temporary } from "../../workspace/temporary.ts";
import { planningServer } from "../suites/scripted-server.ts";

const claims = (all: number, invented: number) => ({
  claims: all,
  invented,
  unsupported: 0,
  misfitting: 0,
  codes: Array.from({ length: all }, (_, at) => `TCH 3-${at}a`),
});

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
      withInvented: { off: { yes: 3, n: 3 }, on: { yes: 0, n: 3 }, difference: { value: -1, n: 3 } },
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

test("what the guardrail changes is counted by lesson: repeats of a case are one", () => {
  const clean = { grounding: { first: claims(3, 0), last: claims(3, 0) } };
  const missed = { grounding: { first: claims(3, 2), last: claims(3, 1) } };
  const [arm] = armSummaries([
    result("a"),
    result("a", { repeat: 2, ...clean }),
    result("b", clean),
    result("c", missed),
    result("d", { grounding: null }),
  ]);
  expect(arm?.withInvented).toMatchObject({ off: { yes: 1.5, n: 3 }, on: { yes: 1, n: 3 } });
  expect(arm?.withInvented?.difference?.value).toBeCloseTo(-0.5 / 3, 10); // a half, nothing and nothing
  expect(arm?.withInvented?.difference?.n).toBe(3);
});

describe("runs that went without the guardrail", () => {
  const off = "A1B1C3D3E1F0";
  const out = (all: number, invented: number) => ({
    first: claims(all, invented),
    last: claims(all, invented),
  });

  test("are held against runs that had it, case by case, over the cases that both came to a lesson in", () => {
    const results = [
      ...["a", "b", "c"].map((id) => result(id)), // one code of four made up, and mended
      result("a", { condition: off, grounding: out(4, 2) }),
      result("b", { condition: off, grounding: out(2, 0) }),
      result("c", { condition: off, grounding: null, kind: "question" }),
      result("d", { condition: off, grounding: out(3, 3) }),
      result("a", { condition: "A0B1C3D3E1", grounding: out(1, 1) }), // another condition, of which nothing is told
    ];
    const [pair, ...more] = guardrailPairs(results);
    expect(more).toEqual([]);
    expect(pair).toMatchObject({
      condition: "A1B1C3D3E1",
      writer: "anthropic claude-x",
      isByConstruction: false,
      codes: { invented: { off: { yes: 5, n: 9 }, on: { yes: 0, n: 12 } } },
      lessons: {
        invented: { off: { yes: 1, n: 2 }, on: { yes: 0, n: 2 }, difference: { value: -0.5, n: 2 } },
        misfitting: { off: { yes: 0, n: 2 }, on: { yes: 0, n: 2 } },
      },
    });
  });

  test("are found on the other side of a comparison, and never mixed with another run of the same arm", () => {
    const had = [result("a")];
    const went = [result("a", { condition: off, grounding: out(1, 1) })];
    expect(pairsOfSides(went, had)).toEqual(guardrailPairs([...went, ...had]));
    expect(pairsOfSides([...went, ...had], had)).toEqual(guardrailPairs([...went, ...had]));
    expect(pairsOfSides(had, had)).toEqual([]);
  });

  test("say nothing of what it would have let through", () => {
    const [arm] = armSummaries([result("a", { condition: off, grounding: out(4, 1) })]);
    expect(arm).toMatchObject({
      isGuarded: false,
      inventedFirst: { yes: 1, n: 4 },
      inventedAfter: null,
      withInvented: { off: { yes: 1, n: 1 }, on: null, difference: null },
      takenAway: 0,
    });
  });
});

describe("repeats of a case are one case", () => {
  const results = ["a", "b"].flatMap((id) =>
    [1, 2, 3].map((repeat) =>
      result(id, { repeat, tiers: { overviews: Number(id === "a" && repeat === 1), files: 0 } }),
    ),
  );

  test("in shares, claims and intervals: two cases tried three times say what two cases can", () => {
    const [arm] = armSummaries(results);
    expect(arm).toMatchObject({ cases: 2, trials: 6, files: { yes: 0, n: 2 }, quality: { n: 2 } });
    expect(arm?.files?.high).toBeCloseTo(wilson(0, 2)?.high ?? 0, 9);
    expect(arm?.overviews).toMatchObject({ yes: 1 / 3, n: 2 });
    expect(arm?.inventedFirst).toMatchObject({ yes: 2, n: 8 });
  });

  test("and two runs of the same arm are two sides, never one heap", () => {
    const sides = ["r1", "r2"].map((name) => ({ name, results }));
    const arms = armsOfSides(...sides);
    expect(arms.map(({ side, cases, trials }) => [side, cases, trials])).toEqual([
      ["r1", 2, 6],
      ["r2", 2, 6],
    ]);
    expect(new Set(arms.map(({ name }) => name)).size).toBe(2);
    expect(armTables(arms).join("\n")).toContain("| r2: everything as usual");
  });
});

describe("what the check of claims did", () => {
  const grounding = (first: number, misfitting: number, last: number) => ({
    first: { ...claims(first, 0), misfitting },
    last: claims(last, 0),
  });

  test("claims that do not fit stand beside invented ones, before and after, with how many were taken away", () => {
    const [arm] = armSummaries([
      result("a", { grounding: grounding(3, 2, 1) }),
      result("b", { grounding: grounding(2, 0, 2) }),
      result("c", { grounding: grounding(1, 1, 0) }),
    ]);
    expect(arm).toMatchObject({
      inventedFirst: { yes: 0, n: 6 },
      misfitFirst: { yes: 3, n: 6 },
      misfitAfter: { yes: 0, n: 3 },
      withMisfit: { off: { yes: 2, n: 3 }, on: { yes: 0, n: 3 } },
      takenAway: 3,
    });
    const row = armTables(arm === undefined ? [] : [arm]).find((line) => line.includes("| misfitting |"));
    expect(row).toContain("| 3 of 6, 0.500");
    expect(row).toContain("| 3 | 0 |");
  });

  const named = (...codes: string[]) => ({ ...claims(codes.length, 0), codes });

  test("what came in the place of a claim does not make up for it: claims are told apart by their codes", () => {
    const first = { ...named("TCH 3-13a", "TCH 4-10a", "SOC 3-01a"), misfitting: 2 };
    const last = named("TCH 3-13a", "TCH 3-14a", "TCH 3-15a", "TCH 3-14b");
    const again = { first: named("TCH 3-13a", "TCH 3-13a"), last: named("TCH 3-13a") };
    const [arm] = armSummaries([
      result("a", { grounding: { first, last } }),
      result("b", { grounding: again }),
      result("c", { status: "error_hook_abort", grounding: { first, last: first } }),
    ]);
    expect(arm).toMatchObject({ takenAway: 2, stopped: 1 });
  });

  test("of a run that did not keep codes it is not known, unless nothing was claimed before or after", () => {
    const { codes: _, ...old } = claims(3, 0);
    const none = { ...old, claims: 0 };
    const takenAway = (first: typeof old, last: typeof old) =>
      armSummaries([result("a"), result("b", { grounding: { first, last } })])[0]?.takenAway;
    expect(takenAway(old, old)).toBeNull();
    expect(takenAway(none, old)).toBe(0);
    expect(takenAway(old, none)).toBe(3);
    const arms = armSummaries([result("b", { grounding: { first: old, last: old } })]);
    expect(armTables(arms).join("\n")).toContain("| not known | 0 |");
  });

  test("an arm that came to no lesson has no quality", () => {
    const [arm] = armSummaries([result("a", { kind: "question" }), result("b", { kind: "refusal" })]);
    expect(arm?.quality).toBeNull();
    expect(armTables(arm === undefined ? [] : [arm]).join("\n")).toContain("| 2 | 2 | 0 | no lesson came |");
  });
});

describe("a run under several conditions", () => {
  const scored = (id: string, condition: string, score: number | null) => {
    const one = { criterion: "minutes", kind: "structural" as const, score, threshold: 1, found: [] };
    const none = { ...one, criterion: "answers-right", score: null, passed: null };
    const passed = score === null ? null : score === 1;
    return result(id, { condition, scores: [{ ...one, passed }, none] });
  };
  const ids = ["a", "b", "c", "d"];
  const run = runOf([
    ...ids.map((id) => scored(id, "A1B1C0D3E1", 0)),
    ...ids.map((id) => scored(id, "A1B1C3D3E1", 1)),
  ]);

  test("is told condition by condition, and a criterion with nothing to measure is named", () => {
    const told = runMarkdown(run);
    expect(told.match(/^\| minutes \| structural \| 4 \| (\d\.\d\d)/gm)?.map((row) => row.slice(-4))).toEqual(
      ["0.00", "1.00"],
    );
    expect(told).toContain("0 of 4");
    expect(told).toContain("4 of 4");
    expect(told).not.toContain("0.50 (");
    expect(told).toContain("nothing to measure on any case: answers-right");
    expect(runPage(run).match(/aria-label="Scores by criterion, A1B1C[03]D3E1 /g)).toHaveLength(2);
  });

  test("is compared with another condition by condition, and what only one of them has is named", () => {
    const [none, every, bare] = ["A1B1C0D3E1", "A1B1C3D3E1", "A0B1C3D3E1"];
    const side = (name: string, results: CaseResult[]) => ({ ...runOf(results), name });
    const scores = (condition: string, score: number) => ids.map((id) => scored(id, condition, score));
    const a = side("r1", [...scores(none, 0), ...scores(every, 1)]);
    const b = side("r2", [...scores(none, 1), ...scores(every, 0), ...scores(bare, 1)]);
    const { pairs, alone } = byArm(a, b);
    const all = pairs.map((pair) => ({ ...pair, compared: compareSides(pair.a, pair.b) }));
    const told = all.map(({ compared }) => [compared.a, compared.b, compared.criteria[0]?.difference.value]);
    expect(told).toEqual([
      [`r1@${none}`, `r2@${none}`, 1],
      [`r1@${every}`, `r2@${every}`, -1],
    ]);
    expect(alone).toEqual([bare]);
    const markdown = comparisonsMarkdown(all, alone);
    expect(markdown).not.toContain("| 0.50 |");
    expect(markdown).toContain(`in no comparison: ${bare}.`);
    expect(markdown).toContain("Only 4 pairs in the smallest of these");
    expect(comparisonsPage(all, alone).match(/aria-label="Differences by criterion"/g)).toHaveLength(2);
    expect(() => byArm(a, side("r3", scores(bare, 1)))).toThrow("no condition in common");
    const [one, other] = [side("r1@C0", scores(none, 0)), side("r2@C3", scores(every, 1))];
    expect(byArm(one, other)).toEqual({ pairs: [{ a: one, b: other }], alone: [] });
  });

  test("several models under one condition are told apart in a comparison, never averaged", () => {
    const side = (name: string, results: CaseResult[]) => ({ ...runOf(results), name });
    const of = (condition: string, model: string, score: number) =>
      ids.map((id) => ({ ...scored(id, condition, score), provider: "openai", model }));
    const [none, every] = ["A1B1C0D3E1", "A1B1C3D3E1"];
    // One model is helped, the other harmed: the mean of both would say that nothing differs.
    const a = side(`r@${none}`, [...of(none, "one", 0), ...of(none, "two", 1)]);
    const b = side(`r@${every}`, [...of(every, "one", 1), ...of(every, "two", 0), ...of(every, "three", 0)]);
    const { pairs, alone } = byArm(a, b);
    const told = pairs.map((pair) => {
      const compared = compareSides(pair.a, pair.b);
      return [compared.a, compared.b, compared.criteria[0]?.difference.value];
    });
    expect(told).toEqual([
      [`r@${none}@openai one`, `r@${every}@openai one`, 1],
      [`r@${none}@openai two`, `r@${every}@openai two`, -1],
    ]);
    expect(alone).toEqual(["openai three"]);
    // Two runs with a model each are two models held against each other.
    const [one, two] = [side("r1", of(every, "one", 1)), side("r2", of(every, "two", 0))];
    expect(byArm(one, two)).toEqual({ pairs: [{ a: one, b: two }], alone: [] });
    const others = side("r4", [...of(every, "four", 1), ...of(every, "five", 1)]);
    expect(() => byArm(b, others)).toThrow("no model in common (openai one, openai two, openai three;");
    // A model that was tried under one condition alone is in no comparison with the other.
    const [apart, rest] = [
      side("r5", of(none, "one", 0)),
      side("r6", [...of(every, "one", 1), ...of(none, "two", 1)]),
    ];
    expect(() => byArm(apart, rest)).toThrow("no condition that one model was tried under in both");
  });

  test("one pair has no interval, and few pairs are said to be few", () => {
    const [a, b] = [0, 1].map((score) => ({
      ...runOf([scored("a", "A1B1C3D3E1", score)]),
      name: `r${score}`,
    }));
    if (a === undefined || b === undefined) throw new Error("two sides");
    const told = comparisonMarkdown(compareSides(a, b), a, b);
    expect(told).toContain("| minutes | 1 | 0.00 | 1.00 | +1.00 (of one: no interval) |");
    expect(told).toContain("Only 1 pair in the smallest of these");
    expect(told).not.toContain("1.00 to");
    expect(runMarkdown(runOf([scored("a", "A1B1C3D3E1", 1)]))).toContain(
      "| 1 | 1.00 (of one: no interval) |",
    );
  });

  test("no label of a plot stands over another, and none is cut off", () => {
    const close = ["0", "1", "2", "3"].map((level) =>
      result("a", { condition: `A1B1C${level}D3E1`, model: "a-model-with-a-rather-long-name-2026-11-16" }),
    );
    const html = runPage(runOf(close));
    for (const [, box = "", inside = ""] of html.matchAll(/<svg viewBox="([^"]+)"(.*?)<\/svg>/gs)) {
      const [, , width = 0, height = 0] = box.split(" ").map(Number);
      const texts = [...inside.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)</g)].flatMap(
        ([, x, y, how = "", words = ""]) => {
          if (how.includes("rotate")) return [];
          // Seven to a letter is what a page's thirteen pixels take at most.
          const across = words.length * 6.5;
          const at = how.includes('"end"') ? across : how.includes('"middle"') ? across / 2 : 0;
          return [{ from: Number(x) - at, to: Number(x) - at + across, y: Number(y), words }];
        },
      );
      for (const [at, one] of texts.entries()) {
        expect([one.words, one.from >= 0 && one.to <= width && one.y <= height]).toEqual([one.words, true]);
        for (const other of texts.slice(at + 1))
          if (Math.abs(one.y - other.y) < 12)
            expect([one.words, other.words, one.from < other.to && other.from < one.to]).toEqual([
              one.words,
              other.words,
              false,
            ]);
      }
    }
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
    expect(html.match(/<svg /g)).toHaveLength(6);
    expect(html).toContain('aria-label="Cost against quality"');
    expect(html).toContain('aria-label="Tier use"');
    expect(html).toContain('aria-label="Invented and misfitting codes"');
    expect(html).toContain("advisory");
    expect(html).toContain("so by construction");
  });

  test("a real model's alone is not called so by construction", () => {
    expect(runPage(runOf([result("a")])).toLowerCase()).not.toContain("so by construction");
    expect(runMarkdown(runOf([result("a", { provider: "builtin" })]))).toContain("(so by construction)");
  });

  test("says beside every criterion what a 1 means, a judged and a forgotten one too, and what its condition gives", () => {
    const gone = { kind: "structural" as const, score: 1, threshold: 1, passed: true, found: [] };
    const run = runOf([result("a", { scores: [...result("a").scores, { ...gone, criterion: "poise" }] })]);
    const rows = new Map(
      runMarkdown(run)
        .split("\n")
        .map((line) => line.split(" | "))
        .map((cells): [string, string] => [cells[0] ?? "", cells.at(-1) ?? ""]),
    );
    expect(rows.get("| minutes")).toBe(
      "The minutes of the parts add up to the period, or to what was asked for |",
    );
    expect(rows.get("| m/clear")).toContain('A judge says yes to "clear" of the rubric "m"');
    expect(rows.get("| poise")).toBe("This version does not measure it any more |");
    expect(runMarkdown(run)).toContain("everything as usual (A1B1C3D3E1), anthropic claude-x, 1 of each");
    expect(runPage(run)).toContain("<td>The minutes of the parts add up");
  });

  test("two sides: their differences, arms and what changed between them", () => {
    const a = { name: "r@A0", results: ["a", "b", "c"].map((id) => result(id, { condition: "A0B1C3D3E1" })) };
    const b = { name: "r@A1", results: ["a", "b", "c"].map((id) => result(id)) };
    const arm = (side: typeof a) => ({ ...runOf(side.results), ...side });
    const compared = { ...compareSides(arm(a), arm(b)), madeOtherwise: ["skills"] };
    const html = comparisonsPage([{ compared, a, b }], []);
    expect(isAlone(html)).toBe(true);
    expect(html.match(/<svg /g)).toHaveLength(5);
    const markdown = comparisonMarkdown(compared, a, b);
    expect(markdown).toContain("these changed as well: skills");
    expect(markdown).toContain("| m/clear (advisory) | 3 |");
    expect(markdown).toContain(
      "| told nothing of the workspace (A0B1C3D3E1), anthropic claude-x | invented | 3 of 12, 0.250",
    );
    expect(markdown).toContain("- workspace: a told nothing of the workspace; b told of the workspace");
    // A plot has room for the code alone, so its words are below it.
    expect(html).toContain("A0B1C3D3E1: told nothing of the workspace. A1B1C3D3E1: everything as usual.");
  });
});

test("one command shows a model that makes codes up, without the guardrail and with it: in the run, the comparison and the page", async () => {
  const server = planningServer({ invents: true });
  using here = temporary({
    "cases/g.yaml":
      "description: One lesson\ntask: T1\ntests: [{ id: loops, prompt: for loops in Python for 3B, assert: [{ type: sections }] }]\n",
    "matrix.yaml": "conditions: [A1, F0]\nmodels: [{ provider: anthropic, model: scripted }]\n",
  });
  const env = { ANTHROPIC_API_KEY: "sk-ant-0123456789", ANTHROPIC_BASE_URL: server.url };
  const at = { cwd: here.dir, env };
  const args = ["eval", "run", "--cases", "cases", "--matrix", "matrix.yaml", "--parallel", "1"];
  const ran = await teacherAssist(args, at);
  server.stop();
  expect(ran).toMatchObject({ code: 0 });
  const row =
    /\| everything as usual \(A1B1C3D3E1\), anthropic scripted \(so by construction\) \| invented \| 1 of 1, 1\.000 .*\| nothing to tell \| 1 of 1, .* \| 0 of 1, .* \| -1\.00 \(of one: no interval\), 1 \| 1 \| 0 \|/;
  expect(ran.out).toMatch(row);
  const [id = ""] = readdirSync(here.path("eval-runs"));
  const { results } = await readRun(here.dir, id);
  expect(results[0]?.grounding).toMatchObject({
    first: { claims: 1, invented: 1 },
    last: { claims: 0, codes: [] },
  });
  expect(results[0]?.grounding?.first.codes).toHaveLength(1);
  expect(results[0]?.tiers).toEqual({ overviews: 1, files: 0 });

  // Without it nothing is sent back: one turn fewer, and what was made up goes out.
  const without = results.find(({ condition }) => condition === "A1B1C3D3E1F0");
  expect(without?.grounding).toMatchObject({ first: { claims: 1, invented: 1 }, last: { invented: 1 } });
  expect([without?.status, without?.turns]).toEqual(["success", (results[0]?.turns ?? 0) - 1]);
  expect(ran.out).toMatch(
    /\| claims that do not hold go out as they are \(A1B1C3D3E1F0\), .* \| invented \| 1 of 1, 1\.000 .*\| ran without it \| 1 of 1, .* \| ran without it \| ran without it \| 0 \| 0 \|/,
  );
  const between =
    /\| everything as usual \(A1B1C3D3E1\), anthropic scripted \(so by construction\) \| invented \| 1 of 1, .*\| nothing to tell \| 1 of 1, .* \| 0 of 1, .* \| -1\.00 \(of one: no interval\), 1 \|/;
  const [, after = ""] = ran.out.split("## Grounding, runs without the guardrail against runs with it");
  expect(after).toMatch(between);

  const compared = await teacherAssist(
    ["eval", "compare", `${id}@F0`, `${id}@A1`, "--markdown", "--html", "page.html"],
    { cwd: here.dir },
  );
  expect(compared.out).toMatch(row);
  expect(compared.out).toContain("so by construction, and says nothing of a model");
  const html = readFileSync(here.path("page.html"), "utf8");
  expect(isAlone(html)).toBe(true);
  expect(html).toContain('aria-label="What the guardrail changes"');
  expect(html).toContain('aria-label="Runs with the guardrail against runs without it"');
  expect(compared.out).toContain("- guardrail: a claims that do not hold go out as they are; b");
  expect(html).toContain("A1B1C3D3E1 anthropic scripted, invented, guardrail off");
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
