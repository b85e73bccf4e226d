import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createApi, rooms } from "../../src/server/app.ts";
import { workbench } from "../../src/server/workbench.ts";
import { house, project } from "../server/harness.ts";
import { type Program, program } from "../server/program.ts";
import { rawRequest } from "../server/raw.ts";
import { swept } from "../sweep.ts";

/** The real program, asked by strangers. Nobody here is told anything of the machine, and its terminal stays quiet. */
let server: Program;
beforeAll(async () => {
  server = await program();
});
afterAll(() => server[Symbol.asyncDispose]());

const own = () => `Host: 127.0.0.1:${server.port}`;
const bearer = () => `Authorization: ${server.reach().headers.authorization}`;
const cookie = () => `Cookie: teacher-assist-${server.port}=${bearer().split(" ").at(-1)}`;

/** Short, plain, and about nothing: no page of the runtime's, no path, no line of a program. */
function tellsNothing(reply: { text: string }): void {
  expect(reply.text.length).toBeLessThan(3000);
  expect(reply.text).not.toMatch(/<script|<!doctype|\.tsx?\b|\/src\/|\/home\/|\n\s+at \S|node_modules/i);
}

function isSecured(text: string): boolean {
  return (
    /content-security-policy: default-src 'none'/i.test(text) && /x-content-type-options: nosniff/i.test(text)
  );
}

test("a host that is not ours gets a short refusal, with the headers, whatever is written there", async () => {
  const { port } = server;
  const hosts = [
    ...[
      "",
      " ",
      "a b",
      ":",
      "/",
      "?",
      "#",
      "@",
      "[",
      "]",
      "[::1",
      "%",
      "%00",
      "%2e",
      "\\",
      "..",
      "*",
      "null",
    ],
    ...["evil.example", `evil.example:${port}`, `127.0.0.1:${port}.evil.com`, `127.0.0.1:${port}@evil.com`],
    ...[`evil.com@127.0.0.1:${port}`, `127.0.0.1:${port}/`, `127.0.0.1:${port}?`, `127.0.0.1:${port} x`],
    ...[
      "127.0.0.1",
      "localhost",
      "0.0.0.0",
      `0.0.0.0:${port}`,
      `[::1]:${port}`,
      `127.1:${port}`,
      `2130706433:${port}`,
    ],
    ...[
      `0x7f.1:${port}`,
      `localhost.:${port}`,
      `LOCALHOST.EVIL:${port}`,
      `127.0.0.1:${port + 1}`,
      `127.0.0.1:0`,
    ],
    ...[
      `127.0.0.1:${port}a`,
      `127.0.0.1:99999`,
      `127.0.0.1:-1`,
      `http://127.0.0.1:${port}`,
      "x".repeat(4000),
    ],
    ...[
      "ünïcode.example",
      "xn--nxasmq6b",
      "evil.example,127.0.0.1",
      `127.0.0.1:${port},evil.example`,
      "\t",
      "a\tb",
    ],
  ];
  for (const path of ["/", "/api/about", `/?token=${server.reach().headers.authorization.split(" ")[1]}`])
    for (const host of hosts) {
      const reply = await rawRequest(server, [`GET ${path} HTTP/1.1`, `Host: ${host}`, bearer(), cookie()]);
      expect({ host, status: reply.status }).toEqual({ host, status: reply.status === 400 ? 400 : 403 });
      tellsNothing(reply);
      if (reply.status === 403) expect(isSecured(reply.text)).toBe(true);
    }
});

test("no host at all, two hosts, an old protocol, an odd request line: the same", async () => {
  const odd: string[][] = [
    ["GET / HTTP/1.0"],
    ["GET /api/about HTTP/1.0", bearer()],
    ["GET / HTTP/1.1"],
    ["GET / HTTP/1.1", "Host: evil.example", own()],
    ["GET http://evil.example/ HTTP/1.1", "Host: evil.example"],
    ["GET http://evil.example/api/about HTTP/1.1", own()],
    ["GET http:///x HTTP/1.1", own()],
    ["GET //evil.example/api/about HTTP/1.1", own()],
    ["GET /%zz HTTP/1.1", own()],
    ["GET /\\..\\.. HTTP/1.1", own()],
    ["GET * HTTP/1.1", own()],
    ["OPTIONS * HTTP/1.1", own()],
    ["CONNECT evil.example:443 HTTP/1.1", own()],
    ["TRACE / HTTP/1.1", own()],
    ["BREW /pot HTTP/1.1", own()],
    ["GET /a b c HTTP/1.1", own()],
    ["GET  HTTP/1.1", own()],
    ["GET /", own()],
    ["nonsense", own()],
    [`GET /${"a".repeat(20_000)} HTTP/1.1`, own()],
    ["GET / HTTP/9.9", own()],
    ["GET /?token=%ff%fe HTTP/1.1", own()],
    ["GET / HTTP/1.1", own(), `X: ${"y".repeat(200_000)}`],
  ];
  for (const lines of odd) {
    const reply = await rawRequest(server, lines);
    const what = lines[0]?.slice(0, 50);
    expect({ what, inside: reply.status < 400 && reply.status !== 0 }).toEqual({ what, inside: false });
    expect({ what, broke: reply.status >= 500 && reply.status !== 501 && reply.status !== 505 }).toEqual({
      what,
      broke: false,
    });
    if (!/^content-type: text\/html/im.test(reply.text)) tellsNothing(reply);
  }
  expect((await server.reach().get("/api/about")).status).toBe(200);
});

test("another site's page changes nothing, at any route that changes something", async () => {
  const { port } = server;
  const foreign: string[][] = [
    ["Origin: https://evil.example"],
    ["Origin: null"],
    ["Origin: http://127.0.0.1"],
    [`Origin: http://127.0.0.1:${port + 1}`],
    [`Origin: https://127.0.0.1:${port}`],
    [`Origin: http://127.0.0.1:${port}.evil.example`],
    [`Origin: http://evil.example:${port}`],
    ["Sec-Fetch-Site: cross-site"],
    ["Sec-Fetch-Site: same-site"],
    ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"],
    ["Sec-Fetch-Site: cross-site", `Origin: http://127.0.0.1:${port}`],
    ["Origin: http://127.0.0.1:1", "Content-Type: text/plain"],
  ];
  const routes = await changing();
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, path } of routes)
    for (const more of swept(foreign, 3)) {
      const lines = [`${method} ${path} HTTP/1.1`, own(), cookie(), "Content-Length: 2", ...more];
      const reply = await rawRequest(server, lines, "{}");
      expect({ method, path, more, status: reply.status }).toEqual({ method, path, more, status: 403 });
    }
  for (const { method, path } of routes) {
    const reply = await rawRequest(server, [`${method} ${path} HTTP/1.1`, own(), "Content-Length: 2"], "{}");
    expect({ method, path, status: reply.status }).toEqual({ method, path, status: 401 });
  }
});

/** Every route that is not only read, as the server itself lists them. */
async function changing(): Promise<{ method: string; path: string }[]> {
  using here = await house();
  const { top, workspace, data, env } = here;
  const bench = workbench({
    project,
    data,
    workspace,
    pluginDirs: [join(project, "plugins")],
    cwd: top,
    env,
    flags: {},
  });
  const { routes } = createApi(bench, rooms(bench));
  const found = routes.filter(({ method }) => !["GET", "ALL"].includes(method));
  return found.map(({ method, path }) => ({ method, path: path.replace(/:\w+(?:\{[^}]*\})?/g, "x") }));
}

test("no path leads out of the workspace or the client's files, to read or to write", async () => {
  const up = [
    ...["../../../../etc/passwd", "/etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd"],
    ...[
      "....//....//etc/passwd",
      "..\\..\\etc\\passwd",
      "..%5c..%5cetc%5cpasswd",
      "classes/../../../etc/passwd",
    ],
    ...[
      "%c0%ae%c0%ae/etc/passwd",
      "..%00/etc/passwd",
      "file:///etc/passwd",
      "~/../../etc/passwd",
      "/proc/self/environ",
    ],
    ...[
      "..;/..;/etc/passwd",
      "%252e%252e%252fetc%252fpasswd",
      "C:\\Windows\\win.ini",
      "//etc/passwd",
      "./../../../etc/passwd",
    ],
  ];
  const { get, send } = server.reach();
  const before = readdirSync(server.here.top).sort();
  for (const path of up) {
    const read = await get(
      `/api/workspace/file?path=${path.includes("%") ? path : encodeURIComponent(path)}`,
    );
    const text = await read.text();
    expect({ path, status: read.status >= 400 && read.status < 500 }).toEqual({ path, status: true });
    expect(text).not.toMatch(/root:.*:0:0|PATH=/);
    await send("PUT", "/api/workspace/file", { path, content: "x", version: null });
    const page = await rawRequest(server, [`GET /${path} HTTP/1.1`, own(), cookie()]);
    expect(page.text).not.toMatch(/root:.*:0:0/);
  }
  // What was taken as an odd name is a file of the workspace: beside it, nothing is new.
  expect(readdirSync(server.here.top).sort()).toEqual(before);
});

describe("a body without a length", () => {
  test.each([
    ["/api/workspace/file", "application/json", true],
    ["/api/exercises/x/image", "image/png", true],
    ["/api/study/import?file=a.csv", "text/csv", true],
    ["/api/nowhere", "application/json", true],
    ["/api/sessions", "application/json", false],
  ])("to %s is cut off soon after its limit, however long it goes on", async (path, type, known) => {
    const sent = await endless(path, type, known);
    expect(sent).toBeLessThan(60_000_000);
    expect((await server.reach().get("/api/about")).status).toBe(200);
  });
});

/** Goes on sending whatever it is answered; how much it got rid of until it was cut off, at most 300 MB. */
function endless(path: string, type: string, known: boolean): Promise<number> {
  const part = Buffer.alloc(1_000_000, "A");
  const framed = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]);
  return new Promise((resolve) => {
    let sent = 0;
    const socket = connect(server.port, "127.0.0.1", () => {
      const head = [`POST ${path} HTTP/1.1`, own(), `Content-Type: ${type}`, "Transfer-Encoding: chunked"];
      socket.write(`${[...head, ...(known ? [bearer()] : [])].join("\r\n")}\r\n\r\n`);
      socket.write("12\r\n\x89PNG\r\n\x1a\n0000000000\r\n", "latin1");
      more();
    });
    const more = () => {
      if (socket.destroyed || sent >= 300_000_000) return done();
      sent += part.length;
      socket.write(framed, () => setTimeout(more, 1));
    };
    const done = () => {
      resolve(sent);
      socket.destroy();
    };
    socket.on("data", () => {}); // an attacker does not read
    socket.on("close", done);
    socket.on("error", done);
  });
}

test("after all of this, the teacher's terminal shows no trace of it", () => {
  expect(server.complaints()).not.toMatch(/error|\n\s+at \S|undefined/i);
});
