import { masked } from "../workspace/privacy/mask.ts";
import type { Ground, NewProposal, Proposal } from "./proposal.ts";

/**
 * What there is with one more proposal. The same one twice is one: while it waits it takes in what it now rests on,
 * and once the teacher has answered it stays answered, until there is twice as much behind it or the teacher says it again.
 */
export function takenUp(
  all: readonly Proposal[],
  made: NewProposal,
  workspace: string,
  now: string,
): Proposal[] {
  const id = idOf(workspace, made.key);
  const known = all.find((one) => one.id === id);
  if (known === undefined) return [...all, fresh(made, id, workspace, now)];
  if (known.state !== "pending" && !saysMore(known, made)) return [...all];
  const again = fresh(made, id, workspace, known.state === "pending" ? known.proposedAt : now);
  return all.map((one) => (one === known ? again : one));
}

function idOf(workspace: string, key: string): string {
  return new Bun.CryptoHasher("sha256").update(`${workspace}\0${key}`).digest("hex").slice(0, 10);
}

/** A pupil's name or number never comes into the list (decision 41). What is to go must be found, and stays as it is. */
function fresh(made: NewProposal, id: string, workspace: string, now: string): Proposal {
  const hidden: NewProposal = {
    ...made,
    summary: masked(made.summary),
    changes: made.changes.map((change) => ({
      ...change,
      new: change.new === null ? null : masked(change.new),
    })),
    rests: made.rests.map((ground) =>
      ground.kind === "said" ? { ...ground, words: masked(ground.words) } : ground,
    ),
  };
  const changed = made.changes.some(({ new: line }, at) => line !== hidden.changes[at]?.new);
  const state = { state: "pending", proposedAt: now, settledAt: null } as const;
  return { ...hidden, id, workspace, masked: changed, ...state };
}

function saysMore(known: Proposal, made: NewProposal): boolean {
  const heard = new Set(sessions(known.rests));
  if (sessions(made.rests).some((session) => !heard.has(session))) return true;
  const taken = (grounds: readonly Ground[]) => grounds.filter(({ kind }) => kind === "decision").length;
  return known.state === "dismissed" && taken(made.rests) >= 2 * Math.max(1, taken(known.rests));
}

/** Where the teacher said it in words. */
function sessions(grounds: readonly Ground[]): string[] {
  return grounds.flatMap((ground) => (ground.kind === "said" ? [ground.session] : []));
}
