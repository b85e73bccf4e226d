import type { ServerWebSocket, WebSocketHandler } from "bun";
import { parseJson } from "../../store/json.ts";
import type { Pass, Passes } from "../handed/passes.ts";
import type { Channels } from "./channels.ts";
import { follower } from "./follower.ts";
import { Asked, type Notice } from "./protocol.ts";

/** What one connection follows: by channel, how to go on and how to stop. */
export type Connection = {
  following: Map<string, { go(): void; stop(): void }>;
  /** A participant's browser follows lessons of their task alone. */
  pass: Pass | null;
};

const mostFollowed = 20;
const longestQuestion = 4_000;

/** `/ws`: carries the channels that a page follows. */
export function socketHandler(channels: Channels, passes: Passes): WebSocketHandler<Connection> {
  const open = new Set<ServerWebSocket<Connection>>();
  // Which of them are of the browser that changed hands is not known: each comes back with what its browser carries now.
  passes.listen(() => {
    for (const ws of open) ws.close(1012, "a browser changed hands");
  });
  return {
    open: (ws) => void open.add(ws),
    maxPayloadLength: longestQuestion,
    idleTimeout: 120, // the server pings; who does not answer is gone
    sendPings: true,
    backpressureLimit: 16_000_000,
    closeOnBackpressureLimit: true,
    perMessageDeflate: false,
    message(ws, data) {
      const asked = Asked.safeParse(parseJson(typeof data === "string" ? data : ""));
      if (!asked.success) return tell(ws, { type: "refused", message: "That is nothing the stream knows." });
      ws.data.following.get(asked.data.channel)?.stop();
      if (asked.data.type === "follow") follow(ws, channels, asked.data);
    },
    drain(ws) {
      for (const { go } of [...ws.data.following.values()]) go();
    },
    close(ws) {
      open.delete(ws);
      for (const { stop } of [...ws.data.following.values()]) stop();
    },
  };
}

function follow(
  ws: ServerWebSocket<Connection>,
  channels: Channels,
  { channel: name, epoch, since }: Extract<Asked, { type: "follow" }>,
): void {
  const { following, pass } = ws.data;
  if (pass !== null && !pass.lessons.has(name)) {
    tell(ws, { type: "refused", message: "This browser is at a task of a study." });
    return;
  }
  const channel = channels.find(name);
  if (channel === null || channel.epoch !== epoch) {
    tell(ws, { type: "reload", channel: name, why: "restarted" });
    return;
  }
  if (following.size >= mostFollowed) {
    tell(ws, { type: "refused", message: `At most ${mostFollowed} at once can be followed.` });
    return;
  }
  const reader = follower(channel, since, {
    send: (text) => void ws.send(text),
    buffered: () => ws.getBufferedAmount(),
  });
  const go = () => {
    if (reader.pump() !== "lost") return;
    stop();
    tell(ws, { type: "reload", channel: name, why: "lost" });
  };
  const unlisten = channel.listen(go);
  const stop = () => {
    unlisten();
    following.delete(name);
  };
  following.set(name, { go, stop });
  go();
}

function tell(ws: ServerWebSocket<Connection>, notice: Notice): void {
  ws.send(JSON.stringify(notice));
}
