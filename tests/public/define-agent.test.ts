import { describe, expect, test } from "bun:test";
import { resumeConversation, startConversation } from "../../src/agent/conversation.ts";
import { textOf } from "../../src/message.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { Problem } from "../../src/problem.ts";
import { type DefinedAgent, defineAgent } from "../../src/public/define-agent.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { echo } from "../agent/harness.ts";

const told = { decisions: "d", constraints: "c" };
const call = { signal: new AbortController().signal, onEvent() {} };

function agent(name: string, turns: ScriptedTurn[], more: Partial<Parameters<typeof defineAgent>[0]> = {}) {
  return defineAgent({ name, model: scriptedModel(turns), system: name, ...more });
}

function transfer(to: string): ScriptedTurn {
  const context = { ...told, reason: "r", open_questions: "none" };
  return { calls: [{ name: `transfer_to_${to}`, args: { context } }] };
}

function ask(of: string): ScriptedTurn {
  const context = { ...told, deliverable: "Findings." };
  return { calls: [{ name: "spawn_subagent", args: { agent: of, task: "Look.", context } }] };
}

async function begin(first: DefinedAgent) {
  const store = memoryStore();
  const chat = await startConversation({ store }, first, "t", "/nowhere");
  const result = await chat.send("Go.", call);
  await chat.close();
  return { store, result, id: chat.session.id };
}

describe("an agent made in code", () => {
  test("is refused, before anything is called, where it could not work", () => {
    const twice = /There are two tools called/;
    expect(() => agent("a", [], { tools: [echo, echo] })).toThrow(twice);
    const own = { ...echo, name: "spawn_subagent" };
    expect(() => agent("a", [], { tools: [own], subagents: [agent("b", [])] })).toThrow(twice);
    const model = { ...scriptedModel([]), id: "mystery" };
    const unpriced = { model, limits: { maxBudgetUsd: 1 } };
    expect(() => agent("a", [], unpriced)).toThrow(/the price of mystery is not known/);
    expect(() => agent("a", [], { tools: [echo, echo] })).toThrow(Problem);
  });

  test("hands over along a chain, each with those it knows, and a session goes on with whoever speaks", async () => {
    const c = agent("c", ["I am c.", "Still c."]);
    const d = agent("d", ["Seen.\n<summary><decisions>x</decisions><constraints>y</constraints></summary>"]);
    const b = agent("b", [ask("d"), transfer("c")], { subagents: [d], handoffs: [c] });
    const a = agent("a", [transfer("b")], { handoffs: [b] });
    const { store, result, id } = await begin(a);
    expect(result).toMatchObject({ status: "success", agent: "c", text: "I am c." });
    const { sessions } = await store.listSessions();
    expect(sessions.map(({ agent, children }) => [agent, children.map((one) => one.agent)])).toEqual([
      ["c", ["d"]],
    ]);

    const again = resumeConversation({ store }, a, await store.openSession(id), "/nowhere");
    expect(await again.send("And now?", call)).toMatchObject({ agent: "c", text: "Still c." });
  });

  test("that was called in and forgot to say what it decided is asked for it once", async () => {
    const b = agent("b", ["Seen.", "Seen, and that is all."]);
    const { store, result, id } = await begin(agent("a", [ask("b"), "Done."], { subagents: [b] }));
    expect(result).toMatchObject({ status: "success", agent: "a", text: "Done." });
    const child = await store.readSession(`${id}.1`);
    expect(child.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    const back = (await store.readSession(id)).messages.find(({ role }) => role === "tool");
    expect(back && textOf(back)).toContain("Seen, and that is all.");
  });

  test("whom nobody of the team knows is told as a tool's error, and the run goes on", async () => {
    const alone = agent("a", [ask("nobody"), "Then without."], { subagents: [agent("b", [])] });
    const { store, result, id } = await begin(alone);
    expect(result).toMatchObject({ status: "success", text: "Then without." });
    const { messages } = await store.readSession(id);
    expect(messages.map((one) => one.role === "tool" && one.isError)).toContain(true);
  });
});
