import type { Store } from "../../store/store.ts";
import type { Span } from "../../store/trace.ts";

/**
 * What all runs of a store have cost, those that were cut off too: each model call's own price. What is not known counts as nothing, and so does
 * what was answered from a cache.
 */
export async function spentIn(store: Store): Promise<number> {
  let spent = 0;
  for (const id of await store.listTraces()) {
    const { spans } = await store.readTrace(id);
    for (const span of spans) if (span.type === "model") spent += span.costUsd ?? 0;
    spent -= notSpent(spans);
  }
  return spent;
}

/** The part of a run's cost that was paid before: answers from a cache. */
export function notSpent(spans: readonly Span[]): number {
  let kept = 0;
  for (const span of spans) if (span.type === "model" && span.cached === true) kept += span.costUsd ?? 0;
  return kept;
}
