import { type Account, budgetReached } from "./account.ts";
import type { Ending, Limits } from "./run.ts";

/** Whether a run may call the model once more. Turns are its own, dollars those of all that it belongs to. */
export function limitReached({ maxTurns }: Limits, turns: number, account: Account): Ending | null {
  if (turns >= maxTurns) {
    const reason = `Stopped after ${maxTurns} turns, the limit for this run. You can go on from here.`;
    return { status: "error_max_turns", reason };
  }
  return budgetReached(account);
}
