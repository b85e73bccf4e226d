import type { ServerWebSocket } from "bun";
import { openPasses } from "../../../src/server/handed/passes.ts";
import { channels } from "../../../src/server/stream/channels.ts";
import { type Connection, socketHandler } from "../../../src/server/stream/socket.ts";

/** The stream alone, in a process of its own, so that its memory and its haste can be measured. */
const open = channels();
const sockets = new Set<ServerWebSocket<Connection>>();
const run = { id: "r", session: null, messages: () => 0, stop() {}, done: Promise.resolve() };
let mostWaiting = 0;

const server = Bun.serve<Connection>({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request, self) {
    const { pathname, searchParams: asked } = new URL(request.url);
    if (pathname === "/ws") {
      return self.upgrade(request, { data: { following: new Map(), pass: null } })
        ? undefined
        : new Response(null);
    }
    if (pathname === "/place") return Response.json(open.open(asked.get("channel") ?? "").position());
    if (pathname === "/push") await push(asked);
    return Response.json({ memory: process.memoryUsage.rss(), mostWaiting });
  },
  websocket: {
    ...socketHandler(open, openPasses()),
    open: (ws) => void sockets.add(ws),
  },
});
process.stdout.write(`${server.port}\n`);

/** Each event carries the moment it was told. */
async function push(asked: URLSearchParams): Promise<void> {
  const number = (name: string) => Number(asked.get(name));
  const [count, size, everyMs] = [number("count"), number("size"), number("everyMs")];
  const channel = open.open(asked.get("channel") ?? "");
  const padding = "x".repeat(size);
  for (let i = 0; i < count; i++) {
    const delta = `word ${padding}`;
    channel.hear(run, { type: "turn_start", turn: i, agent: "a", depth: 0 });
    channel.hear(run, { type: "text", delta, agent: "a", depth: 0 });
    for (const ws of sockets) mostWaiting = Math.max(mostWaiting, ws.getBufferedAmount());
    if (everyMs > 0 || i % 50 === 0) await Bun.sleep(everyMs);
  }
}
