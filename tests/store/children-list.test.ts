import { describe, expect, test } from "bun:test";
import { fileStore } from "../../src/store/file-store.ts";
import { findSessionId } from "../../src/store/find-session.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { newSession } from "../../src/store/session.ts";
import type { Store } from "../../src/store/store.ts";
import { fails } from "./conformance.ts";
import { temporaryFolders } from "./temporary.ts";

const folder = temporaryFolders();
const stores: [string, () => Store][] = [
  ["files", () => fileStore(folder())],
  ["memory", () => memoryStore()],
];

async function keep(store: Store, id: string, minute: number, traces: string[] = []): Promise<void> {
  const now = `2026-01-01T00:${String(minute).padStart(2, "0")}:00.000Z`;
  const log = await store.createSession(
    newSession({ id, plugin: "p", command: null, agent: `agent-${id}`, title: id, now }),
  );
  for (const traceId of traces) await log.append([{ type: "run_start", traceId, at: now }]);
  await log.close();
}

describe.each(stores)("sessions of called agents, in %s", (_, make) => {
  test("stand under their parent, first called first, and count as no session of their own", async () => {
    const store = make();
    await keep(store, "a", 1);
    await keep(store, "b", 2);
    for (const n of [10, 2, 1]) await keep(store, `a.${n}`, 3);
    const { sessions, total } = await store.listSessions({ limit: 5 });
    expect(total).toBe(2);
    expect(sessions.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ["b", []],
      ["a", ["a.1", "a.2", "a.10"]],
    ]);
  });

  test("one whose parent is not there is not lost", async () => {
    const store = make();
    await keep(store, "gone.1", 1);
    expect((await store.listSessions()).sessions).toMatchObject([{ id: "gone.1", children: [] }]);
  });

  test("are meant only by whoever writes their dot", async () => {
    const store = make();
    await keep(store, "abc", 1);
    await keep(store, "abc.1", 1);
    expect(await findSessionId(store, "ab")).toBe("abc");
    expect(await findSessionId(store, "abc.1")).toBe("abc.1");
  });

  test("go with their parent; alone, they leave it and its traces as they are", async () => {
    const store = make();
    await keep(store, "a", 1, ["t"]);
    const trace = await store.createTrace("t", "a", {
      plugin: "p",
      command: null,
      agent: "x",
      provider: "builtin",
      model: "m",
      startedAt: "2026-01-01T00:00:00.000Z",
      endedAt: null,
      status: null,
      reason: null,
      turns: 0,
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
      costUsd: 0,
    });
    await keep(store, "a.1", 1, ["t"]);
    await keep(store, "a.2", 1, ["t"]);
    await keep(store, "a-2", 1);
    await store.deleteSession("a.1");
    expect((await store.listSessions()).sessions.find(({ id }) => id === "a")?.children).toMatchObject([
      { id: "a.2" },
    ]);
    expect(await store.readTrace(trace.id)).toMatchObject({ sessionId: "a" });
    await store.deleteSession("a");
    expect((await store.listSessions()).sessions.map(({ id }) => id)).toEqual(["a-2"]);
    await fails("not_found", store.readSession("a.2"));
    await fails("not_found", store.readTrace("t"));
  });

  test("who speaks is remembered, and listed while it is held too", async () => {
    const store = make();
    await keep(store, "a", 1);
    const log = await store.openSession("a");
    await log.append([{ type: "agent", agent: "next", at: "2026-01-01T00:05:00.000Z" }]);
    expect((await store.listSessions()).sessions).toMatchObject([{ agent: "next" }]);
    expect(await store.readSession("a")).toMatchObject({ agent: "next" });
    await log.close();
    expect((await store.listSessions()).sessions).toMatchObject([{ agent: "next" }]);
  });

  test.each(["a.", "a.0", "a.01", "a..1", ".1", "a.1.2", "a.x", "a.1/..", "a.1234567"])(
    "%j is no id",
    async (id) => {
      await fails("bad_id", make().readSession(id));
    },
  );
});
