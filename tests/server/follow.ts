import type { Frame, Notice, Position } from "../../src/server/stream/protocol.ts";

export type Reader = {
  frames: Frame[];
  notices: Notice[];
  /** A run has told of its end. */
  hasEnded: boolean;
  /** Waits for the end of the run, a reload, or `count` frames. */
  until(done: (reader: Reader) => boolean): Promise<void>;
  close(): void;
};

/** A page's side of the stream, as simple as it can be. */
export async function follow(
  { port, token }: { port: number; token: string },
  { channel, epoch, seq }: Pick<Position, "channel" | "epoch" | "seq">,
): Promise<Reader> {
  const headers = { authorization: `Bearer ${token}` };
  // A browser's WebSocket takes no headers, and its types are what the web client's tests are checked with.
  const socket: WebSocket = Reflect.construct(WebSocket, [`ws://127.0.0.1:${port}/ws`, { headers }]);
  const wakes = new Set<() => void>();
  const reader: Reader = {
    frames: [],
    notices: [],
    hasEnded: false,
    async until(done) {
      const end = performance.now() + 300_000;
      while (!done(reader)) {
        if (performance.now() > end) throw new Error(`It never came; ${reader.frames.length} frames did.`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 200);
          wakes.add(() => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
    },
    close: () => socket.close(),
  };
  socket.onmessage = ({ data }) => {
    const told: Frame | Notice = JSON.parse(String(data));
    if ("seq" in told) {
      reader.frames.push(told);
      if (told.type === "ended") reader.hasEnded = true;
    } else reader.notices.push(told);
    for (const wake of wakes) wake();
    wakes.clear();
  };
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error("The socket was refused."));
  });
  socket.send(JSON.stringify({ type: "follow", channel, epoch, since: seq }));
  return reader;
}

export function ended({ hasEnded }: Reader): boolean {
  return hasEnded;
}
