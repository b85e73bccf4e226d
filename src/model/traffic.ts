import type { Model } from "./model.ts";
import type { Choice } from "./provider.ts";

/** What stands between a run and its models: a recording that is made, one that is played, a cache. */
export type Traffic = {
  /** Whom this agent is answered by, where that is settled already; null: as always. */
  chosen(agent: string): Choice | null;
  /** `open` makes the model itself; where nothing goes out it is never called, so no key is needed. */
  through(choice: Choice, open: () => Promise<Model>): Promise<Model>;
  /** One thing at a time, so that what happened has one order. */
  readonly inOrder: boolean;
};
