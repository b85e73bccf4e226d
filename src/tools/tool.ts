import type { z } from "zod";
import type { ImageBlock, Task, TextBlock } from "../message.ts";

/** What a tool may know of the run it is called in. */
export type ToolContext = {
  /** Fires when the run is cancelled. A tool that ignores it is left behind, its result dropped. */
  signal: AbortSignal;
  callId: string;
  /** The session it is called in. */
  sessionId: string;
  /** The agent's task list, read and replaced as a whole. */
  tasks: { get(): readonly Task[]; set(tasks: Task[]): void };
};

/** What a tool answers. */
export type ToolOutput = {
  content: string | (TextBlock | ImageBlock)[];
  isError?: boolean;
  /** Small facts for the trace (`{ skill, tier }`, `{ path, bytes }`), never a copy of the content. */
  facts?: Record<string, string | number | boolean>;
};

/** One thing an agent may do. `run` may throw: the message goes back to the model as the call's result. */
export type Tool<Args = unknown> = {
  name: string;
  description: string;
  /** Checked before `run` is called; also what the model is told. */
  schema: z.ZodType<Args>;
  /** It changes nothing: a machine that dies may lose its result, which can be had again. */
  reads?: boolean;
  /** Runs alone, in its place among the turn's calls. Default: runs beside its neighbours. */
  serial?: boolean;
  /** For a tool that keeps a limit of its own: how long this call may take where that is longer than a run's limit. */
  seconds?(args: Args): number;
  run(args: Args, context: ToolContext): Promise<ToolOutput> | ToolOutput;
};

/** Keeps `run`'s argument type tied to the schema, then forgets it, so that tools of all kinds share a list. */
export function defineTool<Args>(tool: Tool<Args>): Tool {
  return tool as unknown as Tool;
}
