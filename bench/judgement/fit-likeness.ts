import type { Features } from "../../src/lesson/likeness/features.ts";
import { minimise } from "../short-answers/minimise.ts";

export type Linear = { weights: Float64Array; bias: number };

/**
 * Logistic regression with a ridge, over features that count for more the rarer they are. Both labels weigh the same,
 * however many rows have them. Rarity is in the weights that come back, so that nothing else need be kept.
 */
export function fitLinear(x: readonly Features[], y: readonly boolean[], size: number): Linear {
  const rarity = raritiesOf(x, size);
  const yes = y.filter(Boolean).length;
  const weightOf = (label: boolean) => y.length / 2 / Math.max(1, label ? yes : y.length - yes);
  const rows = x.map(({ buckets, shares }) => ({
    buckets,
    shares: shares.map((share, f) => share * (rarity[buckets[f] ?? 0] ?? 0)),
  }));
  const found = minimise((at, slope) => {
    let loss = 0;
    for (let p = 0; p < size; p++) {
      const value = at[p] ?? 0;
      loss += 0.5 * ridge * value * value;
      slope[p] = ridge * value;
    }
    slope[size] = 0;
    for (const [i, row] of rows.entries()) {
      const score = scoreOf({ weights: at, bias: at[size] ?? 0 }, row);
      const truth = y[i] === true;
      const weight = weightOf(truth);
      loss += weight * (Math.log1p(Math.exp(-Math.abs(score))) + Math.max(score, 0) - (truth ? score : 0));
      const error = weight * (1 / (1 + Math.exp(-score)) - (truth ? 1 : 0));
      for (let f = 0; f < row.buckets.length; f++) {
        const bucket = row.buckets[f] ?? 0;
        slope[bucket] = (slope[bucket] ?? 0) + error * (row.shares[f] ?? 0);
      }
      slope[size] = (slope[size] ?? 0) + error;
    }
    return loss;
  }, size + 1);
  return {
    weights: found.subarray(0, size).map((value, p) => value * (rarity[p] ?? 0)),
    bias: found[size] ?? 0,
  };
}

/** Chosen by author-wise validation: a tenth to three tenths make no difference. */
const ridge = 0.1;

function raritiesOf(x: readonly Features[], size: number): Float64Array {
  const met = new Float64Array(size);
  for (const { buckets } of x) for (const bucket of buckets) met[bucket] = (met[bucket] ?? 0) + 1;
  return met.map((rows) => Math.log((x.length + 1) / (rows + 1)) / 4);
}

export function scoreOf({ weights, bias }: Linear, { buckets, shares }: Features): number {
  let score = bias;
  for (let f = 0; f < buckets.length; f++) score += (weights[buckets[f] ?? 0] ?? 0) * (shares[f] ?? 0);
  return score;
}
