import { describe, expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

/**
 * Speaks OpenAI's API, one word every few milliseconds, and remembers the keys it was shown. Half-way through it waits
 * for `goOn`.
 */
function slowProvider(words: readonly string[], goOn: Promise<void> = Promise.resolve()) {
  const keys: (string | null)[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      keys.push(request.headers.get("authorization"));
      const chunk = (delta: object, finish: string | null) =>
        `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
      const stream = new ReadableStream({
        async start(controller) {
          for (const [at, word] of words.entries()) {
            if (at === words.length >> 1) await goOn;
            controller.enqueue(chunk({ role: "assistant", content: word }, null));
            await Bun.sleep(4);
          }
          controller.enqueue(`${chunk({}, "stop")}data: [DONE]\n\n`);
          controller.close();
        },
      });
      return new Response(stream, { headers: { "content-type": "text/event-stream" } });
    },
  });
  return { keys, url: `http://127.0.0.1:${server.port}/v1`, [Symbol.dispose]: () => void server.stop(true) };
}

describe("the model at work", () => {
  test("a key goes in, is used by the next run, and never comes out again", async () => {
    using here = await house();
    await using server = await serving(here);
    using provider = slowProvider(["Hello."]);
    const about = async () => await (await server.client.about.$get()).json();
    expect((await about()).model).toMatchObject({ builtin: true, provider: "builtin" });

    const key = "sk-very-secret-key-123456";
    const put = await server.send("PUT", "/api/about/key", {
      provider: "openai",
      key,
      baseUrl: provider.url,
      model: "m",
    });
    expect(put.status).toBe(200);
    const file = join(here.env.HOME ?? "", ".config", "teacher-assist", "model.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const told = await about();
    expect(told.model).toMatchObject({ builtin: false, provider: "openai", model: "m" });
    expect(told.key.saved).toMatchObject({ provider: "openai", hasKey: true });

    const reply = await server.client.sessions.$post({
      json: { command: "guide:ask", input: "what can you do?" },
    });
    const { sessionId: id, stream } = await reply.json();
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    expect(provider.keys).toEqual([`Bearer ${key}`]);
    const session = await (await server.get(`/api/sessions/${id}`)).text();
    const everything = [
      JSON.stringify(told),
      await put.text(),
      session,
      JSON.stringify(reader.frames),
    ].join();
    expect(everything).not.toContain("very-secret");

    expect((await parsed(await server.send("DELETE", "/api/about/key", {}))).key.saved).toBeNull();
    expect((await about()).model).toMatchObject({ builtin: true });
    expect(await Bun.file(file).exists()).toBe(false);
    expect((await server.send("PUT", "/api/about/key", { provider: "openai" })).status).toBe(400);
  });

  test("models that run on this computer are listed by themselves, and the start waits for none", async () => {
    using here = await house();
    const asked: string[] = [];
    const silent = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      idleTimeout: 0,
      fetch: (request) => {
        asked.push(request.url);
        return new Promise<Response>(() => {});
      },
    });
    const list = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () => Response.json({ data: [{ id: "qwen3" }] }),
    });
    try {
      here.env.TEACHER_ASSIST_LOCAL_SERVERS = `ollama=${silent.port},vllm=${list.port}`;
      await using server = await serving(here);
      await server.client.about.$get();
      expect(asked).toEqual([]);
      const { servers } = await (await server.client.about["local-models"].$get()).json();
      expect(servers).toEqual([
        { name: "vllm", title: "vLLM", baseUrl: `http://127.0.0.1:${list.port}/v1`, models: ["qwen3"] },
      ]);
      expect(asked).toHaveLength(1);
    } finally {
      await silent.stop(true);
      await list.stop(true);
    }
  });

  test("a key of this computer's own settings is not silently replaced", async () => {
    using here = await house();
    here.env.ANTHROPIC_API_KEY = "sk-of-the-environment";
    await using server = await serving(here);
    const put = await server.send("PUT", "/api/about/key", {
      provider: "anthropic",
      key: "sk-another-key-1",
    });
    expect([put.status, (await parsed(put)).error.kind]).toEqual([409, "environment"]);
    const { key } = await (await server.client.about.$get()).json();
    expect(key).toEqual({ environment: ["anthropic"], saved: null, asks: [] });
  });

  test("a key that would go to a new address is asked about in the page, and sent nowhere before", async () => {
    using here = await house();
    here.env.ANTHROPIC_API_KEY = "sk-of-the-environment";
    here.env.ANTHROPIC_BASE_URL = "https://user:pass@gateway.example/anthropic";
    await using server = await serving(here);
    const about = async () => await (await server.client.about.$get()).json();
    const asked = { provider: "anthropic" as const, server: "https://gateway.example" };
    expect((await about()).key.asks).toEqual([asked]);
    expect((await about()).model).toMatchObject({
      ready: false,
      note: expect.stringContaining("never gone before"),
    });
    const run = await server.send("POST", "/api/sessions", { command: "guide:ask", input: "hello" });
    expect([run.status, (await parsed(run)).error.message]).toEqual([
      422,
      expect.stringContaining("Nothing was sent"),
    ]);
    const tried = await server.send("POST", "/api/about/key/try", { provider: "anthropic" });
    expect(tried.status).toBe(422);
    const other = { ...asked, server: "https://other.example" };
    expect((await server.send("POST", "/api/about/key/allow", other)).status).toBe(409);
    const allowed = await server.send("POST", "/api/about/key/allow", asked);
    expect((await parsed(allowed)).key.asks).toEqual([]);
    expect((await about()).model).toMatchObject({ ready: true, provider: "anthropic" });
    expect(JSON.stringify(await about())).not.toContain("pass");
  });

  test("an address typed in the page beside the environment's key is allowed by typing it", async () => {
    using here = await house();
    here.env.OPENAI_API_KEY = "sk-of-the-environment";
    await using server = await serving(here);
    const wish = { provider: "openai", baseUrl: "https://gateway.example/v1", model: "m" };
    const put = await server.send("PUT", "/api/about/key", wish);
    expect((await parsed(put)).key).toMatchObject({
      asks: [],
      saved: { baseUrl: "https://gateway.example/v1" },
    });
    here.env.OPENAI_API_KEY = "sk-another-one-now";
    await using again = await serving(here);
    const { key } = await (await again.client.about.$get()).json();
    expect(key.asks).toEqual([{ provider: "openai", server: "https://gateway.example" }]);
  });

  test("whoever changes only the model keeps the key, and it goes to no other address than before", async () => {
    using here = await house();
    await using server = await serving(here);
    using provider = slowProvider(["OK"]);
    using other = slowProvider(["OK"]);
    const first = { provider: "openai", key: "sk-very-secret-key-123456", baseUrl: provider.url, model: "m" };
    await server.send("PUT", "/api/about/key", first);
    const again = { provider: "openai", baseUrl: provider.url, model: "n" };
    expect((await server.send("PUT", "/api/about/key", again)).status).toBe(200);
    const tried = await parsed(await server.send("POST", "/api/about/key/try", again));
    expect(tried).toEqual({ answered: true, model: "n" });
    expect(provider.keys).toEqual([`Bearer ${first.key}`]);

    const elsewhere = { provider: "openai", baseUrl: other.url, model: "n" };
    await server.send("POST", "/api/about/key/try", elsewhere);
    expect(other.keys).toHaveLength(1);
    expect(other.keys.join()).not.toContain("secret");
    const { key } = await (await server.client.about.$get()).json();
    expect(key.saved).toMatchObject({ hasKey: true, baseUrl: provider.url, model: "n" });
  });

  test("what does not answer says so before it is saved, in words and without the key", async () => {
    using here = await house();
    await using server = await serving(here);
    const wish = { provider: "openai", key: "sk-very-secret-key-123456", baseUrl: "http://127.0.0.1:9/v1" };
    const reply = await server.send("POST", "/api/about/key/try", wish);
    const said = await reply.text();
    expect(reply.status).toBe(200);
    expect(JSON.parse(said)).toMatchObject({ answered: false, kind: "connection" });
    expect(said).toContain("Is that server running?");
    expect(said).not.toContain("secret");
    expect((await (await server.client.about.$get()).json()).key.saved).toBeNull();
    expect((await server.send("PUT", "/api/about/key", wish)).status).toBe(200);
  });

  test.each([
    [{ provider: "anthropic" }, "key_missing"],
    [{ provider: "anthropic", key: "short" }, "key_short"],
    [{ provider: "anthropic", key: "two words in it" }, "key_shape"],
    [{ provider: "openai", baseUrl: "not an address" }, "address"],
    [{ provider: "openai", baseUrl: "javascript:alert(1)" }, "address"],
    [{ provider: "anthropic", baseUrl: "http://127.0.0.1:9" }, "key_missing"],
  ])("%o is refused with the name of what is wrong", async (wish, kind) => {
    using here = await house();
    await using server = await serving(here);
    for (const [method, path] of [
      ["PUT", "/api/about/key"],
      ["POST", "/api/about/key/try"],
    ] as const) {
      const reply = await server.send(method, path, wish);
      expect([reply.status, (await parsed(reply)).error.kind]).toEqual([400, kind]);
    }
  });

  test("with a key of this computer's own settings, only the model can be named", async () => {
    using here = await house();
    using provider = slowProvider(["OK"]);
    here.env.OPENAI_API_KEY = "sk-of-the-environment";
    await using server = await serving(here);
    const wish = { provider: "openai", baseUrl: provider.url, model: "m" };
    expect(await parsed(await server.send("POST", "/api/about/key/try", wish))).toMatchObject({
      answered: true,
    });
    expect(provider.keys).toEqual(["Bearer sk-of-the-environment"]);
    expect((await server.send("PUT", "/api/about/key", { provider: "openai", model: "m" })).status).toBe(200);
  });

  test("a page opened in the middle of a sentence has its beginning, and gets the rest", async () => {
    using here = await house();
    await using server = await serving(here);
    const words = Array.from({ length: 60 }, (_, i) => `word${i} `);
    const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
    using provider = slowProvider(words, goOn);
    await server.send("PUT", "/api/about/key", { provider: "openai", baseUrl: provider.url, model: "m" });
    const reply = await server.client.sessions.$post({ json: { command: "guide:ask", input: "tell me" } });
    const { sessionId: id } = await reply.json();
    for (let beginning = ""; beginning === ""; ) {
      const { stream } = await (await server.client.sessions[":id"].$get({ param: { id } })).json();
      beginning = stream.text;
      if (beginning === "") continue;
      const page = await follow(server, stream);
      release();
      await page.until(ended);
      page.close();
      const rest = page.frames.map((frame) =>
        frame.type === "event" && frame.event.type === "text" ? frame.event.delta : "",
      );
      expect(beginning.length).toBeLessThan(words.join("").length);
      expect(beginning + rest.join("")).toBe(words.join(""));
    }
  });
});
