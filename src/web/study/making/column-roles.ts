import type { ListRead } from "../../../learning/import/imported.ts";
import type { Column } from "../../../learning/import/word-list/list-kinds.ts";

type Held = readonly Pick<ListRead["columns"][number], "holds">[];

/** One column is said to hold something else. The column that held it takes what this one had: two are swapped in one go. */
export function withRole(columns: Held, at: number, holds: Column | null): (Column | null)[] {
  const before = columns[at]?.holds ?? null;
  return columns.map((column, index) => {
    if (index === at) return holds;
    return holds !== null && column.holds === holds ? before : column.holds;
  });
}

/** What was asked for is the answer now, and the other way round. */
export function turnedRound(columns: Held): (Column | null)[] {
  return columns.map(({ holds }) => (holds === "term" ? "meaning" : holds === "meaning" ? "term" : holds));
}
