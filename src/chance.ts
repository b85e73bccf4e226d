/** Chance that repeats itself: the same seed gives the same numbers. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(limit: number): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
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
  const whole = (from: number, to: number) => from + below(to - from + 1);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
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
  return { next, below, whole, pick, shuffled, some };
}

/** A seed from words: a lesson's class and topic, say (FNV-1a). */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
