import type { TraceMetadata } from "../../store/trace.ts";

/** What a run was for. `answer`: neither a lesson nor a part of one came of it. */
export const purposes = [
  "first_draft",
  "new_draft",
  "revision",
  "alternatives",
  "companion",
  "answer",
] as const;
export type Purpose = (typeof purposes)[number];

/** By what was asked and what came; null where the trace does not say. Which draft is the first, its session alone knows. */
export function purposeOf({ asked, gave }: Pick<TraceMetadata, "asked" | "gave">): Purpose | null {
  if (asked === "revise") return "revision";
  if (asked === "alternatives") return "alternatives";
  if (asked === "companion") return "companion";
  if (gave === undefined) return null;
  return gave.includes("sections") ? "new_draft" : "answer";
}

type Ran = { sessionId: string; startedAt: string; purpose: Purpose | null };

/** The earliest draft of each session is the first one. */
export function withFirstDrafts<R extends Ran>(runs: readonly R[]): R[] {
  const first = new Map<string, R>();
  for (const run of runs) {
    const before = first.get(run.sessionId);
    if (run.purpose === "new_draft" && (before === undefined || run.startedAt < before.startedAt))
      first.set(run.sessionId, run);
  }
  return runs.map((run) => (first.get(run.sessionId) === run ? { ...run, purpose: "first_draft" } : run));
}
