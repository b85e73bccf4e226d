import type { Channel } from "./channel.ts";

/** The way to one reader. */
export type Wire = {
  send(text: string): void;
  /** Characters that were sent and have not left yet. */
  buffered(): number;
};

/** So much may wait for one reader; the rest stays in the channel's ring, which all share. */
const mostWaiting = 256_000;

export type Follower = {
  /** Sends what there is, as far as the reader keeps up. `lost`: the ring has moved on past them. */
  pump(): "up_to_date" | "waiting" | "lost";
};

/**
 * A reader of a channel, with a place of its own in it. A slow one waits in that place and catches up when its line is
 * free; nobody else waits for it, and nothing is kept for it alone.
 */
export function follower(channel: Channel, since: number, wire: Wire): Follower {
  let at = since;
  return {
    pump() {
      for (;;) {
        if (wire.buffered() > mostWaiting) return "waiting";
        const next = channel.ring.after(at);
        if (next === null) return "up_to_date";
        if (next === "lost") return "lost";
        wire.send(next);
        at++;
      }
    },
  };
}
