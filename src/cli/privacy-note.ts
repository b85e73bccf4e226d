import { z } from "zod";
import type { AgentEvent } from "../agent/events.ts";
import type { Terminal } from "./terminal.ts";

const Found = z.object({ findings: z.array(z.object({ message: z.string() })), consented: z.boolean() });

/** Where nothing is sent to anybody, personal data stops nothing; it is said once, for whoever shares the file later. */
export function privacyNote(event: AgentEvent): string | null {
  if (event.type !== "hook" || event.name !== "privacy-scan" || event.verdict !== "pass") return null;
  const found = Found.safeParse(event.report);
  const [first] = found.data?.findings ?? [];
  if (first === undefined || found.data?.consented === true) return null;
  return `${first.message}. Built-in drafting sends nothing anywhere; leave it out before you share the lesson.`;
}

/** Says that note and nothing else. */
export function notesOnly(terminal: Terminal): (event: AgentEvent) => void {
  return (event) => {
    const note = privacyNote(event);
    if (note !== null) terminal.err(`${terminal.style.yellow("note:")} ${note}\n`);
  };
}
