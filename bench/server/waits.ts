/**
 * What one request in a hundred waits at least, where it may come at any moment of a thread that is held for so long at a
 * time: the rest of whatever it meets. Rather too much than too little: the thread is taken never to be idle.
 */
export function waitOfOneIn100(held: readonly number[]): number {
  const total = held.reduce((sum, one) => sum + one, 0);
  const sorted = held.toSorted((a, b) => b - a);
  let longer = 0;
  for (const [at, one] of sorted.entries()) {
    longer += one;
    const next = sorted[at + 1] ?? 0;
    // Time spent more than `next` before the end of a longer stretch.
    if (longer - next * (at + 1) < total / 100) continue;
    return (longer - total / 100) / (at + 1);
  }
  return 0;
}
