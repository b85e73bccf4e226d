import type { AgentEvent } from "../agent/events.ts";
import { privacyReport, reportIn } from "../agent/reports.ts";
import type { Terminal } from "./terminal.ts";

/** Where nothing is sent to anybody, personal data stops nothing; it is said once, for whoever shares the file later. */
export function privacyNote(event: AgentEvent): string | null {
  const found = event.type === "hook" && event.verdict === "pass" ? reportIn(privacyReport, [event]) : null;
  const [first] = found?.findings ?? [];
  if (first === undefined || found?.consented === true) return null;
  return `${first.message}. Built-in drafting sends nothing anywhere; leave it out before you share the lesson.`;
}

/** Says that note and nothing else. */
export function notesOnly(terminal: Terminal): (event: AgentEvent) => void {
  return (event) => {
    const note = privacyNote(event);
    if (note !== null) terminal.err(`${terminal.style.yellow("note:")} ${note}\n`);
  };
}
