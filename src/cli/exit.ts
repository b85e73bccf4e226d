import type { RunResult } from "../agent/events.ts";
import { ModelError } from "../model/errors.ts";
import { Problem, reasonOf } from "../problem.ts";
import { StoreError } from "../store/store.ts";

/** The exit codes of the contract. */
export const exit = {
  done: 0,
  failed: 1,
  usage: 2,
  aborted: 3,
  noKey: 4,
  limit: 5,
  interrupted: 130,
} as const;

export function exitOf(result: Pick<RunResult, "status" | "failure">): number {
  switch (result.status) {
    case "success":
      return exit.done;
    case "error_hook_abort":
      return exit.aborted;
    case "error_max_turns":
    case "error_max_budget":
      return exit.limit;
    case "error_timeout":
      return exit.failed;
    case "cancelled":
      return exit.interrupted;
    case "error_model":
      return isKeyFailure(result.failure) ? exit.noKey : exit.failed;
  }
}

/** What to say of an error, and the code to leave with. */
export function describeError(error: unknown): { message: string; code: number } {
  if (error instanceof Problem) {
    return { message: error.atTerminal, code: error.kind === "usage" ? exit.usage : exit.failed };
  }
  if (error instanceof ModelError) {
    return {
      message: error.atTerminal,
      code: isKeyFailure(error.kind) ? exit.noKey : exit.failed,
    };
  }
  if (error instanceof StoreError) {
    const wrongName = error.kind === "not_found" || error.kind === "bad_id";
    return { message: error.message, code: wrongName ? exit.usage : exit.failed };
  }
  const why = reasonOf(error);
  return {
    message: `Something went wrong that should not have: ${why}\nWhat was saved before is safe. Set TEACHER_ASSIST_DEBUG=1 to see where it happened.`,
    code: exit.failed,
  };
}

function isKeyFailure(kind: string | null): boolean {
  return kind === "missing_key" || kind === "no_author";
}
