import { expect, test } from "bun:test";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWaiting, resumeConversation } from "../../src/agent/conversation.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { StoreError } from "../../src/store/store.ts";
import { times } from "../sweep.ts";
import { stepper, steps } from "./children/effects.ts";
import { pairingFaults } from "./harness.ts";

const child = join(import.meta.dir, "children", "kill.ts");

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
  for (let n = 1; ; n += times(3, 1)) {
    const outcomes = await Promise.all(["before", "half"].map((moment) => killAndResume(n, moment)));
    killed += outcomes.filter(Boolean).length;
    if (!outcomes.includes(true)) break;
  }
  expect(killed).toBeGreaterThan(times(30, 100));
});
