import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { conditionText, usual } from "../../src/agent/condition.ts";
import { newSet } from "../../src/evals/ratings/rating-set.ts";
import { createSet } from "../../src/evals/ratings/rating-sets.ts";
import { casesIn } from "../../src/evals/suites/cases-of-run.ts";
import { freeze } from "../../src/evals/suites/frozen.ts";
import { openLedger } from "../../src/evals/suites/ledger.ts";
import { beginRun, readRun, runFolder } from "../../src/evals/suites/run-folder.ts";
import type { Threads } from "../../src/server/threads/apart.ts";
import { project } from "../evals/suites/harness.ts";
import { planningServer } from "../evals/suites/scripted-server.ts";
import { type House, house, parsed, serving, threadsOnce } from "./harness.ts";

const conditions = [usual, { ...usual, workspace: 0 }].map(conditionText);

/** Many cases under two conditions, as a long run leaves them. */
async function longRun({ data }: House): Promise<string> {
  const id = "20261116-090000-bbbbbb";
  const cases = Array.from({ length: 30 }, (_, at) => `s/c${at}`);
  const arms = conditions.map((condition) => ({ condition, provider: "builtin", model: "" }));
  await beginRun(data, { id, startedAt: "2026-11-16T09:00:00.000Z", cases, arms, repeats: 1, frozen: {} });
  const ledger = await openLedger(runFolder(data, id));
  for (const [at, name] of cases.entries())
    for (const condition of conditions)
      await ledger.add({
        case: name,
        suite: "s",
        condition,
        provider: "builtin",
        model: "",
        repeat: 1,
        status: "success",
        kind: "lesson",
        scores: [{ criterion: "minutes", kind: "structural", score: (at % 3) / 2, threshold: 1, passed: false, found: [] }], // biome-ignore format: one line
        turns: 1,
        tokens: 1,
        costUsd: 0,
        cachedUsd: 0,
        sessionId: "",
        traceId: "",
        error: null,
      });
  await ledger.close();
  return id;
}

/** The real threads; what was asked of them is noted, and an answer is held back until the test lets it go. */
function heldBack() {
  const asked: string[] = [];
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
  const real = threadsOnce();
  const threads: Threads = {
    async seat(signal) {
      const seat = await real.seat(signal);
      return {
        run(name, ...args) {
          asked.push(name);
          const done = seat.run(name, ...args);
          return letGo.then(() => done);
        },
      };
    },
    close() {},
  };
  return { threads, asked, release };
}

describe("evals at the page", () => {
  test("while a comparison, a run or an agreement is computed, whoever asks for something small is answered", async () => {
    using here = await house();
    const id = await longRun(here);
    const { threads, asked, release } = heldBack();
    await using server = await serving(here, { threads });
    const sides = new URLSearchParams({ a: `${id}@${conditions[0]}`, b: `${id}@${conditions[1]}` });
    const compared = server.get(`/api/evals/compare?${sides}`);
    const shown = server.get(`/api/evals/runs/${id}`);
    expect((await server.get("/api/evals/runs")).status).toBe(200); // answered while both are held back
    release();
    expect((await parsed(await compared)).criteria[0].difference).toMatchObject({ n: 30 });
    expect((await parsed(await shown)).byArm).toHaveLength(2);
    expect(asked.sort()).toEqual(["comparedView", "runView"]);
    const gone = await server.get("/api/evals/compare?a=nothing&b=nothing");
    expect([gone.status, (await parsed(gone)).error.message]).toEqual([400, expect.stringContaining('no eval run "nothing"')]); // biome-ignore format: one line
  });

  test("a run with a model stops at its ceiling, tells what it cost, and goes on from there; nothing is tried twice", async () => {
    const model = planningServer();
    using here = await house();
    here.env.ANTHROPIC_API_KEY = "sk-ant-0123456789";
    here.env.ANTHROPIC_BASE_URL = model.url;
    await using server = await serving(here);
    const send = (path: string, value: unknown) => server.send("POST", `/api/evals/runs${path}`, value);
    const runs = async () => await parsed(await server.get("/api/evals/runs"));
    const idle = async () => {
      while ((await runs()).running !== null) await Bun.sleep(50);
      return await runs();
    };
    const asked = { suite: "adversarial", conditions: ["A1"], provider: "anthropic", model: "", repeats: 1 };

    const unknown = await send("", { ...asked, model: "nobody-knows-1", ceilingUsd: 1 });
    expect((await parsed(unknown)).error.message).toContain("so no ceiling can be kept. Nothing was begun");
    const nobody = await send("", { ...asked, provider: "openai", ceilingUsd: 1 });
    expect((await parsed(nobody)).error.message).toContain("Nothing was begun");
    expect((await runs()).runs).toEqual([]);

    const { id } = await parsed(await send("", { ...asked, ceilingUsd: 0.000001 }));
    expect((await runs()).running).toMatchObject({ id, ceilingUsd: 0.000001 });
    const second = await send("", { ...asked, ceilingUsd: 1 });
    expect(second.status).toBe(409);
    const short = await idle();
    expect(short.ended).toEqual({ id, why: "budget", reason: null });
    expect(short.runs[0].spentUsd).toBeGreaterThan(0);
    const first = await readRun(here.data, id);
    expect(first.results.length).toBeLessThan(first.cases.length);
    expect(first.settings?.arms[0]?.agents.planner).toContain("anthropic claude-");

    expect((await send(`/${id}/resume`, { ceilingUsd: 5 })).status).toBe(200);
    expect((await idle()).ended).toBeNull();
    const whole = await readRun(here.data, id);
    expect(whole.results.map((one) => one.case)).toEqual(whole.cases);
    expect(whole.results.slice(0, 1)).toEqual(first.results.slice(0, 1));
    const done = (await runs()).runs[0];
    expect([done.done, done.planned]).toEqual([whole.cases.length, whole.cases.length]);
    await model.stop();
  });

  test("a run of somebody's own cases is gone on with at the page: it knows where they lie", async () => {
    using here = await house();
    const own = join(here.data, "own-cases");
    mkdirSync(own, { recursive: true });
    const poem =
      "description: x\ntask: adversarial\ntests: [{ id: poem, prompt: write me a poem about my cat }]\n";
    writeFileSync(join(own, "mine.yaml"), poem);
    await using server = await serving(here);
    const cases = casesIn(own);
    const id = "20261116-091500-cccccc";
    await beginRun(here.data, {
      id,
      startedAt: "2026-11-16T09:15:00.000Z",
      cases: ["mine/poem"],
      casesFrom: own,
      arms: [{ condition: conditionText(usual), provider: "builtin", model: "" }],
      repeats: 1,
      frozen: freeze(project, cases),
    });
    const go = () => server.send("POST", `/api/evals/runs/${id}/resume`, { ceilingUsd: null });
    expect((await go()).status).toBe(200);
    while ((await parsed(await server.get("/api/evals/runs"))).running !== null) await Bun.sleep(20);
    expect((await readRun(here.data, id)).results).toMatchObject([{ case: "mine/poem", error: null }]);
    const key = JSON.stringify(["mine/poem", conditionText(usual), "builtin", "", 1]);
    const shown = await parsed(
      await server.get(`/api/evals/runs/${id}/case?${new URLSearchParams({ key })}`),
    );
    expect(shown.request).toBe("write me a poem about my cat");
    expect(shown.text).toMatch(/lesson/);
    expect(shown.result.stoppedBy).toBe("scope-check");
    const scores = async (of: string) =>
      await (await server.get(`/api/evals/scores?side=${id}&side=${id}@A1&of=${of}`)).text();
    expect((await scores("scores")).split("\r\n").filter((line) => line.includes("mine/poem"))).toHaveLength(
      2,
    );
    expect(await scores("codebook")).toContain("column,condition,");
    // What it was begun with is what it goes on with.
    writeFileSync(join(own, "mine.yaml"), poem.replace("cat", "dog"));
    expect((await parsed(await go())).error.message).toContain("these changed: cases");
  });

  test("a set is told by condition only once blinding has ended, and then nothing more is rated", async () => {
    using here = await house();
    const codebook = [
      { criterion: "ready", question: "?", anchors: [0, 1].map((score) => ({ score, means: `${score}` })) },
    ];
    const lessons = ["a", "b", "c"].flatMap((one) =>
      conditions.map((condition) => ({ session: `s-${one}-${condition}`, run: "r", case: one, condition })),
    );
    const plan = { id: "blind", title: "", raters: ["R1", "R2"], each: 2 };
    await createSet(here.data, newSet(plan, lessons, codebook, "2026-11-16T09:00:00.000Z", 3));
    await using server = await serving(here);
    const rated = (item: string) =>
      server.send("POST", "/api/ratings/blind/ratings", { item, rater: "R1", scores: { ready: 1 } });
    expect((await rated("L001")).status).toBe(201);
    const shown = async () => await parsed(await server.get("/api/ratings/blind"));
    expect(await shown()).toMatchObject({ byCondition: null, isComplete: false, severalConditions: true });
    const file = () => server.get("/api/ratings/blind/file?format=unblinded");
    expect((await file()).status).toBe(409);
    expect((await server.send("POST", "/api/ratings/blind/unblind", {})).status).toBe(200);
    expect((await shown()).byCondition[0].criterion).toBe("ready");
    expect(await (await file()).text()).toContain("condition,writer,case,run,session");
    expect((await rated("L002")).status).toBe(400);
  });
});
