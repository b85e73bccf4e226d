import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { join } from "node:path";
import type { ServerWebSocket } from "bun";
import { openPasses } from "../../src/server/handed/passes.ts";
import { channel } from "../../src/server/stream/channel.ts";
import { channels } from "../../src/server/stream/channels.ts";
import { type Connection, socketHandler } from "../../src/server/stream/socket.ts";
import { times } from "../sweep.ts";
import { ended, follow } from "./follow.ts";
import { type House, house, project, serving } from "./harness.ts";

// One for all of them: its threads load everything anew.
let here: House;
let server: Awaited<ReturnType<typeof serving>>;
beforeAll(async () => {
  here = await house();
  server = await serving(here, { pluginDirs: [join(project, "tests", "plugins", "talker")] });
});
afterAll(async () => {
  await server.stop();
  here[Symbol.dispose]();
});

/** A page that asks to follow and then reads nothing any more. */
function deaf(port: number, token: string, question: string) {
  return new Promise<{ end(): void; ask(question: string): void; last(awaited: string): Promise<string> }>(
    (resolve) => {
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
        const ask = (asked: string) => {
          const text = Buffer.from(asked);
          const head = [0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0];
          socket.write(Buffer.concat([Buffer.from(head), text]));
        };
        ask(question);
        resolve({
          ask,
          end: () => socket.destroy(),
          last: async (awaited) => {
            let tail = "";
            socket.on("data", (data) => {
              tail = (tail + data.toString("latin1")).slice(-2_000);
            });
            socket.resume();
            const end = performance.now() + 300_000; // ends what hangs
            while (!tail.includes(awaited) && performance.now() < end) await Bun.sleep(20);
            return tail;
          },
        });
      });
    },
  );
}

/** A page that reads as fast as it can, and counts the words. */
async function listening(
  { port }: { port: number },
  { channel, epoch, seq }: { channel: string; epoch: string; seq: number },
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  let words = 0;
  let wake = () => {};
  socket.onmessage = ({ data }) => {
    if (String(data).slice(0, 300).includes('"delta":"')) words++;
    wake();
  };
  await new Promise((opened) => socket.addEventListener("open", opened));
  socket.send(JSON.stringify({ type: "follow", channel, epoch, since: seq }));
  return {
    words: () => words,
    forget: () => {
      words = 0;
    },
    async heard(count: number): Promise<void> {
      while (words < count)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    close: () => socket.close(),
  };
}

describe("fifty pages, one of them slow", () => {
  type State = { memory: number; mostWaiting: number };

  test("the others hear every word all the same, and what waits for the slow one is bounded", async () => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "children", "stream-server.ts")], {
      stdout: "pipe",
      stderr: "inherit",
    });
    const { value } = await child.stdout.getReader().read();
    const where = { port: Number(new TextDecoder().decode(value)), token: "-" };
    const base = `http://127.0.0.1:${where.port}`;
    const place = async (channel: string) =>
      Object(await (await fetch(`${base}/place?channel=${channel}`)).json());
    const push = async (channel: string, count: number, size: number, everyMs: number): Promise<State> => {
      const reply = await fetch(
        `${base}/push?${new URLSearchParams({ channel, count: `${count}`, size: `${size}`, everyMs: `${everyMs}` })}`,
      );
      return Object(await reply.json());
    };
    try {
      const lesson = await place("lesson");
      const readers = await Promise.all(Array.from({ length: 49 }, () => listening(where, lesson)));
      const words = async (): Promise<State> => {
        for (const reader of readers) reader.forget();
        const state = await push("lesson", 150, 300, 5);
        await Promise.all(readers.map((reader) => reader.heard(150)));
        expect(readers.map((reader) => reader.words())).toEqual(readers.map(() => 150));
        return state;
      };
      await words(); // warm
      const before = await words();

      // One page follows too, and has stopped reading: its line is full to the brim.
      const flood = await place("flood");
      const stuck = await deaf(where.port, "-", JSON.stringify({ type: "follow", since: 0, ...flood }));
      stuck.ask(JSON.stringify({ type: "follow", since: 0, ...lesson }));
      const full = await push("flood", 3_000, 10_000, 0);
      expect(full.mostWaiting).toBeGreaterThan(200_000); // it did wait
      const after = await words();
      expect(after.mostWaiting).toBeLessThan(300_000);
      // Thirty megabytes were told; the ring and one line's worth is what may be kept of them.
      expect(after.memory - before.memory).toBeLessThan(60_000_000);
      // Reading again, it catches up: three times a hundred and fifty words, two frames each.
      const end = '"channel":"lesson","epoch":"EPOCH","seq":900'.replace("EPOCH", lesson.epoch);
      expect(await stuck.last(end)).toContain(end);
      for (const reader of readers) reader.close();
      stuck.end();
    } finally {
      child.kill();
    }
  });

  test("fifty drafts at once in one process: each page gets all of its own and nothing of another's", async () => {
    const begun = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const reply = await server.client.sessions.$post({
          json: { command: "talker:talk", input: `${3 + (i % 3)} turns of 30 lines` },
        });
        return reply.json();
      }),
    );
    const [slow, ...others] = begun;
    const stuck = await deaf(
      server.port,
      server.token,
      JSON.stringify({ type: "follow", since: 0, ...slow?.stream, text: undefined }),
    );
    const readers = await Promise.all(others.map(({ stream }) => follow(server, stream)));
    await Promise.all(readers.map((reader) => reader.until(ended)));
    readers.forEach(({ frames, notices }, index) => {
      const turns = 3 + ((index + 1) % 3);
      const said = frames.filter((frame) => frame.type === "event" && frame.event.type === "text").length;
      expect([notices, said]).toEqual([[], turns * 30 + 1]);
      expect(
        frames.every(({ seq, channel }, i) => seq === i + 1 && channel === others[index]?.sessionId),
      ).toBe(true);
    });
    for (const reader of readers) reader.close();
    stuck.end();
    // Whoever was slow finds everything when they look.
    const { session } = await (
      await server.client.sessions[":id"].$get({ param: { id: slow?.sessionId ?? "" } })
    ).json();
    expect(session.status).toBe("success");
  });
});

describe("fifty pages on one run", () => {
  test("all see all of it, though one of them has stopped reading", async () => {
    const turns = times(8, 60);
    const reply = await server.client.sessions.$post({
      json: { command: "talker:talk", input: `${turns} turns of 60 lines` },
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
    expect(one?.frames.length).toBeGreaterThan(61 * turns);
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
    const handler = socketHandler(open, openPasses());
    const sockets: ServerWebSocket<Connection>[] = [];
    const server = Bun.serve<Connection>({
      hostname: "127.0.0.1",
      port: 0,
      fetch: (request, self) =>
        self.upgrade(request, { data: { following: new Map(), pass: null } })
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
    expect(await stuck.last("reload")).toContain('"type":"reload","channel":"s","why":"lost"');
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
