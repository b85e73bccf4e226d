import { describe, expect, test } from "bun:test";
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { findSessionId } from "../../src/store/find-session.ts";
import { fails } from "./conformance.ts";
import { ended, metadata, sampleSession, sampleSpan, says, texts } from "./samples.ts";
import { temporaryFolders } from "./temporary.ts";
import { failingDisk, watchedDisk } from "./watched-disk.ts";

const folder = temporaryFolders();

describe("the files", () => {
  test("the text of a turn is a file beside its session until the turn is saved; one left over, torn or damaged counts for nothing", async () => {
    const data = folder();
    const store = fileStore(data);
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("a lesson")]);
    const turn = path.join(data, "sessions/a.turn");
    await log.keepTurn("# A les");
    expect(fs.statSync(turn).mode & 0o077).toBe(process.platform === "win32" ? 0o066 : 0);
    const left = fs.readFileSync(turn);
    await log.append([says("# A lesson", 2)]);
    expect(fs.existsSync(turn)).toBe(false);
    await log.close();
    fs.writeFileSync(turn, left); // killed after the turn was saved, before its text was removed
    expect(await store.readTurn("a")).toBeNull();
    fs.writeFileSync(turn, left.subarray(0, 9));
    expect(await store.readTurn("a")).toBeNull();
    expect((await store.listSessions()).problems).toEqual([]);
    const again = await store.openSession("a");
    await again.append([says("next", 3)]);
    expect(fs.existsSync(turn)).toBe(false);
    await again.close();
  });

  test("a turn that is saved while its text is being kept leaves none", async () => {
    const store = fileStore(folder());
    const log = await store.createSession(sampleSession("a"));
    const saved = log.append([says("the lesson")]);
    const kept = log.keepTurn("the les");
    await Promise.all([saved, kept]);
    expect(await store.readTurn("a")).toBeNull();
    await log.close();
  });

  test("a disk that cannot keep a turn's text stops nothing", async () => {
    const data = folder();
    const log = await fileStore(data).createSession(sampleSession("a"));
    fs.mkdirSync(path.join(data, "sessions/a.turn"));
    await log.keepTurn("# A les");
    await log.append([says("# A lesson")]);
    await log.close();
    expect(texts(await fileStore(data).readSession("a"))).toEqual(["# A lesson"]);
  });

  test("a session at rest is one JSON document, a line a message, with all a list shows in its first line", async () => {
    const data = folder();
    const log = await fileStore(data).createSession(sampleSession("a"));
    await log.append([{ type: "run_start", traceId: "t1", at: "2026-01-05T09:00:01.000Z" }, says("one", 2)]);
    await log.append([
      says("two", 3),
      { type: "run_end", status: "success", at: "2026-01-05T09:00:04.000Z" },
    ]);
    await log.close();
    expect(fs.readdirSync(path.join(data, "sessions")).sort()).toEqual([".locks", "a.json"]);
    expect(fs.readFileSync(path.join(data, "sessions/a.json"), "utf8")).toBe(
      `{"format":1,"seq":4,"id":"a","plugin":"lesson-planning","command":"create-lesson","agent":"planner",` +
        `"title":"Lesson a","createdAt":"2026-01-05T09:00:00.000Z","updatedAt":"2026-01-05T09:00:04.000Z",` +
        `"status":"success","traces":["t1"],"messageCount":2,
"tasks":[
],
"decisions":[
],
"messages":[
{"role":"user","content":[{"type":"text","text":"one"}]},
{"role":"user","content":[{"type":"text","text":"two"}]}
]}
`,
    );
  });

  test("a session under way has its changes beside it, numbered on over folds", async () => {
    const data = folder();
    const store = fileStore(data);
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("one"), says("two")]);
    await log.close();
    const again = await store.openSession("a");
    await again.append([says("three", 7)]);
    const [line, ...rest] = fs.readFileSync(path.join(data, "sessions/a.jsonl"), "utf8").split("\n");
    expect(rest).toEqual([""]);
    expect(JSON.parse(line ?? "")).toMatchObject({ seq: 3, ...says("three", 7) });
    await again.close();
  });

  test("a trace under way is a header and a line a span; ended, one JSON document", async () => {
    const data = folder();
    const file = (name: string) => fs.readFileSync(path.join(data, "traces", name), "utf8");
    const log = await fileStore(data).createTrace("t", "s", metadata);
    await log.append([sampleSpan("one"), sampleSpan("two")]);
    const lines = file("t.jsonl")
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([{ id: "t", sessionId: "s", metadata }, sampleSpan("one"), sampleSpan("two")]);
    await log.finish(ended);
    const document = {
      id: "t",
      sessionId: "s",
      metadata: ended,
      spans: [sampleSpan("one"), sampleSpan("two")],
    };
    expect(JSON.parse(file("t.json"))).toEqual(document);
    expect(fs.readdirSync(path.join(data, "traces"))).toEqual(["t.json"]);
  });

  test("a long trace is folded whole", async () => {
    const store = fileStore(folder());
    const log = await store.createTrace("t", "s", metadata);
    const spans = Array.from({ length: 3000 }, (_, i) => sampleSpan(`${"ü€😀".repeat(i % 40)}${i}`));
    for (let i = 0; i < spans.length; i += 100) await log.append(spans.slice(i, i + 100));
    await log.finish(ended);
    expect((await store.readTrace("t")).spans).toEqual(spans);
  });

  test("only their owner can read them", async () => {
    const data = folder();
    const store = fileStore(data);
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("one")]);
    const trace = await store.createTrace("t", "s", metadata);
    const mode = (name: string) => (fs.statSync(path.join(data, name)).mode & 0o777).toString(8);
    expect(["sessions", "sessions/.locks", "traces"].map(mode)).toEqual(["700", "700", "700"]);
    expect(["sessions/a.json", "sessions/a.jsonl", "traces/t.jsonl"].map(mode)).toEqual([
      "600",
      "600",
      "600",
    ]);
    expect(mode("sessions/.locks/a.lock")).toBe("600");
    await log.close();
    await trace.finish(ended);
    expect(["sessions/a.json", "traces/t.json"].map(mode)).toEqual(["600", "600"]);
  });

  test("what is promised has reached the disk: an append is synced, a file is whole before it takes its name", async () => {
    const operations: string[] = [];
    const disk = watchedDisk((operation, run) => {
      operations.push(operation.name);
      return run();
    });
    const log = await fileStore(folder(), { disk }).createSession(sampleSession("a"));
    const whole = ["open", "write", "sync", "close", "rename", "syncFolder"];
    expect(operations.slice(-6)).toEqual(whole);
    await log.append([says("one"), says("two")]);
    expect(operations.splice(0).slice(-4)).toEqual(["open", "syncFolder", "write", "sync"]);
    await log.append([says("three"), says("four")]);
    expect(operations.splice(0)).toEqual(["write", "sync"]);
    await log.close();
    expect(operations.splice(0)).toEqual(["close", ...whole, "remove"]);
  });

  test("reading makes nothing", async () => {
    const data = path.join(folder(), "not-there");
    const store = fileStore(data);
    await fails("not_found", store.readSession("a"));
    await fails("not_found", store.openSession("a"));
    await fails("not_found", store.readTrace("a"));
    await store.listSessions();
    expect(fs.existsSync(data)).toBe(false);
  });

  test("an append costs the same after 20 messages and after 2,000", async () => {
    const written: number[] = [];
    const data = folder();
    const log = await fileStore(data).createSession(sampleSession("a"));
    const size = () => fs.statSync(path.join(data, "sessions/a.jsonl")).size;
    for (const count of [20, 1980]) {
      await log.append(Array.from({ length: count }, () => says("x".repeat(500))));
      const before = size();
      await log.append([says("one more")]);
      written.push(size() - before);
    }
    expect(written[1]).toBeLessThan((written[0] ?? 0) + 10);
    await log.close();
  });
});

describe("when the disk refuses", () => {
  test("a full disk: said in plain words, nothing half-written stays, and it goes on with space again", async () => {
    const { disk, fail } = failingDisk();
    const data = folder();
    const store = fileStore(data, { disk });
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("one")]);
    const before = fs.readFileSync(path.join(data, "sessions/a.jsonl"));

    fail.write = "ENOSPC";
    const message = await fails("write_failed", log.append([says("two"), says("three")]));
    expect(message).toBe(
      "Session a could not be saved: the disk is full. Everything saved before is safe. Free some space, then try again.",
    );
    expect(fs.readFileSync(path.join(data, "sessions/a.jsonl"))).toEqual(before);
    expect(texts(log.session)).toEqual(["one"]);

    delete fail.write;
    await log.append([says("four")]);
    await log.close();
    expect(texts(await store.readSession("a"))).toEqual(["one", "four"]);
  });

  test("half an append that could not even be cut off is cut off before the next", async () => {
    const { disk, fail } = failingDisk();
    const store = fileStore(folder(), { disk });
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("one")]);
    Object.assign(fail, { write: "EIO", truncate: "EIO" });
    await fails("write_failed", log.append([says("two")]), "the disk reported an error");
    delete fail.write;
    await fails("write_failed", log.append([says("two")]));
    expect(texts(await store.readSession("a"))).toEqual(["one"]);
    delete fail.truncate;
    await log.append([says("three")]);
    expect(texts(await store.readSession("a"))).toEqual(["one", "three"]);
    await log.close();
  });

  test("an append that is not safe on the disk does not count", async () => {
    const { disk, fail } = failingDisk();
    const store = fileStore(folder(), { disk });
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("one")]);
    fail.sync = "EIO";
    await fails("write_failed", log.append([says("two")]));
    delete fail.sync;
    expect(texts(await store.readSession("a"))).toEqual(["one"]);
    await log.append([says("three")]);
    await log.close();
    expect(texts(await store.readSession("a"))).toEqual(["one", "three"]);
  });

  test("closing on a full disk loses nothing, and the session is free", async () => {
    const { disk, fail } = failingDisk();
    const data = folder();
    const store = fileStore(data, { disk });
    const log = await store.createSession(sampleSession("a"));
    await log.append([says("one")]);
    fail.write = "ENOSPC";
    await log.close();
    delete fail.write;
    expect(texts(await store.readSession("a"))).toEqual(["one"]);
    const again = await store.openSession("a");
    await again.append([says("two")]);
    await again.close();
    expect(texts(await store.readSession("a"))).toEqual(["one", "two"]);
    expect(fs.readdirSync(path.join(data, "sessions")).sort()).toEqual([".locks", "a.json"]);
  });

  test("no permission: said, with the place, and the id stays free", async () => {
    const { disk, fail } = failingDisk();
    const store = fileStore(folder(), { disk });
    fail.open = "EACCES";
    await fails("write_failed", store.createSession(sampleSession("a")), "there is no permission to use");
    delete fail.open;
    await (await store.createSession(sampleSession("a"))).close();
    fail.open = "EACCES";
    await fails("read_failed", store.readSession("a"), "could not be read: there is no permission to use");
    await fails("write_failed", store.openSession("a"), "there is no permission to use");
    expect((await store.listSessions()).problems[0]).toContain("there is no permission to use");
    delete fail.open;
    await (await store.openSession("a")).close();
  });

  test("a trace that could not be ended can be ended later", async () => {
    const { disk, fail } = failingDisk();
    const store = fileStore(folder(), { disk });
    const log = await store.createTrace("t", "s", metadata);
    await log.append([sampleSpan("one")]);
    fail.write = "ENOSPC";
    await fails("write_failed", log.append([sampleSpan("two")]), "the disk is full");
    await fails("write_failed", log.finish(ended), "the disk is full");
    expect((await store.readTrace("t")).metadata.endedAt).toBeNull();
    delete fail.write;
    await log.finish(ended);
    expect(await store.readTrace("t")).toEqual({
      id: "t",
      sessionId: "s",
      metadata: ended,
      spans: [sampleSpan("one")],
    });
  });

  test("what could not be read back is not written", async () => {
    const store = fileStore(folder());
    const log = await store.createSession(sampleSession("a"));
    await fails(
      "write_failed",
      log.append([{ type: "run_start", traceId: "t", at: "yesterday" }]),
      "right form",
    );
    const circle: unknown[] = [];
    circle.push(circle);
    const call = { type: "tool_call" as const, id: "1", name: "n", args: circle };
    const message = { role: "assistant" as const, content: [call], stopReason: "tool_calls" as const };
    await fails(
      "write_failed",
      log.append([{ type: "messages", messages: [message], at: "2026-01-05T09:00:00Z" }]),
    );
    await log.append([says("fine")]);
    await log.close();
    expect(texts(await store.readSession("a"))).toEqual(["fine"]);
  });
});

describe("finding a session", () => {
  test("by its id, or by a beginning only it has", async () => {
    const store = fileStore(folder());
    for (const id of ["abc", "abcdef", "axe"]) await (await store.createSession(sampleSession(id))).close();
    expect(await findSessionId(store, "abc")).toBe("abc");
    expect(await findSessionId(store, "abcd")).toBe("abcdef");
    expect(await findSessionId(store, "ax")).toBe("axe");
    await fails("not_found", findSessionId(store, "ab"), "Several sessions start with ab: abc, abcdef.");
    await fails("not_found", findSessionId(store, "abcdeg"), "Did you mean abcdef?");
    await fails("not_found", findSessionId(store, "zzz"), "There is no session zzz.");
    await fails("bad_id", findSessionId(store, "../abc"));
  });
});
