import { useCallback, useEffect, useMemo, useRef } from "react";
import { useRemembered } from "../../app/remembered.ts";
import type { Decision, OpenSession } from "../session/use-session.ts";
import { canWait, type Queued, queuedWith, readQueue } from "./queue.ts";

export type Queue = {
  waiting: ReadonlyMap<string, Queued["type"]>;
  /** Gives what waits now, or null where the decision need not wait or cannot. The same function all along. */
  put(decision: Decision): readonly Queued[] | null;
};

/** Accepting and undoing while another section is written: kept, and sent one after the other once that is done. */
export function useQueue(session: OpenSession, writing: string | null): Queue {
  const { id, running, deciding, sending, doings } = session;
  const [text, keep] = useRemembered(`plan.queue.${id}`, "");
  const queue = useMemo(() => readQueue(text), [text]);
  const now = useRef({ queue, writing });
  now.current = { queue, writing };
  const set = useCallback(
    (next: readonly Queued[]) => keep(next.length === 0 ? "" : JSON.stringify(next)),
    [keep],
  );
  const put = useCallback(
    (decision: Decision) => {
      if (!canWait(decision, now.current.writing)) return null;
      const next = queuedWith(now.current.queue, decision);
      set(next);
      return next;
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
  return { waiting, put };
}
