import { describe, expect, test } from "bun:test";
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import type { SessionChange } from "../../src/store/session.ts";
import type { Store } from "../../src/store/store.ts";
import { temporaryName } from "../../src/store/temporary.ts";
import { fails } from "./conformance.ts";
import { at, ended, metadata, sampleSession, sampleSpan, says, texts } from "./samples.ts";
import { temporaryFolders } from "./temporary.ts";
import { failingDisk } from "./watched-disk.ts";

const folder = temporaryFolders();
const now = () => new Date("2026-02-03T04:05:06.789Z");
const stamp = "20260203T040506789Z";

/** A session `a` as a killed process leaves it: `folded` in its file, `journalled` in its journal. */
async function left(folded: SessionChange[], journalled: SessionChange[]) {
  const data = folder();
  const { disk, fail } = failingDisk();
  const log = await fileStore(data, { disk }).createSession(sampleSession("a"));
  if (folded.length > 0) await log.append(folded);
  await log.close();
  const again = await fileStore(data, { disk }).openSession("a");
  if (journalled.length > 0) await again.append(journalled);
  fail.rename = "EIO"; // so that the fold does not happen
  await again.close();

  const sessions = path.join(data, "sessions");
  return {
    store: fileStore(data, { now }),
    names: () => fs.readdirSync(sessions).sort().slice(1),
    read: (name: string) => fs.readFileSync(path.join(sessions, name), "utf8"),
    write: (name: string, text: string | Uint8Array) => fs.writeFileSync(path.join(sessions, name), text),
    place: (name: string) => path.join(sessions, name),
  };
}

/** The session takes an append, and is whole afterwards. */
async function goesOn(store: Store, expected: string[]): Promise<void> {
  const log = await store.openSession("a");
  expect(log.problems).toEqual([]);
  await log.append([says("more")]);
  await log.close();
  expect(texts(await store.readSession("a"))).toEqual([...expected, "more"]);
}

describe("a crash", () => {
  test("in the middle of an append: what was whole is there, what was torn is kept aside and said", async () => {
    for (const torn of ['{"seq":3,"type":"mess', '{"seq":3,"type":"mess\n', '{"seq":3}']) {
      const { store, names, read, write, place } = await left([says("one")], [says("two")]);
      const whole = read("a.jsonl");
      write("a.jsonl", whole + torn);
      expect(texts(await store.readSession("a"))).toEqual(["one", "two"]);
      expect(names()).toEqual(["a.json", "a.jsonl"]);

      const log = await store.openSession("a");
      expect(texts(log.session)).toEqual(["one", "two"]);
      expect(log.problems).toHaveLength(1);
      expect(log.problems[0]).toContain(place(`a.jsonl.torn-${stamp}`));
      expect(read(`a.jsonl.torn-${stamp}`)).toBe(torn);
      expect(read("a.jsonl")).toBe(whole);
      await log.append([says("three")]);
      expect(texts(await store.readSession("a"))).toEqual(["one", "two", "three"]);
      await log.close();
      await goesOn(store, ["one", "two", "three"]);
    }
  });

  test("that left only empty space at the end is no news", async () => {
    const { store, names, read, write } = await left([], [says("one")]);
    const whole = read("a.jsonl");
    write("a.jsonl", `${whole}\0\0\0\0\n`);
    const log = await store.openSession("a");
    expect(log.problems).toEqual([]);
    expect(read("a.jsonl")).toBe(whole);
    expect(names()).toEqual(["a.json", "a.jsonl"]);
    await log.close();
  });

  test("between folding and removing the journal: nothing is applied twice", async () => {
    const { store, names, read, write } = await left([says("one")], [says("two"), says("three")]);
    const journal = read("a.jsonl");
    const log = await store.openSession("a");
    await log.close();
    expect(names()).toEqual(["a.json"]);
    write("a.jsonl", journal);
    const expected = ["one", "two", "three"];
    expect(texts(await store.readSession("a"))).toEqual(expected);
    expect((await store.listSessions()).sessions[0]?.messageCount).toBe(3);
    await goesOn(store, expected);
  });

  test("in the middle of a fold: the unfinished file is not listed, and is gone after the next opening", async () => {
    const { store, names, write } = await left([says("one")], [says("two")]);
    const living = temporaryName();
    const dead = Bun.spawn([process.execPath, "--version"], { stdout: "ignore" });
    await dead.exited;
    write(living.replace(`-${process.pid}-`, `-${dead.pid}-`), '{"format":1,');
    write(living, "another session's");
    expect(await store.listSessions()).toMatchObject({ total: 1, problems: [] });
    await (await store.openSession("a")).close();
    expect(names().sort()).toEqual([living, "a.json"]);
  });

  test("of a run: its trace has every span written, and no end", async () => {
    const data = folder();
    const log = await fileStore(data).createTrace("t", "s", { ...metadata, endedAt: at(5) });
    await log.append([sampleSpan("one"), sampleSpan("two")]);
    fs.appendFileSync(path.join(data, "traces/t.jsonl"), '{"type":"to');
    const trace = await fileStore(data).readTrace("t");
    expect(trace).toEqual({
      id: "t",
      sessionId: "s",
      metadata,
      spans: [sampleSpan("one"), sampleSpan("two")],
    });
  });

  test("between folding a trace and removing its journal: the whole one counts", async () => {
    const data = folder();
    const log = await fileStore(data).createTrace("t", "s", metadata);
    await log.append([sampleSpan("one")]);
    const journal = fs.readFileSync(path.join(data, "traces/t.jsonl"));
    await log.finish(ended);
    fs.writeFileSync(path.join(data, "traces/t.jsonl"), journal);
    expect((await fileStore(data).readTrace("t")).metadata).toEqual(ended);
  });
});

describe("damage", () => {
  test("to a line in the middle of the journal: the other changes are kept, the journal set aside", async () => {
    const { store, names, read, write, place } = await left(
      [says("one")],
      [says("two"), says("three"), says("four")],
    );
    const damaged = read("a.jsonl").replace("three", 'th"ree');
    write("a.jsonl", damaged);
    expect(texts(await store.readSession("a"))).toEqual(["one", "two", "four"]);
    expect(names()).toEqual(["a.json", "a.jsonl"]);

    const log = await store.openSession("a");
    expect(texts(log.session)).toEqual(["one", "two", "four"]);
    expect(log.problems).toHaveLength(1);
    expect(log.problems[0]).toContain(place(`a.jsonl.damaged-${stamp}`));
    expect(read(`a.jsonl.damaged-${stamp}`)).toBe(damaged);
    await log.append([says("five")]);
    await log.close();
    await goesOn(store, ["one", "two", "four", "five"]);
  });

  test("that took a line out of the journal is seen", async () => {
    const { store, read, write } = await left([], [says("one"), says("two"), says("three")]);
    const [first, , third] = read("a.jsonl").split("\n");
    write("a.jsonl", `${first}\n${third}\n`);
    const log = await store.openSession("a");
    expect(texts(log.session)).toEqual(["one", "three"]);
    expect(log.problems).toHaveLength(1);
    await log.close();
  });

  test("to a message in the file: all else is kept, journal included, and the file set aside", async () => {
    const decision = { section: "starter", type: "accept", at: at(1) };
    const folded: SessionChange[] = [says("one"), says("two"), { type: "decision", decision, at: at(1) }];
    const { store, read, write, names } = await left(folded, [says("three")]);
    const damaged = read("a.json").replace('"two"', "two");
    write("a.json", damaged);
    expect(texts(await store.readSession("a"))).toEqual(["one", "three"]);
    expect(names()).toEqual(["a.json", "a.jsonl"]);

    const log = await store.openSession("a");
    expect(texts(log.session)).toEqual(["one", "three"]);
    expect(log.session.messageCount).toBe(2);
    expect(log.session.decisions).toEqual([decision]);
    expect(log.problems).toHaveLength(1);
    expect(log.problems[0]).toContain(`a.json.damaged-${stamp}`);
    expect(read(`a.json.damaged-${stamp}`)).toBe(damaged);
    await log.close();
    await goesOn(store, ["one", "three"]);
  });

  test("a file cut short keeps the messages before the cut", async () => {
    const { store, read, write } = await left([says("one"), says("two"), says("three")], []);
    const text = read("a.json");
    write("a.json", text.slice(0, text.indexOf("three")));
    const log = await store.openSession("a");
    expect(texts(log.session)).toEqual(["one", "two"]);
    expect(log.problems).toHaveLength(1);
    await log.close();
    await goesOn(store, ["one", "two"]);
  });

  test("that leaves nothing: readers change nothing, who opens it is told where it now is", async () => {
    for (const text of ["", "no session", "{}", "\0".repeat(500), '{"format":1,"id":7,\n"tasks":[]}']) {
      const { store, names, read, write, place } = await left([says("one")], []);
      write("a.json", text);
      await fails("damaged", store.readSession("a"), place("a.json"));
      expect((await store.listSessions()).problems[0]).toContain(place("a.json"));
      expect(names()).toEqual(["a.json"]);
      await fails("damaged", store.openSession("a"), place(`a.json.damaged-${stamp}`));
      expect(names()).toEqual([`a.json.damaged-${stamp}`]);
      expect(read(`a.json.damaged-${stamp}`)).toBe(text);
      expect(await store.listSessions()).toEqual({ sessions: [], total: 0, problems: [] });
      await fails("not_found", store.openSession("a"));
    }
  });

  test("twice at the same moment overwrites nothing", async () => {
    const { store, names, write } = await left([], [says("one")]);
    for (const text of ["first", "second"]) {
      write("a.json", text);
      await fails("damaged", store.openSession("a"));
    }
    expect(names()).toEqual([
      `a.json.damaged-${stamp}`,
      `a.json.damaged-${stamp}-2`,
      `a.jsonl.damaged-${stamp}`,
    ]);
  });

  test("one damaged session does not hide the others", async () => {
    const { store, write, place } = await left([says("one")], []);
    write("b.json", "broken");
    write("c.jsonl", "{}\n");
    write("notes.txt", "not ours");
    const { sessions, total, problems } = await store.listSessions();
    expect(sessions.map((session) => session.id)).toEqual(["a"]);
    expect(total).toBe(1);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain(place("b.json"));
    expect(problems[1]).toContain(place("c.jsonl"));
  });

  test("a file of a newer version is not damage: it is never moved", async () => {
    const { store, names, read, write } = await left([says("one")], []);
    const newer = read("a.json").replace('"format":1', '"format":2');
    write("a.json", newer);
    await fails("damaged", store.openSession("a"), "newer version");
    await fails("damaged", store.readSession("a"), "newer version");
    expect(names()).toEqual(["a.json"]);
    expect(read("a.json")).toBe(newer);
  });

  test("to a trace: said, and left as it is", async () => {
    const data = folder();
    const store = fileStore(data);
    await (await store.createTrace("t", "s", metadata)).finish(ended);
    fs.writeFileSync(path.join(data, "traces/t.json"), '{"id":"t"');
    await fails("damaged", store.readTrace("t"), path.join(data, "traces/t.json"));
    expect(fs.readdirSync(path.join(data, "traces"))).toEqual(["t.json"]);
  });
});
