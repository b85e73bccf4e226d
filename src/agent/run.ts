import type { About, UserMessage } from "../message.ts";
import type { JsonSchema, Model, ToolDefinition } from "../model/model.ts";
import type { TimeLimits } from "../plugin/definitions.ts";
import type { RunStatus } from "../store/session.ts";
import type { SessionLog, TraceLog } from "../store/store.ts";
import type { Tool } from "../tools/tool.ts";
import type { AgentEvent } from "./events.ts";
import type { HookTable } from "./hooks.ts";

/** Who is at work: all that changes when one agent hands over to another. */
export type Actor = {
  name: string;
  plugin: string;
  command: string | null;
  model: Model;
  /** The stable part of the prompt. */
  system: string;
  tools: Toolset;
  hooks: HookTable;
  outputSchema?: JsonSchema;
};

export type Toolset = {
  definitions: readonly ToolDefinition[];
  /** By any name the model may use; undefined where this agent has no such tool. */
  find(name: string): Tool | undefined;
  /** For messages: what there is. */
  names: readonly string[];
};

/** Model calls and US dollars, in one run; seconds for each thing in it (`time-limits.ts` has what holds otherwise). */
export type Limits = { maxTurns: number; maxBudgetUsd?: number; seconds?: TimeLimits };

/**
 * `now`: milliseconds since 1970. `tick`: monotonic milliseconds with fractions. `after` calls back once that much
 * time has passed, and gives what takes that back; the system's own where a clock has none.
 */
export type Clock = { now(): number; tick(): number; after?: After };
type After = (ms: number, fire: () => void) => () => void;

export const systemClock: Clock & { after: After } = {
  now: () => Date.now(),
  tick: () => performance.now(),
  after(ms, fire) {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};

/** One run of the loop, whoever asked for it: a person, another agent, a resumed session. */
export type AgentRun = {
  actor: Actor;
  /** null: no new request; go on from where the session stands. */
  input: UserMessage["content"] | null;
  /** What the person chose outright beside the words of the request. */
  about?: About | undefined;
  session: SessionLog;
  trace: TraceLog;
  limits: Limits;
  workspaceRoot: string;
  /** What the person has agreed to for this run. */
  consents: ReadonlySet<string>;
  signal: AbortSignal;
  onEvent(event: AgentEvent): void;
  clock: Clock;
  depth: number;
  /** The span this run happens inside; null for a run of its own. */
  parentSpanId: string | null;
};

/** How a run is to end. */
export type Ending = { status: RunStatus; reason: string | null; failure?: string };

export const cancelledEnding: Ending = { status: "cancelled", reason: "Stopped before it was finished." };
