import type { Libraries } from "../library/libraries.ts";
import type { About, Given, UserMessage } from "../message.ts";
import type { JsonSchema, Model, ToolDefinition } from "../model/model.ts";
import type { TimeLimits } from "../plugin/definitions.ts";
import type { RunStatus } from "../store/session.ts";
import type { SessionLog, Store, TraceLog } from "../store/store.ts";
import type { Memory } from "../tools/memory/memory-tools.ts";
import type { Tool } from "../tools/tool.ts";
import type { Account } from "./account.ts";
import type { AgentEvent } from "./events.ts";
import type { HookTable } from "./hooks.ts";
import type { RuntimeTool } from "./runtime-tool.ts";
import type { Stopping } from "./stopping.ts";

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
  /** What was brought in to draw on, for its hooks. */
  libraries?: Libraries | null;
  outputSchema?: JsonSchema;
};

/** What an agent may do, as the loop asks for it. */
export type Toolset = {
  definitions: readonly ToolDefinition[];
  /** By any name the model may use; undefined where this agent has no such tool. */
  find(name: string): Tool | RuntimeTool | undefined;
  /** For messages: what there is. */
  names: readonly string[];
};

/** Model calls and US dollars, in one run; seconds for each thing in it (`time-limits.ts` has what holds otherwise). */
export type Limits = {
  maxTurns: number;
  maxBudgetUsd?: number;
  seconds?: TimeLimits;
  /** What the model takes at once, where somebody has said so; the model's own otherwise. */
  contextTokens?: number;
  /** Calls of one turn that run beside each other; left out: a few. */
  callsAtOnce?: number;
};

/** Model turns of a run, where nobody says how many. */
export const mostTurns = 25;

/**
 * `now`: milliseconds since 1970. `tick`: monotonic milliseconds with fractions. `after` calls back once that much
 * time has passed, and gives what takes that back; the system's own where a clock has none.
 */
export type Clock = { now(): number; tick(): number; after?: After };
type After = (ms: number, fire: () => void) => () => void;

/** The computer's own time. */
export const systemClock: Clock & { after: After } = {
  now: () => Date.now(),
  tick: () => performance.now(),
  after(ms, fire) {
    const timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};

/** An agent that is ready to work, and what it is held to. */
export type Colleague = { actor: Actor; limits: Limits };

/** An agent with all that a conversation needs of it. */
export type Ready = Colleague & {
  team?: Team;
  memory?: Memory | undefined;
  /** The condition that its runs are made under, where somebody studies what a part is worth. */
  condition?: string | undefined;
};

/** The other agents of a plugin, each made ready when it is needed. Both throw `Problem` or `ModelError`. */
export type Team = {
  /** For a task of its own: it calls nobody in and hands over to nobody. */
  callIn(name: string): Promise<Colleague>;
  /** To go on with the conversation. */
  takeOver(name: string): Promise<Colleague>;
};

/** One run of the loop, whoever asked for it: a person, another agent, a resumed session. */
export type AgentRun = {
  actor: Actor;
  /** null: no new request; go on from where the session stands. */
  input: UserMessage["content"] | null;
  /** What the person chose outright beside the words of the request. */
  about?: About | undefined;
  /** What another agent gave with its request. */
  given?: Given | undefined;
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
  /** US dollars that went to the same request in runs that were killed. */
  spentBeforeUsd?: number;
  /** The run that called this one in: it stops with it, and spends from what it may spend. */
  within?: { stopping: Stopping; account: Account };
  /** Where proposals to remember something go, and earlier sessions. */
  memory?: Memory | undefined;
  /** Whom it may call in or hand over to, and where the sessions of those it calls in are kept. */
  team?: Team & { store: Pick<Store, "createSession" | "openSession" | "readSession" | "readTurn"> };
};

/** How a run is to end. */
export type Ending = { status: RunStatus; reason: string | null; failure?: string };

export const cancelledEnding: Ending = { status: "cancelled", reason: "Stopped before it was finished." };
