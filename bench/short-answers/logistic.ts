import { solve } from "./solve.ts";

/** Logistic regression on standardised features, by Newton steps with a ridge. */
export interface Logistic {
  mean: number[];
  scale: number[];
  weights: number[];
  bias: number;
}

export interface LogisticOptions {
  ridge: number;
  /**
   * The group of each row. A group has a level of its own, held near zero, which is forgotten afterwards: teachers are
   * stricter with one question than with another, and the weights need not explain that.
   */
  groups: readonly string[];
  groupRidge: number;
}

const steps = 6;

export function fitLogistic(
  x: readonly Float64Array[],
  y: readonly boolean[],
  rowWeights: readonly number[],
  { ridge, groups, groupRidge }: LogisticOptions,
): Logistic {
  const d = x[0]?.length ?? 0;
  const { mean, scale, z } = standardise(x, d);
  const w = new Float64Array(d + 1);
  const ids = [...new Set(groups)];
  const places = new Map(ids.map((id, at) => [id, at]));
  const groupOf = groups.map((id) => places.get(id) ?? 0);
  const levels = new Float64Array(ids.length);
  for (let step = 0; step < steps; step++) {
    const grad = w.map((value, f) => (f < d ? ridge : 1e-6) * value);
    const hess = Array.from(w, (_, f) => {
      const row = new Float64Array(d + 1);
      row[f] = f < d ? ridge : 1e-6;
      return row;
    });
    const groupGrad = levels.map((level) => groupRidge * level);
    const groupHess = new Float64Array(ids.length).fill(groupRidge);
    const cross = ids.map(() => new Float64Array(d + 1));
    for (const [i, row] of z.entries()) {
      const group = groupOf[i] ?? 0;
      const p = 1 / (1 + Math.exp(-dot(w, row) - (levels[group] ?? 0)));
      const e = (rowWeights[i] ?? 1) * (p - (y[i] ? 1 : 0));
      const c = (rowWeights[i] ?? 1) * p * (1 - p);
      groupGrad[group] = (groupGrad[group] ?? 0) + e;
      groupHess[group] = (groupHess[group] ?? 0) + c;
      add(grad, row, e, d + 1);
      const shared = cross[group];
      if (shared !== undefined) add(shared, row, c, d + 1);
      for (const [f, h] of hess.entries()) add(h, row, c * (row[f] ?? 0), f + 1);
    }
    // The levels are solved for first, each by itself, so that only the weights are left (Schur complement).
    for (const [group, shared] of cross.entries()) {
      const own = groupHess[group] ?? 1;
      add(grad, shared, -(groupGrad[group] ?? 0) / own, d + 1);
      for (const [f, h] of hess.entries()) add(h, shared, -(shared[f] ?? 0) / own, f + 1);
    }
    const delta = solve(hess, grad);
    for (const [group, shared] of cross.entries()) {
      levels[group] =
        (levels[group] ?? 0) - ((groupGrad[group] ?? 0) - dot(shared, delta)) / (groupHess[group] ?? 1);
    }
    add(w, delta, -1, d + 1);
  }
  return { mean, scale, weights: [...w.slice(0, d)], bias: w[d] ?? 0 };
}

/** Each feature around zero with a spread of one, and a last one that is always 1. */
export function standardise(x: readonly Float64Array[], d: number) {
  const n = x.length;
  const mean = Array.from({ length: d }, (_, f) => x.reduce((s, r) => s + (r[f] ?? 0), 0) / n);
  const spread = mean.map((m, f) => Math.sqrt(x.reduce((s, r) => s + ((r[f] ?? 0) - m) ** 2, 0) / n));
  // A feature that is the same in all rows has a spread of rounding errors, and must not be divided by it.
  const scale = spread.map((s) => (s < 1e-9 ? 1 : s));
  const z = x.map((row) => {
    const out = new Float64Array(d + 1).fill(1);
    for (let f = 0; f < d; f++) out[f] = ((row[f] ?? 0) - (mean[f] ?? 0)) / (scale[f] ?? 1);
    return out;
  });
  return { mean, scale, z };
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(into: Float64Array, row: Float64Array, times: number, length: number): void {
  if (times === 0) return;
  for (let at = 0; at < length; at++) into[at] = (into[at] ?? 0) + times * (row[at] ?? 0);
}
