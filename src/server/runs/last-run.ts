import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import type { Span } from "../../store/trace.ts";

type HookSpan = Extract<Span, { type: "hook" }>;

export type LastRun = {
  traceId: string;
  provider: string;
  model: string;
  /** Why it did not succeed, in words for people. */
  reason: string | null;
  /** What the checks said, in order. */
  hooks: (Pick<HookSpan, "name" | "point" | "verdict" | "reason"> & { report: unknown })[];
};

/** The newest run of a session, as its trace tells it so far; null where there is none that can be read. */
export async function lastRun(store: Store, { traces }: Session): Promise<LastRun | null> {
  const id = traces.at(-1);
  const trace = id === undefined ? null : await store.readTrace(id).catch(() => null);
  if (trace === null) return null;
  const { provider, model, reason } = trace.metadata;
  const hooks = trace.spans.flatMap((span) => {
    if (span.type !== "hook") return [];
    const { name, point, verdict, reason: why, report = null } = span;
    return [{ name, point, verdict, reason: why, report }];
  });
  return { traceId: trace.id, provider, model, reason, hooks };
}
