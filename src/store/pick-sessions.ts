import { parentOf } from "./ids.ts";
import type { SessionSummary } from "./session.ts";

/** What a list is ordered by. */
export type Ordered = Pick<SessionSummary, "id" | "plugin" | "updatedAt">;

/**
 * What a list shows of all there is: recent first, those of one time by id. The sessions of child agents stand under
 * their parent, first called first, and are no entries of their own, unless their parent is not there.
 */
export function pickSessions<S extends Ordered>(
  all: readonly S[],
  options: { plugin?: string; limit?: number } = {},
): { sessions: (S & { children: S[] })[]; total: number } {
  const { plugin, limit = Infinity } = options;
  const listed = underParents(all);
  const wanted = plugin === undefined ? listed : listed.filter((session) => session.plugin === plugin);
  const sorted = wanted
    .map((session) => ({ session, time: Date.parse(session.updatedAt) }))
    .sort((a, b) => b.time - a.time || (a.session.id < b.session.id ? -1 : 1))
    .map(({ session }) => session);
  return { sessions: sorted.slice(0, limit), total: sorted.length };
}

function underParents<S extends Ordered>(all: readonly S[]): (S & { children: S[] })[] {
  const listed = new Map(all.map((session) => [session.id, { ...session, children: [] as S[] }]));
  for (const session of all) {
    const parent = listed.get(parentOf(session.id) ?? "");
    if (parent === undefined) continue;
    parent.children.push(session);
    listed.delete(session.id);
  }
  for (const { children } of listed.values()) children.sort((a, b) => numberOf(a) - numberOf(b));
  return [...listed.values()];
}

function numberOf({ id }: Ordered): number {
  return Number(id.slice(id.lastIndexOf(".") + 1));
}
