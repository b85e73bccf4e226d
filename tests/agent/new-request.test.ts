import { expect, test } from "bun:test";
import { textOf, toolCalls } from "../../src/message.ts";
import type { ModelRequest } from "../../src/model/model.ts";
import type { ScriptedTurn } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { dyingStore } from "./dying-store.ts";
import { pairingFaults } from "./harness.ts";
import { childrenOf, spawning, stage, summed } from "./troupe.ts";

const agents = { lead: "subagents: [left, right]", left: "tools: [echo]", right: "tools: [echo]" };
/** Answers what it is asked, and not by how often it was asked. */
function* leading(): Generator<ScriptedTurn> {
  for (;;)
    yield ({ messages }: ModelRequest) => {
      const asked = messages.findLast(({ role }) => role === "user");
      if (asked !== undefined && textOf(asked).includes("something new")) return "The new answer.";
      if (messages.at(-1)?.role === "tool") return "Both are done.";
      return { text: "", calls: [spawning("left"), spawning("right")] };
    };
}

const step = (text: string) => ({ text, calls: [{ name: "echo", args: { text: "x" } }] });

test("killed at any write with agents under way, then asked something new: each call has one answer, with what its agent had written", async () => {
  let [half, whole, wholeTree] = [0, 0, false];
  for (let n = 1; !wholeTree; n++) {
    const inner = memoryStore();
    const { store, revive, died } = dyingStore(inner, n);
    using on = await stage({
      agents,
      turns: {
        lead: leading(),
        left: [step("Left began."), step("Left went on."), summed("Left is done.")],
        right: [step("Right began."), summed("Right is done.")],
      },
      store,
    });
    const first = await on.play("first").catch(() => null);
    wholeTree = !died() && first?.result.status === "success";
    revive();
    if ((await inner.readSession("s").catch(() => null)) === null) continue;
    const before = await childrenOf(inner);
    const { messages, result } = await on.play("something new");
    expect([n, result.status]).toEqual([n, "success"]);
    expect([n, pairingFaults(messages)]).toEqual([n, []]);
    const calls = messages.flatMap((message) => (message.role === "assistant" ? toolCalls(message) : []));
    for (const { id } of calls)
      expect(messages.filter((message) => message.role === "tool" && message.callId === id)).toHaveLength(1);
    for (const child of before) {
      const answer = messages.find((message) => message.role === "tool" && message.callId === child.call);
      if (answer === undefined) continue; // the call itself was not saved
      const all = child.messages.filter(({ role }) => role === "assistant").map(textOf);
      const said = child.status === null ? all : all.slice(-1);
      for (const text of said)
        expect([n, textOf(answer)]).toEqual([n, expect.stringContaining(text.split("\n")[0] ?? "")]);
      if (child.status !== null) whole++;
      else if (said.length > 0) half++;
    }
    // Nothing was begun again for the new request.
    expect((await childrenOf(inner)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  }
  expect(half).toBeGreaterThan(2);
  expect(whole).toBeGreaterThan(2);
});
