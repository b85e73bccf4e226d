import { z } from "zod";
import type { Frozen } from "../../src/evals/suites/frozen.ts";
import type { CaseResult } from "../../src/evals/suites/result.ts";

/** What was scored, by case and criterion, and with what: `evals/baseline.json`. */
export const Baseline = z.object({
  frozen: z.record(z.string(), z.string()),
  cases: z.record(
    z.string(),
    z.object({ kind: z.string(), scores: z.record(z.string(), z.number().nullable()) }),
  ),
});
export type Baseline = z.infer<typeof Baseline>;

export function baselineOf(frozen: Frozen, results: readonly CaseResult[]): Baseline {
  const rounded = (score: number | null) => (score === null ? null : Number(score.toFixed(4)));
  const cases = results
    .toSorted((a, b) => (a.case < b.case ? -1 : 1))
    .map(({ case: id, kind, scores }) => {
      const own = scores.map(({ criterion, score }) => [criterion, rounded(score)] as const);
      return [id, { kind, scores: Object.fromEntries(own) }] as const;
    });
  return { frozen, cases: Object.fromEntries(cases) };
}

/** What scores otherwise than before, a line each. */
export function changedScores(before: Baseline, now: Baseline): string[] {
  return Object.entries(now.cases).flatMap(([id, { kind, scores }]) => {
    const old = before.cases[id];
    if (old === undefined) return [`${id}: new`];
    const lines = Object.entries(scores)
      .filter(([criterion, score]) => old.scores[criterion] !== score)
      .map(([criterion, score]) => `${id}: ${criterion} ${shown(old.scores[criterion])} → ${shown(score)}`);
    return old.kind === kind ? lines : [`${id}: a ${old.kind} is a ${kind} now`, ...lines];
  });
}

function shown(score: number | null | undefined): string {
  return score === null || score === undefined ? "not measured" : String(score);
}
