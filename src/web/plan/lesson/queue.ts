import type { Decision } from "../session/use-session.ts";

/**
 * What waits until the section that is being written is done, or until the server has answered the one before: it asks
 * nobody, but nothing can be decided meanwhile.
 */
export type Queued = { type: "accept" | "undo"; section: string };

/** What was remembered, as far as it makes sense. */
export function readQueue(text: string): Queued[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isQueued) : [];
  } catch {
    return [];
  }
}

/** Whether a decision has to wait and can. `writing`: the section that is being written. `answering`: what the server has. */
export function canWait(
  decision: Decision,
  writing: string | null,
  answering: Decision | null,
): decision is Queued {
  if (!asksNobody(decision) || decision.section === writing) return false;
  return writing !== null || (answering !== null && asksNobody(answering));
}

/** Answered at once, and seen as done before it is. */
export function asksNobody({ type }: Pick<Decision, "type">): boolean {
  return type === "accept" || type === "undo";
}

/** Sections that are seen as accepted before the server has said so; where it does not, they are seen as they were. */
export function seenAccepted(
  answering: Decision | null,
  queue: readonly Queued[],
  writing: string | null,
): ReadonlySet<string> {
  const sent = answering?.type === "accept" ? [answering.section] : [];
  // What waits for a section to be written may wait long, and says so instead.
  const waiting = writing === null ? queue : [];
  const accepted = new Set([
    ...sent,
    ...waiting.flatMap((one) => (one.type === "accept" ? one.section : [])),
  ]);
  for (const { type, section } of waiting) if (type === "undo") accepted.delete(section);
  return accepted;
}

/** What "Accept all" changes: seen as accepted at once, and what its undoing takes back. */
export function leftToAccept(sections: readonly { id: string; decision: string }[]): string[] {
  return sections.flatMap(({ id, decision }) => (decision === "accepted" ? [] : [id]));
}

/** One a section: undoing what only waits takes it out again. */
export function queuedWith(queue: readonly Queued[], { type, section }: Queued): Queued[] {
  const others = queue.filter((one) => one.section !== section);
  const waits = others.length < queue.length;
  return waits && type === "undo" ? others : [...others, { type, section }];
}

function isQueued(value: unknown): value is Queued {
  if (typeof value !== "object" || value === null || !("type" in value) || !("section" in value))
    return false;
  return (value.type === "accept" || value.type === "undo") && typeof value.section === "string";
}
