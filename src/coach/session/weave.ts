import type { DeckItem } from "../deck/deck-format.ts";
import type { Coach } from "./coach.ts";
import type { PoolEntry, SessionState } from "./session-state.ts";

const most = 5;

/** Words of the pool to be heard again, the least used first, uses in passing included (decision 32). */
export function wordsToWeave({ items }: Coach, { pool, current }: SessionState): DeckItem[] {
  const least: PoolEntry[] = [];
  for (const entry of pool) {
    const last = least.at(-1);
    if (entry.id === current?.id || (least.length === most && last && uses(entry) >= uses(last))) continue;
    const at = least.findIndex((each) => uses(entry) < uses(each));
    least.splice(at === -1 ? least.length : at, 0, entry);
    if (least.length > most) least.pop();
  }
  return least.flatMap(({ id }) => items.get(id) ?? []);
}

function uses({ usage, credits }: PoolEntry): number {
  return usage + credits;
}
