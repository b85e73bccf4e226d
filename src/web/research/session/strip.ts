/** Something that happened, on a strip of time that is not to scale. */
export type Placed<T> = {
  item: T;
  x: number /** The wait before it, where it was cut short. */;
  cutMs: number | null;
};

type Sizes = { least: number; most: number; pxPerSecond: number };

const usual: Sizes = { least: 30, most: 120, pxPerSecond: 2 };

/**
 * Places moments from left to right. Waits keep their proportion within bounds: none so short that marks overlap, none
 * so long that a night makes the rest invisible; what was cut says how long it was.
 */
export function along<T>(
  items: readonly T[],
  timeOf: (item: T) => number,
  { least, most, pxPerSecond }: Sizes = usual,
): Placed<T>[] {
  let x = 0;
  let before: number | null = null;
  return items
    .toSorted((a, b) => timeOf(a) - timeOf(b))
    .map((item) => {
      const wait = before === null ? 0 : timeOf(item) - before;
      const wide = (wait / 1000) * pxPerSecond;
      if (before !== null) x += Math.min(most, Math.max(least, wide));
      before = timeOf(item);
      return { item, x, cutMs: wide > most ? wait : null };
    });
}
