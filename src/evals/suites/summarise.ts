import { type Share, wilson } from "../../text/interval.ts";
import { meanOf } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";
import type { CaseResult, CriterionScore } from "./result.ts";

/** What a criterion came to over all cases on which it was measured. */
export type CriterionSummary = {
  criterion: string;
  kind: CriterionScore["kind"];
  /** The mean score of the cases; repeats of one case are one unit. */
  score: Interval;
  /** Cases all of whose repeats reached their threshold. */
  passed: Share;
  /** Advice and no measurement: a judge that is not calibrated. */
  isAdvisory: boolean;
};

export type RunSummary = {
  results: number;
  /** Could not be tried at all. */
  errors: number;
  criteria: CriterionSummary[];
  /** Asked for, and on no case was there anything to measure them on. */
  unmeasured: string[];
  turns: number;
  tokens: number;
  /** null: somebody's price is not known. */
  costUsd: number | null;
  /** The part of it that was answered from a cache, and not spent again. */
  cachedUsd: number;
};

/** In numbers with intervals. The same results give the same numbers. */
export function summariseRun(results: readonly CaseResult[]): RunSummary {
  const names = [...new Set(results.flatMap(({ scores }) => scores.map(({ criterion }) => criterion)))];
  const costs = results.map(({ costUsd }) => costUsd);
  return {
    results: results.length,
    errors: results.filter(({ error }) => error !== null).length,
    criteria: names.flatMap((name) => ofCriterion(name, results) ?? []),
    unmeasured: names.filter((name) => byCase(name, results).size === 0),
    turns: results.reduce((sum, { turns }) => sum + turns, 0),
    tokens: results.reduce((sum, { tokens }) => sum + tokens, 0),
    costUsd: costs.some((cost) => cost === null)
      ? null
      : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    cachedUsd: results.reduce((sum, { cachedUsd }) => sum + cachedUsd, 0),
  };
}

function ofCriterion(name: string, results: readonly CaseResult[]): CriterionSummary | null {
  const cases = [...byCase(name, results).values()];
  const score = meanOf(cases.map((scores) => mean(scores.map((one) => one.score ?? 0))));
  const passed = wilson(cases.filter((scores) => scores.every((one) => one.passed)).length, cases.length);
  const kind = cases[0]?.[0]?.kind;
  return score === null || passed === null || kind === undefined
    ? null
    : { criterion: name, kind, score, passed, isAdvisory: isAdvisory(name, results) };
}

/** The measured scores of one criterion, a list a case: its repeats. */
export function byCase(criterion: string, results: readonly CaseResult[]): Map<string, CriterionScore[]> {
  const found = new Map<string, CriterionScore[]>();
  for (const result of results)
    for (const score of result.scores)
      if (score.criterion === criterion && score.score !== null)
        found.set(result.case, [...(found.get(result.case) ?? []), score]);
  return found;
}

export function isAdvisory(criterion: string, results: readonly CaseResult[]): boolean {
  return results.some(({ scores }) =>
    scores.some((one) => one.criterion === criterion && one.advisory === true),
  );
}
