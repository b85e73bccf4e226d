import type { ServerWebSocket, WebSocketHandler } from "bun";
import { parseJson } from "../../store/json.ts";
import type { Channels } from "./channels.ts";
import { follower } from "./follower.ts";
import { Asked, type Notice } from "./protocol.ts";

/** What one connection follows: by channel, how to go on and how to stop. */
export type Connection = { following: Map<string, { go(): void; stop(): void }> };

const mostFollowed = 20;
const longestQuestion = 4_000;

/** `/ws`: carries the channels that a page follows. */
export function socketHandler(channels: Channels): WebSocketHandler<Connection> {
  return {
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
      for (const { stop } of [...ws.data.following.values()]) stop();
    },
  };
}

function follow(
  ws: ServerWebSocket<Connection>,
  channels: Channels,
  { channel: name, epoch, since }: Extract<Asked, { type: "follow" }>,
): void {
  const { following } = ws.data;
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
