/** How many of a list's numbers already stand in rising order: its longest rising run, gaps allowed. */
export function stayingInOrder(order: readonly number[]): number {
  const ends: number[] = [];
  for (const value of order) {
    const at = ends.findIndex((end) => end >= value);
    if (at === -1) ends.push(value);
    else ends[at] = value;
  }
  return ends.length;
}
