import { reportIn } from "../../agent/reports.ts";
import { feedforwardReport } from "../../lesson/reports.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import type { Span, Trace } from "../../store/trace.ts";

type HookSpan = Extract<Span, { type: "hook" }>;

export type LastRun = {
  traceId: string;
  provider: string;
  model: string;
  /** Why it did not succeed, in words for people. */
  reason: string | null;
  /** What the checks said, in order. */
  hooks: (Pick<HookSpan, "name" | "point" | "verdict" | "reason"> & { report: unknown })[];
  /** Which context the lesson that stands was drafted with, in a line; a later run is about something else. */
  used: string | null;
};

/**
 * The newest run of a session, as its trace tells it so far; null where there is none that can be read. `draft`: the
 * message in which the lesson that stands was drafted; null where there is no lesson.
 */
export async function lastRun(store: Store, session: Session, draft: number | null): Promise<LastRun | null> {
  const id = session.traces.at(-1);
  const trace = id === undefined ? null : await readTrace(store, id);
  if (trace === null) return null;
  const { provider, model, reason } = trace.metadata;
  const hooks = trace.spans.flatMap((span) => {
    if (span.type !== "hook") return [];
    const { name, point, verdict, reason: why, report = null } = span;
    return [{ name, point, verdict, reason: why, report }];
  });
  return {
    traceId: trace.id,
    provider,
    model,
    reason,
    hooks,
    used: await contextUsed(store, session, trace, draft),
  };
}

/** Of the run that wrote the draft; where that one only went on with a request, of the run that was asked. */
async function contextUsed(
  store: Store,
  session: Session,
  newest: Trace,
  draft: number | null,
): Promise<string | null> {
  let reached = draft === null;
  for (const id of session.traces.toReversed()) {
    const trace = id === newest.id ? newest : await readTrace(store, id);
    if (trace === null) continue;
    reached ||= wroteBy(trace, draft ?? 0);
    if (!reached) continue;
    const told = reportIn(
      feedforwardReport,
      trace.spans.filter((span) => span.type === "hook"),
    );
    if (told !== null) return told.feedforward;
  }
  return null;
}

/** Whether a run wrote the session's message at `index`, or one before it. */
function wroteBy({ spans }: Trace, index: number): boolean {
  return spans.some(
    (span) => span.type === "model" && span.messageIndex !== null && span.messageIndex <= index,
  );
}

async function readTrace(store: Store, id: string): Promise<Trace | null> {
  return await store.readTrace(id).catch(() => null);
}
