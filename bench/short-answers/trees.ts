import { leafOf } from "../../src/learning/short-answers/fitted-model.ts";

/** Gradient-boosted trees for a yes/no label (logistic loss), with optional monotone features. */
export interface TreeOptions {
  rounds: number;
  depth: number;
  rate: number;
  minLeaf: number;
  l2: number;
  /** Share of rows and of features that each tree sees. */
  rows: number;
  columns: number;
  seed: number;
}

/** A split `[feature, threshold, low, high]`; the next entries are positions; a leaf is `[value]`. */
export type Tree = number[][];

export interface Forest {
  base: number;
  trees: Tree[];
}

const bins = 48;

export function fitTrees(
  x: readonly Float64Array[],
  y: readonly boolean[],
  weights: readonly number[],
  monotone: readonly number[],
  options: TreeOptions,
): Forest {
  const n = x.length;
  const width = x[0]?.length ?? 0;
  const random = randomFrom(options.seed);
  const cuts = Array.from({ length: width }, (_, f) => cutsOf(x, f));
  const binned = Array.from({ length: width }, (_, f) => {
    const column = new Uint8Array(n);
    const edges = cuts[f] ?? [];
    for (let i = 0; i < n; i++) column[i] = binOf(edges, x[i]?.[f] ?? 0);
    return column;
  });
  const total = weights.reduce((a, b) => a + b, 0);
  const positive = y.reduce((sum, label, i) => sum + (label ? (weights[i] ?? 1) : 0), 0);
  const base = Math.log(positive / (total - positive));
  const score = new Float64Array(n).fill(base);
  const trees: Tree[] = [];
  const g = new Float64Array(n);
  const h = new Float64Array(n);
  for (let round = 0; round < options.rounds; round++) {
    for (let i = 0; i < n; i++) {
      const p = 1 / (1 + Math.exp(-(score[i] ?? 0)));
      const w = weights[i] ?? 1;
      g[i] = w * (p - (y[i] ? 1 : 0));
      h[i] = w * p * (1 - p);
    }
    const rows: number[] = [];
    for (let i = 0; i < n; i++) if (random() < options.rows) rows.push(i);
    const columns: number[] = [];
    for (let f = 0; f < width; f++) if (random() < options.columns) columns.push(f);
    const tree: Tree = [];
    grow(tree, rows, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    trees.push(tree);
    for (let i = 0; i < n; i++) score[i] = (score[i] ?? 0) + leafOf(tree, x[i] ?? new Float64Array());

    function grow(into: Tree, members: number[], depth: number, low: number, high: number): number {
      const at = into.length;
      into.push([]);
      let [sumG, sumH] = [0, 0];
      for (const i of members) {
        sumG += g[i] ?? 0;
        sumH += h[i] ?? 0;
      }
      const value = clamp(-sumG / (sumH + options.l2), low, high);
      const best = depth < options.depth ? bestSplit(members, columns, sumG, sumH, low, high) : null;
      if (best === null) {
        into[at] = [value * options.rate];
        return at;
      }
      const column = binned[best.feature] ?? new Uint8Array();
      const lower: number[] = [];
      const upper: number[] = [];
      for (const i of members) ((column[i] ?? 0) <= best.bin ? lower : upper).push(i);
      const direction = monotone[best.feature] ?? 0;
      const middle = (best.lowValue + best.highValue) / 2;
      const left = grow(
        into,
        lower,
        depth + 1,
        direction < 0 ? Math.max(low, middle) : low,
        direction > 0 ? Math.min(high, middle) : high,
      );
      const right = grow(
        into,
        upper,
        depth + 1,
        direction > 0 ? Math.max(low, middle) : low,
        direction < 0 ? Math.min(high, middle) : high,
      );
      into[at] = [best.feature, cuts[best.feature]?.[best.bin] ?? 0, left, right];
      return at;
    }
  }
  return { base, trees };

  function bestSplit(
    members: readonly number[],
    columns: readonly number[],
    sumG: number,
    sumH: number,
    low: number,
    high: number,
  ): { feature: number; bin: number; lowValue: number; highValue: number } | null {
    let best: { feature: number; bin: number; lowValue: number; highValue: number } | null = null;
    let bestGain = 1e-6;
    const whole = (sumG * sumG) / (sumH + options.l2);
    for (const f of columns) {
      const column = binned[f] ?? new Uint8Array();
      const gs = new Float64Array(bins + 1);
      const hs = new Float64Array(bins + 1);
      const ns = new Int32Array(bins + 1);
      for (const i of members) {
        const b = column[i] ?? 0;
        gs[b] = (gs[b] ?? 0) + (g[i] ?? 0);
        hs[b] = (hs[b] ?? 0) + (h[i] ?? 0);
        ns[b] = (ns[b] ?? 0) + 1;
      }
      let [lg, lh, ln] = [0, 0, 0];
      for (let b = 0; b < (cuts[f]?.length ?? 0); b++) {
        lg += gs[b] ?? 0;
        lh += hs[b] ?? 0;
        ln += ns[b] ?? 0;
        if (ln < options.minLeaf) continue;
        if (members.length - ln < options.minLeaf) break;
        const lowValue = clamp(-lg / (lh + options.l2), low, high);
        const highValue = clamp(-(sumG - lg) / (sumH - lh + options.l2), low, high);
        const direction = monotone[f] ?? 0;
        if (direction > 0 && lowValue > highValue) continue;
        if (direction < 0 && lowValue < highValue) continue;
        const gain = (lg * lg) / (lh + options.l2) + (sumG - lg) ** 2 / (sumH - lh + options.l2) - whole;
        if (gain > bestGain) {
          bestGain = gain;
          best = { feature: f, bin: b, lowValue, highValue };
        }
      }
    }
    return best;
  }
}

function cutsOf(x: readonly Float64Array[], f: number): number[] {
  const values = x.map((row) => row[f] ?? 0).toSorted((a, b) => a - b);
  const cuts = new Set<number>();
  for (let b = 1; b < bins; b++) {
    const at = Math.floor((b * values.length) / bins);
    const [below, here] = [values[at - 1] ?? 0, values[at] ?? 0];
    cuts.add(below === here ? here : (below + here) / 2);
  }
  const top = values.at(-1);
  return [...cuts].filter((cut) => cut !== top).toSorted((a, b) => a - b);
}

function binOf(cuts: readonly number[], value: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (cuts[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Mulberry32: the same seed, the same trees. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
