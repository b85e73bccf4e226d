import type { AgentEvent } from "../agent/events.ts";
import type { Terminal } from "./terminal.ts";

/** Shows a run as it goes to a person at a terminal: its text as it comes, and in dim lines what is done meanwhile. */
export function showProgress(terminal: Terminal): (event: AgentEvent) => void {
  const { style } = terminal;
  let midLine = false;
  const write = (text: string) => {
    if (text === "") return;
    terminal.out(text);
    midLine = !text.endsWith("\n");
  };
  const aside = (text: string) => {
    if (midLine) write("\n");
    terminal.err(`${style.dim(`· ${text}`)}\n`);
  };
  return (event) => {
    if (event.depth > 0) {
      // What an agent that was called in writes is its parent's to use; that it is at work is worth knowing.
      if (event.type === "tool_start") aside(`${event.agent}: ${event.name} ${brief(event.args)}`);
      return;
    }
    switch (event.type) {
      case "handoff":
        return aside(`${event.agent} hands over to ${event.to}`);
      case "text":
        return write(event.delta);
      case "message":
        return write(midLine ? "\n" : "");
      case "retry":
        return aside(
          `${event.reason} Trying again${event.delayMs < 1000 ? "" : ` in ${Math.round(event.delayMs / 1000)} s`}; what was written of this reply starts over.`,
        );
      case "tool_start":
        return aside(`${event.name} ${brief(event.args)}`);
      case "tool_end":
        return event.outcome === "ok"
          ? undefined
          : aside(`${event.name}: ${event.outcome.replace("_", " ")}`);
      case "hook":
        return event.verdict === "pass" || event.verdict === "abort"
          ? undefined
          : aside(`${event.name}: ${event.verdict}${event.reason === null ? "" : `, ${event.reason}`}`);
      default:
        return undefined;
    }
  };
}

function brief(args: unknown): string {
  const text =
    typeof args === "object" && args !== null
      ? Object.values(args)
          .filter((v) => typeof v === "string")
          .join(" ")
      : "";
  const line = text.replace(/\s+/g, " ");
  return line.length <= 70 ? line : `${line.slice(0, 69)}…`;
}
