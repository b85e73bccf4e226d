/** Runs what it is given, in the order given, at most so many at once, whether or not those before failed. */
export function inTurn(most = 1): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
