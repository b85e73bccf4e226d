import { remembered } from "../../memory/memory-files.ts";
import type { NewProposal } from "../../memory/proposal.ts";
import type { Memory } from "../../tools/memory/memory-tools.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { learnedFrom } from "./learned.ts";
import { type Observed, observedIn, standingRevisions } from "./observed.ts";
import { wishesIn } from "./remembered-wish.ts";

/** A habit is looked for in so many of the newest sessions of the workspace. */
const newest = 60;

/** What can be learned now from what was decided in this session and the ones before it; nothing that is remembered already. */
export async function capture(
  sessions: Memory["sessions"],
  workspaceRoot: string,
  sessionId: string,
): Promise<NewProposal[]> {
  // Where nothing was revised, nothing has been learned since the last time.
  if (standingRevisions(await sessions.readSession(sessionId)).length === 0) return [];
  const profiles = await loadClasses(workspaceRoot);
  const { sessions: listed } = await sessions.listSessions({ plugin: "lesson-planning", limit: newest });
  const observed: Observed[] = [];
  for (const { id, workspace } of listed) {
    if (workspace !== workspaceRoot) continue;
    // Others get their turn between two conversations.
    await new Promise((resolve) => setImmediate(resolve));
    const session = await sessions.readSession(id).catch(() => null);
    if (session !== null) observed.push(...observedIn(session, profiles));
  }
  const fresh: NewProposal[] = [];
  for (const one of learnedFrom(observed)) {
    const known = await remembered(workspaceRoot, one.class);
    const asked = new Set([...wishesIn(known.teacher), ...wishesIn(known.class)].map(keyOf));
    const wished = wishesIn(one.changes.flatMap((change) => change.new ?? []));
    if (!wished.every((wish) => asked.has(keyOf(wish)))) fresh.push(one);
  }
  return fresh;
}

/** The same after a decision; gives what waits for the teacher's word. A decision is kept whatever becomes of this: it is learned from again. */
export async function captureDecision(
  { proposals, sessions }: Memory,
  workspaceRoot: string,
  sessionId: string,
): Promise<string[]> {
  try {
    const learned = await capture(sessions, workspaceRoot, sessionId);
    const kept = learned.length === 0 ? [] : await proposals.propose(workspaceRoot, learned);
    return kept.flatMap(({ state, summary }) => (state === "pending" ? [summary] : []));
  } catch {
    return []; // nothing is lost: the next run counts the same decisions
  }
}

function keyOf({ section, type }: { section: string; type: string }): string {
  return `${section} ${type}`;
}
