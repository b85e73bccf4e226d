import type { Store } from "../../store/store.ts";

/** What all runs of a store have cost, those that were cut off too: each model call's own price. What is not known counts as nothing. */
export async function spentIn(store: Store): Promise<number> {
  let spent = 0;
  for (const id of await store.listTraces()) {
    const { spans } = await store.readTrace(id);
    for (const span of spans) if (span.type === "model") spent += span.costUsd ?? 0;
  }
  return spent;
}
