import { z } from "zod";
import type { AgentEvent } from "../../agent/events.ts";

/** What a page asks of the stream. `epoch` and `since`: where it got to, as it was told. */
export const Asked = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("follow"),
    channel: z.string().min(1).max(200),
    epoch: z.string().max(100),
    since: z.number().int().nonnegative(),
  }),
  z.object({ type: z.literal("leave"), channel: z.string().max(200) }),
]);
export type Asked = z.infer<typeof Asked>;

/** What happens in a session or in an exercise, in order. */
export type Told =
  /** The loop's own event. `messages`: how many messages of the session are saved by now. */
  | { type: "event"; run: string; messages: number; event: AgentEvent }
  /** Always the last of a run. `error`: it could not even be saved how it ended. */
  | { type: "ended"; run: string; error: { message: string; kind: string } | null }
  /** Something was decided or saved: what was read before is old. */
  | { type: "changed"; what: "decision" | "exercise" };

/** `seq` counts without a gap within an epoch: whoever follows from `since` gets each frame once. */
export type Frame = { channel: string; epoch: string; seq: number } & Told;

/** Not part of the sequence: read the session afresh and follow from where it says; or what was asked was not understood. */
export type Notice =
  | { type: "reload"; channel: string; why: "lost" | "restarted" }
  | { type: "refused"; message: string };

/** Where a reader of a session's state stands in its stream. */
export type Position = {
  channel: string;
  epoch: string;
  seq: number;
  /** The run under way; null where there is none. */
  run: string | null;
  /** What has been written of the turn in flight. */
  text: string;
};
