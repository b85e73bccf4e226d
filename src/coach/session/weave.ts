import type { DeckItem } from "../deck/deck-format.ts";
import type { Coach } from "./coach.ts";
import type { PoolEntry, SessionState } from "./session-state.ts";

const most = 5;

/** Words of the pool to be heard again, the least used first, uses in passing included (decision 32); equals take turns. */
export function wordsToWeave({ items }: Coach, { pool, current, turn }: SessionState): DeckItem[] {
  const others = leastUsed(pool).filter(({ id }) => id !== current?.id);
  const equals = others.filter((entry) => others[0] !== undefined && uses(entry) === uses(others[0])).length;
  const first = equals === 0 ? 0 : turn % equals;
  const inTurn = [...others.slice(first, equals), ...others.slice(0, first), ...others.slice(equals)];
  return inTurn.slice(0, most).flatMap(({ id }) => items.get(id) ?? []);
}

/** A pool is never changed in place, so that each is looked through once. */
const known = new WeakMap<readonly PoolEntry[], PoolEntry[]>();

function leastUsed(pool: readonly PoolEntry[]): PoolEntry[] {
  const before = known.get(pool);
  if (before !== undefined) return before;
  const least: PoolEntry[] = [];
  for (const entry of pool) {
    const last = least.at(-1);
    if (least.length > most && last !== undefined && uses(entry) >= uses(last)) continue;
    const at = least.findIndex((each) => uses(entry) < uses(each));
    least.splice(at === -1 ? least.length : at, 0, entry);
    if (least.length > most + 1) least.pop();
  }
  known.set(pool, least);
  return least;
}

function uses({ usage, credits }: PoolEntry): number {
  return usage + credits;
}
