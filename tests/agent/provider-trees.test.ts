import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import type { LLMock } from "@copilotkit/aimock";
import { textOf } from "../../src/message.ts";
import type { Session } from "../../src/store/session.ts";
import {
  type Answer,
  chat,
  claude,
  dialect,
  faultServer,
  replies,
  type Step,
} from "../model/fault-server.ts";
import { adapters, retrying, startMock } from "../model/harness.ts";
import { pairingFaults } from "./harness.ts";
import { context, type Played, stage, summed } from "./troupe.ts";

/** A parent and two children behind real providers' protocols: what goes wrong in a child stays in its own result. */

let mock: LLMock;
beforeAll(async () => {
  mock = await startMock();
});
afterEach(() => void mock.reset());
afterAll(() => mock.stop());

const agents = {
  lead: "subagents: [helper, other]\ntools: [echo]",
  helper: "tools: [boom]\nmaxTurns: 4",
  other: "tools: [echo]",
};
const asking = (agent: string) => ({ agent, task: "Do it.", context });
const spawns = ["helper", "other"].map((agent, i) => ({
  id: `c${i}`,
  name: "spawn_subagent",
  arguments: asking(agent),
}));

/** The parent's turn that calls both in, as each protocol says it. */
const spawning: Readonly<Record<keyof typeof dialect, readonly Step[]>> = {
  anthropic: [
    claude.start(),
    ...spawns.flatMap(({ id, name, arguments: args }, index) => [
      claude.block(index, { type: "tool_use", id, name, input: {} }),
      claude.json(index, JSON.stringify(args)),
    ]),
    ...claude.end("tool_use"),
  ],
  openai: [
    chat.delta({
      tool_calls: spawns.map(({ id, name, arguments: args }, index) => ({
        index,
        id,
        type: "function",
        function: { name, arguments: JSON.stringify(args) },
      })),
    }),
    chat.delta({}, "tool_calls"),
    chat.done,
  ],
  responses: [
    replies.start,
    ...spawns.flatMap(({ id: call_id, name, arguments: args }, index) => {
      const call = { id: `fc_${index}`, call_id, name };
      return [
        replies.added(index, replies.call(call)),
        replies.done(index, replies.call({ ...call, arguments: JSON.stringify(args) })),
      ];
    }),
    replies.end(),
  ],
};

function whole({ session, children }: Played): Session[] {
  for (const { id, messages, status } of [session, ...children]) {
    expect([id, pairingFaults(messages)]).toEqual([id, []]);
    expect([id, status]).not.toEqual([id, null]);
  }
  return children;
}

function answers({ messages }: Played): string[] {
  return messages.flatMap((message) => (message.role === "tool" ? [textOf(message)] : []));
}

describe.each([...adapters])("$provider", ({ provider, make }) => {
  /** Everybody at one server, tried again without waiting. */
  const through = (url: string) => {
    const model = () => retrying(make(url), { maxTries: 2 }).model;
    return { lead: model(), helper: model(), other: model() };
  };
  const mockLeadAndOther = () => {
    mock.on({ systemMessage: "You are lead.", hasToolResult: false }, { toolCalls: spawns });
    mock.on({ systemMessage: "You are lead.", hasToolResult: true }, { content: "I go on." });
    mock.on({ systemMessage: "You are other." }, { content: summed("The other part.") });
  };

  /** Its first turn costs more than any budget here. */
  const mockDearHelper = () => {
    const usage =
      provider === "anthropic"
        ? { input_tokens: 10, output_tokens: 1_000_000 }
        : { prompt_tokens: 10, completion_tokens: 1_000_000 };
    mock.on(
      { systemMessage: "You are helper." },
      { content: "A first part.", toolCalls: [{ id: "b", name: "boom", arguments: {} }], usage },
    );
  };

  test("a child's stream is cut, every time: it ends as failed, its sibling and its parent go on", async () => {
    mockLeadAndOther();
    mock.on(
      { systemMessage: "You are helper." },
      { content: "Half of what was to be said, and then the other half of it." },
      { truncateAfterChunks: 5, chunkSize: 4, latency: 10 },
    );
    using on = await stage({ agents, turns: through(mock.url) });
    const played = await on.play("Go.");
    expect(played.result).toMatchObject({ status: "success", text: "I go on." });
    expect(whole(played).map(({ status }) => status)).toEqual(["error_model", "success"]);
    expect(answers(played)).toHaveLength(2);
    expect(answers(played)[1]).toContain("The other part.");
  });

  test("a child's tool throws: the child is told, and its answer comes back", async () => {
    mockLeadAndOther();
    mock.on(
      { systemMessage: "You are helper.", hasToolResult: false },
      { toolCalls: [{ id: "b", name: "boom", arguments: {} }] },
    );
    mock.on(
      { systemMessage: "You are helper.", toolResultContains: "boom failed: it broke" },
      { content: summed("It broke, and I went on.") },
    );
    using on = await stage({ agents, turns: through(mock.url) });
    const played = await on.play("Go.");
    expect(whole(played).map(({ status }) => status)).toEqual(["success", "success"]);
    expect(answers(played)[0]).toContain("It broke, and I went on.");
  });

  test("a child's budget ends: it returns what it has with its status", async () => {
    mockLeadAndOther();
    mockDearHelper();
    using on = await stage({
      agents: { ...agents, helper: `${agents.helper}\nmaxBudgetUsd: 1` },
      turns: through(mock.url),
    });
    const played = await on.play("Go.");
    expect(played.result.status).toBe("success");
    expect(whole(played).map(({ status }) => status)).toEqual(["error_max_budget", "success"]);
    expect(answers(played)[0]).toContain("A first part.");
    expect(played.result.costUsd).toBeGreaterThan(1);
  });

  test("the tree's budget ends in a child: child and parent say so, and every call is answered", async () => {
    mockLeadAndOther();
    mockDearHelper();
    using on = await stage({ agents, turns: through(mock.url), limits: { maxBudgetUsd: 1 } });
    const played = await on.play("Go.");
    expect(played.result).toMatchObject({ status: "error_max_budget", turns: 1 });
    expect(whole(played)[0]?.status).toBe("error_max_budget");
    expect(answers(played)).toHaveLength(2);
  });

  /** The fault server cannot tell agents apart; their prompts can. */
  const byAgent = (helper: () => Exclude<Answer, () => unknown>): Answer =>
    function answer({ body }): Answer {
      if (body.includes("You are helper.")) return helper();
      if (body.includes("You are other.")) return { stream: dialect[provider].saying(summed("Other.")) };
      return { stream: body.includes("</subagent>") ? dialect[provider].saying("I go on.") : [...calling] };
    };
  const calling = spawning[provider];

  test.each([
    ["torn down in mid-sentence", { stream: [...dialect[provider].opening, "break" as const] }],
    ["refused", { status: 400, body: dialect[provider].errorBody("invalid_request_error", "no") }],
    ["cut off in a call", { stream: dialect[provider].cutCall }],
    ["damaged", { stream: [...dialect[provider].opening, { raw: "data: {oops}\n\n" }] }],
  ])("a child's connection is %s: one result a call, the parent goes on", async (_, fault) => {
    const server = faultServer([byAgent(() => fault)]);
    try {
      using on = await stage({ agents, turns: through(server.url) });
      const played = await on.play("Go.");
      expect(played.result).toMatchObject({ status: "success", text: "I go on." });
      const [helper, other] = whole(played);
      expect(helper?.status).toMatch(/^error_(model|max_turns)$/);
      expect(other?.status).toBe("success");
      expect(answers(played)).toHaveLength(2);
    } finally {
      server.stop();
    }
  });

  test("the parent is cancelled while a child's stream hangs: all end at once, and it can be resumed", async () => {
    const controller = new AbortController();
    let hanging = true;
    const server = faultServer([
      byAgent(() => ({
        stream: hanging ? [...dialect[provider].opening, "hang"] : dialect[provider].saying(summed("Now.")),
      })),
    ]);
    try {
      using on = await stage({ agents, turns: through(server.url) });
      const played = await on.play("Go.", {
        signal: controller.signal,
        onEvent: (event) => event.type === "text" && event.agent === "helper" && controller.abort(),
      });
      expect(played.result.status).toBe("cancelled");
      expect(whole(played)[0]?.status).toBe("cancelled");
      expect(answers(played)).toHaveLength(2);
      expect(answers(played)[0]).toContain("Half a les");
      hanging = false;
      const again = await on.play(null);
      expect(again.result).toMatchObject({ status: "success", text: "I go on." });
      whole(again);
    } finally {
      server.stop();
    }
  });
});
