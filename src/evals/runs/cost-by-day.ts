import { localDay } from "./filter-runs.ts";
import type { RunRow } from "./run-row.ts";

/** What one model did on one day. */
export type DayOfModel = {
  day: string;
  provider: string;
  model: string;
  runs: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** Of the runs whose price is known. */
  costUsd: number;
  /** Runs whose price is not: their cost is missing from `costUsd`. */
  unpriced: number;
};

/** Oldest first, then by model. Days without a run are not in it. */
export function costByDay(runs: readonly RunRow[]): DayOfModel[] {
  const days = new Map<string, DayOfModel>();
  for (const { startedAt, provider, model, usage, costUsd } of runs) {
    const day = localDay(startedAt);
    const key = JSON.stringify([day, provider, model]);
    const sum = days.get(key) ?? { day, provider, model, ...nothing };
    days.set(key, {
      ...sum,
      runs: sum.runs + 1,
      inputTokens: sum.inputTokens + usage.inputTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
      cacheReadTokens: sum.cacheReadTokens + usage.cacheReadTokens,
      cacheWriteTokens: sum.cacheWriteTokens + usage.cacheWriteTokens,
      costUsd: sum.costUsd + (costUsd ?? 0),
      unpriced: sum.unpriced + (costUsd === null ? 1 : 0),
    });
  }
  return [...days.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const nothing = {
  runs: 0,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  costUsd: 0,
  unpriced: 0,
};

function order({ day, model, provider }: DayOfModel): string {
  return `${day}\n${model}\n${provider}`;
}
