import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { mostBytes } from "../../src/server/security/uploads.ts";
import { parsed } from "./harness.ts";
import { type Program, program } from "./program.ts";

/** A process of its own: its memory is the server's and nobody else's. */
let server: Program;
beforeAll(async () => {
  server = await program();
});
afterAll(() => server[Symbol.asyncDispose]());

const gigabyte = 1_000_000_000;
const part = Buffer.alloc(1_000_000, "A");
const png = Buffer.from("\x89PNG\r\n\x1a\n0000000000", "latin1");

/** The server's memory, in bytes; 0 where the system does not tell. */
function memory(): number {
  if (process.platform !== "linux") return 0;
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

type Upload = { path: string; head: readonly string[]; first?: Buffer; most: number };

/**
 * Sends `most` of a gigabyte and waits, with the rest unsent: an answer that waits for more never comes. The last
 * chunk is left open, so that the server has read all there is: whoever is sent away with bytes unread may lose the
 * answer on the way.
 */
function upload({ path, head, first = Buffer.alloc(0), most }: Upload) {
  const chunked = head.some((line) => /chunked/.test(line));
  const { headers } = server.reach();
  const framed = (bytes: Buffer, before = "\r\n") =>
    chunked && bytes.length > 0
      ? Buffer.concat([Buffer.from(`${before}${bytes.length.toString(16)}\r\n`), bytes])
      : bytes;
  return new Promise<{ status: number; answer: string; sent: number }>((resolve) => {
    let sent = first.length;
    let answer = "";
    const socket = connect(server.port, "127.0.0.1", () => {
      const lines = [
        `POST ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${server.port}`,
        `Authorization: ${headers.authorization}`,
        ...head,
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      socket.write(framed(first, ""));
      more();
    });
    function more(): void {
      if (socket.destroyed || sent >= most) return;
      const next = part.subarray(0, most - sent);
      const before = sent === 0 ? "" : "\r\n";
      sent += next.length;
      socket.write(framed(next, before), () => setTimeout(more, 1)); // between them, an answer can be heard
    }
    const done = () => {
      resolve({ status: Number(answer.split(" ")[1] ?? 0), answer, sent });
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

const routes = [
  "/api/material/document",
  "/api/exercises/x/image",
  "/api/workspace/file",
  "/api/sessions",
  "/api/nowhere",
];
const lying = "Content-Length: 100";

describe("a gigabyte", () => {
  test.each(routes)(
    "to %s is refused long before it is sent, however its length is told, and is not kept",
    async (path) => {
      const before = memory();
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, memory());
      }, 10);
      using _ = { [Symbol.dispose]: () => clearInterval(watch) };
      const type = path.endsWith("/image") ? "Content-Type: image/png" : "Content-Type: application/json";
      const told = await upload({ path, head: [type, `Content-Length: ${gigabyte}`], most: 0 });
      expect([told.status, told.sent]).toEqual([413, 0]); // by its head alone: not a byte of it was sent

      const isDocument = path.endsWith("/document");
      const other = path.endsWith("/image") ? mostBytes.image : mostBytes.json;
      const limit = isDocument ? mostBytes.document : other;
      const untold = await upload({
        path,
        head: [type, "Transfer-Encoding: chunked"],
        first: png,
        most: limit + 1,
      });
      expect(untold.status).toBe(413);
      expect(untold.answer).toContain("too large");

      // Said to be short: what comes after is no part of it, and no request either.
      const short = await upload({ path, head: [type, lying], first: png, most: 100 });
      expect(short.status).toBeGreaterThanOrEqual(400);
      for (const head of [
        [type, lying],
        [type, lying, "Transfer-Encoding: chunked"],
      ]) {
        const longer = await upload({ path, head, first: png, most: gigabyte });
        expect(longer.status === 0 || longer.status >= 400).toBe(true);
        expect(longer.sent).toBeLessThan(60_000_000);
      }
      expect(Math.max(most, memory()) - before).toBeLessThan(80_000_000 + (isDocument ? limit : 0));
    },
  );

  test("does not keep others from being answered, nor is more of it taken", async () => {
    const endless = upload({
      path: "/api/sessions",
      head: ["Transfer-Encoding: chunked"],
      most: gigabyte,
    });
    const { status } = await server.reach().get("/api/about");
    expect(status).toBe(200);
    // Cut off in the middle of a chunk: whether the answer still gets through is for the network to say.
    const { status: cut, sent } = await endless;
    expect([0, 413]).toContain(cut);
    expect(sent).toBeLessThan(60_000_000);
  });
});

describe("what is no picture", () => {
  const image = "/api/exercises/x/image";

  test("is refused by what it calls itself, with nothing of it sent", async () => {
    for (const type of ["application/pdf", "text/html", "video/mp4"]) {
      const head = [`Content-Type: ${type}`, "Content-Length: 9000000"];
      const { status, sent, answer } = await upload({ path: image, head, most: 0 });
      expect([type, status, sent]).toEqual([type, 415, 0]);
      expect(answer).toContain("PNG, JPEG, GIF or WebP");
    }
  });

  test("is refused by its first bytes, with the rest unsent", async () => {
    for (const bytes of ["<svg onload=alert(1)></svg>", "%PDF-1.7 and more", "PK\x03\x04 and more of it"]) {
      const head = ["Content-Type: image/png", "Content-Length: 9000000"];
      const first = Buffer.from(bytes, "latin1");
      const { status, sent } = await upload({ path: image, head, first, most: 0 });
      expect([bytes, status, sent]).toEqual([bytes, 415, first.length]);
    }
  });

  test("is refused although it begins like one, in words that say what to do", async () => {
    const { headers, base } = server.reach();
    for (const bytes of ["", "GIF8", "%PDF-1.7", "\x89PNG\r\n\x1a\n broken", "\xff\xd8\xff\xe0 broken"]) {
      const reply = await fetch(`${base}${image}`, {
        method: "POST",
        headers: { ...headers, "content-type": "image/png" },
        body: new Uint8Array(Buffer.from(bytes, "latin1")),
      });
      expect([bytes, reply.status]).toEqual([bytes, 415]);
      expect((await parsed(reply)).error.message).toMatch(/picture/);
    }
  });
});
