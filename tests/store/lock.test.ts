import { afterAll, expect, test } from "bun:test";
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { acquireLock, isLocked, withLock } from "../../src/store/lock.ts";
import { fails } from "./conformance.ts";
import { childOn, type Runtime } from "./on-node.ts";
import { sampleSession, texts } from "./samples.ts";
import { temporaryFolders } from "./temporary.ts";

const folder = temporaryFolders();
const holders: Bun.Subprocess[] = [];
afterAll(() => {
  for (const child of holders) child.kill("SIGKILL"); // also where a test failed before it could
});

async function holder(file: string, runtime: Runtime = "bun", by = "") {
  const child = Bun.spawn([...(await childOn(runtime, "hold.ts")), file, by], {
    stdout: "pipe",
    stderr: "inherit",
  });
  holders.push(child);
  const { value } = await child.stdout.getReader().read();
  return { child, said: new TextDecoder().decode(value).trim() };
}

test("a lock keeps other processes out, and ends with its holder, even by kill -9", async () => {
  const file = path.join(folder(), "locks/one.lock");
  const { child, said } = await holder(file);
  expect(said).toBe("held");
  await fails(
    "busy",
    acquireLock(file, { what: "Session a" }),
    "Session a is in use in another window or program.",
  );
  child.kill("SIGKILL");
  await child.exited;

  const lock = await acquireLock(file);
  expect((await holder(file)).said).toBe("busy");
  lock.release();
  const next = await holder(file);
  expect(next.said).toBe("held");
  next.child.kill("SIGKILL");
  await next.child.exited;
  expect(fs.readdirSync(path.dirname(file))).toEqual(["one.lock"]);
  expect(fs.statSync(file).size).toBe(0);
});

test("a program on Node and one on Bun keep each other out, and kill -9 frees what either held", async () => {
  const file = path.join(folder(), "locks/one.lock");
  const onNode = await holder(file, "node");
  expect(onNode.said).toBe("held");
  await fails("busy", acquireLock(file));
  expect(await isLocked(file)).toBe(true);
  expect((await holder(file, "node")).said).toBe("busy");
  onNode.child.kill("SIGKILL");
  await onNode.child.exited;
  expect(await isLocked(file)).toBe(false);

  const onBun = await holder(file);
  expect([onBun.said, (await holder(file, "node")).said]).toEqual(["held", "busy"]);
  onBun.child.kill("SIGKILL");
  await onBun.child.exited;
  const next = await holder(file, "node");
  expect(next.said).toBe("held");
  next.child.kill("SIGKILL");
  await next.child.exited;
  expect(fs.readdirSync(path.dirname(file))).toEqual(["one.lock"]);
  expect([fs.statSync(file).size, fs.statSync(file).mode & 0o777]).toEqual([0, 0o600]);
});

test("so do a newer Node, which has SQLite in it, and a version of this program from before Node could run it", async () => {
  for (const by of ["node:sqlite", "earlier"]) {
    const file = path.join(folder(), "one.lock");
    const { child, said } = await holder(file, "bun", by);
    expect(said).toBe("held");
    await fails("busy", acquireLock(file));
    expect((await holder(file, "node")).said).toBe("busy");
    child.kill("SIGKILL");
    await child.exited;
    const lock = await acquireLock(file);
    expect((await holder(file, "bun", by)).said).toBe("busy");
    lock.release();
  }
});

test("a lock that cannot be made says so, and what to do", async () => {
  const file = path.join(folder(), "one.lock");
  fs.mkdirSync(file);
  await fails(
    "write_failed",
    acquireLock(file, { what: "Session a" }),
    "Session a could not be saved: its lock file could not be opened.",
  );
});

test("within one process too; releasing twice does not release the next holder", async () => {
  const file = path.join(folder(), "one.lock");
  const lock = await acquireLock(file);
  await fails("busy", acquireLock(file));
  lock.release();
  const next = await acquireLock(file);
  lock.release();
  await fails("busy", acquireLock(file));
  next.release();
  (await acquireLock(file)).release();
});

test("a failed attempt in the holder's own process does not let others in", async () => {
  const file = path.join(folder(), "one.lock");
  const lock = await acquireLock(file);
  await fails("busy", acquireLock(file));
  expect((await holder(file)).said).toBe("busy");
  lock.release();
});

test("who waits gets it when it is free; work under a lock goes one at a time, and lets go when it fails", async () => {
  const file = path.join(folder(), "one.lock");
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} in`);
    await Bun.sleep(10);
    order.push(`${name} out`);
  };
  const first = withLock(file, work("a"), { waitMs: 5000 });
  const second = withLock(file, work("b"), { waitMs: 5000 });
  await fails("busy", withLock(file, work("c"), { waitMs: 1 }));
  await Promise.all([first, second]);
  expect(order).toEqual(["a in", "a out", "b in", "b out"]);
  await expect(withLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await withLock(file, work("d"));
});

test("three processes, on Bun and on Node, that write to one session lose nothing", async () => {
  const data = folder();
  await (await fileStore(data).createSession(sampleSession("a"))).close();
  const count = 25;
  const writers: [string, Runtime][] = [
    ["x", "bun"],
    ["y", "bun"],
    ["z", "node"],
  ];
  const running = writers.map(async ([name, runtime]) => {
    const child = Bun.spawn([...(await childOn(runtime, "writer.ts")), data, name, String(count)], {
      stdout: "pipe",
      stderr: "inherit",
    });
    return { busy: Number(await new Response(child.stdout).text()), exit: await child.exited };
  });
  const results = await Promise.all(running);
  expect(results.map(({ exit }) => exit)).toEqual([0, 0, 0]);
  const all = texts(await fileStore(data).readSession("a"));
  const numbered = (name: string) => Array.from({ length: count }, (_, i) => `${name}${i}`);
  for (const [name] of writers) expect(all.filter((text) => text.startsWith(name))).toEqual(numbered(name));
  expect(all).toHaveLength(writers.length * count);
});

test("a session open in another process is busy, can be read, and is free when that is killed", async () => {
  const data = folder();
  const store = fileStore(data);
  await (await store.createSession(sampleSession("a"))).close();
  const { child } = await holder(path.join(data, "sessions/.locks/a.lock"));
  await fails("busy", store.openSession("a"), "Session a is in use");
  await fails("exists", store.createSession(sampleSession("a")));
  expect((await store.readSession("a")).id).toBe("a");
  expect((await store.listSessions()).total).toBe(1);
  child.kill("SIGKILL");
  await child.exited;
  await (await store.openSession("a")).close();
});

test("what is deleted leaves no lock file, its child agents' neither, and no other's goes", async () => {
  const dir = folder();
  const store = fileStore(dir);
  for (const id of ["a", "a.1", "ab"]) await (await store.createSession(sampleSession(id))).close();
  const locks = () => fs.readdirSync(path.join(dir, "sessions", ".locks")).sort();
  expect(locks()).toEqual(["a.1.lock", "a.lock", "ab.lock"]);
  await store.deleteSession("a");
  expect(locks()).toEqual(["ab.lock"]);
  await (await store.createSession(sampleSession("a"))).close();
  expect((await store.readSession("a")).messages).toEqual([]);
});

test("whoever waited for a lock whose file was swept does not hold what nobody else can see", async () => {
  const file = path.join(folder(), "locks/one.lock");
  const first = await acquireLock(file);
  const waiting = acquireLock(file, { waitMs: 10_000 });
  await Bun.sleep(20);
  fs.rmSync(file);
  first.release();
  const second = await waiting;
  expect(fs.existsSync(file)).toBe(true);
  expect((await holder(file)).said).toBe("busy");
  second.release();
});
