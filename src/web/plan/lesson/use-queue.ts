import { useCallback, useEffect, useMemo, useRef } from "react";
import { useRemembered } from "../../app/remembered.ts";
import type { Decision, OpenSession } from "../session/use-session.ts";
import { canWait, type Queued, queuedWith, readQueue, seenAccepted } from "./queue.ts";

export type Queue = {
  waiting: ReadonlyMap<string, Queued["type"]>;
  /** Seen as accepted already. */
  accepted: ReadonlySet<string>;
  /**
   * Gives what waits now, and whether it waits for a section to be written or only for an answer; null where the decision
   * need not wait or cannot. The same function all along.
   */
  put(decision: Decision): { queue: readonly Queued[]; writing: boolean } | null;
};

/** Accepting and undoing while the server is busy: kept, and sent one after the other. What fails is taken back and told. */
export function useQueue(session: OpenSession, writing: string | null): Queue {
  const { id, running, deciding, sending, doings } = session;
  const [text, keep] = useRemembered(`plan.queue.${id}`, "");
  const queue = useMemo(() => readQueue(text), [text]);
  const now = useRef({ queue, writing, deciding });
  now.current = { queue, writing, deciding };
  const set = useCallback(
    (next: readonly Queued[]) => keep(next.length === 0 ? "" : JSON.stringify(next)),
    [keep],
  );
  const put = useCallback(
    (decision: Decision) => {
      if (!canWait(decision, now.current.writing, now.current.deciding)) return null;
      const next = queuedWith(now.current.queue, decision);
      set(next);
      return { queue: next, writing: now.current.writing !== null };
    },
    [set],
  );
  const free = !running && deciding === null && sending === null && session.cut === null;
  const first = free ? queue[0] : undefined;
  const sent = useRef<Queued | null>(null);
  useEffect(() => {
    if (first === undefined || sent.current === first) return;
    sent.current = first;
    void doings
      .decide(first)
      .then(() => set(now.current.queue.filter((one) => one.section !== first.section)));
  }, [first, doings, set]);
  const waiting = useMemo(() => new Map(queue.map(({ section, type }) => [section, type])), [queue]);
  const accepted = useMemo(() => seenAccepted(deciding, queue, writing), [deciding, queue, writing]);
  return { waiting, accepted, put };
}
