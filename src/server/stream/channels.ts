import { type Channel, channel } from "./channel.ts";
import type { RingLimits } from "./ring.ts";

/** The channels of a server. Those that nobody needs any more are forgotten, the longest unused first. */
export type Channels = {
  /** Makes it where there is none. */
  open(name: string): Channel;
  find(name: string): Channel | null;
  all(): Channel[];
};

const mostAtRest = 24;

export function channels(limits?: RingLimits): Channels {
  const known = new Map<string, Channel>();
  return {
    open(name) {
      const found = known.get(name) ?? channel(name, limits);
      known.delete(name);
      known.set(name, found);
      forget(known);
      return found;
    },
    find: (name) => known.get(name) ?? null,
    all: () => [...known.values()],
  };
}

function forget(known: Map<string, Channel>): void {
  const resting = [...known.values()].filter((one) => one.live === null && one.followers() === 0);
  for (const { name } of resting.slice(0, Math.max(0, resting.length - mostAtRest))) known.delete(name);
}
