import type { Libraries } from "../library/libraries.ts";
import type { NewProposal } from "../memory/proposal.ts";
import type {
  About,
  AssistantMessage,
  HandoffContext,
  Message,
  Task,
  TaskContext,
  ToolCall,
  ToolMessage,
} from "../message.ts";
import type { ModelRequest, ModelResponse } from "../model/model.ts";
import type { Decision, Kept, RunStatus } from "../store/session.ts";
import type { SessionsRead } from "../tools/memory/sessions.ts";
import type { Report } from "./reports.ts";

/** What a hook sees at each point of a run. */
export type HookEvents = {
  /** `messages`: what was said in this session before. */
  preLoop: { input: string; messages: readonly Message[]; about?: About };
  preModel: { request: ModelRequest };
  postModel: { response: ModelResponse; messages: readonly Message[] };
  preTool: { call: ToolCall };
  postTool: { call: ToolCall; result: ToolMessage };
  /** The first `upTo` messages are about to become a summary. `kept`: what earlier hooks keep of them. */
  preCompact: { messages: readonly Message[]; upTo: number; kept: readonly Kept[] };
  postLoop: { text: string; message: AssistantMessage; messages: readonly Message[] };
  onHandoff: { from: string; to: string; context: HandoffContext };
  onSubagentStart: { agent: string; task: string; context: TaskContext };
  /** `text`: the last thing it said, its summary included. */
  onSubagentEnd: { agent: string; sessionId: string; status: RunStatus; text: string };
};

/** What a hook may change at each point. Later hooks see what earlier ones changed. */
export type HookPatches = {
  /** `about`: what was asked, as data; it is kept on the message. */
  preLoop: { input?: string; about?: About };
  /** For this request only; the session keeps what was said. */
  preModel: { system?: string; messages?: readonly Message[]; volatile?: string };
  postModel: { message?: AssistantMessage };
  /** `block`: the tool is not run, and the model is told why. */
  preTool: { args?: unknown; block?: string };
  postTool: { content?: string; isError?: boolean };
  /** What stays word for word beside the summary. */
  preCompact: { keep?: readonly Kept[] };
  /**
   * `repair`: goes back to the model as a message, and the run goes on; a hook's second repair in a run is an
   * abort. `result`: joins the run's result document. `propose`: something to remember, for the teacher to confirm.
   */
  postLoop: { repair?: string; result?: Record<string, unknown>; propose?: readonly NewProposal[] };
  /** `block`: the agent stays, and is told why. */
  onHandoff: { block?: string };
  /** `block`: it is not called in, and the agent that asked is told why. */
  onSubagentStart: { block?: string };
  onSubagentEnd: Record<never, never>;
};

/** Where in a run a hook may be called. */
export type HookPoint = keyof HookEvents;

export const hookPoints: readonly HookPoint[] = [
  "preLoop",
  "postLoop",
  "preModel",
  "postModel",
  "preTool",
  "postTool",
  "preCompact",
  "onHandoff",
  "onSubagentStart",
  "onSubagentEnd",
];

/** What a hook is called with: the point, and what it sees there. */
export type HookEvent<P extends HookPoint = HookPoint> = P extends HookPoint
  ? { point: P } & HookEvents[P]
  : never;

/** Nothing: pass. `abort`: the run ends here, with this reason. `report`: what was found, kept in the trace. */
export type HookAnswer<P extends HookPoint = HookPoint, R = unknown> = P extends HookPoint
  ? // biome-ignore lint/suspicious/noConfusingVoidType: a hook that returns nothing has passed
    (HookPatches[P] & { abort?: string; report?: R }) | undefined | void
  : never;

/** Which run a hook is called in. It is told, and cannot be altered. */
export type HookContext = {
  agent: string;
  /** 0: the main agent; 1: an agent it called. */
  depth: number;
  plugin: string;
  command: string | null;
  sessionId: string;
  traceId: string;
  turn: number;
  workspaceRoot: string;
  /** Whether anything was said in this session before this run. */
  resumed: boolean;
  /** Who is about to be sent the conversation; `builtin` sends nothing anywhere. */
  provider: string;
  /** What the person has agreed to for this run (`personal-data`). */
  consents: ReadonlySet<string>;
  tasks: readonly Task[];
  /** What people decided in this session, oldest first. */
  decisions: readonly Decision[];
  /** Earlier conversations; null where nothing is remembered: in a preview, say, or for an agent that was called in. */
  sessions: SessionsRead | null;
  /** What was brought in to draw on; null where nobody looked. */
  libraries: Libraries | null;
  /** How often this hook has sent the draft back in this run (postLoop's `repair`). */
  repairs: number;
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends the run with a reason; the same as returning `{ abort: reason }`. */
  abort(reason: string): never;
};

/**
 * A callback at one or several points of a run. It changes nothing itself: it answers with a patch or an abort.
 * A hook that throws anything else has failed to run, and a guardrail that cannot run stops the run.
 */
export type Hook<P extends HookPoint = HookPoint, R = unknown> = {
  name: string;
  on: P | readonly P[];
  /** The form of its reports, where others are to read them. */
  report?: Report<R>;
  run(
    event: HookEvent<P>,
    context: HookContext,
  ): Promise<HookAnswer<P, NoInfer<R>>> | HookAnswer<P, NoInfer<R>>;
  /**
   * It takes long, and needs no more than its event, the workspace's files and the plain part of its context: the server
   * runs it on another thread, where `sessions` is null and `signal` never fires (what is stopped is left behind there).
   */
  apart?: true;
  /** It holds what was written against its sources; a run that is to show what that is worth has it look on. */
  holdsAgainstSources?: true;
  /** Where it has to wait for a place to run in: the time that it may take begins once it has one. */
  place?(signal: AbortSignal): Promise<Pick<Hook<P>, "run">>;
};

/** Keeps event, answer and report tied to the points while writing a hook, then forgets them. */
export function defineHook<P extends HookPoint, R = unknown>(hook: Hook<P, R>): Hook {
  return hook as unknown as Hook;
}

export class HookAbort extends Error {
  override readonly name = "HookAbort";
}

/** By name, not by class: a plugin from elsewhere has a class of its own. */
export function isHookAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === "HookAbort";
}

export type HookTable = { readonly [P in HookPoint]: readonly Hook[] };

/** The agent's own hooks first, then the caller's; each list in its order. */
export function hookTable(agentHooks: readonly Hook[], callerHooks: readonly Hook[]): HookTable {
  const all = [...agentHooks, ...callerHooks];
  const at = (point: HookPoint) =>
    all.filter((hook) => (typeof hook.on === "string" ? hook.on === point : hook.on.includes(point)));
  return {
    preLoop: at("preLoop"),
    postLoop: at("postLoop"),
    preModel: at("preModel"),
    postModel: at("postModel"),
    preTool: at("preTool"),
    postTool: at("postTool"),
    preCompact: at("preCompact"),
    onHandoff: at("onHandoff"),
    onSubagentStart: at("onSubagentStart"),
    onSubagentEnd: at("onSubagentEnd"),
  };
}
