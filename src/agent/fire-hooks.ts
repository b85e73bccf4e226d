import type { AtOnce } from "./at-once.ts";
import type { HookTold, HookVerdict } from "./events.ts";
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
import { addHookSpan, type Started, startSpan } from "./spans.ts";
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

type Take<P extends HookPoint> = (event: HookEvent<P>, answer: Answer<P>, hook: Hook) => Taken<P>;

/** Asks each hook of a point in turn. `take` applies an answer to the event, so that the next hook sees it. */
export function fireHooks<P extends HookPoint>(
  state: RunState,
  event: HookEvent<P>,
  take: Take<P>,
): AtOnce<Fired<P>> {
  return fireFrom(0, state.actor.hooks[event.point], state, event, take);
}

function fireFrom<P extends HookPoint>(
  first: number,
  hooks: readonly Hook[],
  state: RunState,
  event: HookEvent<P>,
  take: Take<P>,
): AtOnce<Fired<P>> {
  let current = event;
  for (let at = first; at < hooks.length; at++) {
    const hook = hooks[at] as Hook;
    if (state.stopping.ending !== null) return { kind: "end", ending: state.stopping.ending };
    const started = startSpan(state);
    const answer = answerOf(state, hook as unknown as Hook<P>, current, started);
    if (answer instanceof Promise) return fireLater(answer, at, hooks, state, current, started, take);
    const taken = settle(state, current, answer, hook, take);
    const ending = tell(state, started, hook, event.point, taken, reportOf(answer));
    if (ending !== null) return { kind: "end", ending };
    current = taken.event;
    if (taken.stop) break;
  }
  return { kind: "go", event: current };
}

async function fireLater<P extends HookPoint>(
  answering: Promise<Raced<Asked<P>>>,
  at: number,
  hooks: readonly Hook[],
  state: RunState,
  event: HookEvent<P>,
  started: Started,
  take: Take<P>,
): Promise<Fired<P>> {
  const hook = hooks[at] as Hook;
  const answer = await answering;
  const taken = settle(state, event, answer, hook, take);
  const ending = tell(state, started, hook, event.point, taken, reportOf(answer));
  if (ending !== null) return { kind: "end", ending };
  if (taken.stop) return { kind: "go", event: taken.event };
  return fireFrom(at + 1, hooks, state, taken.event, take);
}

/** In the trace and to whoever listens. Gives how the run is to end, where it is. */
function tell(
  state: RunState,
  started: Started,
  { name }: Hook,
  point: HookPoint,
  { verdict, reason = null }: { verdict: HookVerdict; reason?: string | null },
  report: unknown,
): Ending | null {
  const { actor, run, stopping } = state;
  const told: HookTold = {
    type: "hook",
    name,
    point,
    verdict,
    reason,
    durationMs: run.clock.tick() - started.tick,
    agent: actor.name,
    depth: run.depth,
  };
  if (report !== undefined) told.report = report;
  addHookSpan(state, started, told);
  emit(state, told);
  if (stopping.ending !== null) return stopping.ending;
  if (verdict !== "abort" && verdict !== "error") return null;
  return { status: "error_hook_abort", reason, failure: name };
}

type Asked<P extends HookPoint> = Answer<P> | undefined | Failed;
type Failed = { failed: unknown };

function answerOf<P extends HookPoint>(
  state: RunState,
  hook: Hook<P>,
  event: HookEvent<P>,
  started: Started,
): AtOnce<Raced<Asked<P>>> {
  try {
    const answer = ask(state, hook, event, started);
    return answer instanceof Promise ? answer.then(given, failed) : given(answer);
  } catch (error) {
    return failed(error);
  }
}

/** A hook that says `null` has said nothing. */
function given<P extends HookPoint>(answer: Raced<HookAnswer<P>>): Raced<Asked<P>> {
  return (answer ?? undefined) as Raced<Asked<P>>;
}

function failed(error: unknown): Failed {
  return { failed: error };
}

/** A hook that answers at once is taken at its word: only what is promised is waited for. */
function ask<P extends HookPoint>(
  state: RunState,
  hook: Hook<P>,
  event: HookEvent<P>,
  started: Started,
): AtOnce<Raced<HookAnswer<P>>> {
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
  hook: Hook<P>,
  answer: Promise<HookAnswer<P>>,
  from: number,
) {
  return stopping.race(answer, from, seconds.hook, checkTooSlow, hook.name);
}

function checkTooSlow(name: string, seconds: number): Ending {
  return tooSlow(`The check "${name}"`, seconds);
}

/** Waiting for one takes none of the hook's time, only the run's. */
function placeFor<P extends HookPoint>(
  { stopping, seconds, run }: RunState,
  place: NonNullable<Hook<P>["place"]>,
) {
  const placed = place(stopping.signal);
  return stopping.race(placed, run.clock.tick(), seconds.run, tooSlow, "The run");
}

function settle<P extends HookPoint>(
  state: RunState,
  event: HookEvent<P>,
  answer: Raced<Asked<P>>,
  hook: Hook,
  take: Take<P>,
): Taken<P> {
  if (answer === undefined) return { event, verdict: "pass" };
  if (answer === stopped) return { event, verdict: "error", reason: stoppedWhile(state) };
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

/** The one that was handed out last, where nothing in it has changed: most hooks of a turn share it, and none can alter it. */
function contextFor(state: RunState, hook: string): HookContext {
  const { turn, hookContext: last } = state;
  const { tasks } = state.run.session.session;
  const repairs = state.repairs.get(hook) ?? 0;
  if (last?.turn === turn && last.tasks === tasks && last.repairs === repairs) return last;
  state.hookContext = Object.freeze(newContext(state, repairs));
  return state.hookContext;
}

function newContext(state: RunState, repairs: number): HookContext {
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
    repairs,
    signal: state.stopping.signal,
    now: run.clock.now,
    abort,
  };
}

function abort(reason: string): never {
  throw new HookAbort(reason);
}
