import type { AgentEvent } from "../agent/events.ts";

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
  const { findings } = fields(report);
  if (!Array.isArray(findings)) return [];
  return findings.map(fields).flatMap(({ message, fix }) => {
    if (typeof message !== "string" || message.trim() === "") return [];
    return [
      [message, fix]
        .filter((part) => typeof part === "string" && part !== "")
        .map(ended)
        .join(" "),
    ];
  });
}

function ended(sentence: unknown): string {
  const text = String(sentence).trim();
  return /[.!?…]["”'’)]?$/.test(text) ? text : `${text}.`;
}

function fields(value: unknown): { [key: string]: unknown } {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
