/** The solution of a symmetric positive system, given by its lower triangle (Cholesky). */
export function solve(lower: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = b.length;
  const l = lower.map((r) => Float64Array.from(r));
  const at = (i: number, j: number) => l[i]?.[j] ?? 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let s = at(i, j);
      for (let k = 0; k < j; k++) s -= at(i, k) * at(j, k);
      const row = l[i];
      if (row) row[j] = i === j ? Math.sqrt(Math.max(s, 1e-12)) : s / at(j, j);
    }
  }
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let s = b[i] ?? 0;
    for (let k = 0; k < i; k++) s -= at(i, k) * (y[k] ?? 0);
    y[i] = s / at(i, i);
  }
  const out = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let s = y[i] ?? 0;
    for (let k = i + 1; k < n; k++) s -= at(k, i) * (out[k] ?? 0);
    out[i] = s / at(i, i);
  }
  return out;
}
