import { describe, expect, test } from "bun:test";
import { z } from "zod";
import { defineHook, type HookPoint, hookPoints } from "../../src/agent/hooks.ts";
import type { Clock } from "../../src/agent/run.ts";
import { timeLimits } from "../../src/agent/time-limits.ts";
import { textOf, userText } from "../../src/message.ts";
import { builtinModel } from "../../src/model/builtin.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { bashTool } from "../../src/tools/bash.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { echo, pairingFaults, type Trial, trial } from "./harness.ts";

/** A clock that a test turns on by hand: no test here waits. */
function handClock() {
  let now = 0;
  const due = new Set<{ at: number; fire: () => void }>();
  const clock: Clock = {
    now: () => now,
    tick: () => now,
    after(ms, fire) {
      const one = { at: now + ms, fire };
      due.add(one);
      return () => void due.delete(one);
    },
  };
  const advance = (ms: number) => {
    now += ms;
    for (const one of [...due].sort((a, b) => a.at - b.at)) {
      if (one.at > now || !due.delete(one)) continue;
      one.fire();
    }
  };
  return { clock, advance, waiting: () => due.size };
}

const never = () => new Promise<never>(() => {});
/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function untilWaiting(hand: ReturnType<typeof handClock>, timers: number): Promise<void> {
  for (let i = 0; hand.waiting() < timers; i++) {
    if (i > 10_000) throw new Error(`only ${hand.waiting()} timers were set`);
    await settle();
  }
}

const firing = hookPoints.filter((point) => !point.startsWith("on"));

/** More than a small window takes, so that older turns must become a summary. */
const tooMuchSaid: Pick<Trial, "before" | "limits"> = {
  before: [
    {
      type: "messages",
      messages: Array.from({ length: 12 }, (_, n) => [
        userText(`${n} ${"a word ".repeat(200)}`),
        { role: "assistant" as const, content: [], stopReason: "end" as const },
      ]).flat(),
      at: "2026-01-01T00:00:00.000Z",
    },
  ],
  limits: { contextTokens: 5_000 },
};

describe("what never settles ends the run, with its name", () => {
  test.each(firing)("a hook at %s", async (point: HookPoint) => {
    const hand = handClock();
    let told: AbortSignal | null = null;
    const hook = defineHook({
      name: "dreamer",
      on: point,
      run(_event, { signal }) {
        told = signal;
        return never();
      },
    });
    const running = trial({
      turns: [{ calls: [{ name: "echo", args: { text: "x" } }] }, "A lesson."],
      agentHooks: [hook],
      clock: hand.clock,
      ...(point === "preCompact" ? tooMuchSaid : {}),
    });
    await untilWaiting(hand, 2); // the run's own limit and the hook's
    hand.advance(29_999);
    await settle();
    expect(hand.waiting()).toBe(2);
    hand.advance(1);
    const { result, messages, spans, events } = await running;
    expect(result.status).toBe("error_timeout");
    expect(result.reason).toContain('The check "dreamer" took longer than 30 seconds');
    expect(told).toHaveProperty("aborted", true);
    expect(pairingFaults(messages)).toEqual([]);
    expect(spans.at(-1)).toMatchObject({ type: "run", status: "error_timeout" });
    expect(spans.find(({ type }) => type === "hook")).toMatchObject({ name: "dreamer", verdict: "error" });
    expect(events.at(-1)?.type).toBe("status");
    expect(hand.waiting()).toBe(0);
  });

  test("the time that one hook took is not taken from the next one's", async () => {
    const hand = handClock();
    let first = () => {};
    const slow = defineHook({
      name: "slow",
      on: "preLoop",
      run: () => new Promise<undefined>((resolve) => (first = () => resolve(undefined))),
    });
    const dreamer = defineHook({ name: "dreamer", on: "preLoop", run: never });
    const running = trial({ turns: ["not reached"], agentHooks: [slow, dreamer], clock: hand.clock });
    await untilWaiting(hand, 2);
    hand.advance(20_000);
    first();
    await settle();
    hand.advance(29_999);
    await settle();
    expect(hand.waiting()).toBe(2);
    hand.advance(1);
    const { result, spans } = await running;
    expect(result.reason).toContain('The check "dreamer" took longer than 30 seconds');
    const hooks = spans.filter(({ type }) => type === "hook");
    expect(hooks.map(({ durationMs }) => durationMs)).toEqual([20_000, 30_000]);
  });

  test("a tool may take longer than the hooks around it, and less than a tool's time is enough", async () => {
    const hand = handClock();
    let answer = () => {};
    const slow = defineTool({
      name: "slow",
      description: "Sleeps.",
      schema: z.object({}),
      run: () =>
        new Promise<{ content: string }>((resolve) => (answer = () => resolve({ content: "rested" }))),
    });
    const later = () => new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
    const running = trial({
      turns: [{ calls: [{ name: "slow" }] }, "A lesson."],
      tools: [slow],
      agentHooks: [defineHook({ name: "calm", on: ["preTool", "postTool"], run: later })],
      clock: hand.clock,
    });
    await untilWaiting(hand, 2);
    for (let i = 0; i < 10; i++) await settle();
    hand.advance(119_999);
    answer();
    expect((await running).result).toMatchObject({ status: "success", text: "A lesson." });
    expect(hand.waiting()).toBe(0);
  });

  test("many turns set no more timers than few", async () => {
    const timersOf = async (turns: number) => {
      let set = 0;
      const { clock } = handClock();
      const counting: Clock = {
        ...clock,
        after(ms, fire) {
          set++;
          return clock.after?.(ms, fire) ?? (() => {});
        },
      };
      const later = () => new Promise<undefined>((resolve) => queueMicrotask(() => resolve(undefined)));
      const calls = Array.from({ length: turns }, () => ({ calls: [{ name: "echo", args: { text: "x" } }] }));
      const { result } = await trial({
        turns: [...calls, "A lesson."],
        agentHooks: [defineHook({ name: "calm", on: hookPoints, run: later })],
        limits: { maxTurns: 200 },
        clock: counting,
      });
      expect(result.status).toBe("success");
      return set;
    };
    expect(await timersOf(100)).toBe(await timersOf(2));
  });

  test("a tool; what its neighbours found is kept, and each call has its result", async () => {
    const hand = handClock();
    const slow = defineTool({ name: "slow", description: "Sleeps.", schema: z.object({}), run: never });
    const running = trial({
      turns: [{ calls: [{ name: "echo", args: { text: "quick" } }, { name: "slow" }] }, "not reached"],
      tools: [echo, slow],
      clock: hand.clock,
    });
    await untilWaiting(hand, 2);
    hand.advance(120_000);
    const { result, messages, spans } = await running;
    expect(result.status).toBe("error_timeout");
    expect(result.reason).toContain("The tool slow took longer than 2 minutes");
    const results = messages.filter(({ role }) => role === "tool").map(textOf);
    expect(results[0]).toBe("quick");
    expect(results[1]).toContain("took too long");
    expect(
      spans.filter(({ type }) => type === "tool").map((span) => "outcome" in span && span.outcome),
    ).toEqual(["ok", "timeout"]);
    expect(pairingFaults(messages)).toEqual([]);
  });

  test("an author; and what a model had written by then is kept", async () => {
    for (const model of [
      builtinModel({ next: never }, { agent: "planner" }),
      {
        provider: "scripted",
        id: "endless",
        generate(_request, { onEvent }) {
          onEvent({ type: "text", delta: "Half a les" });
          return never();
        },
      } satisfies Parameters<typeof trial>[0]["model"],
    ]) {
      const hand = handClock();
      const running = trial({ model, clock: hand.clock });
      await untilWaiting(hand, 2);
      hand.advance(600_000);
      const { result, messages } = await running;
      expect(result.status).toBe("error_timeout");
      const who = model.provider === "builtin" ? "Built-in drafting" : "One turn of the model endless";
      expect(result.reason).toContain(`${who} took longer than 10 minutes`);
      expect(messages.at(0)?.role).toBe("user");
      if (model.id === "endless") expect(result.text).toBe("Half a les");
    }
  });

  test("a run that goes on and on, each step of it within its limit", async () => {
    const hand = handClock();
    const turns = function* () {
      for (;;) {
        yield async () => {
          hand.advance(500_000);
          return { calls: [{ name: "echo", args: { text: "again" } }] };
        };
      }
    };
    const { result, messages } = await trial({
      turns: turns(),
      clock: hand.clock,
      limits: { maxTurns: 1000 },
    });
    expect(result.status).toBe("error_timeout");
    expect(result.reason).toContain("The run took longer than 60 minutes");
    expect(result.turns).toBe(8);
    expect(pairingFaults(messages)).toEqual([]);
  });
});

test("after a time-out the session goes on from where it stands", async () => {
  const hand = handClock();
  const store = memoryStore();
  const running = trial({ model: builtinModel({ next: never }, { agent: "a" }), clock: hand.clock, store });
  await untilWaiting(hand, 2);
  hand.advance(600_000);
  expect((await running).result.status).toBe("error_timeout");
  const kept = await store.readSession("s");
  const again = await trial({
    turns: ["Here it is."],
    input: null,
    before: [{ type: "messages", messages: kept.messages, at: "2026-01-01T00:00:00.000Z" }],
  });
  expect(again.result).toMatchObject({ status: "success", text: "Here it is." });
});

test("the first reason stands: what a person stopped did not time out", async () => {
  const hand = handClock();
  const person = new AbortController();
  const hook = defineHook({ name: "dreamer", on: "preLoop", run: never });
  const running = trial({ agentHooks: [hook], clock: hand.clock, signal: person.signal });
  await untilWaiting(hand, 2);
  person.abort();
  hand.advance(4_000_000);
  expect((await running).result.status).toBe("cancelled");
});

test("a listener hears nothing of a model that was left behind", async () => {
  const hand = handClock();
  let say: (text: string) => void = () => {};
  const running = trial({
    model: {
      provider: "scripted",
      id: "late",
      generate(_request, { onEvent }) {
        say = (delta) => onEvent({ type: "text", delta });
        return never();
      },
    },
    clock: hand.clock,
  });
  await untilWaiting(hand, 2);
  hand.advance(600_000);
  const { events } = await running;
  say("too late");
  expect(events.at(-1)?.type).toBe("status");
});

test("quick work leaves no timer behind", async () => {
  const hand = handClock();
  const hook = defineHook({ name: "quick", on: ["preLoop", "postLoop"], run: async () => undefined });
  const { result } = await trial({ model: scriptedModel(["done"]), agentHooks: [hook], clock: hand.clock });
  expect(result.status).toBe("success");
  expect(hand.waiting()).toBe(0);
});

test("a shell's own limit comes before the run's", () => {
  const bash = bashTool(".");
  expect(bash.seconds?.({ command: "x", timeout_ms: 600_000 })).toBeGreaterThan(600);
});

describe("the settings", () => {
  const house = { hook: 30, tool: 120, turn: 600, silence: 120, run: 3600 };

  test("a person's own come before the agent's, and those before the house's", () => {
    expect(timeLimits({}, {})).toEqual(house);
    expect(timeLimits({}, { tool: 5, run: 60 })).toEqual({ ...house, tool: 5, run: 60 });
    const env = { TEACHER_ASSIST_TIME_LIMITS: " run = 7200, silence=0.5," };
    expect(timeLimits(env, { tool: 5, run: 60 })).toEqual({ ...house, tool: 5, run: 7200, silence: 0.5 });
  });

  test.each(["hook=soon", "hook=-1", "hook=0", "hook", "run=1e9", "hoook=3", "hook=3;run=4"])(
    "%s is refused in words",
    (text) => {
      const read = () => timeLimits({ TEACHER_ASSIST_TIME_LIMITS: text }, {});
      expect(read).toThrow("TEACHER_ASSIST_TIME_LIMITS");
    },
  );
});
