import { afterEach, describe, expect, test } from "bun:test";
import { sumOfUsage, type Usage } from "../../src/message.ts";
import type { ModelEvent } from "../../src/model/model.ts";
import {
  type Answer,
  chat,
  claude,
  dialect,
  type FaultServer,
  faultServer,
  replies,
  type Step,
} from "./fault-server.ts";
import { adapters, ask, retrying, run } from "./harness.ts";

const servers: { stop(): void }[] = [];
function serve(...answers: Answer[]): FaultServer {
  const server = faultServer(answers);
  servers.push(server);
  return server;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

const noUsage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** What was told of each try, retries being the borders. */
function spentIn(events: readonly ModelEvent[]): Usage {
  let total = noUsage;
  let trying = noUsage;
  for (const event of events) {
    if (event.type === "spent") trying = event.usage;
    if (event.type !== "retry") continue;
    total = sumOfUsage(total, trying);
    trying = noUsage;
  }
  return sumOfUsage(total, trying);
}

/** Damage in the middle of a stream, in each dialect's own frames. */
const damaged: Record<(typeof adapters)[number]["provider"], Step[]> = {
  anthropic:
    ['{"type": "content_block_del', "{oops}", "", "null", "7", '{"type": "message_start"}', '{"type": "content_block_start", "index": 0}', '{"type": "content_block_delta", "index": 0}'] // biome-ignore format: a list
      .filter((data) => data !== "")
      .map((data) => ({ raw: `event: content_block_delta\ndata: ${data}\n\n` })),
  openai:
    ['{"choices": [{"delta": {"cont', "{oops}", "null", '{"choices": 7, "usage": {}}', '{"choices": [7], "model": 3, "usage": 5}', '{"choices": [{"delta": {"tool_calls": {"a": 1}}}]}'] // biome-ignore format: a list
      .map((data) => ({ raw: `data: ${data}\n\n` })),
  responses:
    ['{"type": "response.output_te', "{oops}", "null", "7", '{"type": "response.created"}', '{"type": "response.output_item.added", "output_index": 1}', '{"type": "response.output_item.done", "output_index": 0, "item": null}', '{"type": "response.output_text.delta", "output_index": 5, "delta": "x"}', '{"type": "response.output_text.delta", "output_index": 0, "delta": {"a": 1}}', '{"type": "response.output_text.delta", "output_index": 0}', '{"type": "response.completed"}', '{"type": "response.completed", "response": {"output": [7, null]}}', '{"type": "response.completed", "response": {"output": 7}}', '{"type": "response.failed", "response": null}', '{"type": "response.failed", "response": {"error": null}}'] // biome-ignore format: a list
      .map((data) => ({ raw: `data: ${data}\n\n` })),
};

describe.each([...adapters])("$provider", ({ provider, make }) => {
  const says = dialect[provider];

  test.each(damaged[provider].slice(0, 2).map((step) => [step]))(
    "a damaged event is tried again, and said truly: %j",
    async (step) => {
      const server = serve({ stream: [...says.opening, step, ...says.saying("x")] });
      const { model } = retrying(make(server.url), { maxTries: 3 });
      await expect(run(model, ask())).rejects.toMatchObject({
        kind: "garbled",
        message: expect.stringMatching(/is damaged: part of it cannot be read\. Tried 3 times\.$/),
      });
      expect(server.bodies.length).toBe(3);
    },
  );

  test("damage that passes costs nothing but a second try", async () => {
    const [step] = damaged[provider];
    if (step === undefined) throw new Error("no damage");
    const server = serve({ stream: [...says.opening, step] }, { stream: says.saying("The lesson.") });
    const { text } = await run(retrying(make(server.url)).model, ask());
    expect(text).toBe("The lesson.");
  });

  test.each(damaged[provider].map((step) => [step]))(
    "whatever a server sends, only our own error comes out: %j",
    async (step) => {
      const server = serve({ stream: [...says.opening, step] });
      await expect(run(make(server.url), ask())).rejects.toMatchObject({ name: "ModelError" });
    },
  );

  test("the run's own limit for silence counts", async () => {
    const { url } = serve({ stream: [...says.opening, "hang"] });
    const call = { signal: new AbortController().signal, onEvent: () => {}, idleTimeoutMs: 60 };
    await expect(make(url).generate(ask(), call)).rejects.toMatchObject({ kind: "timeout" });
  });

  test("an endless stream ends, and its connection is closed", async () => {
    const piece = JSON.stringify("word ".repeat(200_000)).slice(1, -1);
    const { first, more } = {
      anthropic: {
        first:
          'event: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\n\n',
        more: `event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"${piece}"}}\n\n`,
      },
      openai: {
        first: "",
        more: `data: {"model":"m","choices":[{"index":0,"delta":{"content":"${piece}"}}]}\n\n`,
      },
      responses: {
        first: 'data: {"type":"response.output_item.added","output_index":0,"item":{"type":"message"}}\n\n',
        more: `data: {"type":"response.output_text.delta","output_index":0,"delta":"${piece}"}\n\n`,
      },
    }[provider];
    const bytes = new TextEncoder().encode(more);
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    let sent = 0;
    const server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () =>
        new Response(
          new ReadableStream({
            async pull(controller) {
              if (sent === 0) controller.enqueue(first);
              controller.enqueue(bytes);
              sent += bytes.length;
              await Bun.sleep(0);
            },
            cancel: () => close(),
          }),
          { headers: { "content-type": "text/event-stream" } },
        ),
    });
    servers.push({ stop: () => void server.stop(true) });
    await expect(run(make(`http://127.0.0.1:${server.port}`), ask())).rejects.toMatchObject({
      kind: "bad_response",
      retryable: false,
      message: expect.stringContaining("more than 32 MB"),
    });
    await closed;
    expect(sent).toBeLessThan(100_000_000);
  });
});

const nonsense: unknown[] = [
  "12",
  "7.5",
  "-3",
  "many",
  "",
  " ",
  -1,
  1.5,
  1e300,
  null,
  true,
  [],
  [5],
  {},
  { n: 1 },
];

test("token counts that are text or nonsense never get into the books", async () => {
  for (const value of nonsense) {
    const expected = value === "12" ? 12 : 0;
    const theirs = { input_tokens: value, output_tokens: value, cache_read_input_tokens: value };
    const { url } = serve({ stream: [claude.start(theirs), claude.block(0, { type: "text", text: "x" }), ...claude.end("end_turn", theirs)] }); // biome-ignore format: one line
    const [claudes, openai, responses] = adapters;
    const { response } = await run(claudes.make(url), ask());
    expect(response.usage).toEqual({ ...noUsage, inputTokens: expected, outputTokens: expected, cacheReadTokens: expected }); // biome-ignore format: one line

    const usage = { prompt_tokens: value, completion_tokens: value };
    const other = serve({ stream: [chat.delta({ content: "x" }), chat.delta({}, "stop"), chat.usage(usage), chat.done] }); // biome-ignore format: one line
    const told = await run(openai.make(other.url), ask());
    expect(told.response.usage).toEqual({ ...noUsage, inputTokens: expected, outputTokens: expected });

    const counts = { input_tokens: value, output_tokens: value, input_tokens_details: value };
    const third = serve({ stream: [replies.added(0, replies.message()), replies.text(0, "x"), replies.end({ usage: counts })] }); // biome-ignore format: one line
    const heard = await run(responses.make(third.url), ask());
    expect(heard.response.usage).toEqual({ ...noUsage, inputTokens: expected, outputTokens: expected });
  }
});

test("what broken tries used is told, and added up", async () => {
  const cut = { stream: [claude.start({ input_tokens: 100, output_tokens: 2 }), claude.block(0, { type: "text", text: "Half" })] }; // biome-ignore format: one line
  const { url } = serve(cut, cut, { stream: claude.saying("whole") });
  const { events, response } = await run(retrying(adapters[0].make(url)).model, ask());
  expect(spentIn(events)).toEqual(
    sumOfUsage(response.usage, { ...noUsage, inputTokens: 200, outputTokens: 4 }),
  );
});

describe("a turn that Claude pauses", () => {
  const part = (text: string, reason: string): Answer => ({
    stream: [claude.start({ input_tokens: 10, output_tokens: 1 }), claude.block(0, { type: "text", text: "" }), claude.text(0, text), ...claude.end(reason, { output_tokens: 3 })], // biome-ignore format: one line
  });

  test("goes on, and comes out as one", async () => {
    const server = serve(
      part("Loops ", "pause_turn"),
      part("repeat ", "pause_turn"),
      part("steps.", "end_turn"),
    );
    const { response, text, events } = await run(adapters[0].make(server.url), ask({ volatile: "tasks" }));
    expect(text).toBe("Loops repeat steps.");
    expect(response.message).toMatchObject({
      stopReason: "end",
      content: ["Loops ", "repeat ", "steps."].map((words) => ({ type: "text", text: words })),
    });
    expect(response.usage).toEqual({ ...noUsage, inputTokens: 30, outputTokens: 9 });
    expect(spentIn(events)).toEqual(response.usage);
    const last = server.bodies.at(-1)?.messages;
    expect(Array.isArray(last) && last.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  test("ends with words where it never comes to an end", async () => {
    const server = serve(part("and ", "pause_turn"));
    await expect(run(adapters[0].make(server.url), ask())).rejects.toMatchObject({
      kind: "bad_response",
      message: expect.stringContaining("paused its turn"),
    });
    expect(server.bodies.length).toBeLessThan(20);
  });
});

test("ids that a gateway repeats or leaves out are made good as they arrive", async () => {
  const call = (index: number, id: string) => [
    claude.block(index, { type: "tool_use", id, name: "read_file", input: {} }),
    claude.json(index, "{}"),
  ];
  const ids = ["same", "same", "", "", "call_1"];
  const { url } = serve({ stream: [claude.start(), ...ids.flatMap((id, at) => call(at, id)), ...claude.end("tool_use")] }); // biome-ignore format: one line
  const { response } = await run(adapters[0].make(url), ask());
  const got = response.message.content.flatMap((block) => (block.type === "tool_call" ? [block.id] : []));
  expect(got.length).toBe(5);
  expect(new Set(got).size).toBe(5);
  expect(got).not.toContain("");
  expect(got[0]).toBe("same");
});
