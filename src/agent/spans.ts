import type { Span } from "../store/trace.ts";
import type { HookTold } from "./events.ts";
import type { RunState } from "./state.ts";
import { isoTime } from "./time.ts";

type HookSpan = Extract<Span, { type: "hook" }>;
type SpanBase = "id" | "parentId" | "agent" | "depth" | "turn" | "start" | "end" | "durationMs";
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type SpanBody = DistributiveOmit<Span, SpanBase>;

export type Started = { at: number; tick: number };

export function startSpan(state: RunState): Started {
  const { clock } = state.run;
  return { at: clock.now(), tick: clock.tick() };
}

/**
 * Ends a span inside the run's own. `body` becomes the span: it is the callee's from here on. `id`: where it was taken
 * beforehand, because other spans are inside it. Gives the milliseconds it took, for the event that tells the same.
 */
export function endSpan(state: RunState, started: Started, body: SpanBody, id = nextSpanId(state)): number {
  return pushSpan(state, id, state.spanId, started, body);
}

/**
 * Of a hook, of which a turn has many, as it was told. It is made whole: an object that grows afterwards takes twice the
 * memory, and a trace keeps them all.
 */
export function addHookSpan(state: RunState, { at }: Started, told: HookTold): void {
  const { name, point, verdict, reason, durationMs, agent, depth, report } = told;
  const span: HookSpan = {
    type: "hook",
    name,
    point,
    verdict,
    reason,
    id: nextSpanId(state),
    parentId: state.spanId,
    agent,
    depth,
    turn: state.turn,
    start: isoTime(at),
    end: isoTime(at + durationMs),
    durationMs: rounded(durationMs),
  };
  if (report !== undefined) span.report = report;
  state.spans.push(span);
}

export function endRunSpan(state: RunState, started: Started, body: SpanBody): void {
  pushSpan(state, state.spanId, state.run.parentSpanId, started, body);
}

export function nextSpanId(state: RunState): string {
  return `${state.spanId}.${++state.spanCount}`;
}

function pushSpan(
  state: RunState,
  id: string,
  parentId: string | null,
  started: Started,
  body: SpanBody,
): number {
  const durationMs = state.run.clock.tick() - started.tick;
  place(body, state, id, parentId, started.at, durationMs);
  state.spans.push(body);
  return durationMs;
}

/** Property by property, as events are signed and for the same reason. */
function place(
  span: SpanBody & Partial<Pick<Span, SpanBase>>,
  state: RunState,
  id: string,
  parentId: string | null,
  at: number,
  durationMs: number,
): asserts span is Span {
  span.id = id;
  span.parentId = parentId;
  span.agent = state.actor.name;
  span.depth = state.run.depth;
  span.turn = state.turn;
  span.start = isoTime(at);
  span.end = isoTime(at + durationMs);
  span.durationMs = rounded(durationMs);
}

/** To the microsecond. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
