import { afterEach, describe, expect, test } from "bun:test";
import { type Answer, dialect, type FaultServer, faultServer } from "./fault-server.ts";
import { adapters, apiKey, ask, retrying, run } from "./harness.ts";

const servers: FaultServer[] = [];
function serve(...answers: Answer[]): FaultServer {
  const server = faultServer(answers);
  servers.push(server);
  return server;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

describe.each([...adapters])("$provider, when its server misbehaves", ({ provider, make }) => {
  const says = dialect[provider];

  test("a stream that ends politely but early is a broken one", async () => {
    const { url } = serve({ stream: says.opening });
    await expect(run(make(url), ask())).rejects.toMatchObject({ kind: "connection", retryable: true });
  });

  test("a web page in place of an answer points at the address", async () => {
    const { url } = serve({ stream: [{ raw: "<html>Please log in</html>" }] });
    await expect(run(make(url), ask())).rejects.toMatchObject({
      kind: "connection",
      message: expect.stringContaining("Is the address right?"),
    });
  });

  test("half an answer is taken back and told again, not twice", async () => {
    const { url } = serve({ stream: says.opening }, { stream: says.saying("The lesson.") });
    const { text, events, response } = await run(retrying(make(url)).model, ask());
    const told = events.map((event) => event.type).filter((type) => type !== "spent");
    expect(told).toEqual(["text", "retry", "text"]);
    expect(text).toBe("The lesson.");
    expect(response.message.content).toEqual([{ type: "text", text: "The lesson." }]);
  });

  test("a server that falls silent is given up, and its connection closed", async () => {
    const { url, closed } = serve({ stream: [...says.opening, "hang"] });
    await expect(run(make(url, { idleTimeoutMs: 60 }), ask())).rejects.toMatchObject({
      kind: "timeout",
      retryable: true,
    });
    await closed;
  });

  test("a server that never says a first word is given up too", async () => {
    const { url } = serve({ stream: ["hang"] });
    await expect(run(make(url, { idleTimeoutMs: 60 }), ask())).rejects.toMatchObject({ kind: "timeout" });
  });

  test("a model that thinks for long, with only signs of life, is not given up", async () => {
    const alive = Array.from({ length: 12 }, () => [says.keepAlive, { pauseMs: 200 }]).flat();
    const { url } = serve({ stream: [...alive, ...says.saying("At last.")] });
    const { text } = await run(make(url, { idleTimeoutMs: 2000 }), ask());
    expect(text).toBe("At last.");
  });

  test("stopping in mid-answer stops the server too", async () => {
    const { url, closed } = serve({ stream: [...says.opening, "hang"] });
    const stop = new AbortController();
    const running = make(url).generate(ask(), { signal: stop.signal, onEvent: () => stop.abort() });
    await expect(running).rejects.toMatchObject({ kind: "cancelled", retryable: false });
    await closed;
  });

  test("stopped before it began, nothing is sent", async () => {
    const server = serve({ stream: says.saying("no") });
    await expect(run(make(server.url), ask(), AbortSignal.abort())).rejects.toMatchObject({
      kind: "cancelled",
    });
    expect(server.bodies).toEqual([]);
  });

  test("an overload announced in mid-stream is waited out", async () => {
    const { url } = serve(
      { stream: [...says.opening, says.error("overloaded_error", "Overloaded")] },
      { stream: says.saying("The lesson.") },
    );
    const { events, text } = await run(retrying(make(url)).model, ask());
    expect(events.find((event) => event.type === "retry")?.reason).toContain("overloaded");
    expect(text).toBe("The lesson.");
  });

  test("a call whose arguments were cut off is marked and keeps what arrived", async () => {
    const { url } = serve({ stream: says.cutCall });
    const { response } = await run(make(url), ask());
    expect(response.message.stopReason).toBe("max_tokens");
    expect(response.message.content).toEqual([
      { type: "tool_call", id: "t1", name: "read_file", args: {}, malformed: '{"path": "cla' },
    ]);
  });

  test("a call cut off before its arguments is never mistaken for one without any", async () => {
    const { url } = serve({ stream: says.cutBeforeArguments });
    const { response } = await run(make(url), ask());
    expect(response.message.content).toEqual([
      {
        type: "tool_call",
        id: "t1",
        name: "read_file",
        args: {},
        malformed: expect.stringContaining("cut off"),
      },
    ]);
  });

  test("a call that needs no arguments runs with none", async () => {
    const { url } = serve({ stream: says.noArguments });
    const { response } = await run(make(url), ask());
    expect(response.message.content).toEqual([{ type: "tool_call", id: "t1", name: "read_file", args: {} }]);
    expect(response.message.stopReason).toBe("tool_calls");
  });

  test("a refusal is told as one", async () => {
    const { url } = serve({ stream: says.refusing });
    const { response, text } = await run(make(url), ask());
    expect(text).toBe("I cannot.");
    expect(response.message.stopReason).toBe("refusal");
  });

  test("a key that the server repeats is read nowhere", async () => {
    const { url } = serve(({ headers }) => ({
      status: 401,
      body: says.errorBody(
        "authentication_error",
        `invalid: ${headers.get("authorization")} ${headers.get("x-api-key")} ${apiKey}`,
      ),
    }));
    const error: unknown = await run(make(url), ask()).catch((failure) => failure);
    expect(error).toMatchObject({ kind: "missing_key", status: 401 });
    expect(everythingIn(error)).not.toContain(apiKey);
    expect(everythingIn(error)).toContain("Check the key");
  });

  test("a password in the address is used, and read nowhere", async () => {
    const server = serve(({ headers, url }) => ({
      status: 400,
      body: says.errorBody(
        "invalid_request_error",
        `bad: ${headers.get("authorization")} at ${url} for anna:s3cret-pass`,
      ),
    }));
    const error: unknown = await run(make(server.url.replace("//", "//anna:s3cret-pass@")), ask()).catch(
      (failure) => failure,
    );
    expect(server.requests[0]?.get("authorization")).toBe(`Basic ${btoa("anna:s3cret-pass")}`);
    for (const secret of ["s3cret-pass", btoa("anna:s3cret-pass"), "anna:"])
      expect(everythingIn(error)).not.toContain(secret);
  });

  test("a password in the address of a server that is not there is read nowhere", async () => {
    const error: unknown = await run(make("http://anna:s3cret-pass@127.0.0.1:1"), ask()).catch(
      (failure) => failure,
    );
    expect(error).toMatchObject({ kind: "connection" });
    expect(everythingIn(error)).not.toContain("s3cret");
  });

  test("a conversation that is too long is told apart from a wrong request", async () => {
    const words =
      provider === "anthropic"
        ? "prompt is too long: 210000 tokens > 200000 maximum"
        : "This model's maximum context length is 128000 tokens.";
    const { url } = serve({ status: 400, body: says.errorBody("invalid_request_error", words) });
    await expect(run(make(url), ask())).rejects.toMatchObject({ kind: "too_long", retryable: false });
  });

  test("an answer that is no stream at all is not taken for one", async () => {
    const { url } = serve(
      { stream: [{ raw: "data: {not json}\n\n" }] },
      { stream: [{ raw: "event: message_start\ndata: {oops\n\n" }] },
    );
    for (let i = 0; i < 2; i++) {
      const error: unknown = await run(make(url), ask()).catch((failure) => failure);
      expect(error).toMatchObject({
        name: "ModelError",
        kind: expect.stringMatching(/garbled|connection/),
      });
    }
  });
});

/** All that a log, a trace or a crash would show of an error. */
function everythingIn(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return `${Bun.inspect(error, { depth: 10 })} ${JSON.stringify(error)} ${String(error)} ${Bun.inspect(cause, { depth: 10 })}`;
}
