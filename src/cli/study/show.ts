import type { Terminal } from "../terminal.ts";

/** What was found wrong on the way, and where it is now: said, and no reason to stop. */
export function notes(terminal: Terminal, problems: readonly string[]): void {
  for (const problem of problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
}

/** A moment as the learner's own clock and calendar have it. */
export function moment(at: Date, zone: string): string {
  return at.toLocaleString("en-GB", { timeZone: zone, dateStyle: "medium", timeStyle: "short" });
}
