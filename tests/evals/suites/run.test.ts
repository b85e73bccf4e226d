import { describe, expect, test } from "bun:test";
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { usual } from "../../../src/agent/condition.ts";
import { readSuite } from "../../../src/evals/cases/read-suites.ts";
import { compare } from "../../../src/evals/compare/compare.ts";
import { criterionNames } from "../../../src/evals/criteria/criteria.ts";
import { casesOfRun } from "../../../src/evals/suites/cases-of-run.ts";
import { changedParts, freeze } from "../../../src/evals/suites/frozen.ts";
import { ledgerName, openLedger } from "../../../src/evals/suites/ledger.ts";
import { readMatrix } from "../../../src/evals/suites/matrix.ts";
import type { CaseResult } from "../../../src/evals/suites/result.ts";
import { runSuite } from "../../../src/evals/suites/run-suite.ts";
import { settingsOf } from "../../../src/evals/suites/settings.ts";
import { summariseRun } from "../../../src/evals/suites/summarise.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { temporary } from "../../workspace/temporary.ts";
import { builtin, cheap, plugins, project } from "./harness.ts";

const never = new AbortController().signal;
const bench = () => ({ project, plugins, env: {}, store: memoryStore() });
const plan = { cases: cheap, arms: [builtin], repeats: 1, parallel: 2 };

describe("a run of cases", () => {
  test("tries each once, goes on where it was cut off, and says the same numbers twice", async () => {
    using folder = temporary();
    const stop = new AbortController();
    const first = await openLedger(folder.dir);
    const cut = await runSuite({ ...plan, parallel: 1 }, bench(), first, 0, stop.signal, () => stop.abort());
    await first.close();
    expect([cut.done, cut.stopped]).toEqual([1, "cancelled"]);
    // A line that a killed process left half written.
    appendFileSync(join(folder.dir, ledgerName), '{"case":"cheap/ref');

    const second = await openLedger(folder.dir);
    const tried: string[] = [];
    const rest = await runSuite(plan, bench(), second, 0, never, ({ last }) => tried.push(last.case));
    await second.close();
    expect([rest.done, rest.all, rest.stopped]).toEqual([3, 3, null]);
    expect(tried.sort()).toEqual(["cheap/reference", "cheap/weather"]);
    const lines = readFileSync(join(folder.dir, ledgerName), "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).case).sort()).toEqual(cheap.map(({ id }) => id).sort());

    mkdirSync(join(folder.dir, "again"));
    const again = await openLedger(join(folder.dir, "again"));
    await runSuite(plan, bench(), again, 0, never, () => {});
    await again.close();
    expect(summariseRun(again.results)).toEqual(summariseRun(second.results));
    // What was said in place of a lesson is kept, with the check that ended it.
    for (const { kind, said } of second.results) {
      expect(kind).toBe("refusal");
      expect(said?.text).toMatch(/lesson/);
      expect(said?.by).toBe("scope-check");
    }
  });

  test("stopped in the middle of a case, it says so, whoever stops it", async () => {
    using folder = temporary();
    const stop = new AbortController();
    const ledger = await openLedger(folder.dir);
    const stopping = () => {
      stop.abort();
      return {};
    };
    const cut = { ...plan, parallel: 1, between: stopping };
    const outcome = await runSuite(cut, bench(), ledger, 0, stop.signal, () => {});
    await ledger.close();
    expect(outcome).toEqual({ done: 0, all: 3, stopped: "cancelled" });
  });

  test("knows where its cases lie, wherever it is gone on with; what is gone is named", () => {
    using folder = temporary();
    const mine = join(folder.dir, "mine");
    mkdirSync(mine);
    const text = "description: x\ntask: T1\ntests: [{ id: one, prompt: hello }, { id: two, prompt: hi }]\n";
    writeFileSync(join(mine, "own.yaml"), text);
    const head = { id: "r", cases: ["own/two"], casesFrom: mine };
    expect(casesOfRun(head, project).map(({ id }) => id)).toEqual(["own/two"]);
    expect(() => casesOfRun({ ...head, cases: ["own/two", "own/three"] }, project)).toThrow("own/three");
    renameSync(mine, `${mine}-moved`);
    expect(() => casesOfRun(head, project)).toThrow("which is not there any more");
    expect(casesOfRun(head, project, `${mine}-moved`).map(({ id }) => id)).toEqual(["own/two"]);
    const shipped = { id: "r", cases: ["t1-standard/for-loops"] };
    expect(casesOfRun(shipped, project)).toHaveLength(1);
  });

  test("a ceiling on what it may cost begins no further case", async () => {
    using folder = temporary();
    const ledger = await openLedger(folder.dir);
    const outcome = await runSuite({ ...plan, maxUsd: 0.5 }, bench(), ledger, 0.5, never, () => {});
    await ledger.close();
    expect(outcome).toEqual({ done: 0, all: 3, stopped: "budget" });
  });

  test("a case that cannot be tried is a result with its reason, and the others go on", async () => {
    using folder = temporary();
    const [poem, ...others] = cheap;
    if (poem === undefined) throw new Error("no case");
    const ledger = await openLedger(folder.dir);
    const cases = [{ ...poem, desk: "nowhere" }, ...others];
    await runSuite({ ...plan, cases }, bench(), ledger, 0, never, () => {});
    await ledger.close();
    const broken = ledger.results.find((result) => result.case === poem.id);
    expect(broken?.error).toContain('at a desk "nowhere", which is not there');
    expect(summariseRun(ledger.results)).toMatchObject({ results: 3, errors: 1 });
  });
});

describe("what a run was made with", () => {
  test("a changed case changes its hash, and nothing else's", () => {
    const before = freeze(project, cheap);
    expect(changedParts(before, freeze(project, cheap))).toEqual([]);
    expect(changedParts(before, freeze(project, cheap.slice(1)))).toEqual(["cases"]);
  });
});

const result = (id: string, condition: string, score: number | null): CaseResult => ({
  case: id,
  suite: "s",
  condition,
  provider: "anthropic",
  model: "m",
  repeat: 1,
  status: "success",
  kind: "lesson",
  scores: [
    {
      criterion: "needs-met",
      kind: "structural",
      score,
      threshold: 1,
      passed: score === null ? null : score === 1,
      found: [],
    },
  ],
  turns: 3,
  tokens: 100,
  costUsd: 0.01,
  cachedUsd: 0,
  sessionId: "",
  traceId: "",
  error: null,
});

describe("two conditions compared", () => {
  test("case by case, with what could not be paired said", () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const plain = ids.map((id) => result(id, "A0", 0.5));
    const told = [...ids.slice(0, 5).map((id) => result(id, "A1", 1)), result("f", "A1", null)];
    const compared = compare({ name: "A0", results: plain }, { name: "A1", results: told });
    expect(compared.criteria[0]?.difference).toMatchObject({ value: 0.5, n: 5, p: 2 / 32 });
    expect(compared.unpaired).toEqual([{ criterion: "needs-met", a: 1, b: 0 }]);
    expect(compared.byConstruction).toBe(false);
  });

  test("more criteria ask for more: the corrected p is never below the plain one", () => {
    const two = (id: string, a: number, b: number): CaseResult => {
      const one = result(id, "A0", a);
      return {
        ...one,
        scores: [
          ...one.scores,
          ...result(id, "A0", b).scores.map((score) => ({ ...score, criterion: "minutes" })),
        ],
      };
    };
    const ids = ["a", "b", "c", "d", "e"];
    const compared = compare(
      { name: "a", results: ids.map((id) => two(id, 0, 0)) },
      { name: "b", results: ids.map((id) => two(id, 1, 1)) },
    );
    for (const { corrected, difference } of compared.criteria)
      expect(corrected).toBeCloseTo(difference.p * 2, 9);
  });
});

describe("files that are wrong are named with their line", () => {
  const good = "description: x\ntask: T1\ntests:\n  - id: one\n    prompt: hello\n";

  test.each([
    ["description: x\ntask: T9\ntests:\n  - id: one\n", 2, "`task` must be one of"],
    ["description: x\ntask: T1\ntests: []\n", 3, "`tests`"],
    [`${good}    assert:\n      - type: sektions\n`, 7, "Did you mean sections?"],
    [`${good}  - id: one\n    prompt: again\n`, 6, 'two tests with the id "one"'],
    ["description: x\ntask: T1\ntests:\n  - id: one\n", 4, "It has no `prompt`"],
    ["description: x\ntask: T1\ntests:\n  - id: one\n    prompt: about {{topic}}\n", 4, "{{topic}}"],
    ["description: [\n", 2, "This is not YAML"],
  ])("%#", (source, line, message) => {
    const { cases, problems } = readSuite("cases.yaml", source, criterionNames);
    expect(cases).toEqual([]);
    expect(problems[0]?.message).toContain(message);
    expect(problems.map((problem) => problem.line)).toContain(line);
  });

  test("a matrix too", () => {
    expect(readMatrix("m.yaml", "conditions: [A0, A1]\n").conditions).toEqual(["A0", "A1"]);
    expect(() => readMatrix("m.yaml", "models:\n  - provider: nobody\n")).toThrow("m.yaml:2:");
  });
});

describe("what a run was set to", () => {
  test("who answers for each agent and where, held to what; and no key", () => {
    const env = {
      ANTHROPIC_API_KEY: "sk-ant-secret-0123",
      ANTHROPIC_BASE_URL: "https://me:password@models.example/v1",
      TEACHER_ASSIST_TIME_LIMITS: "hook=60",
    };
    const arms = [builtin, { condition: usual, flags: { provider: "anthropic", model: "claude-x" } }];
    const { arms: set, timeLimits, program } = settingsOf(plugins, cheap, arms, env);
    expect(set.map(({ agents }) => agents.planner)).toEqual([
      "builtin builtin",
      "anthropic claude-x at https://models.example",
    ]);
    expect(Object.keys(set[1]?.agents ?? {})).toContain("resource-creator");
    expect(timeLimits.planner?.hook).toBe(60);
    expect(program).toMatch(/^\d/);
    expect(JSON.stringify(settingsOf(plugins, cheap, arms, env))).not.toMatch(/secret|password/);
  });

  test("a plugin of one's own is part of it", () => {
    using folder = temporary();
    mkdirSync(join(folder.dir, "agents"));
    writeFileSync(join(folder.dir, "agents", "a.md"), "one");
    const before = freeze(project, cheap, [folder.dir]);
    writeFileSync(join(folder.dir, "agents", "a.md"), "two");
    expect(changedParts(before, freeze(project, cheap, [folder.dir]))).toEqual(["own plugin 1"]);
  });
});
