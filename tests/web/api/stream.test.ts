import { describe, expect, test } from "bun:test";
import type { ServerWebSocket } from "bun";
import type { Asked, Frame, Notice } from "../../../src/server/stream/protocol.ts";
import { stream } from "../../../src/web/api/stream.ts";

/** A server that keeps what it was told to send, and whose lines can be cut at any frame. */
function broken() {
  const lines = new Set<ServerWebSocket<undefined>>();
  const asked: Asked[] = [];
  const sent: Frame[] = [];
  let cutAfter = Number.POSITIVE_INFINITY;
  const server = Bun.serve<undefined>({
    port: 0,
    hostname: "127.0.0.1",
    fetch: (request, self) => (self.upgrade(request) ? undefined : new Response("no", { status: 400 })),
    websocket: {
      open: (ws) => void lines.add(ws),
      close: (ws) => void lines.delete(ws),
      message(ws, data) {
        const question: Asked = JSON.parse(String(data));
        asked.push(question);
        if (question.type !== "follow") return;
        for (const frame of sent.filter(
          (one) => one.channel === question.channel && one.seq > question.since,
        ))
          deliver(ws, frame);
      },
    },
  });
  function deliver(ws: ServerWebSocket<undefined>, frame: Frame | Notice) {
    if (cutAfter-- > 0) ws.send(JSON.stringify(frame));
    else ws.terminate();
  }
  return {
    asked,
    address: () => `ws://127.0.0.1:${server.port}/`,
    tell(frame: Frame) {
      sent.push(frame);
      for (const ws of lines) deliver(ws, frame);
    },
    notice(notice: Notice) {
      for (const ws of lines) ws.send(JSON.stringify(notice));
    },
    cutAfter(frames: number) {
      cutAfter = frames;
    },
    mend() {
      cutAfter = Number.POSITIVE_INFINITY;
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

const frame = (seq: number, channel = "a", epoch = "e"): Frame => ({
  channel,
  epoch,
  seq,
  type: "changed",
  what: "decision",
});

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 180_000;
  while (!done()) {
    if (Date.now() > end) throw new Error("It did not come about in three minutes.");
    await Bun.sleep(5);
  }
}

function reader() {
  const seen: number[] = [];
  const reloads = { count: 0 };
  const listener = {
    frame: ({ seq }: Frame) => void seen.push(seq),
    reload: () => void reloads.count++,
  };
  return { seen, reloads, listener };
}

describe("the page's line to the server", () => {
  test("a line cut again and again shows each frame once, in order", async () => {
    using server = broken();
    const line = stream(server.address);
    const { seen, reloads, listener } = reader();
    const leave = line.follow({ channel: "a", epoch: "e", seq: 0 }, listener);
    await until(() => line.state() === "open");
    server.cutAfter(3);
    for (let seq = 1; seq <= 10; seq++) server.tell(frame(seq));
    await until(() => line.state() === "broken");
    server.cutAfter(4);
    line.retry();
    await until(() => seen.length >= 6);
    server.mend();
    await until(() => seen.length === 10);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(reloads.count).toBe(0);
    leave();
  });

  test("a page that follows nothing still hears that its server is gone", async () => {
    const server = broken();
    const line = stream(server.address);
    line.open();
    await until(() => line.state() === "open");
    server[Symbol.dispose]();
    await until(() => line.state() === "broken");
    expect(server.asked).toEqual([]);
  });

  test("a line that rests breaks for nobody, and goes on where everybody stood", async () => {
    using server = broken();
    const line = stream(server.address);
    const one = reader();
    line.follow({ channel: "a", epoch: "e", seq: 0 }, one.listener);
    server.tell(frame(1));
    await until(() => one.seen.length === 1);
    const states: string[] = [];
    line.watch(() => void states.push(line.state()));
    line.rest();
    server.tell(frame(2));
    line.open();
    await until(() => one.seen.length === 2);
    expect([one.seen, states.includes("broken")]).toEqual([[1, 2], false]);
  });

  test("a second reader of a channel gets what it lacks, and the first nothing twice", async () => {
    using server = broken();
    const line = stream(server.address);
    const first = reader();
    const second = reader();
    line.follow({ channel: "a", epoch: "e", seq: 0 }, first.listener);
    await until(() => line.state() === "open");
    for (let seq = 1; seq <= 4; seq++) server.tell(frame(seq));
    await until(() => first.seen.length === 4);
    line.follow({ channel: "a", epoch: "e", seq: 2 }, second.listener);
    await until(() => second.seen.length === 2);
    server.tell(frame(5));
    await until(() => second.seen.length === 3 && first.seen.length === 5);
    expect(first.seen).toEqual([1, 2, 3, 4, 5]);
    expect(second.seen).toEqual([3, 4, 5]);
  });

  test("a gap, another epoch and a notice each ask the reader to read afresh", async () => {
    using server = broken();
    const line = stream(server.address);
    const { seen, reloads, listener } = reader();
    line.follow({ channel: "a", epoch: "e", seq: 0 }, listener);
    // Heard by the server too: what it is told before would be sent twice.
    await until(() => server.asked.length === 1);
    server.tell(frame(2));
    await until(() => reloads.count === 1);
    server.tell(frame(1, "a", "another"));
    await until(() => reloads.count === 2);
    server.notice({ type: "reload", channel: "a", why: "lost" });
    await until(() => reloads.count === 3);
    server.notice({ type: "reload", channel: "b", why: "lost" });
    server.tell(frame(1));
    await until(() => seen.length === 1);
    expect(reloads.count).toBe(3);
  });

  test("the last reader that leaves a channel says so; others go on", async () => {
    using server = broken();
    const line = stream(server.address);
    const [one, two] = [reader(), reader()];
    const leaveOne = line.follow({ channel: "a", epoch: "e", seq: 0 }, one.listener);
    const leaveTwo = line.follow({ channel: "a", epoch: "e", seq: 0 }, two.listener);
    await until(() => server.asked.length > 0);
    leaveOne();
    server.tell(frame(1));
    await until(() => two.seen.length === 1);
    expect(one.seen).toEqual([]);
    expect(server.asked.some(({ type }) => type === "leave")).toBe(false);
    leaveTwo();
    await until(() => server.asked.some(({ type }) => type === "leave"));
  });
});
