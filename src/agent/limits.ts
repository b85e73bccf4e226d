import type { Ending, Limits } from "./run.ts";

/** Whether a run may call the model once more. */
export function limitReached(limits: Limits, turns: number, costUsd: number | null): Ending | null {
  if (turns >= limits.maxTurns) {
    const reason = `Stopped after ${limits.maxTurns} turns, the limit for this run. You can go on from here.`;
    return { status: "error_max_turns", reason };
  }
  return budgetReached(limits, costUsd);
}

export function budgetReached({ maxBudgetUsd }: Limits, costUsd: number | null): Ending | null {
  if (maxBudgetUsd !== undefined && costUsd !== null && costUsd >= maxBudgetUsd) {
    const reason = `Stopped at $${costUsd.toFixed(4)}, the budget for this run being $${maxBudgetUsd}. You can go on from here.`;
    return { status: "error_max_budget", reason };
  }
  return null;
}
