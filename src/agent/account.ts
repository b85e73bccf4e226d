import { sumOfUsage, type Usage } from "../message.ts";
import { costUsd } from "../model/pricing.ts";
import { Problem } from "../problem.ts";
import type { Ending } from "./run.ts";

/** What a run has used, the agents it called in included, and what it may cost. Theirs counts in the one above, too. */
export type Account = {
  usage: Usage;
  /** null: a price is not known. */
  costUsd: number | null;
  /** US dollars. */
  maxUsd: number | undefined;
  /** What was spent on the same request before the run that did so was killed: the budget is the request's. */
  beforeUsd: number;
  readonly above: Account | null;
};

export function openAccount(maxUsd: number | undefined, above: Account | null, beforeUsd = 0): Account {
  return { usage: noUsage(), costUsd: 0, maxUsd, beforeUsd, above };
}

export function noUsage(): Usage {
  return { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
}

export function spend(account: Account, usage: Usage, usd: number | null): void {
  for (let one: Account | null = account; one !== null; one = one.above) {
    one.usage = sumOfUsage(one.usage, usage);
    one.costUsd = usd === null || one.costUsd === null ? null : one.costUsd + usd;
  }
}

/** Whether a budget is used up: the run's own, or that of a run above it. */
export function budgetReached(account: Account): Ending | null {
  for (let one: Account | null = account; one !== null; one = one.above) {
    const { maxUsd, costUsd: own, beforeUsd } = one;
    if (maxUsd === undefined || own === null || own + beforeUsd < maxUsd) continue;
    const before = beforeUsd === 0 ? "" : ` ($${beforeUsd.toFixed(4)} of it before it was interrupted)`;
    const reason = `Stopped at $${(own + beforeUsd).toFixed(4)}${before}, the budget for this run being $${maxUsd}. You can go on from here.`;
    return { status: "error_max_budget", reason };
  }
  return null;
}

/** Throws `Problem` where a budget is to be kept and nobody knows what the model costs. */
export function checkPrice(model: string, account: Pick<Account, "maxUsd" | "above">): void {
  const budgeted = account.maxUsd !== undefined;
  if (budgeted && costUsd(model, noUsage()) === null) {
    throw new Problem(
      "usage",
      `A budget cannot be kept: the price of ${model} is not known. Set no budget, or choose a model with a known price.`,
    );
  }
  if (account.above !== null) checkPrice(model, account.above);
}
