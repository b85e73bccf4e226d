import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { type House, house, parsed, serving } from "./harness.ts";

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

/** A request as it is written, headers that `fetch` would not send included; the answer's first line. */
function raw(lines: readonly string[], body = ""): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`),
    );
    const done = () => {
      resolve(answer.split("\r\n")[0] ?? "");
      socket.destroy();
    };
    socket.on("data", (data) => {
      answer += data.toString("latin1");
      done();
    });
    socket.on("close", done);
    socket.on("error", done);
  });
}

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

describe("paths that lead out", () => {
  const climbing = [
    "../secret.md",
    "classes/../../secret.md",
    "/etc/passwd",
    "..\\secret.md",
    "C:\\secret.md",
    "out.md",
    "outside/secret.md",
    "a\0b",
  ];

  test("are refused by every route that takes one, and nothing outside is read or written", async () => {
    writeFileSync(join(here.top, "secret.md"), "the secret");
    symlinkSync(join(here.top, "secret.md"), join(here.workspace, "out.md"));
    symlinkSync(here.top, join(here.workspace, "outside"));
    for (const path of climbing) {
      const read = await server.get(`/api/workspace/file?path=${encodeURIComponent(path)}`);
      const text = await read.text();
      expect([path, read.status >= 400 && read.status < 500]).toEqual([path, true]);
      expect(text).not.toContain("the secret");
      for (const version of [null, "0".repeat(32)]) {
        const written = await server.send("PUT", "/api/workspace/file", { path, content: "x", version });
        expect([path, written.status >= 400 && written.status < 500]).toEqual([path, true]);
        expect(await written.text()).not.toContain("the secret");
      }
    }
    expect(await Bun.file(join(here.top, "secret.md")).text()).toBe("the secret");
  });

  test("are no names of sessions, traces, courses, exercises or workspaces", async () => {
    for (const name of ["..", "../x", "../../etc/passwd", ".hidden", "a/b", "a\0"]) {
      const id = encodeURIComponent(name);
      for (const route of [
        `/api/sessions/${id}`,
        `/api/sessions/${id}/check`,
        `/api/sessions/${id}/export?format=md`,
        `/api/research/traces/${id}`,
        `/api/study/courses/${id}`,
        `/api/study/courses/${id}/plan`,
        `/api/study/courses/${id}/progress`,
        `/api/cards/${id}`,
        `/api/exercises/${id}`,
      ]) {
        const { status } = await server.get(route);
        expect([route, status >= 400 && status < 500]).toEqual([route, true]);
      }
      const made = await server.send("POST", "/api/workspace/open", { name });
      expect(made.status).toBe(400);
    }
    const course = { concept: "../../x" };
    const { status } = await server.send("POST", "/api/study/courses/bahasa-melayu/exercises", course);
    expect(status).toBe(400);
  });
});

describe("what is too much", () => {
  test("a gigabyte is refused by its head alone, and while it comes where the head does not say", async () => {
    for (const path of ["/api/exercises/x/image", "/api/workspace/file", "/api/sessions"]) {
      const head = [`POST ${path} HTTP/1.1`, own(), token(), "Content-Length: 1000000000"];
      expect(await raw(head)).toContain("413");
      const telling = [`POST ${path} HTTP/1.1`, own(), token(), "Content-Length: 11000000"];
      expect(await raw([...telling, "Content-Type: application/json"], "{")).toContain("413");
    }
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const { headers } = server;
    const reply = await fetch(`${server.base}/api/exercises/x/image`, {
      method: "POST",
      headers,
      body: endless,
    });
    expect([reply.status, (await parsed(reply)).error.kind]).toEqual([413, "too_large"]);
    expect(sent).toBeLessThan(40_000_000);
  });

  test("what is no picture is refused by its bytes, whatever it calls itself", async () => {
    const { headers } = server;
    for (const bytes of ["<svg onload=alert(1)>", "GIF8", "%PDF-1.7", "\x89PNG\r\n\x1a\n broken"]) {
      const reply = await fetch(`${server.base}/api/exercises/x/image`, {
        method: "POST",
        headers: { ...headers, "content-type": "image/png" },
        body: new Uint8Array(Buffer.from(bytes, "latin1")),
      });
      expect([bytes, reply.status]).toEqual([bytes, 415]);
      expect((await parsed(reply)).error.message).toMatch(/picture/);
    }
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
});
