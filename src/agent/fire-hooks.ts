import type { AgentEventBody, HookVerdict } from "./events.ts";
import {
  type Hook,
  HookAbort,
  type HookAnswer,
  type HookContext,
  type HookEvent,
  type HookPoint,
  isHookAbort,
} from "./hooks.ts";
import type { Ending } from "./run.ts";
import { endSpan, type SpanBody, type Started, startSpan } from "./spans.ts";
import { emit, type RunState } from "./state.ts";
import { type Raced, stopped } from "./stopping.ts";
import { tooSlow } from "./time-limits.ts";

/** What one hook's answer makes of the event. `stop`: the hooks after it are not asked. */
export type Taken<P extends HookPoint> = {
  event: HookEvent<P>;
  verdict: HookVerdict;
  reason?: string;
  stop?: boolean;
};

type Answer<P extends HookPoint> = NonNullable<Exclude<HookAnswer<P>, void>>;

export type Fired<P extends HookPoint> =
  | { kind: "go"; event: HookEvent<P> }
  | { kind: "end"; ending: Ending };

/** Asks each hook of a point in turn. `take` applies an answer to the event, so that the next hook sees it. */
export async function fireHooks<P extends HookPoint>(
  state: RunState,
  event: HookEvent<P>,
  take: (event: HookEvent<P>, answer: Answer<P>, hook: Hook) => Taken<P>,
): Promise<Fired<P>> {
  let current = event;
  for (const hook of state.actor.hooks[event.point]) {
    if (state.stopping.ending !== null) return { kind: "end", ending: state.stopping.ending };
    const started = startSpan(state);
    let answer: Raced<Asked<P>>;
    try {
      const asked = ask(state, hook as unknown as Hook<P>, current, started);
      answer = ((asked instanceof Promise ? await asked : asked) ?? undefined) as Raced<Asked<P>>;
    } catch (error) {
      answer = { failed: error };
    }
    const taken =
      answer === stopped
        ? { event: current, verdict: "error" as const, reason: stoppedWhile(state) }
        : settle(current, answer, hook, take);
    const reason = tell(state, started, hook, event.point, taken, reportOf(answer));
    if (state.stopping.ending !== null) return { kind: "end", ending: state.stopping.ending };
    if (taken.verdict === "abort" || taken.verdict === "error") {
      return { kind: "end", ending: { status: "error_hook_abort", reason, failure: hook.name } };
    }
    current = taken.event;
    if (taken.stop) break;
  }
  return { kind: "go", event: current };
}

/** In the trace and to whoever listens. */
function tell(
  state: RunState,
  started: Started,
  { name }: Hook,
  point: HookPoint,
  { verdict, reason = null }: { verdict: HookVerdict; reason?: string | null },
  report: unknown,
): string | null {
  const span: Extract<SpanBody, { type: "hook" }> = { type: "hook", name, point, verdict, reason };
  if (report !== undefined) span.report = report;
  const durationMs = endSpan(state, started, span);
  const told: Extract<AgentEventBody, { type: "hook" }> = {
    type: "hook",
    name,
    point,
    verdict,
    reason,
    durationMs,
  };
  if (report !== undefined) told.report = report;
  emit(state, told);
  return reason;
}

type Asked<P extends HookPoint> = Answer<P> | undefined | Failed;
type Failed = { failed: unknown };

/** A hook that answers at once is taken at its word: only what is promised is waited for. */
function ask<P extends HookPoint>(
  state: RunState,
  hook: Hook<P>,
  event: HookEvent<P>,
  started: Started,
): Raced<HookAnswer<P>> | Promise<Raced<HookAnswer<P>>> {
  if (hook.place !== undefined) return askInPlace(state, hook, hook.place, event);
  const answer = hook.run(event, contextFor(state, hook.name));
  return answer instanceof Promise ? waitFor(state, hook, answer, started.tick) : answer;
}

async function askInPlace<P extends HookPoint>(
  state: RunState,
  hook: Hook<P>,
  place: NonNullable<Hook<P>["place"]>,
  event: HookEvent<P>,
): Promise<Raced<HookAnswer<P>>> {
  const placed = await placeFor(state, place);
  if (placed === stopped) return stopped;
  const answer = placed.run(event, contextFor(state, hook.name));
  return answer instanceof Promise ? waitFor(state, hook, answer, state.run.clock.tick()) : answer;
}

function waitFor<P extends HookPoint>(
  { stopping, seconds }: RunState,
  { name }: Hook<P>,
  answer: Promise<HookAnswer<P>>,
  from: number,
) {
  return stopping.race(answer, from, seconds.hook * 1000, () => tooSlow(`The check "${name}"`, seconds.hook));
}

/** Waiting for one takes none of the hook's time, only the run's. */
function placeFor<P extends HookPoint>(
  { stopping, seconds, run }: RunState,
  place: NonNullable<Hook<P>["place"]>,
) {
  const placed = place(stopping.signal);
  return stopping.race(placed, run.clock.tick(), seconds.run * 1000, () => tooSlow("The run", seconds.run));
}

function settle<P extends HookPoint>(
  event: HookEvent<P>,
  answer: Asked<P>,
  hook: Hook,
  take: (event: HookEvent<P>, answer: Answer<P>, hook: Hook) => Taken<P>,
): Taken<P> {
  if (answer === undefined) return { event, verdict: "pass" };
  if (isFailed(answer)) {
    if (isHookAbort(answer.failed)) return { event, verdict: "abort", reason: answer.failed.message };
    const why = answer.failed instanceof Error ? answer.failed.message : String(answer.failed);
    return { event, verdict: "error", reason: `The check "${hook.name}" could not run: ${why}` };
  }
  if (typeof answer.abort === "string") return { event, verdict: "abort", reason: answer.abort };
  return take(event, answer, hook);
}

function stoppedWhile({ stopping }: RunState): string {
  return stopping.ending?.status === "error_timeout"
    ? (stopping.ending.reason ?? "")
    : "stopped while it ran";
}

function isFailed(answer: object): answer is Failed {
  return "failed" in answer;
}

function reportOf(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "report" in answer ? answer.report : undefined;
}

function contextFor(state: RunState, hook: string): HookContext {
  const { run, actor } = state;
  return {
    agent: actor.name,
    depth: run.depth,
    plugin: actor.plugin,
    command: actor.command,
    sessionId: run.session.session.id,
    traceId: run.trace.id,
    turn: state.turn,
    workspaceRoot: run.workspaceRoot,
    resumed: state.resumed,
    provider: actor.model.provider,
    consents: run.consents,
    tasks: run.session.session.tasks,
    decisions: run.session.session.decisions,
    sessions: run.memory?.sessions ?? null,
    libraries: actor.libraries ?? null,
    repairs: state.repairs.get(hook) ?? 0,
    signal: state.stopping.signal,
    now: run.clock.now,
    abort,
  };
}

function abort(reason: string): never {
  throw new HookAbort(reason);
}
