import { expect, test } from "bun:test";
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { StoreError } from "../../src/store/store.ts";
import { ended, sampleSession, sampleSpan, says, texts } from "./samples.ts";
import { temporaryFolders } from "./temporary.ts";

const folder = temporaryFolders();
const everything = [1, 2, 3, 4, 5].flatMap((turn) => ["a", "b", "c"].map((part) => `${turn}${part}`));

test("nothing that was promised is lost by kill -9, at any disk operation of a session's life", async () => {
  const life = await child(folder(), 0, "before");
  expect(life.exit).toBe(0);
  const operations = life.lines.at(-1)?.split(" ") ?? [];
  expect(operations.length).toBeGreaterThan(40);

  const moments = operations.flatMap((name, i) => {
    const n = i + 1;
    const inside = name === "write" ? ["half"] : [];
    return ["before", ...inside, "after"].map((moment) => ({ n, name, moment }));
  });
  const next = moments.values();
  const worker = async () => {
    for (const { n, name, moment } of next) {
      await killedAt(n, moment).catch((cause: unknown) => {
        throw new Error(`killed ${moment} operation ${n}, ${name}`, { cause });
      });
    }
  };
  await Promise.all([worker(), worker()]);
}, 60_000);

async function killedAt(n: number, moment: string): Promise<void> {
  const data = folder();
  const { lines, exit } = await child(data, n, moment);
  expect(exit).toBe(137);
  await checkTrace(data, lines);

  const store = fileStore(data);
  const sessions = path.join(data, "sessions");
  if (!lines.includes("created") && !fs.existsSync(path.join(sessions, "a.json"))) {
    await (await store.createSession(sampleSession("a"))).close();
    expect(fs.readdirSync(sessions).sort()).toEqual([".locks", "a.json"]);
    return;
  }

  const promised = 3 * lines.filter((line) => line.startsWith("turn ")).length;
  const read = texts(await store.readSession("a"));
  expect(read).toEqual(everything.slice(0, read.length));
  expect(read.length).toBeGreaterThanOrEqual(promised);
  expect(read.length).toBeLessThanOrEqual(promised + 3);
  expect(await store.listSessions()).toMatchObject({ total: 1, problems: [] });

  const log = await store.openSession("a"); // at once: the dead hold no lock
  expect(texts(log.session)).toEqual(read);
  for (const problem of log.problems) expect(problem).toContain("was cut short");
  expect(fs.readdirSync(sessions).filter((name) => name.includes(".tmp-"))).toEqual([]);
  await log.append([says("more")]);
  await log.close();
  expect(texts(await store.readSession("a"))).toEqual([...read, "more"]);
  expect(fs.existsSync(path.join(sessions, "a.jsonl"))).toBe(false);
}

async function checkTrace(data: string, lines: string[]): Promise<void> {
  const promised = lines.filter((line) => line.startsWith("span ")).length;
  const trace = await fileStore(data)
    .readTrace("t")
    .catch((error: unknown) => {
      if (promised === 0 && error instanceof StoreError) return null;
      throw error;
    });
  if (trace === null) return;
  expect(trace.spans).toEqual(
    Array.from({ length: trace.spans.length }, (_, i) => sampleSpan(String(i + 1))),
  );
  expect(trace.spans.length).toBeGreaterThanOrEqual(promised);
  if (lines.includes("finished")) expect(trace.metadata).toEqual(ended);
}

async function child(data: string, n: number, moment: string): Promise<{ lines: string[]; exit: number }> {
  const script = path.join(import.meta.dir, "children/crash.ts");
  const running = Bun.spawn([process.execPath, script, data, String(n), moment], {
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, exit] = await Promise.all([
    new Response(running.stdout).text(),
    new Response(running.stderr).text(),
    running.exited,
  ]);
  expect(errors).toBe("");
  return { lines: output.trimEnd().split("\n"), exit };
}
