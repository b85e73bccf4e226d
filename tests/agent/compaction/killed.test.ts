import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWaiting, resumeConversation } from "../../../src/agent/conversation.ts";
import { textOf } from "../../../src/message.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { StoreError } from "../../../src/store/store.ts";
import { bundled } from "../../bundled.ts";
import { times } from "../../sweep.ts";
import { pairingFaults } from "../harness.ts";
import { counted, said, talker } from "./talker.ts";

const child = await bundled(join(import.meta.dir, "..", "children", "long-talk.ts"));
const call = { signal: new AbortController().signal, onEvent() {} };

/** Kills a long talk at its n-th disk operation and goes on with it here. `killed`: false where it ended before that. */
async function killedAt(n: number, moment: string) {
  const dir = mkdtempSync(join(tmpdir(), "teacher-assist-long-"));
  try {
    const run = Bun.spawn([process.execPath, child, dir, String(n), moment], {
      stdout: "pipe",
      stderr: "inherit",
    });
    const [printed] = await Promise.all([new Response(run.stdout).text(), run.exited]);
    const promised = Number(printed.trim().split("\n").at(-1) ?? 0);
    const killed = run.signalCode === "SIGKILL";
    const store = fileStore(dir);
    const log = await store.openSession("id0").catch((error) => {
      if (error instanceof StoreError && error.kind === "not_found") return null;
      throw error;
    });
    if (log === null) {
      expect(promised).toBe(0);
      return { killed, summaries: 0 };
    }
    const asked = log.session.messages.flatMap((message) =>
      message.role === "user" ? [textOf(message)] : [],
    );
    expect(asked).toEqual(asked.map((_, at) => said(at + 1)));
    expect(asked.length).toBeGreaterThanOrEqual(promised);

    const tokens: number[] = [];
    let ids = 100;
    const conversation = resumeConversation(
      { store, newId: () => `id${ids++}` },
      talker(3_000, (request) => tokens.push(counted(request))),
      log,
      dir,
    );
    if (isWaiting(log.session)) await conversation.send(null, call);
    for (let turn = asked.length + 1; turn <= 24; turn++) await conversation.send(said(turn), call);
    const last = await conversation.send("So which rules do you know?", call);
    await conversation.close();
    expect(last.text).toBe("Rules: Never use R-7");
    expect(Math.max(...tokens)).toBeLessThan(3_000);
    const { messages, summaries = [] } = await store.readSession("id0");
    expect(pairingFaults(messages)).toEqual([]);
    const draft = messages.map(textOf).findLast((text) => text.startsWith("<draft>")) ?? "";
    for (const line of ["L-1", "E-3", "L-6", "E-8", "E-23"]) expect(draft).toContain(`${line}\n`);
    return { killed, summaries: summaries.length };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** With real processes; `long-talk.test.ts` has the long one, on a disk of its own. */
test("a long talk killed at any disk operation goes on with its draft, rules and every message", async () => {
  let killed = 0;
  let shortened = 0;
  for (let n = 1; ; n += times(401, 1)) {
    const outcomes = await Promise.all(["before", "half"].map((moment) => killedAt(n, moment)));
    killed += outcomes.filter((one) => one.killed).length;
    shortened += outcomes.filter((one) => one.summaries > 0).length;
    if (!outcomes.some((one) => one.killed)) break;
  }
  expect(killed).toBeGreaterThan(times(1, 100));
  expect(shortened).toBeGreaterThan(times(1, 2));
});
