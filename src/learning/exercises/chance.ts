/** Chance that repeats itself: the same seed gives the same numbers. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(limit: number): number;
  shuffled<T>(list: readonly T[]): T[];
  /** Up to `count` of a list, in random order, without walking through all of it. */
  some<T>(list: readonly T[], count: number): T[];
};

export function chanceFrom(seed: number): Chance {
  let state = (seed ^ 0x9e3779b9) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const shuffled = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((value) => ({ value, at: next() }));
    return keyed.sort((a, b) => a.at - b.at).map(({ value }) => value);
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    if (list.length <= count * 2) return shuffled(list).slice(0, count);
    const seen = new Set<number>();
    while (seen.size < count) seen.add(below(list.length));
    return list.filter((_, at) => seen.has(at));
  };
  return { next, below, shuffled, some };
}
