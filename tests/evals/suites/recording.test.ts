import { describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { usual } from "../../../src/agent/condition.ts";
import { openRecorder } from "../../../src/agent/recording/recorder.ts";
import { readRecording } from "../../../src/agent/recording/recording.ts";
import { casesOf } from "../../../src/evals/cases/suite.ts";
import {
  type Betweens,
  cachingEach,
  recordingEach,
  replayingEach,
} from "../../../src/evals/suites/between.ts";
import { openLedger } from "../../../src/evals/suites/ledger.ts";
import { type RunPlan, runSuite } from "../../../src/evals/suites/run-suite.ts";
import { spentIn } from "../../../src/evals/suites/spent-in.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { temporary } from "../../workspace/temporary.ts";
import { plugins, project } from "./harness.ts";
import { planningServer } from "./scripted-server.ts";

const never = new AbortController().signal;
const key = "sk-ant-never-on-disk-0123456789";
const cases = casesOf("r", {
  description: "Two lessons",
  task: "T1",
  defaultTest: {
    assert: [
      { type: "sections", threshold: 1 },
      { type: "minutes", threshold: 1 },
    ],
  },
  tests: [
    { id: "loops", prompt: "for loops in Python for 3B" },
    { id: "lists", prompt: "lists in Python for 3B" },
  ],
});
const arms: RunPlan["arms"] = [{ condition: usual, flags: { provider: "anthropic" } }];

async function run(
  folder: string,
  env: Record<string, string>,
  between: Betweens,
  more: Partial<RunPlan> = {},
) {
  mkdirSync(folder);
  const store = fileStore(folder);
  const ledger = await openLedger(folder);
  const plan = { cases, arms, repeats: 1, parallel: 2, between, ...more };
  await runSuite(plan, { project, plugins, env, store }, ledger, 0, never, () => {});
  await ledger.close();
  return { store, results: ledger.results.toSorted((a, b) => (a.case < b.case ? -1 : 1)) };
}

const traces = (folder: string) =>
  readdirSync(join(folder, "traces"))
    .sort()
    .map((name) => [name, readFileSync(join(folder, "traces", name), "utf8")]);

/** All of a session but where its desk stood, which is a folder that was made for it and is gone. */
const sessions = (folder: string) =>
  readdirSync(join(folder, "sessions"))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => [
      name,
      readFileSync(join(folder, "sessions", name), "utf8").replace(/"workspace":"[^"]*"/, ""),
    ]);

describe("a recorded run", () => {
  test("is played byte for byte with no key and no network, retries, tools and all, and holds no key", async () => {
    using top = temporary();
    const server = planningServer();
    const file = join(top.dir, "run.recording");
    const recorder = await openRecorder(file, false);
    const made = await run(
      join(top.dir, "made"),
      { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: server.url },
      recordingEach(recorder),
    );
    await recorder.close();
    const asked = server.bodies.length;
    server.stop();
    expect(made.results.map(({ error, turns }) => [error, turns > 1])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(asked).toBeGreaterThan(4);

    // The server is gone, and nobody has a key.
    const played = await run(join(top.dir, "played"), {}, replayingEach(await readRecording(file)));
    expect(server.bodies.length).toBe(asked);
    expect(traces(join(top.dir, "played"))).toEqual(traces(join(top.dir, "made")));
    expect(sessions(join(top.dir, "played"))).toEqual(sessions(join(top.dir, "made")));
    expect(played.results).toEqual(made.results);
    expect(traces(join(top.dir, "made")).some(([, text]) => text?.includes('"retries":1'))).toBe(true);

    const text = readFileSync(file, "utf8");
    expect(text).not.toContain(key);
    expect(text).not.toMatch(/x-api-key|authorization|anthropic-version/i);
    expect(text).not.toContain("Python"); // what was asked is there as a hash alone
  });

  test("says where a run goes another way, and sends nothing", async () => {
    using top = temporary();
    const server = planningServer();
    const file = join(top.dir, "run.recording");
    const recorder = await openRecorder(file, false);
    const env = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: server.url };
    await run(join(top.dir, "made"), env, recordingEach(recorder), { cases: cases.slice(0, 1) });
    await recorder.close();
    const asked = server.bodies.length;
    const [first, second] = cases;
    if (first === undefined || second === undefined) throw new Error("no cases");
    const lanes = await readRecording(file);
    const { results, store } = await run(join(top.dir, "other"), env, replayingEach(lanes), {
      cases: [{ ...first, request: "while loops for 3B" }, second],
    });
    server.stop();
    expect(server.bodies.length).toBe(asked);
    expect(results.map(({ status }) => status)).toEqual(["error", "error_model"]);
    expect(results[0]?.error).toContain("The recording has no run of");
    const { metadata } = await store.readTrace(results[1]?.traceId ?? "");
    expect(metadata.reason).toContain("turn 1 asks with other messages");
  });

  test("a file that is there is not written over, and one that is damaged is named with its line", async () => {
    using top = temporary();
    const file = join(top.dir, "a.recording");
    await (await openRecorder(file, false)).close();
    expect(openRecorder(file, false)).rejects.toThrow("not written over");
    await Bun.write(file, `${readFileSync(file, "utf8")}{"lane": 3}\n`);
    expect(readRecording(file)).rejects.toThrow("a.recording:2:");
    await Bun.write(file, "something else\n");
    expect(readRecording(file)).rejects.toThrow("is not a recording");
  });
});

describe("identical calls", () => {
  test("are asked once and paid for once; repeats are asked anew", async () => {
    using top = temporary();
    const server = planningServer();
    const env = { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: server.url };
    const cached = cachingEach(join(top.dir, "cache"));
    const first = await run(join(top.dir, "one"), env, cached, { repeats: 2, parallel: 1 });
    const asked = server.bodies.length;
    const again = await run(join(top.dir, "two"), env, cachingEach(join(top.dir, "cache")), { repeats: 2 });
    server.stop();
    expect(server.bodies.length).toBe(asked);
    const total = (of: "costUsd" | "cachedUsd", { results }: typeof first) =>
      results.reduce((sum, result) => sum + (result[of] ?? 0), 0);
    const cost = total("costUsd", first);
    // Both cases call the same colleague in for the same task: that is asked once in each repeat, not once in all.
    expect(first.results.map(({ cachedUsd }) => cachedUsd > 0)).toEqual([true, true, false, false]);
    expect(asked).toBe(1 + 2 * (2 + 2 + 2));
    expect(await spentIn(first.store)).toBeCloseTo(cost - total("cachedUsd", first), 10);
    // What a case costs stays what it is, so that conditions can be compared; what was spent is nothing.
    expect(total("costUsd", again)).toBeCloseTo(cost, 10);
    expect(total("cachedUsd", again)).toBeCloseTo(cost, 10);
    expect(await spentIn(again.store)).toBeCloseTo(0, 10);
    expect(again.results.map(({ scores }) => scores)).toEqual(first.results.map(({ scores }) => scores));
  });
});
