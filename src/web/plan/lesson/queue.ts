import type { Decision } from "../session/use-session.ts";

/** What waits until the section that is being written is done: it asks nobody, but nothing can be decided meanwhile. */
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

/** Whether a decision can wait. `writing`: the section that is being written. */
export function canWait(decision: Decision, writing: string | null): decision is Queued {
  const { type, section } = decision;
  return writing !== null && section !== writing && (type === "accept" || type === "undo");
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
