import type { SessionSummary } from "./session.ts";
import type { SessionList } from "./store.ts";

/** What a list shows of all there is: recent first, those of one time by id. */
export function pickSessions(
  all: readonly SessionSummary[],
  options: { plugin?: string; limit?: number } = {},
  problems: string[] = [],
): SessionList {
  const { plugin, limit = Infinity } = options;
  const wanted = plugin === undefined ? all : all.filter((session) => session.plugin === plugin);
  const sorted = wanted
    .map((session) => ({ session, time: Date.parse(session.updatedAt) }))
    .sort((a, b) => b.time - a.time || (a.session.id < b.session.id ? -1 : 1))
    .map(({ session }) => session);
  return { sessions: sorted.slice(0, limit), total: sorted.length, problems };
}
