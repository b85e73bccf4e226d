import type { RunRow } from "../../../evals/runs/run-row.ts";

export const sortKeys = [
  "title",
  "startedAt",
  "agent",
  "model",
  "status",
  "turns",
  "tokens",
  "cost",
  "duration",
] as const;
export type SortKey = (typeof sortKeys)[number];
export type Sorting = { key: SortKey; down: boolean };

/** Newest first. */
export const usualSorting: Sorting = { key: "startedAt", down: true };

export function tokensOf({ usage }: Pick<RunRow, "usage">): number {
  return usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
}

/** What is not known comes last either way. Equal ones stay in their order. */
export function sortRuns(runs: readonly RunRow[], { key, down }: Sorting): RunRow[] {
  return runs.toSorted((a, b) => {
    const [left, right] = [sortedBy(a, key), sortedBy(b, key)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : collator.compare(String(left), String(right));
    return down ? -order : order;
  });
}

/** A click on the sorted column turns it round; on another, numbers begin with the largest. */
export function nextSorting(now: Sorting, key: SortKey): Sorting {
  if (now.key === key) return { key, down: !now.down };
  return { key, down: !["title", "agent", "model", "status"].includes(key) };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function sortedBy(run: RunRow, key: SortKey): string | number | null {
  switch (key) {
    case "startedAt":
      return Date.parse(run.startedAt);
    case "tokens":
      return tokensOf(run);
    case "cost":
      return run.costUsd;
    case "duration":
      return run.durationMs;
    default:
      return run[key];
  }
}
