import type { AnswerText } from "./answer-text.ts";
import { lettersInCommon } from "./letters.ts";
import { nearness } from "./nearness.ts";
import type { Prepared, Reference } from "./prepare.ts";
import { absent, Share } from "./share.ts";
import { type SoftText, softSizes } from "./soft-cardinality.ts";
import type { Token } from "./tokens.ts";
import { cosine, rarityOf, vectorOf } from "./word-vectors.ts";

/** draft */
export function meaningFeatures(
  prepared: Prepared,
  reference: Reference,
  answer: AnswerText,
): Record<string, number> {
  const A = answer.tokens.filter((t) => t.kind !== "function");
  const Ag = answer.given.filter((_, i) => answer.tokens[i]?.kind !== "function");
  const R = reference.tokens.filter((t) => t.kind !== "function");
  const Rg = reference.given.filter((_, i) => reference.tokens[i]?.kind !== "function");
  const Q = prepared.question.filter((t) => t.kind !== "function");
  const out: Record<string, number> = {};
  const key = (t: Token) => t;
  const nearM = matrices(A, R, Q, near);
  const letM = matrices(A, R, Q, lettersNear);
  for (const [n, m, p] of [
    ["sl", letM, 2],
    ["sv", nearM, 2],
  ] as const) {
    const s = softSizes(
      soft(A, m.AA, m.AR, m.AQ, p),
      soft(R, T(m.AR, R.length), m.RR, m.RQ, p),
      soft(Q, T(m.AQ, Q.length), T(m.RQ, Q.length), m.QQ, p, true),
    );
    for (const [k, v] of Object.entries(s)) out[`${n}_${k}`] = v;
  }
  // soft matches
  const rows = nearM.AR;
  const wR = R.map((t) => rarityOf(t.stem) * t.weight),
    wA = A.map((t) => rarityOf(t.stem) * t.weight);
  const bestR = R.map((_, r) => Math.max(0, ...rows.map((row) => row[r] ?? 0)));
  const bestA = rows.map((row) => Math.max(0, ...row));
  const bestAQ = nearM.AQ.map((row) => Math.max(0, ...row));
  const bestRQ = nearM.RQ.map((row) => Math.max(0, ...row));
  out.vRecall = avg(bestR, wR, () => true);
  out.vRecallNew = avg(bestR, wR, (i) => !Rg[i]);
  out.vPrec = avg(bestA, wA, () => true);
  out.vPrecNew = avg(bestA, wA, (i) => !Ag[i]);
  out.vRecall5 = avg(
    bestR.map((b) => (b > 0.5 ? b : 0)),
    wR,
    () => true,
  );
  out.vRecallNew5 = avg(
    bestR.map((b) => (b > 0.5 ? b : 0)),
    wR,
    (i) => !Rg[i],
  );
  out.vPrecNew5 = avg(
    bestA.map((b) => (b > 0.5 ? b : 0)),
    wA,
    (i) => !Ag[i],
  );
  out.vExplained = avg(
    bestA.map((b, i) => Math.max(b, bestAQ[i] ?? 0)),
    wA,
    () => true,
  );
  out.vGain = avg(
    bestA.map((b, i) => b - (bestAQ[i] ?? 0)),
    wA,
    () => true,
  );
  out.vGainR = avg(
    bestR.map((b, i) => b * (1 - (bestRQ[i] ?? 0))),
    wR,
    () => true,
  );
  out.vGainRn =
    ratio(
      bestR.map((b, i) => b * (1 - (bestRQ[i] ?? 0))),
      wR,
    ) /
    Math.max(
      0.05,
      ratio(
        bestRQ.map((b) => 1 - b),
        wR,
      ),
    );
  const fresh = bestR.filter((_, i) => !Rg[i]).toSorted((a, b) => a - b);
  out.vWorst = fresh[0] ?? absent;
  out.vBest = fresh.at(-1) ?? absent;
  out.vMedian = fresh[fresh.length >> 1] ?? absent;
  out.vWorstAll = Math.min(1, ...bestR);
  const addedNew = bestA.filter((_, i) => !Ag[i]);
  out.vAddedWorst = addedNew.length ? Math.min(...addedNew) : absent;
  out.vAddedBest = addedNew.length ? Math.max(...addedNew) : absent;
  out.vFar = Math.log1p(addedNew.filter((b) => b < 0.35).length);
  // sentence vectors
  const sA = sum(A, () => true),
    sR = sum(R, () => true),
    sQ = sum(Q, () => true);
  const nA = sum(A, (i) => !Ag[i]),
    nR = sum(R, (i) => !Rg[i]);
  out.cAR = cos(sA, sR);
  out.cAQ = cos(sA, sQ);
  out.cRQ = cos(sR, sQ);
  out.cNew = cos(nA, nR);
  out.cAnR = cos(sA, nR);
  out.cnAR = cos(nA, sR);
  out.cGain = out.cAR - out.cAQ;
  const pA = minus(sA, sQ),
    pR = minus(sR, sQ);
  out.cRest = cos(pA, pR);
  const miss = sum(R, (i) => (bestR[i] ?? 0) < 0.7),
    extra = sum(A, (i) => (bestA[i] ?? 0) < 0.7);
  out.cMissExtra = cos(miss, extra);
  out.rarityA = avg(
    A.map((t) => rarityOf(t.stem)),
    A.map(() => 1),
    () => true,
  );
  out.rarityR = avg(
    R.map((t) => rarityOf(t.stem)),
    R.map(() => 1),
    () => true,
  );
  out.rarityRNew = avg(
    R.map((t) => rarityOf(t.stem)),
    R.map(() => 1),
    (i) => !Rg[i],
  );
  out.unknownA =
    A.filter((t) => t.kind === "content" && vectorOf(t.stem) === null).length / Math.max(1, A.length);
  return out;
}
const cache = new Map<string, number>();
function memo(kind: string, a: Token, b: Token, f: (a: Token, b: Token) => number) {
  const k =
    a.word < b.word
      ? `${kind}${a.kind}${a.word} ${b.kind}${b.word}`
      : `${kind}${b.kind}${b.word} ${a.kind}${a.word}`;
  let v = cache.get(k);
  if (v === undefined) {
    v = f(a, b);
    cache.set(k, v);
  }
  return v;
}
const near = (a: Token, b: Token) => memo("n", a, b, nearness);
const lettersNear = (a: Token, b: Token) =>
  memo("l", a, b, (x, y) =>
    x.kind !== "content" || y.kind !== "content" ? (x.stem === y.stem ? 1 : 0) : lettersInCommon(x, y),
  );
function matrices(A: Token[], R: Token[], Q: Token[], f: (a: Token, b: Token) => number) {
  const m = (x: Token[], y: Token[]) => x.map((a) => y.map((b) => f(a, b)));
  return { AA: m(A, A), AR: m(A, R), AQ: m(A, Q), RR: m(R, R), RQ: m(R, Q), QQ: m(Q, Q) };
}
function T(m: number[][], n: number) {
  return Array.from({ length: n }, (_, j) => m.map((r) => r[j] ?? 0));
}
function soft(x: Token[], a: number[][], r: number[][], q: number[][], p: number, _q = false): SoftText {
  const s = (m: number[][]) => x.map((_, i) => (m[i] ?? []).reduce((t, v) => t + v ** p, 0));
  return {
    weights: x.map((t) => rarityOf(t.stem) * t.weight),
    inAnswer: s(a),
    inReference: s(r),
    inQuestion: s(q),
  };
}
function avg(v: number[], w: number[], c: (i: number) => boolean) {
  const s = new Share();
  for (const [i, x] of v.entries()) if (c(i)) s.add(w[i] ?? 1, (w[i] ?? 1) * x);
  return s.ratio(absent);
}
function ratio(v: number[], w: number[]) {
  return Math.max(
    0,
    avg(v, w, () => true),
  );
}
const dims = () => vectorOf("the")?.length ?? 48;
function sum(x: Token[], c: (i: number) => boolean) {
  const o = new Float32Array(dims());
  for (const [i, t] of x.entries()) {
    const v = c(i) ? vectorOf(t.stem) : null;
    if (v === null) continue;
    const w = rarityOf(t.stem) * t.weight;
    for (let k = 0; k < o.length; k++) o[k] = (o[k] ?? 0) + w * (v[k] ?? 0);
  }
  return o;
}
function cos(a: Float32Array, b: Float32Array) {
  const n = Math.sqrt(cosine(a, a) * cosine(b, b));
  return n < 1e-6 ? 0 : cosine(a, b) / n;
}
function minus(a: Float32Array, q: Float32Array) {
  const qq = cosine(q, q);
  if (qq < 1e-6) return a;
  const k = cosine(a, q) / qq;
  return a.map((v, i) => v - k * (q[i] ?? 0));
}
