import { afterEach, describe, expect, test } from "bun:test";
import { findLocalModels } from "../../src/model/find-local-models.ts";
import { localModel, localServers } from "../../src/model/local-servers.ts";

const servers: { stop(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

/** A server at some port of this computer, and every request it got. */
function listening(answer: (request: Request) => Response | Promise<Response>) {
  const seen: { method: string; url: string; headers: Headers; body: string }[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      seen.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: await request.text(),
      });
      return answer(request);
    },
  });
  servers.push({ stop: () => void server.stop(true) });
  return { seen, port: server.port };
}

const at = (port: number | undefined, name = "ollama") =>
  localServers({ TEACHER_ASSIST_LOCAL_SERVERS: `${name}=${port}` });
const listOf = (...ids: unknown[]) => ({
  object: "list",
  data: ids.map((id) => ({ id, object: "model", owned_by: "me" })),
});
const serving = (body: unknown, init: ResponseInit = {}) => listening(() => Response.json(body, init));
/** Ends what hangs; a wait that runs out on purpose is short. */
const soon = 250;

describe("a server of models on this computer", () => {
  test("is found with its models, by one question that holds nothing of anybody's", async () => {
    const { port, seen } = serving(listOf("llama3.2:3b", "qwen3", "nomic-embed-text"));
    expect(await findLocalModels(at(port))).toEqual([
      {
        name: "ollama",
        title: "Ollama",
        baseUrl: `http://127.0.0.1:${port}/v1`,
        models: ["llama3.2:3b", "qwen3"],
      },
    ]);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: "GET", body: "" });
    expect(new URL(seen[0]?.url ?? "").pathname).toBe("/v1/models");
    for (const name of ["authorization", "cookie", "x-api-key"])
      expect(seen[0]?.headers.get(name)).toBeNull();
  });

  test("is found where it has no model yet, and called what it says it is", async () => {
    const empty = serving({ object: "list", data: null });
    expect(await findLocalModels(at(empty.port))).toMatchObject([{ models: [] }]);
    const other = serving({ data: [{ id: "m", owned_by: "llamacpp" }] });
    expect(await findLocalModels(at(other.port, "vllm"))).toMatchObject([{ title: "llama.cpp" }]);
  });

  test("is asked without the proxy that everything else goes through", async () => {
    const proxy = serving(listOf("from-the-proxy"));
    const { port } = serving(listOf("mine"));
    const names = ["HTTP_PROXY", "http_proxy", "ALL_PROXY"];
    const before = names.map((name) => process.env[name]);
    for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`;
    try {
      expect(await findLocalModels(at(port))).toMatchObject([{ models: ["mine"] }]);
    } finally {
      names.forEach((name, i) => {
        if (before[i] === undefined) delete process.env[name];
        else process.env[name] = before[i];
      });
    }
    expect(proxy.seen).toEqual([]);
  });

  test("several are asked side by side: the slow ones hold up nobody", async () => {
    const silent = [1, 2, 3].map(() => listening(() => new Promise<Response>(() => {})));
    const { port } = serving(listOf("quick"));
    const asked = [...silent.flatMap(({ port }) => at(port)), ...at(port)];
    const found = findLocalModels(asked, soon);
    const inTurn = Bun.sleep(soon * asked.length * 5).then(() => "too late" as const);
    expect(await Promise.race([found, inTurn])).toMatchObject([{ models: ["quick"] }]);
    expect(silent.map(({ seen }) => seen.length)).toEqual([1, 1, 1]);
  });
});

const endless = (piece: string) =>
  new Response(
    new ReadableStream({
      async pull(controller) {
        controller.enqueue(new TextEncoder().encode(piece));
        await Bun.sleep(1);
      },
    }),
  );

describe("what else may listen at such a port is not offered, and hangs nobody", () => {
  const others: [string, () => Response | Promise<Response>][] = [
    [
      "a web page",
      () =>
        new Response("<!doctype html><title>Jenkins</title>", { headers: { "content-type": "text/html" } }),
    ],
    ["a page for every address that begins with a brace", () => new Response("{ not json")],
    ["an empty answer", () => new Response("")],
    ["null", () => Response.json(null)],
    ["a number", () => Response.json(7)],
    ["a list of something else", () => Response.json([{ id: 1 }])],
    ["an object of something else", () => Response.json({ data: { models: ["x"] } })],
    ["ids that are no text", () => Response.json(listOf(1, null, {}))],
    [
      "more models than anybody has",
      () => Response.json(listOf(...Array.from({ length: 5_000 }, (_, i) => `m${i}`))),
    ],
    ["10 MB of list", () => Response.json(listOf("m", "x".repeat(10_000_000)))],
    ["an answer without an end", () => endless(`{"data":[${'{"id":"m"},'.repeat(100)}`)],
    ["an answer that drips", () => endless(" ")],
    ["no answer", () => new Promise<Response>(() => {})],
    ["a refusal", () => Response.json(listOf("m"), { status: 401 })],
    ["a fault", () => Response.json(listOf("m"), { status: 500 })],
    ["bytes that are no text", () => new Response(new Uint8Array([0x7b, 0xff, 0xfe, 0x80]))],
  ];
  test.each(others)("%s", async (_, answer) => {
    const { port } = listening(answer);
    expect(await findLocalModels(at(port), soon)).toEqual([]);
  });

  test("a server that sends one on to another: that one is not asked", async () => {
    const elsewhere = serving(listOf("m"));
    const { port } = listening(() => Response.redirect(`http://127.0.0.1:${elsewhere.port}/v1/models`, 302));
    expect(await findLocalModels(at(port))).toEqual([]);
    expect(elsewhere.seen).toEqual([]);
  });

  test("something that speaks no HTTP, and nobody at all", async () => {
    const raw = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: { open: (socket) => void socket.write("SSH-2.0-x\r\n"), data() {} },
    });
    servers.push({ stop: () => raw.stop(true) });
    expect(await findLocalModels([...at(raw.port), ...at(1)], soon)).toEqual([]);
  });

  test("names that would do something to whoever reads them are left out", async () => {
    const { port } = serving(
      listOf("good", "\u001b[2Jgone", "two\nlines", "a b", "", "\u202eevil", "x".repeat(201), "good"),
    );
    expect(await findLocalModels(at(port))).toMatchObject([{ models: ["good"] }]);
  });
});

describe("which are looked for", () => {
  test("four, at their usual ports, on this computer alone", () => {
    expect(localServers({}).map(({ name, baseUrl }) => `${name} ${baseUrl}`)).toEqual([
      "ollama http://127.0.0.1:11434/v1",
      "lmstudio http://127.0.0.1:1234/v1",
      "llamacpp http://127.0.0.1:8080/v1",
      "vllm http://127.0.0.1:8000/v1",
    ]);
  });

  test("none, or others, where that is said; what is not understood is named", () => {
    const said = (text: string) =>
      localServers({ TEACHER_ASSIST_LOCAL_SERVERS: text }).map(({ baseUrl }) => baseUrl);
    expect(said("off")).toEqual([]);
    expect(said(" ")).toHaveLength(4);
    expect(said("ollama=11435, vllm")).toEqual(["http://127.0.0.1:11435/v1", "http://127.0.0.1:8000/v1"]);
    for (const wrong of [
      "olama",
      "ollama=0",
      "ollama=70000",
      "ollama=evil.example",
      "ollama=1@evil",
      "ollama,,",
    ])
      expect(() => said(wrong)).toThrow(/is not understood/);
  });

  test("a model of theirs has a name of its own", () => {
    expect(localModel("ollama/llama3.2:3b", {})).toEqual({
      baseUrl: "http://127.0.0.1:11434/v1",
      model: "llama3.2:3b",
    });
    expect(localModel("vllm/Qwen/Qwen3-8B", {})?.model).toBe("Qwen/Qwen3-8B");
    for (const other of [
      "llama3.2",
      "meta/llama",
      "ollama/",
      "/x",
      "",
      undefined,
      "__proto__/x",
      "constructor/x",
    ])
      expect(localModel(other, {})).toBeNull();
    expect(localModel("ollama/x", { TEACHER_ASSIST_LOCAL_SERVERS: "off" })).toBeNull();
  });
});
