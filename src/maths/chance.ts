/** Chance that is the same for the same seed. */
export type Chance = {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** From 0 up to 1, by a 32-bit xorshift. */
export function chanceFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}

export function seeded(seed: number): Chance {
  const next = chanceFrom(seed);
  for (let warm = 0; warm < 4; warm++) next();
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { whole, pick: (list) => list[whole(0, list.length - 1)] ?? list[0] };
}

/** A seed from words: a lesson's class and topic, say (FNV-1a). */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
