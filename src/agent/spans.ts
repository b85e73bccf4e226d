import type { Span } from "../store/trace.ts";
import type { RunState } from "./state.ts";
import { isoTime } from "./time.ts";

type SpanBase = "id" | "parentId" | "agent" | "depth" | "turn" | "start" | "end" | "durationMs";
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type SpanBody = DistributiveOmit<Span, SpanBase>;

export type Started = { at: number; tick: number };

export function startSpan(state: RunState): Started {
  const { clock } = state.run;
  return { at: clock.now(), tick: clock.tick() };
}

/** Milliseconds since the start, for spans and the events that tell the same. */
export function elapsed(state: RunState, started: Started): number {
  return state.run.clock.tick() - started.tick;
}

/**
 * Ends a span inside the run's own. `body` becomes the span: it is the callee's from here on. `id`: where it was taken
 * beforehand, because other spans are inside it.
 */
export function endSpan(state: RunState, started: Started, body: SpanBody, id = nextSpanId(state)): void {
  pushSpan(state, id, state.spanId, started, body);
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
): void {
  const durationMs = elapsed(state, started);
  const where = {
    id,
    parentId,
    agent: state.actor.name,
    depth: state.run.depth,
    turn: state.turn,
    start: isoTime(started.at),
    end: isoTime(started.at + durationMs),
    durationMs: Math.round(durationMs * 1000) / 1000,
  };
  state.spans.push(Object.assign(body, where));
}
