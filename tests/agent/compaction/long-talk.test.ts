import { expect, test } from "bun:test";
import { startConversation } from "../../../src/agent/conversation.ts";
import { textOf } from "../../../src/message.ts";
import type { ModelRequest } from "../../../src/model/model.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { pairingFaults } from "../harness.ts";
import { counted, said, talker } from "./talker.ts";

const call = { signal: new AbortController().signal, onEvent() {} };

async function talk(contextTokens: number | undefined, turns: number) {
  const requests: { tokens: number; faults: string[] }[] = [];
  const seen = (request: ModelRequest) =>
    requests.push({ tokens: counted(request), faults: pairingFaults(request.messages) });
  const conversation = await startConversation(
    { store: memoryStore() },
    talker(contextTokens, seen),
    "a long talk",
    "/nowhere",
  );
  for (let n = 1; n <= turns; n++) {
    const { status, reason } = await conversation.send(said(n), call);
    expect({ n, status, reason }).toEqual({ n, status: "success", reason: null });
    if (n % 10 === 0) {
      const decision = { section: `s${n}`, type: "accept", at: "2026-01-01T00:00:00.000Z" };
      await conversation.record(decision);
    }
  }
  await conversation.send("Please add L-999 to it.", call);
  const rules = await conversation.send("So which rules do you know?", call);
  const { session } = conversation;
  const drafts = session.messages.map(textOf).filter((text) => text.startsWith("<draft>"));
  return { session, requests, rules: rules.text, draft: drafts.at(-1) };
}

test("400 turns in a window of 32k end with the decisions, evidence, rules and draft of a talk without limits", async () => {
  const free = await talk(undefined, 400);
  const short = await talk(32_000, 400);
  expect(free.session.summaries).toBeUndefined();
  expect(Math.max(...free.requests.map(({ tokens }) => tokens))).toBeGreaterThan(60_000);

  expect(short.session.summaries?.length).toBeGreaterThan(2);
  expect(Math.max(...short.requests.map(({ tokens }) => tokens))).toBeLessThan(32_000);
  expect(short.requests.flatMap(({ faults }) => faults)).toEqual([]);
  expect(short.draft).toBe(free.draft);
  expect(short.draft).toContain("E-398");
  expect(short.draft).toContain("L-1\n");
  expect(short.rules).toBe(free.rules);
  expect(short.rules).toContain("R-7,");
  expect(short.session.decisions).toEqual(free.session.decisions);
  expect(short.session.messages).toEqual(free.session.messages); // the session keeps everything
});
