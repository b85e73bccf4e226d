/** A server for what a well-behaved mock cannot do: streams that stop, hang or complain, and bodies that repeat a key. */

export type Step =
  | { send: unknown; event?: string }
  | { raw: string }
  /** So long nothing comes. */
  | { pauseMs: number }
  /** Nothing more comes, and the connection stays open. */
  | "hang"
  /** The connection is torn down. */
  | "break";

export type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { stream: Step[] }
  | ((request: { headers: Headers; url: string; body: string }) => Answer);

export type FaultServer = {
  url: string;
  bodies: { [key: string]: unknown }[];
  requests: Headers[];
  /** Resolves when a client has closed a request that was still being answered. */
  closed: Promise<void>;
  stop: () => void;
};

/** Answers in turn; the last answer repeats. */
export function faultServer(answers: Answer[]): FaultServer {
  const seen = { bodies: [] as { [key: string]: unknown }[], requests: [] as Headers[] };
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  let next = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      const body = await request.text();
      seen.bodies.push(JSON.parse(body));
      seen.requests.push(request.headers);
      request.signal.addEventListener("abort", () => close());
      let answer = answers[Math.min(next++, answers.length - 1)];
      if (typeof answer === "function") answer = answer({ headers: request.headers, url: request.url, body });
      if (!answer || typeof answer === "function") throw new Error("no answer");
      if ("status" in answer)
        return Response.json(answer.body, { status: answer.status, headers: answer.headers ?? {} });
      return new Response(streamOf(answer.stream, close), {
        headers: { "content-type": "text/event-stream" },
      });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, ...seen, closed, stop: () => void server.stop(true) };
}

function streamOf(steps: Step[], onCancel: () => void): ReadableStream {
  const encoder = new TextEncoder();
  let place = 0;
  return new ReadableStream({
    async pull(controller) {
      let step = steps[place++];
      while (typeof step === "object" && "pauseMs" in step) {
        await Bun.sleep(step.pauseMs);
        step = steps[place++];
      }
      if (step === undefined) return controller.close();
      if (step === "hang") return new Promise(() => {});
      if (step === "break") return controller.error(new Error("broken on purpose"));
      controller.enqueue(encoder.encode("raw" in step ? step.raw : frame(step)));
      // Each piece goes out by itself.
      await Bun.sleep(1);
    },
    cancel: onCancel,
  });
}

function frame({ send, event }: { send: unknown; event?: string }): string {
  const data = typeof send === "string" ? send : JSON.stringify(send);
  return `${event ? `event: ${event}\n` : ""}data: ${data}\n\n`;
}

/** The events of an Anthropic stream. */
export const claude = {
  start: (usage: object = { input_tokens: 10, output_tokens: 1 }): Step =>
    named({
      type: "message_start",
      message: { id: "msg_1", role: "assistant", model: "claude-sonnet-5-5", content: [], usage },
    }),
  block: (index: number, content_block: object): Step =>
    named({ type: "content_block_start", index, content_block }),
  delta: (index: number, delta: object): Step => named({ type: "content_block_delta", index, delta }),
  text: (index: number, text: string): Step => claude.delta(index, { type: "text_delta", text }),
  json: (index: number, partial_json: string): Step =>
    claude.delta(index, { type: "input_json_delta", partial_json }),
  end: (stop_reason: string, usage: object = { output_tokens: 5 }): Step[] => [
    named({ type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage }),
    named({ type: "message_stop" }),
  ],
  error: (type: string, message: string): Step => named({ type: "error", error: { type, message } }),
  saying: (text: string): Step[] => [
    claude.start(),
    claude.block(0, { type: "text", text: "" }),
    claude.text(0, text),
    ...claude.end("end_turn"),
  ],
};

function named(send: { type: string; [key: string]: unknown }): Step {
  return { send, event: send.type };
}

/** The chunks of a Chat Completions stream. */
export const chat = {
  delta: (delta: object, finish_reason: string | null = null): Step => ({
    send: {
      id: "c1",
      object: "chat.completion.chunk",
      created: 0,
      model: "gpt-4.1",
      choices: [{ index: 0, delta, finish_reason }],
    },
  }),
  usage: (usage: object): Step => ({ send: { id: "c1", model: "gpt-4.1", choices: [], usage } }),
  done: { raw: "data: [DONE]\n\n" } as Step,
  saying: (text: string): Step[] => [chat.delta({ content: text }), chat.delta({}, "stop"), chat.done],
};

/** The events of a Responses stream. */
export const replies = {
  start: named({
    type: "response.created",
    response: { id: "resp_1", model: "gpt-4.1", status: "in_progress", output: [] },
  }),
  added: (output_index: number, item: object): Step =>
    named({ type: "response.output_item.added", output_index, item }),
  done: (output_index: number, item: object): Step =>
    named({ type: "response.output_item.done", output_index, item }),
  text: (output_index: number, delta: string): Step =>
    named({ type: "response.output_text.delta", output_index, content_index: 0, item_id: "msg_1", delta }),
  json: (output_index: number, delta: string): Step =>
    named({ type: "response.function_call_arguments.delta", output_index, item_id: "fc_1", delta }),
  end: (more: object = {}): Step =>
    named({
      type: "response.completed",
      response: { id: "resp_1", model: "gpt-4.1", status: "completed", ...more },
    }),
  cut: (reason: string): Step =>
    named({
      type: "response.incomplete",
      response: { model: "gpt-4.1", status: "incomplete", incomplete_details: { reason } },
    }),
  failed: (error: object, more: object = {}): Step =>
    named({ type: "response.failed", response: { model: "gpt-4.1", status: "failed", error, ...more } }),
  message: (more: object = {}) => ({ type: "message", id: "msg_1", role: "assistant", content: [], ...more }),
  call: (more: object = {}) => ({
    type: "function_call",
    id: "fc_1",
    call_id: "t1",
    name: "read_file",
    arguments: "",
    ...more,
  }),
  saying: (text: string): Step[] => [
    replies.start,
    replies.added(0, replies.message()),
    replies.text(0, text),
    replies.done(0, replies.message({ content: [{ type: "output_text", text }] })),
    replies.end(),
  ],
};

/** The same faults in every dialect. */
export const dialect = {
  anthropic: {
    opening: [claude.start(), claude.block(0, { type: "text", text: "" }), claude.text(0, "Half a les")],
    saying: claude.saying,
    keepAlive: { raw: 'event: ping\ndata: {"type": "ping"}\n\n' } as Step,
    error: (type: string, message: string): Step => claude.error(type, message),
    cutCall: [
      claude.start(),
      claude.block(0, { type: "tool_use", id: "t1", name: "read_file", input: {} }),
      claude.json(0, '{"path": "cla'),
      ...claude.end("max_tokens"),
    ],
    cutBeforeArguments: [
      claude.start(),
      claude.block(0, { type: "tool_use", id: "t1", name: "read_file", input: {} }),
      ...claude.end("max_tokens"),
    ],
    noArguments: [
      claude.start(),
      claude.block(0, { type: "tool_use", id: "t1", name: "read_file", input: {} }),
      ...claude.end("tool_use"),
    ],
    refusing: [
      claude.start(),
      claude.block(0, { type: "text", text: "" }),
      claude.text(0, "I cannot."),
      ...claude.end("refusal"),
    ],
    errorBody: (type: string, message: string): unknown => ({ type: "error", error: { type, message } }),
  },
  openai: {
    opening: [chat.delta({ role: "assistant", content: "" }), chat.delta({ content: "Half a les" })],
    saying: chat.saying,
    keepAlive: { raw: ": keep-alive\n\n" } as Step,
    error: (type: string, message: string): Step => ({ send: { error: { type, message } } }),
    cutCall: [
      chat.delta({
        tool_calls: [
          {
            index: 0,
            id: "t1",
            type: "function",
            function: { name: "read_file", arguments: '{"path": "cla' },
          },
        ],
      }),
      chat.delta({}, "length"),
      chat.done,
    ],
    cutBeforeArguments: [
      chat.delta({
        tool_calls: [
          { index: 0, id: "t1", type: "function", function: { name: "read_file", arguments: "" } },
        ],
      }),
      chat.delta({}, "length"),
      chat.done,
    ],
    noArguments: [
      chat.delta({
        tool_calls: [
          { index: 0, id: "t1", type: "function", function: { name: "read_file", arguments: "" } },
        ],
      }),
      chat.delta({}, "tool_calls"),
      chat.done,
    ],
    refusing: [chat.delta({ refusal: "I cannot." }), chat.delta({}, "stop"), chat.done],
    errorBody: (type: string, message: string): unknown => ({
      error: { type, message, code: null, param: null },
    }),
  },
  responses: {
    opening: [replies.start, replies.added(0, replies.message()), replies.text(0, "Half a les")],
    saying: replies.saying,
    keepAlive: { raw: ": keep-alive\n\n" } as Step,
    error: (code: string, message: string): Step => named({ type: "error", code, message, param: null }),
    cutCall: [
      replies.start,
      replies.added(0, replies.call()),
      replies.json(0, '{"path": "cla'),
      replies.cut("max_output_tokens"),
    ],
    cutBeforeArguments: [replies.start, replies.added(0, replies.call()), replies.cut("max_output_tokens")],
    noArguments: [
      replies.start,
      replies.added(0, replies.call()),
      replies.done(0, replies.call()),
      replies.end(),
    ],
    refusing: [
      replies.start,
      replies.added(0, replies.message()),
      named({ type: "response.refusal.delta", output_index: 0, content_index: 0, delta: "I cannot." }),
      replies.done(0, replies.message({ content: [{ type: "refusal", refusal: "I cannot." }] })),
      replies.end(),
    ],
    errorBody: (type: string, message: string): unknown => ({
      error: { type, message, code: null, param: null },
    }),
  },
};
