/** The directions in which vectors around zero differ most, of length one, the widest first (power iteration). */
export function principalAxes(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const width = vectors[0]?.length ?? 0;
  const spread = Array.from({ length: width }, () => new Float64Array(width));
  for (const vector of vectors) {
    for (const [at, row] of spread.entries()) {
      const value = vector[at] ?? 0;
      for (let other = 0; other < width; other++)
        row[other] = (row[other] ?? 0) + value * (vector[other] ?? 0);
    }
  }
  const axes: Float64Array[] = [];
  while (axes.length < Math.min(count, width)) axes.push(widest(spread, axes));
  return axes;
}

const rounds = 400;

function widest(spread: readonly Float64Array[], known: readonly Float64Array[]): Float64Array {
  let axis = apart(
    new Float64Array(spread.length).map((_, at) => 1 + Math.sin(at + known.length)),
    known,
  );
  for (let round = 0; round < rounds; round++) {
    axis = apart(
      Float64Array.from(spread, (row) => dot(row, axis)),
      known,
    );
  }
  return axis;
}

/** At right angles to the axes already known, and of length one. */
function apart(vector: Float64Array, known: readonly Float64Array[]): Float64Array {
  let rest = vector;
  for (const axis of known) {
    const along = dot(rest, axis);
    rest = rest.map((value, at) => value - along * (axis[at] ?? 0));
  }
  const length = Math.hypot(...rest);
  return rest.map((value) => value / length);
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
