import type { DeckItem } from "../deck/deck-format.ts";
import { contains } from "../prompts/spoken.ts";
import { wordsInSentences } from "../prompts/words-in-sentences.ts";
import type { Coach } from "./coach.ts";
import type { PoolEntry, SessionState } from "./session-state.ts";

const most = 5;

/**
 * Words of the pool to be heard again. First those that stand in the current word's own sentences, of the whole pool, then a
 * few others; in each the least used first, uses in passing included (decision 32), and equals take turns. A word that was
 * never said is among them, so that it comes up again: being here does not make it known.
 */
export function wordsToWeave(coach: Coach, state: SessionState): DeckItem[] {
  const { items } = coach;
  const near = nearby(coach, state);
  const others = fewOthers(state).filter(({ id }) => !near.some((entry) => entry.id === id));
  const filled = [...near, ...others.slice(0, Math.max(0, most - near.length))];
  return filled.flatMap(({ id }) => items.get(id) ?? []);
}

function nearby({ items }: Coach, { pool, current, lately }: SessionState): PoolEntry[] {
  const item = items.get(current?.id ?? "");
  const ids = item === undefined ? new Set<string>() : wordsInSentences(items, item);
  if (ids.size === 0) return [];
  const lastHeard = ({ id }: PoolEntry) => {
    const word = items.get(id);
    return word === undefined ? -1 : lately.findLastIndex((line) => contains(line, word));
  };
  return pool
    .filter(({ id }) => ids.has(id))
    .map((entry) => ({ entry, at: lastHeard(entry) }))
    .sort((a, b) => uses(a.entry) - uses(b.entry) || a.at - b.at)
    .map(({ entry }) => entry);
}

function fewOthers({ pool, current, turn }: SessionState): PoolEntry[] {
  const others = leastUsed(pool).filter(({ id }) => id !== current?.id);
  const equals = others.filter((entry) => others[0] !== undefined && uses(entry) === uses(others[0])).length;
  const first = equals === 0 ? 0 : turn % equals;
  return [...others.slice(first, equals), ...others.slice(0, first), ...others.slice(equals)];
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
