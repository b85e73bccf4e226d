import type { AgentEvent } from "../../agent/events.ts";
import { readableId } from "../../agent/ids.ts";
import type { Session } from "../../store/session.ts";
import { describe, Refused } from "../errors.ts";
import type { Channel, Live } from "../stream/channel.ts";

export type Call = { signal: AbortSignal; onEvent(event: AgentEvent): void };

/** One at a time in a session: the second is told so. */
export function refuseWhileLive({ live }: Pick<Channel, "live">): void {
  if (live === null) return;
  throw new Refused(
    409,
    "busy",
    "The assistant is still at work here. Wait until it is done, or stop it first.",
  );
}

/**
 * Does some work in a channel, for all to follow. When it is told to have ended, everything is saved and nothing is
 * held any more. Gives what the work gives, or its error.
 */
export async function drive<T>(
  channel: Channel,
  session: Session | null,
  work: (call: Call) => Promise<T>,
  close: () => Promise<void>,
): Promise<T> {
  const controller = new AbortController();
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const live: Live = {
    id: readableId(Date.now()),
    session,
    messages: () => session?.messageCount ?? 0,
    stop: () => controller.abort(),
    done,
  };
  channel.live = live;
  let error: { message: string; kind: string } | null = null;
  try {
    try {
      return await work({ signal: controller.signal, onEvent: (event) => channel.hear(live, event) });
    } finally {
      await close();
    }
  } catch (failure) {
    error = describe(failure).reply.error;
    throw failure;
  } finally {
    channel.live = null;
    channel.tell({ type: "ended", run: live.id, error });
    finish();
  }
}
