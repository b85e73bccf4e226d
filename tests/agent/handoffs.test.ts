import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { defineHook } from "../../src/agent/hooks.ts";
import { isRequest } from "../../src/lesson/brief/asked.ts";
import { textOf } from "../../src/message.ts";
import type { ModelRequest } from "../../src/model/model.ts";
import type { ScriptedTurn } from "../../src/model/scripted.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { temporary } from "../workspace/temporary.ts";
import { pairingFaults } from "./harness.ts";
import { passing, spawning, stage, summed, transferring } from "./troupe.ts";

const ring = {
  lead: "handoffs: [b-two]\ntools: [echo]",
  "b-two": "handoffs: [c]\ntools: [boom]",
  c: "handoffs: [lead]\ntools: [echo, boom]",
};
const toB = { name: "transfer_to_b_two", args: { context: passing } };

describe("handing over", () => {
  test("the same messages, another prompt, other tools, and the context before the new agent's first turn", async () => {
    const seen: ModelRequest[] = [];
    const noting =
      (answer: Exclude<ScriptedTurn, (request: ModelRequest) => unknown>): ScriptedTurn =>
      (request) => {
        seen.push({ ...request, messages: [...request.messages] });
        return answer;
      };
    using on = await stage({
      agents: ring,
      turns: { lead: [noting({ text: "Over to you.", calls: [toB] })], "b-two": [noting("I go on.")] },
    });
    const { result, session, messages, spans, events } = await on.play("Rethink it.");
    expect(result).toMatchObject({ status: "success", agent: "b-two", text: "I go on.", turns: 2 });
    expect(session).toMatchObject({ agent: "b-two", status: "success" });
    const [a, b] = seen;
    expect(b?.messages.slice(0, a?.messages.length)).toEqual([...(a?.messages ?? [])]);
    expect(b?.system).toContain("You are b-two.");
    expect(b?.system).toContain("Play it.");
    expect(b?.tools.map(({ name }) => name)).toEqual(["boom", "transfer_to_c"]);
    const block = b?.messages.at(-1);
    expect(block).toMatchObject({
      role: "user",
      given: { kind: "handoff", from: "lead", to: "b-two", context: passing },
    });
    for (const part of Object.values(passing)) expect(block && textOf(block)).toContain(part);
    expect(block && isRequest(block)).toBe(false); // no request of the teacher's
    expect(messages.filter((m) => isRequest(m)).map(textOf)).toEqual(["Rethink it."]);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "user", "assistant"]);
    expect(spans.filter((span) => span.type === "handoff")).toMatchObject([
      { name: "b-two", from: "lead", context: passing, agent: "lead" },
    ]);
    expect(events.filter((event) => event.type === "handoff")).toMatchObject([
      { agent: "lead", to: "b-two" },
    ]);
    expect(pairingFaults(messages)).toEqual([]);
  });

  test("goes round as often as the run has turns: A to B to C to A", async () => {
    using on = await stage({
      agents: ring,
      limits: { maxTurns: 7 },
      turns: {
        lead: Array.from({ length: 9 }, () => ({ calls: [toB] })),
        "b-two": Array.from({ length: 9 }, () => ({ calls: [transferring("c")] })),
        c: Array.from({ length: 9 }, () => ({ calls: [transferring("lead")] })),
      },
    });
    const { result, session, spans } = await on.play("Go.");
    expect(result).toMatchObject({ status: "error_max_turns", turns: 7 });
    const to = spans.filter((span) => span.type === "handoff").map(({ name }) => name);
    expect(to).toEqual(["b-two", "c", "lead", "b-two", "c", "lead", "b-two"]);
    expect(session.agent).toBe("b-two");
  });

  test("the session remembers who speaks: the next request and a resume go on with that agent", async () => {
    using on = await stage({
      agents: ring,
      turns: { lead: [{ calls: [toB] }, "never"], "b-two": ["Here.", "Still me."] },
    });
    await on.play("Go.");
    const { result } = await on.play("And now?");
    expect(result).toMatchObject({ agent: "b-two", text: "Still me." });
    const { sessions } = await on.store.listSessions();
    expect(sessions).toMatchObject([{ id: "s", agent: "b-two" }]);
  });

  test("in one conversation, too", async () => {
    using on = await stage({
      agents: ring,
      turns: { lead: [{ calls: [toB] }, "never"], "b-two": ["Here.", "Still me."] },
    });
    const { startConversation } = await import("../../src/agent/conversation.ts");
    const talk = await startConversation({ store: on.store }, on.prepared, "t", on.root);
    const call = { signal: new AbortController().signal, onEvent() {} };
    await talk.send("Go.", call);
    expect(await talk.send("And now?", call)).toMatchObject({ agent: "b-two", text: "Still me." });
    await talk.close();
  });
});

describe("what does not hand over is an answer the model can act on", () => {
  test.each([
    ["no context", { name: "transfer_to_b_two", args: {} }, "context"],
    [
      "half a context",
      { name: "transfer_to_b_two", args: { context: { decisions: "d", constraints: "c", reason: "r" } } },
      "open_questions",
    ],
    ["itself", transferring("lead"), "There is no tool `transfer_to_lead`"],
    ["nobody", transferring("nobody"), "There is no tool `transfer_to_nobody`"],
    ["somebody it may not hand over to", transferring("c"), "There is no tool `transfer_to_c`"],
  ])("%s", async (_, call, said) => {
    using on = await stage({ agents: ring, turns: { lead: [{ calls: [call] }, "I stay."] } });
    const { result, session, messages } = await on.play("Go.");
    expect(result).toMatchObject({ status: "success", agent: "lead", text: "I stay." });
    expect(session.agent).toBe("lead");
    const [answer] = messages.filter((message) => message.role === "tool");
    expect(answer?.isError).toBe(true);
    expect(answer && textOf(answer)).toContain(said);
  });

  test("a second one in the same turn", async () => {
    using on = await stage({
      agents: { ...ring, lead: "handoffs: [b-two, c]" },
      turns: { lead: [{ calls: [toB, transferring("c")] }], "b-two": ["Me."] },
    });
    const { result, messages } = await on.play("Go.");
    expect(result.agent).toBe("b-two");
    const answers = messages.filter((message) => message.role === "tool").map(textOf);
    expect(answers).toEqual([
      "Handed over to b-two.",
      "Not handed over: this turn has handed over to b-two already.",
    ]);
  });

  test("a definition that names itself or nobody is told, with its line, and its agent is not used", async () => {
    const head = "---\ndescription: d\nmodel: m\nprovider: openai\n";
    using place = temporary({
      "p/agents/narcissus.md": `${head}handoffs: [narcissus]\n---\nx\n`,
      "p/agents/lost.md": `${head}subagents: [nobody]\n---\nx\n`,
      "p/agents/fine.md": `${head}---\nx\n`,
    });
    const { plugins, problems } = await discoverPlugins([join(place.dir, "p")]);
    expect([...(plugins.get("p")?.agents.keys() ?? [])]).toEqual(["fine"]);
    expect(problems.map(({ line, message }) => [line, message.slice(0, 45)])).toEqual([
      [5, "There is no agent `nobody`. The plugin has `f"],
      [5, "`handoffs` names the agent itself; name anoth"],
    ]);
  });
});

describe("onHandoff", () => {
  const watching = (answer: { block: string } | { abort: string }, seen: unknown[]) =>
    defineHook({
      name: "watch",
      on: "onHandoff",
      run(event) {
        seen.push(event);
        return answer;
      },
    });

  test("sees who hands over to whom with what, and may refuse: the agent stays and is told why", async () => {
    const seen: unknown[] = [];
    using on = await stage({
      agents: ring,
      hooks: [watching({ block: "not on a Monday" }, seen)],
      turns: { lead: [{ calls: [toB] }, "Then I do it."] },
    });
    const { result, messages } = await on.play("Go.");
    expect(seen).toEqual([{ point: "onHandoff", from: "lead", to: "b-two", context: passing }]);
    expect(result).toMatchObject({ agent: "lead", text: "Then I do it." });
    expect(messages.map(textOf)).toContain("Not handed over: not on a Monday");
  });

  test("may end the run", async () => {
    using on = await stage({
      agents: ring,
      hooks: [watching({ abort: "no" }, [])],
      turns: { lead: [{ calls: [toB] }, "never"] },
    });
    const { result, session, messages } = await on.play("Go.");
    expect(result).toMatchObject({ status: "error_hook_abort", reason: "no" });
    expect(session.agent).toBe("lead");
    expect(pairingFaults(messages)).toEqual([]);
  });
});

test("whoever takes over may call in its own", async () => {
  using on = await stage({
    agents: { lead: "handoffs: [b]", b: "subagents: [c]", c: "" },
    turns: {
      lead: [{ calls: [transferring("b")] }],
      b: [{ calls: [spawning("c")] }, "Done."],
      c: [summed("x")],
    },
  });
  const { result, children } = await on.play("Go.");
  expect(result).toMatchObject({ status: "success", agent: "b" });
  expect(children).toMatchObject([{ id: "s.1", agent: "c", status: "success" }]);
});

test("what the next agent's prompt holds is asked about before it is sent, as at the start of a run", async () => {
  using on = await stage({
    agents: { lead: "handoffs: [b]", b: "workspace: [classes/*.md]" },
    workspace: { "classes/3B.md": "Aoife Brennan has dyslexia and epilepsy.\n" },
    guarded: true,
    turns: { lead: [{ calls: [transferring("b")] }], b: ["never sent"] },
  });
  const { result, messages } = await on.play("Go.");
  expect(result).toMatchObject({ status: "error_hook_abort", failure: "privacy-scan", agent: "b" });
  expect(result.reason).toContain("classes/3B.md");
  expect(messages.map(textOf).join()).not.toContain("never sent");
});

describe("a command's `writes`", () => {
  const write = (path: string) => ({ name: "write_file", args: { path, content: "x" } });
  const agents = {
    lead: "tools: [write_file]\nwritable: [elsewhere]\nhandoffs: [b]\nsubagents: [b]",
    b: "tools: [write_file]",
  };

  test("is the one place that a run of it may write, for its own agent alone", async () => {
    using on = await stage({
      agents,
      command: "writes: lessons/plans",
      turns: {
        lead: [
          { calls: [write("lessons/plans/a.md"), write("elsewhere/a.md"), write("lessons/a.md")] },
          { calls: [spawning("b"), transferring("b")] },
        ],
        b: [
          { calls: [write("lessons/plans/b.md")] },
          summed("no"),
          { calls: [write("lessons/plans/c.md")] },
          "no",
        ],
      },
    });
    const { messages, children } = await on.play("Go.");
    const wrote = [...messages, ...children.flatMap((child) => child.messages)].flatMap((message) =>
      message.role === "tool" && message.name === "write_file" ? [message.isError] : [],
    );
    expect(wrote).toEqual([false, true, true, true, true]);
  });

  test("may name one file, or a kind of file of which it is one", async () => {
    for (const [writes, first, other] of [
      ["lessons/plan.md", "lessons/plan.md", "lessons/plan.txt"],
      ["lessons/*.md", "lessons/birds.md", "lessons/trees.md"],
    ] as const) {
      using on = await stage({
        agents,
        command: `writes: ${writes}`,
        turns: { lead: [{ calls: [write(first), write(other), write(first)] }, "ok"] },
      });
      const { messages } = await on.play("Go.");
      const wrote = messages.flatMap((message) => (message.role === "tool" ? [message.isError] : []));
      expect(wrote).toEqual([false, true, false]);
    }
  });
});
