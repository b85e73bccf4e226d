/** Logistic regression on standardised features, by Newton steps with a ridge. */
export interface Logistic {
  mean: number[];
  scale: number[];
  weights: number[];
  bias: number;
}

export function fitLogistic(
  x: readonly Float64Array[],
  y: readonly boolean[],
  rowWeights: readonly number[],
  ridge: number,
): Logistic {
  const d = x[0]?.length ?? 0;
  const n = x.length;
  const mean = Array.from({ length: d }, (_, f) => x.reduce((s, r) => s + (r[f] ?? 0), 0) / n);
  const spread = mean.map((m, f) => Math.sqrt(x.reduce((s, r) => s + ((r[f] ?? 0) - m) ** 2, 0) / n));
  // A feature that is the same in all rows has a spread of rounding errors, and must not be divided by it.
  const scale = spread.map((s) => (s < 1e-9 ? 1 : s));
  const z = x.map((r) => {
    const out = new Float64Array(d + 1);
    for (let f = 0; f < d; f++) out[f] = ((r[f] ?? 0) - (mean[f] ?? 0)) / (scale[f] ?? 1);
    out[d] = 1;
    return out;
  });
  let w = new Float64Array(d + 1);
  for (let step = 0; step < 8; step++) {
    const grad = new Float64Array(d + 1);
    const hess = Array.from({ length: d + 1 }, () => new Float64Array(d + 1));
    for (const [i, row] of z.entries()) {
      let s = 0;
      for (let f = 0; f <= d; f++) s += (w[f] ?? 0) * (row[f] ?? 0);
      const p = 1 / (1 + Math.exp(-s));
      const rw = rowWeights[i] ?? 1;
      const e = rw * (p - (y[i] ? 1 : 0));
      const c = rw * p * (1 - p);
      for (let f = 0; f <= d; f++) {
        const v = row[f] ?? 0;
        grad[f] = (grad[f] ?? 0) + e * v;
        const h = hess[f];
        if (h === undefined || v === 0) continue;
        for (let k = 0; k <= f; k++) h[k] = (h[k] ?? 0) + c * v * (row[k] ?? 0);
      }
    }
    for (let f = 0; f <= d; f++) {
      const r = f < d ? ridge : 1e-6;
      grad[f] = (grad[f] ?? 0) + r * (w[f] ?? 0);
      const h = hess[f];
      if (h) h[f] = (h[f] ?? 0) + r;
    }
    const delta = solve(hess, grad);
    w = w.map((v, f) => v - (delta[f] ?? 0));
  }
  return { mean, scale, weights: [...w.slice(0, d)], bias: w[d] ?? 0 };
}

/** Cholesky on the lower triangle. */
function solve(lower: readonly Float64Array[], b: Float64Array): Float64Array {
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
