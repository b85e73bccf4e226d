/** The value of a smooth convex function at a point; its slope there is written into `slope`. */
export type Smooth = (at: Float64Array, slope: Float64Array) => number;

/** Where a smooth convex function of many variables is least, from zero on (limited-memory BFGS). */
export function minimise(smooth: Smooth, size: number): Float64Array {
  let at = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = smooth(at, slope);
  const past: { move: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let step = 0; step < steps; step++) {
    const way = direction(slope, past);
    const fall = dot(slope, way);
    const nextSlope = new Float64Array(size);
    let length = 1;
    let next = moved(at, way, -length);
    let nextValue = smooth(next, nextSlope);
    while (nextValue > value - 1e-4 * length * fall && length > 1e-6) {
      length /= 2;
      next = moved(at, way, -length);
      nextValue = smooth(next, nextSlope);
    }
    const [move, turn] = [moved(next, at, -1), moved(nextSlope, slope, -1)];
    const curve = dot(move, turn);
    if (curve > 1e-12) past.push({ move, turn, scale: 1 / curve });
    if (past.length > remembered) past.shift();
    const gained = Math.abs(value - nextValue);
    [at, slope, value] = [next, nextSlope, nextValue];
    if (gained < 1e-6 * Math.abs(value)) break;
  }
  return at;
}

const steps = 60;
const remembered = 10;

function direction(
  slope: Float64Array,
  past: readonly { move: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  let way = Float64Array.from(slope);
  const shares: number[] = [];
  for (const { move, turn, scale } of past.toReversed()) {
    const share = scale * dot(move, way);
    shares.unshift(share);
    way = moved(way, turn, -share);
  }
  const last = past.at(-1);
  if (last !== undefined) {
    const size = dot(last.move, last.turn) / dot(last.turn, last.turn);
    way = way.map((value) => value * size);
  }
  for (const [k, { move, turn, scale }] of past.entries()) {
    way = moved(way, move, (shares[k] ?? 0) - scale * dot(turn, way));
  }
  return way;
}

function moved(from: Float64Array, way: Float64Array, times: number): Float64Array<ArrayBuffer> {
  const to = new Float64Array(from.length);
  for (let at = 0; at < to.length; at++) to[at] = (from[at] ?? 0) + times * (way[at] ?? 0);
  return to;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
