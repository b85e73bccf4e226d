import type { Tool, ToolOutput } from "../tools/tool.ts";
import type { ToolOutcome } from "./events.ts";
import type { RunState } from "./state.ts";

export type Ran = { output: ToolOutput; outcome: ToolOutcome };

/** A call under way: its id, and its span, inside which it happens. */
export type CallPlace = { callId: string; spanId: string };

/**
 * A tool of the runtime's own: it acts on the run it is called in, which no other tool can see. It is never left
 * behind: whatever it waits for ends with the run.
 */
export type RuntimeTool<Args = unknown> = Pick<Tool<Args>, "name" | "description" | "schema" | "serial"> & {
  act(state: RunState, args: Args, place: CallPlace): Promise<Ran>;
  /** Goes on with a call that a killed run left open; null where there is nothing to go on with. */
  goOn?(state: RunState, args: Args, place: CallPlace): Promise<Ran | null>;
  /** What such a call had come to, where something new is asked and nobody goes on with it; null: nothing. */
  left?(state: RunState, args: Args, place: CallPlace): Promise<Ran | null>;
};

/** As `defineTool`. */
export function defineRuntimeTool<Args>(tool: RuntimeTool<Args>): RuntimeTool {
  return tool as unknown as RuntimeTool;
}

export function isRuntimeTool(tool: Tool | RuntimeTool): tool is RuntimeTool {
  return "act" in tool;
}

/** What comes of a call whose run ended meanwhile. */
export const leftBehind: Ran = {
  output: { content: "Cancelled before it finished.", isError: true },
  outcome: "cancelled",
};
