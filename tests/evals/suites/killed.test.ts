import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ledgerName, readResults } from "../../../src/evals/suites/ledger.ts";
import { keyOf } from "../../../src/evals/suites/result.ts";
import { spentIn } from "../../../src/evals/suites/spent-in.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { inItsOwnProcess, scratch, start } from "../../cli/harness.ts";
import { swept } from "../../sweep.ts";
import { planningServer } from "./scripted-server.ts";

const cases = `description: Three lessons
task: T1
defaultTest:
  assert: [{ type: sections }, { type: cost, value: 1 }]
tests:
  - { id: loops, prompt: for loops in Python for 3B }
  - { id: lists, prompt: lists in Python for 3B }
  - { id: maps, prompt: dictionaries in Python for 3B }
`;

/** What one answer of the server costs: 1200 tokens in, 300 from the cache, 80 or 700 out, by the list price of its model. */
const dearest = (1200 * 2 + 300 * 0.1 + 700 * 10) / 1e6;

/** Killed while the server answers its n-th request since the start, one process after the other. */
const plans = [
  [2, 5],
  [1, 1, 9],
  [7, 3, 2, 4],
  [11, 2],
  [4, 6, 8],
];

test.each(swept(plans, 1).map((kills) => ({ kills })))(
  "a matrix that is killed in the middle, again and again ($kills), goes on: nothing twice, and what it cost is right",
  async ({ kills }) => {
    using here = scratch();
    mkdirSync(join(here.dir, "cases"));
    writeFileSync(join(here.dir, "cases", "k.yaml"), cases);
    writeFileSync(
      join(here.dir, "m.yaml"),
      "conditions: [A1, D0]\nmodels: [{ provider: anthropic, model: claude-sonnet-5-5 }]\n",
    );
    const server = planningServer();
    const env = { ANTHROPIC_API_KEY: "sk-ant-0123456789", ANTHROPIC_BASE_URL: server.url };
    const begin = ["eval", "run", "--cases", "cases", "--matrix", "m.yaml", "--parallel", "2"];
    const folder = () => {
      const [id = "", second] = readdirSync(join(here.dir, "eval-runs"));
      expect(second).toBeUndefined();
      return { id, path: join(here.dir, "eval-runs", id) };
    };
    let args = begin;
    for (const nth of kills) {
      const before = server.bodies.length;
      const child = start(args, { cwd: here.dir, env });
      while (server.bodies.length < before + nth && child.exitCode === null) await Bun.sleep(1);
      child.kill("SIGKILL");
      await child.exited;
      args = ["eval", "run", "--cases", "cases", "--resume", folder().id, "--parallel", "2"];
    }
    const { code, err, out } = await inItsOwnProcess(args, { cwd: here.dir, env });
    expect({ code, err: code === 0 ? "" : err }).toEqual({ code: 0, err: "" });
    server.stop();

    const { path, id } = folder();
    const results = readResults(readFileSync(join(path, ledgerName), "utf8"));
    expect(results.map(keyOf).sort()).toEqual([...new Set(results.map(keyOf))].sort());
    expect(results).toHaveLength(6);
    expect(results.map(({ error }) => error)).toEqual(Array.from({ length: 6 }, () => null));
    expect(out).toContain(`# Eval run ${id}`);
    expect(out).toContain("6 of 6 trials");

    // Every answer that came is counted once: what the six cost, and what those that were cut off had cost by then.
    const store = fileStore(path);
    const counted = results.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    const spent = await spentIn(store);
    expect(spent).toBeGreaterThanOrEqual(counted - 1e-9);
    for (const { traceId, costUsd } of results)
      expect((await store.readTrace(traceId)).metadata.costUsd).toBeCloseTo(costUsd ?? -1, 10);
    expect(Number(/\$([\d.]+)[^\n]*\n$/.exec(err)?.[1])).toBeCloseTo(spent, 4);
    // What the server answered and nobody lived to write down is at most what was under way when it was killed.
    const answered = server.bodies.length - 1; // one was refused
    const written = (await Promise.all((await store.listTraces()).map((trace) => store.readTrace(trace))))
      .flatMap(({ spans }) => spans)
      .filter((span) => span.type === "model" && span.error === null).length;
    expect(answered - written).toBeGreaterThanOrEqual(0);
    expect(answered - written).toBeLessThanOrEqual(kills.length * 2);
    expect(spent).toBeLessThanOrEqual(written * dearest + 1e-9);
  },
);
