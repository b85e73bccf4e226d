import type { AgentEvent } from "../../../agent/events.ts";
import { textOf, toolCalls } from "../../../message.ts";
import type { Frame } from "../../../server/stream/protocol.ts";
import type { LessonShown, View } from "./read-session.ts";
import { latestAsked, type Purpose, saidSince } from "./requests.ts";
import { same } from "./same.ts";

/** What the assistant does beside writing: shown as it goes. */
export type Step = { id: string; name: string; args: unknown; outcome: string | null };

export type HookSaid = NonNullable<View["run"]>["hooks"][number];

/** A run under way, as it is heard. */
export type Live = {
  /** What it was asked; null until that has been read. */
  request: Purpose | null;
  /** What has been written of the turn in flight. */
  text: string;
  /** What was last said whole in this run; "" before that. */
  said: string;
  steps: Step[];
  hooks: HookSaid[];
  /** Why the turn begins again; null where it does not. */
  retrying: string | null;
};

/**
 * A session as a page knows it: what was read, and what was heard since. `cut`: what was heard of a run that nothing is
 * heard of any more, until the session was read again.
 */
export type SessionState = { view: View; live: Live | null; cut: Live | null };

const nothingYet: Live = { request: null, text: "", said: "", steps: [], hooks: [], retrying: null };

/** `before`: what the page knew; what did not change stays the same object. */
export function stateOf(view: View, before: SessionState | null = null): SessionState {
  const known = same(before?.view, view);
  const { stream, run, session } = known;
  // A decision that asks nobody holds the session for a moment too; only a run has no status yet.
  if (stream.run === null || session.status !== null) return { view: known, live: null, cut: null };
  const live: Live = {
    ...nothingYet,
    request: latestAsked(session.messages),
    text: stream.text,
    said: saidSince(session.messages),
    hooks: run?.hooks ?? [],
  };
  return { view: known, live, cut: null };
}

/** Whether the session is to be read again: how it now stands is more than the frame tells. */
export function outdates(frame: Frame): boolean {
  if (frame.type !== "event") return true;
  // Only now is what was asked in the session: nobody but the one who asked has it from anywhere else.
  return frame.event.type === "turn_start" && frame.event.depth === 0 && frame.event.turn <= 1;
}

/** After `ended` and `changed` the session is to be read again: they change nothing here. */
export function heard(state: SessionState, frame: Frame): SessionState {
  if (frame.type !== "event" || frame.event.depth > 0) return state;
  const { event } = frame;
  if (event.type === "message") return withMessage(state, frame.messages, event);
  return { ...state, live: happened(state.live ?? nothingYet, event) };
}

/** The server does not answer: nobody knows of a run under way. What was written of it stays in sight. */
export function unheard(state: SessionState): SessionState {
  const { live, cut } = state;
  if (live === null) return state;
  return { ...state, live: null, cut: live.request === null && cut !== null ? cut : live };
}

/** The lesson that a decision was answered with. */
export function decided(state: SessionState, lesson: LessonShown): SessionState {
  return { ...state, view: { ...state.view, lesson: same(state.view.lesson, lesson) } };
}

function happened(live: Live, event: AgentEvent): Live {
  switch (event.type) {
    case "run_start":
      return nothingYet;
    case "handoff":
      return { ...live, text: "" };
    case "turn_start":
      return { ...live, text: "", retrying: null, request: event.turn <= 1 ? null : live.request };
    case "text":
      return { ...live, text: live.text + event.delta, retrying: null };
    case "retry":
      return { ...live, text: "", retrying: event.reason };
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
  const { message } = event;
  const said = toolCalls(message).length === 0 ? textOf(message) : state.live?.said;
  const live = state.live === null ? null : { ...state.live, text: "", said: said ?? "" };
  if (saved <= session.messages.length) return { ...state, live };
  const messages = [...session.messages, message];
  return { ...state, view: { ...state.view, session: { ...session, messages } }, live };
}
