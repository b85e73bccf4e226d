import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type House, house, parsed, serving } from "./harness.ts";
import { rawRequest } from "./raw.ts";

let here: House;
let server: Awaited<ReturnType<typeof serving>>;

beforeAll(async () => {
  here = await house();
  server = await serving(here);
});
afterAll(async () => {
  await server.stop();
  here[Symbol.dispose]();
});

const raw = async (lines: readonly string[]) => (await rawRequest(server, lines)).line;
const own = () => `Host: 127.0.0.1:${server.port}`;
const token = () => `Authorization: Bearer ${server.token}`;

describe("who may speak to the server", () => {
  test("only who has the token of this start; its address makes it a cookie that scripts cannot read", async () => {
    expect((await fetch(`${server.base}/api/about`)).status).toBe(401);
    const wrong = { authorization: `Bearer ${"x".repeat(server.token.length)}` };
    expect((await fetch(`${server.base}/api/about`, { headers: wrong })).status).toBe(401);
    const page = await fetch(`${server.base}/`);
    expect([page.status, (await page.text()).includes("Open the address")]).toEqual([401, true]);
    expect((await fetch(`${server.base}/?token=guess`)).status).toBe(401);

    const opened = await fetch(server.url, { redirect: "manual" });
    const cookie = opened.headers.get("set-cookie") ?? "";
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/"]);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    expect((await fetch(`${server.base}/api/about`, { headers })).status).toBe(200);
    expect((await fetch(`${server.base}/`, { headers })).status).toBe(200);
    // Even where the token is right, the way on stays on this server.
    const away = await fetch(`${server.base}//evil.example/?token=${server.token}`, { redirect: "manual" });
    expect(away.headers.get("location")).toBe("/evil.example/");
  });

  test("not a name that was made to point here", async () => {
    expect(await raw(["GET /api/about HTTP/1.1", "Host: evil.example", token()])).toContain("403");
    expect(await raw(["GET /api/about HTTP/1.1", `Host: evil.example:${server.port}`, token()])).toContain(
      "403",
    );
    expect(await raw([`GET /?token=${server.token} HTTP/1.1`, "Host: evil.example"])).toContain("403");
    expect(await raw(["GET /api/about HTTP/1.1", own(), token()])).toContain("200");
    expect(await raw(["GET /api/about HTTP/1.1", `Host: localhost:${server.port}`, token()])).toContain(
      "200",
    );
  });

  test("not another site's page, by POST or by WebSocket, and nobody is told that they may", async () => {
    const post = (...more: string[]) =>
      raw(["POST /api/sessions/x/stop HTTP/1.1", own(), token(), "Content-Length: 0", ...more]);
    expect(await post("Origin: https://evil.example")).toContain("403");
    expect(await post("Origin: null")).toContain("403");
    expect(await post("Origin: http://127.0.0.1:1")).toContain("403"); // another program on this machine
    expect(await post("Sec-Fetch-Site: cross-site")).toContain("403");
    expect(await post("Sec-Fetch-Site: same-site")).toContain("403");
    expect(await post(`Origin: http://127.0.0.1:${server.port}`)).toContain("200");

    const socket = (...more: string[]) =>
      raw([
        "GET /ws HTTP/1.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ...more,
      ]);
    expect(await socket(own(), token(), "Origin: https://evil.example")).toContain("403");
    expect(await socket("Host: evil.example", token())).toContain("403");
    expect(await socket(own(), `Origin: http://127.0.0.1:${server.port}`)).toContain("401");
    expect(await socket(own(), token(), `Origin: http://127.0.0.1:${server.port}`)).toContain("101");

    const cookie = `Cookie: teacher-assist-${server.port}=${server.token}`;
    expect(await socket(own(), cookie, `Origin: http://127.0.0.1:${server.port}`)).toContain("101");
    expect(await socket(own(), cookie, "Origin: http://localhost:1")).toContain("403");

    const asked = await fetch(`${server.base}/api/about`, { method: "OPTIONS", headers: server.headers });
    expect([...asked.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("pages may run no script of their own text, and go into nobody's frame", async () => {
    const { headers } = await server.get("/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect((await server.get("/api/about")).headers.get("cache-control")).toBe("no-store");
  });
});

test("nonsense gets a plain answer, never a stack trace", async () => {
  const headers = { ...server.headers, "content-type": "application/json" };
  for (const body of ["{", "[]", "null", '{"command":1}', '{"command":"x:y","input":""}']) {
    const reply = await fetch(`${server.base}/api/sessions`, { method: "POST", headers, body });
    const { error } = await parsed(reply);
    expect(reply.status).toBe(400);
    expect(error.message).not.toMatch(/\bat .*:\d+|undefined/);
  }
  const nowhere = await server.get("/api/nowhere");
  expect([nowhere.status, (await parsed(nowhere)).error.kind]).toEqual([404, "missing"]);
});
