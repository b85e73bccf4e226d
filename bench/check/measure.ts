import { type Measured, measured } from "./compare.ts";

/** A thing and its floor. Each measurement is short, and one right after the other: both meet the same machine. */
export type Pair = {
  name: string;
  unit: string;
  /** Times its floor, at most. */
  goal?: number;
  /** Measurements a round, where one is over too soon to say much; 1 where left out. */
  often?: number;
  floor(): Promise<number>;
  ours(): Promise<number>;
};

/** Round by round, each pair in its turn, so that a busy minute is everybody's. The first round is for warming up. */
export async function measureAll(pairs: readonly Pair[], rounds: number): Promise<Measured[]> {
  const samples = pairs.map((pair) => ({ pair, taken: [] as { floor: number; ours: number }[] }));
  for (let round = -1; round < rounds; round++)
    for (const { pair, taken } of samples)
      for (let i = 0; i < (pair.often ?? 1); i++) {
        const floor = await pair.floor();
        const ours = await pair.ours();
        if (round >= 0) taken.push({ floor, ours });
      }
  return samples.map(({ pair: { name, unit, goal = null }, taken }) => measured(name, unit, taken, goal));
}
