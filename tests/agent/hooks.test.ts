import { describe, expect, test } from "bun:test";
import {
  defineHook,
  type Hook,
  HookAbort,
  type HookContext,
  type HookPoint,
  hookPoints,
} from "../../src/agent/hooks.ts";
import { textOf } from "../../src/message.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { echo, trial } from "./harness.ts";

const call = { name: "echo", args: { text: "x" } };

function noting(name: string, log: string[]): Hook {
  return {
    name,
    on: hookPoints,
    run(event, context) {
      log.push(`${name} ${event.point} ${context.agent} ${context.depth} ${context.turn}`);
    },
  };
}

test("hooks run at each point of the run in order: the agent's, then the caller's", async () => {
  const log: string[] = [];
  const { spans, events } = await trial({
    turns: [{ calls: [call] }, "done"],
    agentHooks: [noting("own", log)],
    callerHooks: [noting("caller", log)],
  });
  const at = (point: string, turn: number) => [
    `own ${point} tester 0 ${turn}`,
    `caller ${point} tester 0 ${turn}`,
  ];
  expect(log).toEqual([
    ...at("preLoop", 0),
    ...at("preModel", 1),
    ...at("postModel", 1),
    ...at("preTool", 1),
    ...at("postTool", 1),
    ...at("preModel", 2),
    ...at("postModel", 2),
    ...at("postLoop", 2),
  ]);
  const hooks = spans.filter((span) => span.type === "hook");
  expect(hooks).toHaveLength(log.length);
  expect(hooks.every((span) => span.verdict === "pass" && span.durationMs >= 0)).toBe(true);
  expect(events.filter((event) => event.type === "hook")).toHaveLength(log.length);
});

test("what a hook is told of the run stays as it was told: no hook can alter it for another, and one that keeps it sees its own turn", async () => {
  const kept: HookContext[] = [];
  const points = ["preLoop", "preModel", "postModel", "preTool", "postTool", "postLoop"] as const;
  const meddling: Hook = {
    name: "meddling",
    on: points,
    run(_event, context) {
      for (const [key, value] of Object.entries(context))
        expect(Reflect.set(context, key, typeof value === "number" ? 99 : "altered")).toBe(false);
    },
  };
  const keeping: Hook = { name: "keeping", on: points, run: (_event, context) => void kept.push(context) };
  const { result } = await trial({ turns: [{ calls: [call] }, "done"], agentHooks: [meddling, keeping] });
  expect(result.status).toBe("success");
  expect(kept.map(({ turn }) => turn)).toEqual([0, 1, 1, 1, 1, 2, 2, 2]);
  expect(kept.every(({ agent, depth, repairs }) => agent === "tester" && depth === 0 && repairs === 0)).toBe(
    true,
  );
});

test("of hooks beside each other, those that promise and those that answer at once are asked in order, each seeing what came before", async () => {
  const saying = (name: string, ms: number | null): Hook =>
    defineHook({
      name,
      on: "preLoop",
      run(event) {
        const patch = { input: `${event.input} ${name}` };
        return ms === null ? patch : Bun.sleep(ms).then(() => patch);
      },
    });
  const { messages, spans } = await trial({
    turns: ["done"],
    agentHooks: [saying("a", null), saying("b", 1), saying("c", null), saying("d", 0), saying("e", null)],
  });
  expect(messages[0] && textOf(messages[0])).toEndWith(" a b c d e");
  expect(spans.filter(({ type }) => type === "hook").map(({ name }) => name)).toEqual([..."abcde"]);
});

describe("an abort", () => {
  const points: HookPoint[] = ["preLoop", "preModel", "postModel", "preTool", "postTool", "postLoop"];
  const ways: [string, (context: { abort(reason: string): never }) => { abort: string }][] = [
    ["returned", () => ({ abort: "not allowed" })],
    ["by the context", (context) => context.abort("not allowed")],
    [
      "thrown",
      () => {
        throw new HookAbort("not allowed");
      },
    ],
  ];
  for (const point of points) {
    test.each(ways)(`at ${point}, %s, ends the run with its reason, in the trace too`, async (_way, how) => {
      const guard: Hook = { name: "guard", on: point, run: (_event, context) => how(context) };
      const { result, spans } = await trial({ turns: [{ calls: [call] }, "done"], agentHooks: [guard] });
      expect(result).toMatchObject({ status: "error_hook_abort", reason: "not allowed" });
      const last = spans.filter((span) => span.type === "hook").at(-1);
      expect(last).toMatchObject({ name: "guard", point, verdict: "abort", reason: "not allowed" });
      expect(spans.at(-1)).toMatchObject({ type: "run", status: "error_hook_abort" });
    });
  }

  test("before the first model call keeps the model from being called, and the request out of the conversation", async () => {
    const model = scriptedModel(["never"], { record: true });
    const guard = defineHook({ name: "scope", on: "preLoop", run: () => ({ abort: "out of scope" }) });
    const { messages } = await trial({ model, agentHooks: [guard] });
    expect(model.requests).toHaveLength(0);
    expect(messages).toEqual([]);
  });

  test("on the second call of a turn keeps the first from running too", async () => {
    let asked = 0;
    const guard = defineHook({
      name: "guard",
      on: "preTool",
      run: () => (++asked === 2 ? { abort: "no" } : undefined),
    });
    const { messages, events } = await trial({ turns: [{ calls: [call, call] }, "x"], agentHooks: [guard] });
    expect(messages.filter((m) => m.role === "tool").map((m) => m.isError)).toEqual([true, true]);
    expect(events.filter((event) => event.type === "tool_end" && event.outcome === "ok")).toEqual([]);
  });

  test("keeps the draft that it refused", async () => {
    const guard = defineHook({
      name: "evidence",
      on: "postLoop",
      run: () => ({ abort: "TCH 9-99z is invented" }),
    });
    const { result, messages } = await trial({ turns: ["A lesson"], agentHooks: [guard] });
    expect(result).toMatchObject({ status: "error_hook_abort", text: "A lesson" });
    expect(textOf(messages.at(-1) ?? { role: "user", content: [] })).toBe("A lesson");
  });
});

test("a check that cannot run stops the run, and says so", async () => {
  const broken = defineHook({
    name: "evidence",
    on: "postLoop",
    run() {
      throw new TypeError("undefined is not a lesson");
    },
  });
  const { result, spans } = await trial({ turns: ["A lesson"], agentHooks: [broken] });
  expect(result.status).toBe("error_hook_abort");
  expect(result.reason).toContain('The check "evidence" could not run');
  expect(spans.find((span) => span.type === "hook")).toMatchObject({ verdict: "error" });
});

describe("patches", () => {
  test("change the request, the prompt, the reply, the arguments and the result, each seen by the next hook", async () => {
    const seen: string[] = [];
    const patching: Hook[] = [
      defineHook({ name: "a", on: "preLoop", run: ({ input }) => ({ input: `${input}, please` }) }),
      defineHook({ name: "b", on: "preLoop", run: ({ input }) => void seen.push(input) }),
      defineHook({
        name: "c",
        on: "preModel",
        run: ({ request }) => ({ system: `${request.system} Be brief.` }),
      }),
      defineHook({ name: "d", on: "preTool", run: () => ({ args: { text: "patched" } }) }),
      defineHook({ name: "e", on: "postTool", run: ({ result }) => ({ content: `${textOf(result)}!` }) }),
      defineHook({
        name: "f",
        on: "postModel",
        run: ({ response }) =>
          textOf(response.message) === "rude"
            ? { message: { ...response.message, content: [{ type: "text", text: "polite" }] } }
            : undefined,
      }),
    ];
    const model = scriptedModel([{ calls: [call] }, "rude"], { record: true });
    const { result, messages, spans } = await trial({ model, agentHooks: patching });
    expect(seen).toEqual(["hello, please"]);
    expect(messages.map(textOf)).toEqual(["hello, please", "", "patched!", "polite"]);
    expect(result.text).toBe("polite");
    expect(model.requests[0]?.system).toBe("You are a test. Be brief.");
    const verdicts = spans.flatMap((span) => (span.type === "hook" ? [`${span.name}:${span.verdict}`] : []));
    expect(verdicts).toContain("a:patch");
    expect(verdicts).toContain("b:pass");
  });

  test("arguments that a hook makes wrong are not run", async () => {
    const hook = defineHook({ name: "d", on: "preTool", run: () => ({ args: { text: 5 } }) });
    const { spans } = await trial({ turns: [{ calls: [call] }, "ok"], agentHooks: [hook], tools: [echo] });
    expect(spans.find((span) => span.type === "tool")).toMatchObject({ outcome: "bad_arguments" });
  });

  test("a blocked call is not run, and the model is told why", async () => {
    const hook = defineHook({ name: "guard", on: "preTool", run: () => ({ block: "this file is locked" }) });
    const { result, messages, spans } = await trial({
      turns: [{ calls: [call] }, "I see"],
      agentHooks: [hook],
    });
    expect(result.status).toBe("success");
    expect(textOf(messages[2] ?? { role: "user", content: [] })).toBe("Not run: this file is locked");
    expect(spans.find((span) => span.type === "tool")).toMatchObject({ outcome: "blocked" });
  });
});

describe("a draft sent back", () => {
  const checking = (repairs: number[]) =>
    defineHook({
      name: "evidence",
      on: "postLoop",
      run({ text }, context) {
        repairs.push(context.repairs);
        return text.includes("wrong")
          ? { repair: "wrong code", report: { invented: 1 } }
          : { result: { evidence: "ok" } };
      },
    });

  test("is repaired once, and what the hook found joins the result", async () => {
    const repairs: number[] = [];
    const { result, messages, spans } = await trial({
      turns: ["wrong", "right"],
      agentHooks: [checking(repairs)],
    });
    expect(result).toMatchObject({ status: "success", text: "right", extra: { evidence: "ok" } });
    expect(messages.map(textOf)).toEqual(["hello", "wrong", "wrong code", "right"]);
    expect(repairs).toEqual([0, 1]);
    expect(spans.find((span) => span.type === "hook")).toMatchObject({
      verdict: "repair",
      report: { invented: 1 },
    });
  });

  test("and wrong again ends in an abort with the draft kept", async () => {
    const { result } = await trial({ turns: ["wrong", "wrong again"], agentHooks: [checking([])] });
    expect(result).toMatchObject({ status: "error_hook_abort", reason: "wrong code", text: "wrong again" });
  });
});

test("cancelling does not wait for a hook that waits for ever", async () => {
  const controller = new AbortController();
  const waiting = defineHook({
    name: "asks",
    on: "preLoop",
    run() {
      setTimeout(() => controller.abort(), 5);
      return new Promise<undefined>(() => {});
    },
  });
  const { result } = await trial({ agentHooks: [waiting], signal: controller.signal });
  expect(result.status).toBe("cancelled");
});
