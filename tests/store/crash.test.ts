import { expect, test } from "bun:test";
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { StoreError } from "../../src/store/store.ts";
import { bundled } from "../bundled.ts";
import { swept } from "../sweep.ts";
import { at, ended, metadata, sampleSession, sampleSpan, says, texts } from "./samples.ts";
import { temporaryFolders } from "./temporary.ts";
import { failingDisk } from "./watched-disk.ts";

const folder = temporaryFolders();
const programs = {
  crash: await bundled(path.join(import.meta.dir, "children", "crash.ts")),
  delete: await bundled(path.join(import.meta.dir, "children", "delete.ts")),
  repair: await bundled(path.join(import.meta.dir, "children", "repair.ts")),
};

test("nothing that was promised is lost by kill -9, at any disk operation of a session's life", async () => {
  const run = child(programs.crash);
  await killedEverywhere(run, folder, checkLife);
});

const everything = [1, 2, 3, 4, 5].flatMap((turn) => ["a", "b", "c"].map((part) => `${turn}${part}`));

async function checkLife(data: string, lines: string[]): Promise<void> {
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
  expect(trace.spans).toEqual(trace.spans.map((_, i) => sampleSpan(String(i + 1))));
  expect(trace.spans.length).toBeGreaterThanOrEqual(promised);
  if (lines.includes("finished")) expect(trace.metadata).toEqual(ended);
}

test("a deletion that is killed anywhere leaves the lesson wholly there, or nothing of it", async () => {
  const run = child(programs.delete);
  const model = folder();
  const { disk, fail } = failingDisk();
  const store = fileStore(model, { disk });
  for (const id of ["a", "b"]) {
    const log = await store.createSession(sampleSession(id));
    const trace = await store.createTrace(`t-${id}`, id, metadata);
    await trace.append([sampleSpan("1")]);
    await trace.finish(ended);
    await log.append([{ type: "run_start", traceId: `t-${id}`, at: at(1) }, says("secret of a pupil")]);
    await log.keepTurn("secret of a pupil");
    if (id === "a") fail.rename = "EIO"; // so that there is a journal too
    await log.close();
    delete fail.rename;
  }
  fs.writeFileSync(path.join(model, "sessions", "a.json.damaged-20260101"), "secret of a pupil");
  const before = await fileStore(model).readSession("a");
  const copy = () => {
    const data = folder();
    fs.cpSync(model, data, { recursive: true });
    return data;
  };
  const ends = new Set<string>();
  await killedEverywhere(run, copy, async (data, lines) => {
    const opened = fileStore(data);
    const { sessions, problems } = await opened.listSessions();
    const there = sessions.some(({ id }) => id === "a");
    expect(problems).toEqual([]);
    expect(await opened.readSession("b")).toMatchObject({ id: "b", messageCount: 1 });
    ends.add(there ? "there" : "gone");
    if (there) {
      expect(lines).not.toContain("deleted");
      expect(await opened.readSession("a")).toEqual(before);
      expect((await opened.readTrace("t-a")).spans).toHaveLength(1);
      expect(await opened.readTurn("a")).toBe("secret of a pupil");
      return;
    }
    const left = ["sessions", "traces"].flatMap((each) => fs.readdirSync(path.join(data, each)));
    expect(left.filter((name) => /^(t-)?a\./.test(name))).toEqual([]);
  });
  expect([...ends].sort()).toEqual(["gone", "there"]);
});

test("a repair that is killed loses nothing either, and the next one ends it", async () => {
  const run = child(programs.repair);
  const model = folder();
  const { disk, fail } = failingDisk();
  const first = await fileStore(model, { disk }).createSession(sampleSession("a"));
  await first.append([says("one"), says("two")]);
  await first.close();
  const second = await fileStore(model, { disk }).openSession("a");
  await second.append([says("three"), says("four"), says("five")]);
  fail.rename = "EIO"; // so that the journal stays
  await second.close();
  const file = path.join(model, "sessions/a.json");
  const journal = path.join(model, "sessions/a.jsonl");
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace('"two"', '"two'));
  fs.writeFileSync(journal, `${fs.readFileSync(journal, "utf8").replace('"four"', '"four')}{"seq":6,`);
  const damaged = [file, journal].map((name) => fs.readFileSync(name, "utf8"));

  const damagedCopy = () => {
    const data = folder();
    fs.cpSync(model, data, { recursive: true });
    return data;
  };
  await killedEverywhere(run, damagedCopy, async (data) => {
    const store = fileStore(data);
    expect(texts(await store.readSession("a"))).toEqual(["one", "three", "five"]);
    const log = await store.openSession("a");
    expect(texts(log.session)).toEqual(["one", "three", "five"]);
    await log.close();
    const sessions = path.join(data, "sessions");
    const kept = fs.readdirSync(sessions).filter((name) => name.includes(".damaged-"));
    const contents = kept.map((name) => fs.readFileSync(path.join(sessions, name), "utf8"));
    for (const text of damaged) expect(contents).toContain(text);
    expect(fs.readdirSync(sessions).filter((name) => name.includes(".tmp-"))).toEqual([]);
  });
});

type Run = (data: string, n: number, moment: string) => Promise<{ lines: string[]; exit: number }>;

/** Kills the child before, in the middle of and after each of its disk operations, and checks what it leaves. */
async function killedEverywhere(
  run: Run,
  makeData: () => string,
  check: (data: string, lines: string[]) => Promise<void>,
): Promise<void> {
  const whole = await run(makeData(), 0, "");
  expect(whole.exit).toBe(0);
  const operations = whole.lines.at(-1)?.split(" ") ?? [];
  expect(operations.length).toBeGreaterThan(20);

  const everywhere = operations.flatMap((name, i) =>
    momentsOf(name).map((moment) => ({ n: i + 1, name, moment })),
  );
  const moments = swept(everywhere, 12).values();
  const worker = async () => {
    for (const { n, name, moment } of moments) {
      const data = makeData();
      const { lines, exit } = await run(data, n, moment);
      expect(exit).toBe(137);
      await check(data, lines).catch((cause: unknown) => {
        throw new Error(`killed ${moment} operation ${n}, ${name}`, { cause });
      });
    }
  };
  await Promise.all([worker(), worker()]);
}

/** One that only reads leaves the disk as it was. */
function momentsOf(operation: string): string[] {
  if (["exists", "names", "info", "read"].includes(operation)) return ["before"];
  return operation === "write" ? ["before", "half", "after"] : ["before", "after"];
}

function child(program: string): Run {
  return async (data, n, moment) => {
    const command = [process.execPath, program, data, String(n), moment];
    const running = Bun.spawn(command, { stdout: "pipe", stderr: "pipe" });
    const [output, errors, exit] = await Promise.all([
      new Response(running.stdout).text(),
      new Response(running.stderr).text(),
      running.exited,
    ]);
    expect(errors).toBe("");
    return { lines: output.trimEnd().split("\n"), exit };
  };
}
