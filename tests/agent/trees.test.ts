import { describe, expect, test } from "bun:test";
import { z } from "zod";
import { defineHook } from "../../src/agent/hooks.ts";
import { textOf } from "../../src/message.ts";
import type { Model } from "../../src/model/model.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { dyingStore } from "./dying-store.ts";
import { pairingFaults } from "./harness.ts";
import { spawning, stage, summed, transferring } from "./troupe.ts";

const duo = { lead: "subagents: [helper]\ntools: [echo]", helper: "tools: [echo, wait]" };
const echoing = { name: "echo", args: { text: "x" } };

/** A model with a price: a million tokens out cost $15. */
function billed(turns: Iterable<ScriptedTurn>): Model {
  const model = scriptedModel(turns);
  return {
    ...model,
    id: "claude-sonnet-4-5",
    generate: async (request, call) => ({
      ...(await model.generate(request, call)),
      model: "claude-sonnet-4-5",
    }),
  };
}
const dear = { usage: { outputTokens: 1_000_000 } };

describe("one budget for the tree", () => {
  test("what a child spends is its parent's: the child ends with its status, the parent at its next check", async () => {
    using on = await stage({
      agents: { lead: "subagents: [helper]\ntools: [echo]", helper: "tools: [echo]" },
      limits: { maxBudgetUsd: 40 },
      turns: {
        lead: billed([{ calls: [spawning("helper")], ...dear }, "never said"]),
        helper: billed([
          { text: "first part", calls: [echoing], ...dear },
          { text: "second part", calls: [echoing], ...dear },
          { text: "third part", ...dear },
        ]),
      },
    });
    const { result, messages, children } = await on.play("Go.");
    expect(children).toMatchObject([{ status: "error_max_budget" }]);
    const [answer] = messages.filter((message) => message.role === "tool");
    expect(answer?.isError).toBe(true);
    expect(answer && textOf(answer)).toContain("second part");
    expect(answer && textOf(answer)).toContain("error_max_budget");
    expect(result).toMatchObject({ status: "error_max_budget", turns: 1 });
    expect(result.costUsd).toBeCloseTo(45, 5);
    expect(result.usage.outputTokens).toBe(3_000_000);
    expect(pairingFaults(messages)).toEqual([]);
  });

  test("killed at any write and gone on with, the request still costs what it may, and not that much again", async () => {
    for (let n = 2; ; n++) {
      const mortal = dyingStore(memoryStore(), n);
      const turn = { text: "more", calls: [echoing], ...dear };
      const lead = billed([
        { calls: [spawning("helper")], ...dear },
        ...Array.from({ length: 9 }, () => turn),
      ]);
      const helper = billed(Array.from({ length: 9 }, () => turn));
      let calls = 0;
      const counted = (model: Model): Model => ({
        ...model,
        generate: (...asked) => {
          calls++;
          return model.generate(...asked);
        },
      });
      using on = await stage({
        agents: { lead: "subagents: [helper]\ntools: [echo]", helper: "tools: [echo]" },
        limits: { maxBudgetUsd: 40 },
        store: mortal.store,
        turns: { lead: counted(lead), helper: counted(helper) },
      });
      const ended = await on.play("Go.").catch(() => null);
      mortal.revive();
      if (ended !== null) break;
      if ((await mortal.store.readSession("s")).messages.length === 0) continue; // nothing was asked yet
      const { result } = await on.play(null);
      expect([n, result.status]).toEqual([n, "error_max_budget"]);
      // Three turns of $15 reach $40; one that was paid for as the process died cannot be known.
      expect([n, calls <= 4]).toEqual([n, true]);
      if (calls === 3) expect(result.reason).toContain("before it was interrupted");
    }
  });

  test("a child's own budget ends the child alone", async () => {
    using on = await stage({
      agents: { lead: "subagents: [helper]", helper: "tools: [echo]\nmaxBudgetUsd: 10" },
      turns: {
        lead: billed([{ calls: [spawning("helper")], ...dear }, "I go on."]),
        helper: billed([{ text: "part", calls: [echoing], ...dear }]),
      },
    });
    const { result, children } = await on.play("Go.");
    expect(children).toMatchObject([{ status: "error_max_budget" }]);
    expect(result).toMatchObject({ status: "success", text: "I go on." });
    expect(result.costUsd).toBeCloseTo(30, 5);
  });

  test("a budget of nought: nothing is asked of any model, and it says so", async () => {
    using on = await stage({
      agents: duo,
      tools: [waiting()],
      limits: { maxBudgetUsd: 0 },
      turns: { lead: billed(["never"]), helper: [] },
    });
    const { result } = await on.play("Go.");
    expect(result).toMatchObject({ status: "error_max_budget", turns: 0 });
    expect(result.reason).toContain("the budget for this run being $0");
  });

  test("with a budget, nobody is called in whose price is not known", async () => {
    using on = await stage({
      agents: { lead: "subagents: [helper]", helper: "" },
      limits: { maxBudgetUsd: 40 },
      turns: {
        lead: billed([{ calls: [spawning("helper")] }, "Then not."]),
        helper: { ...scriptedModel(["never"]), id: "mystery" },
      },
    });
    const { result, messages, children } = await on.play("Go.");
    expect(result.text).toBe("Then not.");
    expect(messages.map(textOf).join()).toContain("the price of mystery is not known");
    expect(children).toEqual([]);
  });
});

/** Never ends, and does not look at the signal. */
function waiting(started: () => void = () => {}) {
  return defineTool({
    name: "wait",
    description: "Waits.",
    schema: z.object({}),
    run: () => {
      started();
      return new Promise<never>(() => {});
    },
  });
}

describe("stopping reaches all", () => {
  test("cancelling the parent ends every child at once, each with what it has; one result a call", async () => {
    const controller = new AbortController();
    let begun = 0;
    using on = await stage({
      agents: duo,
      tools: [waiting(() => ++begun === 4 && controller.abort())],
      turns: {
        lead: [{ calls: Array.from({ length: 6 }, () => spawning("helper")) }, "never"],
        helper: Array.from({ length: 6 }, () => ({ text: "so far", calls: [{ name: "wait", args: {} }] })),
      },
    });
    const { result, messages, children } = await on.play("Go.", { signal: controller.signal });
    expect(result.status).toBe("cancelled");
    expect(children.map(({ status }) => status)).toEqual(Array(4).fill("cancelled"));
    const answers = messages.filter((message) => message.role === "tool");
    expect(answers).toHaveLength(6);
    expect(answers.slice(0, 4).every((answer) => textOf(answer).includes("so far"))).toBe(true);
    for (const { messages: said } of [{ messages }, ...children]) expect(pairingFaults(said)).toEqual([]);
  });

  test("the run's time is the tree's: a child ends with its parent, and for its reason", async () => {
    let fire = () => {};
    const clock = {
      now: Date.now,
      tick: () => performance.now(),
      after(ms: number, late: () => void) {
        if (ms === 77_000) fire = late;
        return () => {};
      },
    };
    using on = await stage({
      agents: { lead: "subagents: [helper]\ntimeLimits: { run: 77 }", helper: "tools: [wait]" },
      tools: [waiting(() => fire())],
      clock,
      turns: {
        lead: [{ calls: [spawning("helper")] }, "never"],
        helper: [{ text: "so far", calls: [{ name: "wait", args: {} }] }],
      },
    });
    const { result, messages, children } = await on.play("Go.");
    expect(result).toMatchObject({ status: "error_timeout", failure: "timeout" });
    expect(children).toMatchObject([{ status: "error_timeout" }]);
    expect(pairingFaults(messages)).toEqual([]);
  });

  test("a child that takes too long by its own limit ends alone", async () => {
    let fire = () => {};
    const clock = {
      now: Date.now,
      tick: () => performance.now(),
      after(ms: number, late: () => void) {
        if (ms === 33_000) fire = late;
        return () => {};
      },
    };
    using on = await stage({
      agents: { lead: "subagents: [helper]", helper: "tools: [wait]\ntimeLimits: { tool: 33 }" },
      tools: [waiting(() => setImmediate(() => fire()))],
      clock,
      turns: {
        lead: [{ calls: [spawning("helper")] }, "I go on."],
        helper: [{ text: "so far", calls: [{ name: "wait", args: {} }] }],
      },
    });
    const { result, children } = await on.play("Go.");
    expect(children).toMatchObject([{ status: "error_timeout" }]);
    expect(result).toMatchObject({ status: "success", text: "I go on." });
  });
});

test.each(["onSubagentStart", "onSubagentEnd", "onHandoff"] as const)(
  "a hook at %s that never settles ends the run, with its name, and everything is whole",
  async (point) => {
    let fire = () => {};
    const clock = {
      now: Date.now,
      tick: () => performance.now(),
      after(ms: number, late: () => void) {
        if (ms === 30_000) fire = late;
        return () => {};
      },
    };
    const dreamer = defineHook({
      name: "dreamer",
      on: point,
      run: () => {
        setImmediate(() => fire());
        return new Promise<never>(() => {});
      },
    });
    using on = await stage({
      agents: { lead: "subagents: [helper]\nhandoffs: [helper]", helper: "" },
      hooks: [dreamer],
      clock,
      turns: {
        lead: [{ calls: [spawning("helper"), transferring("helper")] }, "never"],
        helper: [summed("x")],
      },
    });
    const { result, session, children } = await on.play("Go.");
    expect(result.status).toBe("error_timeout");
    expect(result.reason).toContain("dreamer");
    expect(session.agent).toBe("lead");
    for (const { messages, status } of [session, ...children]) {
      expect(pairingFaults(messages)).toEqual([]);
      expect(status).not.toBeNull();
    }
  },
);
