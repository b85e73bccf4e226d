/**
 * Gathers what comes in and hands it on once a picture, or less often where drawing takes long: however fast the stream,
 * the page stays quick to the touch.
 */
export function paced<T>(hand: (items: readonly T[]) => void) {
  let waiting: T[] = [];
  let stop: (() => void) | null = null;
  let started = 0;
  let costMs = 0;

  const flush = () => {
    stop?.();
    stop = null;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    started = performance.now();
    hand(items);
  };

  return {
    add(item: T): void {
      waiting.push(item);
      stop ??= soon(flush, costMs < 8 ? 0 : Math.min(costMs * 2, 400));
    },
    flush,
    /** What was handed on is on the screen. */
    drawn(): void {
      if (started > 0) costMs = performance.now() - started;
      started = 0;
    },
    end(): void {
      stop?.();
      stop = null;
      waiting = [];
    },
  };
}

/** A page in the background draws no pictures, and still wants to be up to date. */
function soon(run: () => void, afterMs: number): () => void {
  if (document.hidden || afterMs > 0) {
    const timer = setTimeout(run, Math.max(afterMs, document.hidden ? 100 : 0));
    return () => clearTimeout(timer);
  }
  const picture = requestAnimationFrame(run);
  const timer = setTimeout(run, 200);
  return () => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
  };
}
