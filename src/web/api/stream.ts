import type { Asked, Frame, Notice } from "../../server/stream/protocol.ts";

/** Where a reader stands, as the server's `stream` says it. */
export type Place = { channel: string; epoch: string; seq: number };

export type Listener = {
  /** Each frame after the place, once, in order. */
  frame(frame: Frame): void;
  /** What was missed is not there any more: read afresh, and follow from the new place. */
  reload(): void;
};

export type LineState = "connecting" | "open" | "broken";

type Following = Place & { listener: Listener };

const firstWaitMs = 250;
const longestWaitMs = 5_000;

/** One WebSocket for the whole page. It comes back by itself where it breaks. */
export function stream(address: () => string) {
  const following = new Set<Following>();
  const watchers = new Set<() => void>();
  let socket: WebSocket | null = null;
  let state: LineState = "connecting";
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Also where nothing is followed: a line that breaks is how a page hears that its server is gone. */
    open(): void {
      if (socket === null) connect();
    },
    follow(place: Place, listener: Listener): () => void {
      const one: Following = { ...place, listener };
      following.add(one);
      if (socket === null) connect();
      else askFor(one.channel);
      return () => {
        following.delete(one);
        if (![...following].some(({ channel }) => channel === one.channel))
          send({ type: "leave", channel: one.channel });
      };
    },
    state: () => state,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Ends it, and tells nobody that it broke; `open` takes it up again where everybody stood. */
    rest(): void {
      clearTimeout(timer);
      const ended = socket;
      socket = null;
      ended?.close();
    },
    /** Does not wait for the next try. */
    retry(): void {
      if (state === "broken") connect();
    },
  };

  function connect(): void {
    clearTimeout(timer);
    socket?.close();
    const line = new WebSocket(address());
    socket = line;
    line.addEventListener("open", () => {
      waitMs = firstWaitMs;
      become("open");
      for (const channel of new Set([...following].map((one) => one.channel))) askFor(channel);
    });
    line.addEventListener("message", (event) => take(JSON.parse(String(event.data))));
    line.addEventListener("close", () => {
      if (socket !== line) return;
      become("broken");
      timer = setTimeout(connect, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    });
  }

  function become(next: LineState): void {
    state = next;
    for (const watcher of watchers) watcher();
  }

  /** From where the reader stands that has seen least; the others drop what they know. */
  function askFor(channel: string): void {
    const [first, ...others] = [...following].filter((one) => one.channel === channel);
    if (first === undefined) return;
    const { epoch } = first;
    const since = Math.min(first.seq, ...others.filter((one) => one.epoch === epoch).map(({ seq }) => seq));
    send({ type: "follow", channel, epoch, since });
  }

  function send(asked: Asked): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(asked));
  }

  function take(told: Frame | Notice): void {
    if (told.type === "refused") {
      console.error(told.message);
      return;
    }
    for (const one of [...following].filter(({ channel }) => channel === told.channel)) {
      if (told.type === "reload") one.listener.reload();
      else if (told.epoch !== one.epoch || told.seq > one.seq + 1) one.listener.reload();
      else if (told.seq === one.seq + 1) {
        one.seq = told.seq;
        one.listener.frame(told);
      }
    }
  }
}
