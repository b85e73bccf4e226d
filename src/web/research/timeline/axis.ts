/** Time that is drawn to scale. */
export type Stretch = { fromMs: number; toMs: number; x: number; width: number };
/** Time in which nothing was written down, cut out of the axis. */
export type Pause = { ms: number; x: number; width: number };
export type Axis = { stretches: Stretch[]; pauses: Pause[]; width: number; pxPerMs: number };

type Timed = { startMs: number; durationMs: number };
type Size = {
  /** To fit into; it is wider where that is too little. */
  width: number;
  zoom?: number;
  /** Whether long gaps are cut out. */
  folded?: boolean;
};

/** Behind each stretch: what took no time has a mark that does. */
const tail = 28;
/** For each stretch in which time went by, on average: many pauses do not press the rest together. */
const leastScale = 96;
/** A gap is cut where it would take more than this part of the time in which something happened. */
const longGap = 0.1;
const minute = 60_000;

/** One scale for all that happened; where nothing did for long, a pause of a fixed width. */
export function axisOf(steps: readonly Timed[], { width, zoom = 1, folded = false }: Size): Axis {
  const spells = folded ? joined(steps, longGap * busy(steps)) : joined(steps, Number.POSITIVE_INFINITY);
  const waits = spells.map(({ fromMs }, index) => fromMs - (spells[index - 1]?.toMs ?? fromMs));
  const fixed = waits.reduce((sum, ms, index) => sum + tail + (index === 0 ? 0 : pauseWidth(ms)), 0);
  const drawnMs = Math.max(
    1,
    spells.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0),
  );
  const least = leastScale * spells.filter(({ fromMs, toMs }) => toMs > fromMs).length;
  const pxPerMs = (Math.max(least, leastScale, width - fixed) * zoom) / drawnMs;
  const axis: Axis = { stretches: [], pauses: [], width: 0, pxPerMs };
  for (const [index, { fromMs, toMs }] of spells.entries()) {
    const ms = waits[index] ?? 0;
    if (index > 0) {
      axis.pauses.push({ ms, x: axis.width, width: pauseWidth(ms) });
      axis.width += pauseWidth(ms);
    }
    const wide = (toMs - fromMs) * pxPerMs + tail;
    axis.stretches.push({ fromMs, toMs, x: axis.width, width: wide });
    axis.width += wide;
  }
  axis.width = Math.max(axis.width, width);
  return axis;
}

/** How far to the right a moment is. */
export function placeOf({ stretches, pxPerMs }: Axis, ms: number): number {
  const own = stretches.findLast(({ fromMs }) => fromMs <= ms) ?? stretches[0];
  return own === undefined ? 0 : own.x + Math.max(0, Math.min(ms, own.toMs) - own.fromMs) * pxPerMs;
}

export type Moment = {
  x: number;
  atMs: number;
  /** Since its stretch began. */
  sinceMs: number;
};

const clockWidth = 64;

/** What the axis says: when each stretch began, where there is room, and round steps within it. */
export function momentsOf({ stretches, pxPerMs }: Axis): Moment[] {
  return stretches.flatMap(({ fromMs, toMs, x, width }) =>
    width < clockWidth
      ? []
      : ticks(toMs - fromMs, width - tail, 96, 48 - tail).map((sinceMs) => ({
          x: x + sinceMs * pxPerMs,
          atMs: fromMs + sinceMs,
          sinceMs,
        })),
  );
}

/**
 * Milliseconds from the beginning, in round steps: about one every `apart` pixels, none so near the end that its label
 * (of `label` pixels) would be cut.
 */
export function ticks(totalMs: number, width: number, apart = 96, label = 0): number[] {
  if (totalMs <= 0) return [0];
  const rough = totalMs / Math.max(1, width / apart);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
  const all = Array.from({ length: Math.floor(totalMs / step + 1e-9) + 1 }, (_, index) => index * step);
  return all.filter((ms) => ms === 0 || (ms / totalMs) * width <= width - label);
}

/** From a minute on there is room for it in words. */
export function isLong({ ms }: Pick<Pause, "ms">): boolean {
  return ms >= minute;
}

function pauseWidth(ms: number): number {
  return isLong({ ms }) ? 112 : 48;
}

function busy(steps: readonly Timed[]): number {
  return joined(steps, 0).reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}

/** Spells of time in which no gap is longer than `gapMs`. */
function joined(steps: readonly Timed[], gapMs: number): { fromMs: number; toMs: number }[] {
  const spells: { fromMs: number; toMs: number }[] = [];
  for (const { startMs, durationMs } of steps.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = spells.at(-1);
    if (last !== undefined && startMs - last.toMs <= gapMs)
      last.toMs = Math.max(last.toMs, startMs + durationMs);
    else spells.push({ fromMs: startMs, toMs: startMs + durationMs });
  }
  return spells;
}
