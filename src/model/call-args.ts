import type { StopReason, ToolCall } from "../message.ts";

type Arguments = Pick<ToolCall, "args"> & { malformed?: string };

/**
 * A call's arguments from the text a provider sent. No text means no arguments, unless the turn was cut off: then
 * nobody knows what was coming, and the call must not run.
 */
export function argumentsFrom(text: string, cutOff: boolean): Arguments {
  if (text.trim() === "")
    return cutOff ? { args: {}, malformed: "(cut off before the arguments)" } : { args: {} };
  try {
    return { args: JSON.parse(text) };
  } catch {
    return { args: {}, malformed: text };
  }
}

/** Providers take arguments as an object only; a call that never was one goes back as an empty one. */
export function argumentsObject(call: ToolCall): object {
  const { args } = call;
  return typeof args === "object" && args !== null && !Array.isArray(args) ? args : {};
}

/** What ended the turn, made to agree with what is in it: some servers say "stop" after tool calls. */
export function settledStop(reason: StopReason, calls: number): StopReason {
  if (reason === "end" && calls > 0) return "tool_calls";
  if (reason === "tool_calls" && calls === 0) return "end";
  return reason;
}
