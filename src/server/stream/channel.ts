import type { AgentEvent } from "../../agent/events.ts";
import { readableId } from "../../agent/ids.ts";
import type { Session } from "../../store/session.ts";
import type { Frame, Position, Told } from "./protocol.ts";
import { type Ring, type RingLimits, ring } from "./ring.ts";

/** A run under way in a channel. */
export type Live = {
  id: string;
  /** As it now is; null where the run has none of its own to show. */
  session: Session | null;
  /** How many messages of its session are saved. */
  messages(): number;
  stop(): void;
  /** Settles when everything of the run is saved; never rejects. */
  done: Promise<void>;
};

/** Everything that happens in one session or exercise while this server runs, for whoever follows it. */
export type Channel = {
  readonly name: string;
  readonly epoch: string;
  readonly ring: Pick<Ring, "after" | "last">;
  live: Live | null;
  tell(told: Told): void;
  hear(run: Live, event: AgentEvent): void;
  /** Where somebody stands who reads the session now. */
  position(): Position;
  /** Called after each frame. Gives the way to stop that. */
  listen(wake: () => void): () => void;
  followers(): number;
};

export function channel(name: string, limits?: RingLimits): Channel {
  const frames = ring(limits);
  const epoch = readableId(Date.now());
  const listeners = new Set<() => void>();
  let text = "";

  const self: Channel = {
    name,
    epoch,
    ring: frames,
    live: null,
    tell(told) {
      frames.push((seq) => JSON.stringify({ channel: name, epoch, seq, ...told } satisfies Frame));
      for (const wake of listeners) wake();
    },
    hear(run, event) {
      // An agent that was called in writes in a session of its own.
      if (event.depth === 0) text = textAfter(text, event);
      self.tell({ type: "event", run: run.id, messages: run.messages(), event });
    },
    position: () => ({
      channel: name,
      epoch,
      seq: frames.last(),
      run: self.live?.id ?? null,
      text: self.live ? text : "",
    }),
    listen(wake) {
      listeners.add(wake);
      return () => listeners.delete(wake);
    },
    followers: () => listeners.size,
  };
  return self;
}

/** The text of the turn in flight. */
function textAfter(before: string, event: AgentEvent): string {
  if (event.type === "text") return before + event.delta;
  const over = event.type === "turn_start" || event.type === "retry" || event.type === "message";
  return over ? "" : before;
}
