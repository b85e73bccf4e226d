import type { RunRow } from "../runs/run-row.ts";

type Taken = { type: string; at: string };
type Ran = Pick<RunRow, "startedAt" | "endedAt">;

/**
 * For each decision, the run that wrote what it asked for; null where it asked for nothing, or no run can be told.
 * It is the last run between the decision before and this one. The session is held from the request until the decision
 * is kept (`takeDecision`), so no other run can come between.
 */
export function answeringRuns<R extends Ran>(decisions: readonly Taken[], runs: readonly R[]): (R | null)[] {
  let last = Number.NEGATIVE_INFINITY;
  return decisions.map(({ type, at }) => {
    const made = Date.parse(at);
    const since = last;
    last = Math.max(last, made);
    if (type !== "revise" && type !== "alternatives") return null;
    const between = runs.filter(
      ({ startedAt, endedAt }) =>
        endedAt !== null && Date.parse(startedAt) >= since && Date.parse(endedAt) <= made,
    );
    return between.toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))[0] ?? null;
  });
}
