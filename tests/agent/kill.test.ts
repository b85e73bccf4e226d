import { expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWaiting, resumeConversation } from "../../src/agent/conversation.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { StoreError } from "../../src/store/store.ts";
import { bundled } from "../bundled.ts";
import { times } from "../sweep.ts";
import { stepper, steps } from "./children/effects.ts";
import { treeOfSteppers } from "./children/tree.ts";
import { pairingFaults } from "./harness.ts";

const child = await bundled(join(import.meta.dir, "children", "kill.ts"));

/** Kills a run at its n-th disk operation, then goes on with it in this process. False: it ended before that. */
async function killAndResume(n: number, moment: string): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), "teacher-assist-kill-"));
  try {
    const effects = join(dir, "effects");
    const run = Bun.spawn([process.execPath, child, dir, effects, String(n), moment], {
      stdout: "pipe",
      stderr: "inherit",
    });
    const [printed] = await Promise.all([new Response(run.stdout).text(), run.exited]);
    const saved = printed.split("\n").filter((line) => line === "saved").length;

    const store = fileStore(dir);
    const log = await store.openSession("id0").catch((error) => {
      if (error instanceof StoreError && error.kind === "not_found") return null;
      throw error;
    });
    if (log === null) {
      expect(saved).toBe(0); // killed before there was a session
      return true;
    }
    const before = log.session.messages.filter((message) => message.role === "assistant").length;
    expect(before).toBeGreaterThanOrEqual(saved);
    expect(before).toBeLessThanOrEqual(saved + 1);

    let ids = 100;
    const conversation = resumeConversation({ store, newId: () => `id${ids++}` }, stepper(effects), log, dir);
    const result = await conversation.send(isWaiting(log.session) ? null : "Go on.", {
      signal: new AbortController().signal,
      onEvent() {},
    });
    await conversation.close();
    expect(result).toMatchObject({ status: "success", text: "All steps taken." });

    const { messages, traces } = await store.readSession("id0");
    expect(pairingFaults(messages)).toEqual([]);
    const taken = existsSync(effects) ? readFileSync(effects, "utf8").trim().split("\n") : [];
    expect(taken).toEqual([...new Set(taken)]); // no step twice
    for (const id of steps) {
      const interrupted = JSON.stringify(
        messages.find((m) => m.role === "tool" && m.callId === `call-${id}`),
      );
      if (!interrupted.includes("Interrupted")) expect(taken).toContain(id);
    }
    for (const id of traces) expect((await store.readTrace(id)).sessionId).toBe("id0");
    return run.signalCode === "SIGKILL";
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test("kill -9 at any disk operation of a run loses at most the turn in flight; it resumes, and no tool runs twice", async () => {
  let killed = 0;
  for (let n = 1; ; n += times(34, 1)) {
    const outcomes = await Promise.all(["before", "half"].map((moment) => killAndResume(n, moment)));
    killed += outcomes.filter(Boolean).length;
    if (!outcomes.includes(true)) break;
  }
  expect(killed).toBeGreaterThan(times(2, 100));
});

/** As above, for an agent with two others at work for it. */
async function killTreeAndResume(n: number, moment: string): Promise<{ killed: boolean; wentOn: boolean }> {
  const dir = mkdtempSync(join(tmpdir(), "teacher-assist-kill-"));
  try {
    const effects = join(dir, "effects");
    const run = Bun.spawn([process.execPath, child, dir, effects, String(n), moment, "tree"], {
      stdout: "ignore",
      stderr: "inherit",
    });
    await run.exited;
    const killed = run.signalCode === "SIGKILL";
    const store = fileStore(dir);
    const log = await store.openSession("id0").catch(() => null);
    if (log === null) return { killed, wentOn: false };
    const { sessions } = await store.listSessions();
    const wentOn = sessions.some(({ children }) => children.some(({ status }) => status === null));

    let ids = 100;
    const ports = { store, newId: () => `id${ids++}` };
    const conversation = resumeConversation(ports, treeOfSteppers(effects), log, dir);
    const result = await conversation.send(isWaiting(log.session) ? null : "Go on.", {
      signal: new AbortController().signal,
      onEvent() {},
    });
    await conversation.close();
    expect(result).toMatchObject({ status: "success", text: "All steps taken." });
    const { messages } = await store.readSession("id0");
    expect(pairingFaults(messages)).toEqual([]);
    const calls = messages.filter((message) => message.role === "tool").map(({ callId }) => callId);
    expect(calls).toEqual(["call-one", "call-two"]);
    const { sessions: after } = await store.listSessions();
    for (const summary of after[0]?.children ?? []) {
      const session = await store.readSession(summary.id);
      expect([summary.id, pairingFaults(session.messages), session.status]).toEqual([
        summary.id,
        [],
        "success",
      ]);
      const file = `${effects}-${session.agent}`;
      const taken = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
      expect(taken).toEqual([...new Set(taken)]); // no step twice
    }
    return { killed, wentOn };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test("kill -9 at any disk operation of a tree of agents: each goes on where it stood, each call is answered once, no tool runs twice", async () => {
  let wentOn = 0;
  for (let n = 1; ; n += times(29, 1)) {
    const outcomes = await Promise.all(["before", "half"].map((moment) => killTreeAndResume(n, moment)));
    wentOn += outcomes.filter((outcome) => outcome.wentOn).length;
    if (!outcomes.some(({ killed }) => killed)) break;
  }
  expect(wentOn).toBeGreaterThan(times(1, 40));
});
