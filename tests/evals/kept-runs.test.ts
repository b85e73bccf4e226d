import { describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptRuns } from "../../src/evals/runs/kept-runs.ts";
import { type KnownRuns, readRuns } from "../../src/evals/runs/read-runs.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { newSession } from "../../src/store/session.ts";
import { aModelSpan, aTrace } from "./samples.ts";

const ids = Array.from({ length: 220 }, (_, index) => `20261115-100000-t${String(index).padStart(5, "0")}`);
const seed = { id: aTrace([]).sessionId, plugin: "p", command: null, agent: "planner", now: "" };
const session = { ...newSession({ ...seed, title: "fractions for Zoë" }), traces: ids };

function house() {
  const data = mkdtempSync(join(tmpdir(), "kept-runs-"));
  const traceFile = (id: string) => join(data, "traces", `${id}.json`);
  mkdirSync(join(data, "traces"));
  const write = (id: string, model: string) =>
    writeFileSync(traceFile(id), JSON.stringify({ ...aTrace([aModelSpan("1.1", 0, 5)], { model }), id }));
  for (const id of ids) write(id, "claude");
  const read = async (known: KnownRuns) =>
    (await readRuns({ store: fileStore(data), known }, [session])).runs;
  return {
    write,
    read,
    remove: (id: string) => rmSync(traceFile(id)),
    kept: () => keptRuns(data),
    file: join(data, "research", "runs.json"),
    [Symbol.dispose]: () => rmSync(data, { recursive: true }),
  };
}

describe("rows of runs, kept from one start to the next", () => {
  test("are the same as from the traces, private, and hold no person's words", async () => {
    using here = house();
    const first: KnownRuns = new Map();
    const runs = await here.read(first);
    await here.kept().keep(first);
    expect(statSync(here.file).mode & 0o777).toBe(0o600);
    expect(readFileSync(here.file, "utf8")).not.toContain("Zoë");
    const known = await here.kept().load();
    expect(known.size).toBe(ids.length);
    expect(await here.read(known)).toEqual(runs);
  });

  test("count no more once their trace has changed or gone", async () => {
    using here = house();
    const first: KnownRuns = new Map();
    await here.read(first);
    await here.kept().keep(first);
    const [changed = "", gone = ""] = ids;
    here.write(changed, "another");
    here.remove(gone);
    const known = await here.kept().load();
    expect([known.has(changed), known.has(gone), known.size]).toEqual([false, false, ids.length - 2]);
    const runs = await here.read(known);
    expect(runs.find(({ id }) => id === changed)?.model).toBe("another");
    expect(runs).toHaveLength(ids.length - 1);
  });

  test("are read from the traces where the file is damaged, and nobody is troubled where it cannot be written", async () => {
    using here = house();
    const known: KnownRuns = new Map();
    await here.read(known);
    mkdirSync(here.file, { recursive: true }); // a folder in its way
    await here.kept().keep(known);
    expect((await here.kept().load()).size).toBe(0);
    rmSync(here.file, { recursive: true });
    writeFileSync(here.file, '{"format":1,"runs":[{"row"');
    expect((await here.kept().load()).size).toBe(0);
    await here.kept().keep(known);
    expect((await here.kept().load()).size).toBe(ids.length);
  });

  test("are not kept where there are few", async () => {
    using here = house();
    const known: KnownRuns = new Map();
    await here.read(known);
    await here.kept().keep(new Map([...known].slice(0, 5)));
    expect(await Bun.file(here.file).exists()).toBe(false);
  });
});
