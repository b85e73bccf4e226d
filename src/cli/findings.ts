import type { AgentEvent } from "../agent/events.ts";
import { findingsIn } from "../agent/reports.ts";

/** What the checks of a run found, as sentences, while it goes on as before. */
export function withFindings(onEvent: (event: AgentEvent) => void): {
  onEvent(event: AgentEvent): void;
  /** What each check found last: what was put right since is not told. */
  findings(): string[];
} {
  const byCheck = new Map<string, string[]>();
  return {
    onEvent(event) {
      // A check that ends the run says why itself.
      if (event.type === "hook" && event.depth === 0)
        byCheck.set(event.name, event.verdict === "abort" ? [] : found(event.report));
      onEvent(event);
    },
    findings: () => [...new Set([...byCheck.values()].flat())],
  };
}

function found(report: unknown): string[] {
  return findingsIn(report).flatMap(({ message, fix = "" }) =>
    message.trim() === "" ? [] : [[message, fix].filter(Boolean).map(ended).join(" ")],
  );
}

function ended(sentence: string): string {
  const text = sentence.trim();
  return /[.!?…]["”'’)]?$/.test(text) ? text : `${text}.`;
}
