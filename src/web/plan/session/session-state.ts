import type { AgentEvent } from "../../../agent/events.ts";
import type { Frame } from "../../../server/stream/protocol.ts";
import type { View } from "./read-session.ts";

/** What the assistant does beside writing: shown as it goes. */
export type Step = { id: string; name: string; args: unknown; outcome: string | null };

export type HookSaid = NonNullable<View["run"]>["hooks"][number];

/** A run under way, as it is heard. */
export type Live = {
  /** What has been written of the turn in flight. */
  text: string;
  steps: Step[];
  hooks: HookSaid[];
};

/** A session as a page knows it: what was read, and what was heard since. */
export type SessionState = { view: View; live: Live | null };

export function stateOf(view: View): SessionState {
  const { stream, run } = view;
  const live = stream.run === null ? null : { text: stream.text, steps: [], hooks: run?.hooks ?? [] };
  return { view, live };
}

/** After `ended` and `changed` the session is to be read again: they change nothing here. */
export function heard(state: SessionState, frame: Frame): SessionState {
  if (frame.type !== "event" || frame.event.depth > 0) return state;
  const { event } = frame;
  if (event.type === "message") return withMessage(state, frame.messages, event);
  const live = state.live ?? { text: "", steps: [], hooks: [] };
  return { ...state, live: happened(live, event) };
}

function happened(live: Live, event: AgentEvent): Live {
  switch (event.type) {
    case "run_start":
      return { text: "", steps: [], hooks: [] };
    case "text":
      return { ...live, text: live.text + event.delta };
    case "retry":
      return { ...live, text: "" };
    case "tool_start":
      return {
        ...live,
        steps: [...live.steps, { id: event.callId, name: event.name, args: event.args, outcome: null }],
      };
    case "tool_end":
      return {
        ...live,
        steps: live.steps.map((step) =>
          step.id === event.callId ? { ...step, outcome: event.outcome } : step,
        ),
      };
    case "hook": {
      const { name, point, verdict, reason, report = null } = event;
      return { ...live, hooks: [...live.hooks, { name, point, verdict, reason, report }] };
    }
    default:
      return live;
  }
}

/** A message that was read already is not added again: the count of those saved says so. */
function withMessage(
  state: SessionState,
  saved: number,
  event: AgentEvent & { type: "message" },
): SessionState {
  const { session } = state.view;
  const live = state.live === null ? null : { ...state.live, text: "" };
  if (saved <= session.messages.length) return { ...state, live };
  const messages = [...session.messages, event.message];
  return { view: { ...state.view, session: { ...session, messages } }, live };
}
