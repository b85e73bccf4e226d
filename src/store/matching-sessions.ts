import type { SessionSummary } from "./session.ts";

/** Those whose title, command, agent or id hold every word, in any case and order. */
export function matchingSessions<S extends SessionSummary>(sessions: readonly S[], words: string): S[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sessions.filter(({ id, title, plugin, command, agent }) => {
    const text = `${id} ${title} ${plugin}:${command ?? ""} ${agent}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
