import { expect, test } from "bun:test";
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { renderSession } from "../../src/store/session-file.ts";
import { at, sampleSession, says } from "./samples.ts";
import { temporaryFolders } from "./temporary.ts";
import { failingDisk, watchedDisk } from "./watched-disk.ts";

const folder = temporaryFolders();

/** Counts what is really read, not what is asked for. */
function counting() {
  const counts = { bytes: 0, reads: 0 };
  const disk = watchedDisk(async (operation, run) => {
    const result = await run();
    if (operation.name === "read" && result instanceof Uint8Array) {
      counts.bytes += result.length;
      counts.reads++;
    }
    return result;
  });
  return { counts, disk };
}

test("10,000 long sessions are listed by reading the first of each, in well under a second", async () => {
  const data = folder();
  const sessions = path.join(data, "sessions");
  fs.mkdirSync(sessions);
  const long = sampleSession("model");
  const said = says("x".repeat(1000));
  if (said.type === "messages") for (let i = 0; i < 6; i++) long.messages.push(...said.messages);
  const body = Buffer.from(renderSession({ session: long, seq: 0 })).toString();
  const rest = body.slice(body.indexOf("\n"));
  const count = 10_000;
  for (let i = 0; i < count; i++) {
    const session = { ...sampleSession(`s${i}`, (i * 7919) % count), messageCount: 6 };
    const head = Buffer.from(renderSession({ session, seq: 0 })).toString();
    fs.writeFileSync(path.join(sessions, `s${i}.json`), head.slice(0, head.indexOf("\n")) + rest);
  }

  const { counts, disk } = counting();
  const list = await fileStore(data, { disk }).listSessions({ limit: 20 });
  expect(list.total).toBe(count);
  expect(list.problems).toEqual([]);
  expect(list.sessions.map((session) => session.updatedAt)).toEqual(
    Array.from({ length: 20 }, (_, i) => at(count - 1 - i)),
  );
  expect(counts.reads).toBe(count);
  expect(counts.bytes).toBeLessThanOrEqual(count * 1024);
});

test("a first line longer than the first read is read on", async () => {
  const data = folder();
  const title = "ü".repeat(20_000);
  await (await fileStore(data).createSession({ ...sampleSession("a"), title })).close();
  const { sessions, problems } = await fileStore(data).listSessions();
  expect(problems).toEqual([]);
  expect(sessions[0]?.title).toBe(title);
});

test("a session under way shows its last state, by the journal's last bytes alone", async () => {
  const data = folder();
  const { counts, disk } = counting();
  const log = await fileStore(data).createSession(sampleSession("a"));
  await log.append([
    { type: "run_start", traceId: "t1", at: at(1) },
    ...Array.from({ length: 50 }, () => says("x".repeat(4000), 2)),
  ]);
  await log.append([{ type: "run_end", status: "error_max_turns", at: at(3) }]);
  const { sessions } = await fileStore(data, { disk }).listSessions();
  const expected = { status: "error_max_turns", updatedAt: at(3), messageCount: 50, traces: ["t1"] };
  expect(sessions[0]).toMatchObject(expected);
  expect(counts.bytes).toBeLessThanOrEqual(2048);
  await log.close();
  expect((await fileStore(data).listSessions()).sessions).toEqual(sessions);
});

test("a session whose last append was cut short has the journal's time, and no end", async () => {
  const data = folder();
  const { disk, fail } = failingDisk();
  const log = await fileStore(data, { disk }).createSession(sampleSession("a"));
  await log.append([{ type: "run_end", status: "success", at: at(3) }]);
  fail.rename = "EIO";
  await log.close();
  const journal = path.join(data, "sessions/a.jsonl");
  fs.appendFileSync(journal, '{"seq":2,"ty');
  const time = new Date("2027-01-01T00:00:00.000Z");
  fs.utimesSync(journal, time, time);
  const { sessions, problems } = await fileStore(data).listSessions();
  expect(problems).toEqual([]);
  expect(sessions[0]).toMatchObject({ status: null, updatedAt: time.toISOString() });
});

test("a first line that is wrong in any place is told, and never shown or put in order by", async () => {
  const wrong: Record<string, unknown> = {
    title: 5,
    updatedAt: "yesterday",
    createdAt: "2026-13-01T00:00:00Z",
    status: "fine",
    plugin: null,
    seq: "1",
    traces: "t1",
    format: 0,
    messageCount: 1.5,
  };
  for (const [key, value] of Object.entries(wrong)) {
    const data = folder();
    for (const [i, id] of ["old", "hurt", "new"].entries())
      await (await fileStore(data).createSession(sampleSession(id, i))).close();
    const file = path.join(data, "sessions", "hurt.json");
    const [first = "", ...rest] = fs.readFileSync(file, "utf8").split("\n");
    const head = JSON.stringify({ ...JSON.parse(`${first.replace(/,$/, "")}}`), [key]: value });
    fs.writeFileSync(file, [`${head.slice(0, -1)},`, ...rest].join("\n"));
    const { sessions, total, problems } = await fileStore(data).listSessions();
    expect({ key, ids: sessions.map(({ id }) => id) }).toEqual({ key, ids: ["new", "old"] });
    expect(total).toBe(2);
    expect(problems).toEqual([expect.stringContaining("hurt.json")]);
  }
});
