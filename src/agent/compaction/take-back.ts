import { Problem } from "../../problem.ts";
import type { Session, Summary } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { isoTime } from "../time.ts";

/** What a model is told in place of older turns today; null where it is told all of them. */
export function standingSummary({ summaries }: Pick<Session, "summaries">): Summary | null {
  return summaries?.findLast(({ undone }) => undone !== true) ?? null;
}

/** Whoever goes on sees the older messages again, until there is no room for them once more. */
export async function takeBackSummary(store: Store, id: string, now: number): Promise<void> {
  const log = await store.openSession(id);
  try {
    if (standingSummary(log.session) === null)
      throw new Problem(
        "usage",
        "There is no summary to take back: nothing in this conversation was shortened.",
      );
    await log.append([{ type: "summary_undone", at: isoTime(now) }]);
  } finally {
    await log.close();
  }
}
