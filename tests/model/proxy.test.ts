import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { byWay, proxyFor } from "../../src/model/proxy.ts";
import { swept } from "../sweep.ts";

/** A proxy that writes down what it is asked, and refuses; a server on this computer beside it. */
const asked: string[] = [];
const proxy = Bun.listen({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    data(socket, bytes) {
      asked.push(bytes.toString());
      socket.end("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n");
    },
  },
});
const reached: string[] = [];
const listen = (hostname: string) =>
  Bun.serve({
    hostname,
    port: 0,
    fetch(request) {
      reached.push(new URL(request.url).pathname);
      return new Response("no such model", { status: 404 });
    },
  });
const server = listen("127.0.0.1");
const six = listen("::1");
beforeEach(() => {
  asked.length = 0;
  reached.length = 0;
});
afterAll(async () => {
  proxy.stop(true);
  await Promise.all([server.stop(true), six.stop(true)]);
});

const names = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];

/** One call in a process of its own, whose environment is what it is. */
async function call(
  who: "anthropic" | "openai" | "voice" | "ear",
  address: string,
  env: Record<string, string>,
) {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, "children", "one-call.ts"), who, address],
    { env: { PATH: process.env.PATH ?? "", ...env }, stdout: "pipe", stderr: "inherit" },
  );
  const said = await new Response(child.stdout).text();
  await child.exited;
  return said;
}

describe("a model on this computer", () => {
  const cases = (["openai", "anthropic", "voice", "ear"] as const).flatMap((who) =>
    [
      `http://127.0.0.1:${server.port}/v1`,
      `http://localhost:${server.port}/v1`,
      `http://[::1]:${six.port}/v1`,
    ].map((address) => ({ who, address })),
  );
  for (const { who, address } of swept(cases, 3))
    test(`${who} at ${new URL(address).hostname} is asked without any proxy`, async () => {
      const env = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${proxy.port}`]));
      await call(who, address, env);
      expect(asked).toEqual([]);
      expect(reached.length).toBeGreaterThan(0);
    });
});

describe("a model elsewhere", () => {
  for (const who of ["openai", "anthropic", "voice"] as const)
    test(`${who} is asked through the proxy, and a failure names it without its password`, async () => {
      const said = await call(who, "http://school.example/v1", {
        http_proxy: `http://me:secret@127.0.0.1:${proxy.port}`,
      });
      expect(asked[0]).toStartWith("POST http://school.example/v1");
      expect(said).toContain(`through the proxy http://127.0.0.1:${proxy.port} (http_proxy)`);
      expect(said).not.toContain("secret");
    });

  test("a server that sends the request on to another gets no key for that one", async () => {
    const got: string[] = [];
    using other = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        got.push(request.url);
        return new Response("");
      },
    });
    using first = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () => Response.redirect(`http://localhost:${other.port}/x`, 307),
    });
    for (const who of ["openai", "anthropic", "voice"] as const)
      await call(who, `http://127.0.0.1:${first.port}/v1`, {});
    expect(got).toEqual([]);
  });
});

test("the usual settings say which proxy, and NO_PROXY who is asked without", () => {
  const env = {
    HTTP_PROXY: "http://a:1",
    https_proxy: "b:2",
    NO_PROXY: "x.example, .y.example:8080 [fe80::1],*.z.example",
  };
  const by = (address: string, more = {}) => proxyFor(address, { ...env, ...more })?.url ?? null;
  expect(by("http://s.example")).toBe("http://a:1");
  expect(by("https://s.example")).toBe("http://b:2");
  expect(by("https://s.example", { https_proxy: " ", ALL_PROXY: "http://c:3" })).toBe("http://c:3");
  for (const excepted of [
    "http://x.example",
    "https://sub.x.example/v1",
    "http://y.example:8080",
    "http://[fe80::1]/",
    "http://q.z.example",
  ])
    expect([excepted, by(excepted)]).toEqual([excepted, null]);
  for (const asked of ["http://notx.example", "http://y.example", "http://x.example.org"])
    expect([asked, by(asked)]).toEqual([asked, "http://a:1"]);
  expect(by("http://s.example", { NO_PROXY: "*" })).toBeNull();
  expect(by("http://localhost", { NO_PROXY: "" })).toBeNull();
  expect(byWay(null)).toBe("");
});
