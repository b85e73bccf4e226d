import type { Token } from "./tokens.ts";

/** A text's words with meaning and, for each, how much of itself it finds in each of three texts. */
export interface SoftText {
  weights: readonly number[];
  /** For each word, the sum of its likeness to the words of the answer, the reference, the question. */
  inAnswer: readonly number[];
  inReference: readonly number[];
  inQuestion: readonly number[];
}

/**
 * How many different things texts say: a word counts the less the more words like it there are. The sizes of the three
 * texts and of what they share, after Jimenez, Becerra and Gelbukh's SoftCardinality (SemEval-2013, task 7).
 */
export function softSizes(answer: SoftText, reference: SoftText, question: SoftText) {
  const a = size(answer, (at) => of(answer.inAnswer, at));
  const r = size(reference, (at) => of(reference.inReference, at));
  const q = size(question, (at) => of(question.inQuestion, at));
  const inAR = (text: SoftText) => (at: number) => of(text.inAnswer, at) + of(text.inReference, at);
  const inAQ = (text: SoftText) => (at: number) => of(text.inAnswer, at) + of(text.inQuestion, at);
  const inRQ = (text: SoftText) => (at: number) => of(text.inReference, at) + of(text.inQuestion, at);
  const inAll = (text: SoftText) => (at: number) => inAR(text)(at) + of(text.inQuestion, at);
  const ar = size(answer, inAR(answer)) + size(reference, inAR(reference));
  const aq = size(answer, inAQ(answer)) + size(question, inAQ(question));
  const rq = size(reference, inRQ(reference)) + size(question, inRQ(question));
  const arq =
    size(answer, inAll(answer)) + size(reference, inAll(reference)) + size(question, inAll(question));
  const [sharedAR, sharedAQ, sharedRQ] = [a + r - ar, a + q - aq, r + q - rq];
  const sharedAll = arq + a + r + q - ar - aq - rq;
  const [newA, newR, newAR] = [arq - rq, arq - aq, sharedAR - sharedAll];
  const onlyA = a - sharedAQ;
  const onlyR = r - sharedRQ;
  return {
    A: Math.log1p(a),
    R: Math.log1p(r),
    Q: Math.log1p(q),
    AR: Math.log1p(Math.max(0, sharedAR)),
    recall: part(sharedAR, r),
    precision: part(sharedAR, a),
    jaccard: part(sharedAR, ar),
    dice: part(2 * sharedAR, a + r),
    least: part(sharedAR, Math.min(a, r)),
    cosine: part(sharedAR, Math.sqrt(a * r)),
    echoA: part(sharedAQ, a),
    echoQ: part(sharedAQ, q),
    jaccardAQ: part(sharedAQ, aq),
    givenR: part(sharedRQ, r),
    jaccardRQ: part(sharedRQ, rq),
    all: part(sharedAll, arq),
    allR: part(sharedAll, r),
    allA: part(sharedAll, a),
    newRecall: part(newAR, onlyR),
    newPrecision: part(newAR, onlyA),
    newDice: part(2 * newAR, onlyA + onlyR),
    added: part(newA, a),
    missing: part(newR, r),
    addedSize: Math.log1p(Math.max(0, newA)),
    missingSize: Math.log1p(Math.max(0, newR)),
    newShared: Math.log1p(Math.max(0, newAR)),
    explained: part(sharedAR + sharedAQ - sharedAll, a),
  };
}

function size({ weights }: SoftText, likeWords: (at: number) => number): number {
  let sum = 0;
  for (const [at, weight] of weights.entries()) sum += weight / Math.max(1, likeWords(at));
  return sum;
}

function part(some: number, whole: number): number {
  return whole <= 0.05 ? 0 : Math.max(-0.5, Math.min(1.5, some / whole));
}

function of(values: readonly number[], at: number): number {
  return values[at] ?? 0;
}

export function hasMeaning({ kind }: Token): boolean {
  return kind !== "function";
}
