import type { Message, Task, Usage } from "../message.ts";
import { costUsd } from "../model/pricing.ts";
import type { SessionChange } from "../store/session.ts";
import type { Span } from "../store/trace.ts";
import { type Account, spend } from "./account.ts";
import type { Fitting } from "./compaction/fitting.ts";
import type { AgentEvent, AgentEventBody, Signature } from "./events.ts";
import type { Handover } from "./handoffs/take-over.ts";
import type { HookContext } from "./hooks.ts";
import type { Actor, AgentRun } from "./run.ts";
import type { Stopping } from "./stopping.ts";
import type { Children } from "./subagents/children.ts";
import { isoTime } from "./time.ts";
import type { Seconds } from "./time-limits.ts";
import type { TurnKeeper } from "./turn-keeper.ts";

/** A run under way. The loop's steps take it, change it and say how it goes on. */
export type RunState = {
  readonly run: AgentRun;
  /** What ends the run from outside: the person, or time. */
  readonly stopping: Stopping;
  /** Swapped by a handoff, too. */
  seconds: Seconds;
  /** Swapped by a handoff; everything else reads it anew each turn. */
  actor: Actor;
  /** The conversation as the model sees it: the session's, with its pairing repaired. */
  readonly history: Message[];
  /** How much of it the model can take at once, and what it is told in place of the rest. */
  readonly fit: Fitting;
  /** Whether anything was said before this run. */
  readonly resumed: boolean;
  readonly spanId: string;
  turn: number;
  readonly account: Account;
  readonly children: Children;
  /** Asked for in this turn; takes place when the turn's results are saved. */
  handover: Handover | null;
  /** Spans that happened since the last save. */
  spans: Span[];
  spanCount: number;
  /** Text of the turn in flight, for a run that is cancelled in the middle of one. */
  textSoFar: string;
  /** Has it survive a process that dies. */
  readonly keeper: TurnKeeper;
  /** As the turn's tools see and set it; saved with their results. */
  tasks: readonly Task[];
  /** What the last hook was told of the run; null: none was, or the agent has changed since. */
  hookContext: HookContext | null;
  /** Hook name → how often it has sent the draft back. */
  readonly repairs: Map<string, number>;
  schemaRepairs: number;
  output: unknown;
  extra: Record<string, unknown>;
};

/** `event` becomes the listener's: it is not to be used again. */
export function emit(state: RunState, event: AgentEventBody): void {
  sign(event, state);
  state.run.onEvent(event);
}

/** Property by property: an event is told many times a turn, and copying one costs more than all the rest of telling it. */
function sign(event: AgentEventBody & Partial<Signature>, state: RunState): asserts event is AgentEvent {
  const { run, actor } = state;
  event.agent = actor.name;
  event.depth = run.depth;
  if (run.depth > 0) event.child = run.session.session.id;
}

export function timestamp(state: RunState): string {
  return isoTime(state.run.clock.now());
}

/** Adds messages to the conversation and makes them durable, with the spans that led to them. */
export function say(state: RunState, ...messages: Message[]): Promise<void> {
  return save(state, [{ type: "messages", messages, at: timestamp(state) }]);
}

/** What is saved has been said: messages among the changes join the conversation once they are kept. */
export async function save(
  state: RunState,
  changes: readonly SessionChange[],
  how: "durable" | "written" = "durable",
): Promise<void> {
  await state.run.session.append(changes, how);
  if (state.spans.length > 0) await flushSpans(state);
  for (const change of changes) if (change.type === "messages") state.history.push(...change.messages);
}

function flushSpans(state: RunState): Promise<void> {
  const { spans } = state;
  state.spans = [];
  return state.run.trace.append(spans);
}

/** The place in the session where the next message will stand. */
export function nextMessageIndex(state: RunState): number {
  return state.run.session.session.messageCount;
}

export function addUsage(state: RunState, model: string, usage: Usage): number | null {
  const cost = costUsd(model, usage) ?? costUsd(state.actor.model.id, usage);
  spend(state.account, usage, cost);
  return cost;
}
