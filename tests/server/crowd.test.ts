import { describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { join } from "node:path";
import type { ServerWebSocket } from "bun";
import { channel } from "../../src/server/stream/channel.ts";
import { channels } from "../../src/server/stream/channels.ts";
import { type Connection, socketHandler } from "../../src/server/stream/socket.ts";
import { ended, follow } from "./follow.ts";
import { house, project, serving } from "./harness.ts";

const talker = { pluginDirs: [join(project, "tests", "plugins", "talker")] };

/** A page that asks to follow and then reads nothing any more. */
function deaf(port: number, token: string, question: string) {
  return new Promise<{ end(): void; last(): Promise<string> }>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      const lines = [
        "GET /ws HTTP/1.1",
        `Host: 127.0.0.1:${port}`,
        `Authorization: Bearer ${token}`,
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    });
    socket.once("data", () => {
      socket.pause();
      const text = Buffer.from(question);
      socket.write(
        Buffer.concat([
          Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]),
          text,
        ]),
      );
      resolve({
        end: () => socket.destroy(),
        last: async () => {
          let tail = "";
          socket.on("data", (data) => {
            tail = (tail + data.toString("latin1")).slice(-500);
          });
          socket.resume();
          for (let i = 0; i < 100 && !tail.includes("reload"); i++) await Bun.sleep(20);
          return tail;
        },
      });
    });
  });
}

describe("fifty pages on one run", () => {
  test("all see all of it, though one of them has stopped reading", async () => {
    using here = await house();
    await using server = await serving(here, talker);
    const reply = await server.client.sessions.$post({
      json: { command: "talker:talk", input: "60 turns of 60 lines" },
    });
    const { stream } = await reply.json();
    const stuck = await deaf(
      server.port,
      server.token,
      JSON.stringify({ type: "follow", since: 0, ...stream }),
    );
    const readers = await Promise.all(Array.from({ length: 49 }, () => follow(server, stream)));
    await Promise.all(readers.map((reader) => reader.until(ended)));
    const [one] = readers;
    expect(one?.frames.length).toBeGreaterThan(3700);
    for (const { frames, notices } of readers) {
      expect(notices).toEqual([]);
      expect(frames.length).toBe(one?.frames.length ?? 0);
      expect(frames.every(({ seq }, i) => seq === i + 1)).toBe(true);
    }
    for (const reader of readers) reader.close();
    stuck.end();
  });

  test("a page that has stopped reading has a bounded amount waiting for it, and is told to reload when it reads again", async () => {
    const open = channels();
    const handler = socketHandler(open);
    const sockets: ServerWebSocket<Connection>[] = [];
    const server = Bun.serve<Connection>({
      hostname: "127.0.0.1",
      port: 0,
      fetch: (request, self) =>
        self.upgrade(request, { data: { following: new Map() } })
          ? undefined
          : new Response(null, { status: 400 }),
      websocket: { ...handler, open: (ws) => void sockets.push(ws) },
    });
    const where = { port: server.port ?? 0, token: "-" };
    const one = open.open("s");
    const stuck = await deaf(
      where.port,
      "-",
      JSON.stringify({ type: "follow", since: 0, channel: "s", epoch: one.epoch }),
    );
    const quick = await follow(where, one.position());
    const run = { id: "r", session: null, messages: () => 0, stop() {}, done: Promise.resolve() };
    const delta = "x".repeat(1000);
    let most = 0;
    for (let i = 0; i < 20_000; i++) {
      one.hear(run, { type: i % 100 === 0 ? "turn_start" : "text", turn: i, delta, agent: "a", depth: 0 });
      if (i % 100 === 0) await quick.until(({ frames }) => frames.length > i - 400);
      most = Math.max(most, ...sockets.map((ws) => ws.getBufferedAmount()));
    }
    await quick.until(({ frames }) => frames.length === 20_000);
    expect(quick.notices).toEqual([]);
    expect(most).toBeGreaterThan(200_000); // it did wait
    expect(most).toBeLessThan(300_000);
    expect(await stuck.last()).toContain('"type":"reload","channel":"s","why":"lost"');
    quick.close();
    stuck.end();
    await server.stop(true);
  });

  test("a channel that has told a hundred megabytes keeps two", () => {
    const one = channel("s");
    const text = "x".repeat(1000);
    const run = { id: "r", session: null, messages: () => 0, stop() {}, done: Promise.resolve() };
    one.live = run;
    Bun.gc(true);
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 100_000; i++) {
      if (i % 100 === 0) one.hear(run, { type: "turn_start", turn: i, agent: "a", depth: 0 });
      one.hear(run, { type: "text", delta: text, agent: "a", depth: 0 });
    }
    Bun.gc(true);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
    expect(one.ring.after(0)).toBe("lost");
    expect(one.ring.after(one.ring.last() - 1500)).not.toBe("lost");
  });
});
