/** The words of a text and, for each, how much of itself it finds in the answer, the reference and the question. */
export interface SoftText {
  weights: readonly number[];
  inAnswer: readonly number[];
  inReference: readonly number[];
  inQuestion: readonly number[];
}

/**
 * How many different things three texts say and share: a word counts the less, the more words like it there are. The
 * idea of the SoftCardinality system (Jimenez, Becerra and Gelbukh, SemEval-2013 Task 7).
 */
export function softSizes(answer: SoftText, reference: SoftText, question: SoftText) {
  const a = sizeIn(["inAnswer"], answer);
  const r = sizeIn(["inReference"], reference);
  const q = sizeIn(["inQuestion"], question);
  const aOrR = sizeIn(["inAnswer", "inReference"], answer, reference);
  const aOrQ = sizeIn(["inAnswer", "inQuestion"], answer, question);
  const rOrQ = sizeIn(["inReference", "inQuestion"], reference, question);
  const any = sizeIn(["inAnswer", "inReference", "inQuestion"], answer, reference, question);
  const [aAndR, aAndQ, rAndQ] = [a + r - aOrR, a + q - aOrQ, r + q - rOrQ];
  const all = any + a + r + q - aOrR - aOrQ - rOrQ;
  const [freshA, freshR, freshShared] = [a - aAndQ, r - rAndQ, aAndR - all];
  return {
    near_answer: Math.log1p(a),
    near_reference: Math.log1p(r),
    near_question: Math.log1p(q),
    near_shared: Math.log1p(Math.max(0, aAndR)),
    near_recall: part(aAndR, r),
    near_precision: part(aAndR, a),
    near_jaccard: part(aAndR, aOrR),
    near_dice: part(2 * aAndR, a + r),
    near_smaller: part(aAndR, Math.min(a, r)),
    near_cosine: part(aAndR, Math.sqrt(a * r)),
    near_echo: part(aAndQ, a),
    near_echoed: part(aAndQ, q),
    near_echoJaccard: part(aAndQ, aOrQ),
    near_given: part(rAndQ, r),
    near_givenJaccard: part(rAndQ, rOrQ),
    near_all: part(all, any),
    near_allOfReference: part(all, r),
    near_allOfAnswer: part(all, a),
    near_newRecall: part(freshShared, freshR),
    near_newPrecision: part(freshShared, freshA),
    near_newDice: part(2 * freshShared, freshA + freshR),
    near_added: part(any - rOrQ, a),
    near_missing: part(any - aOrQ, r),
    near_addedSize: Math.log1p(Math.max(0, any - rOrQ)),
    near_missingSize: Math.log1p(Math.max(0, any - aOrQ)),
    near_newShared: Math.log1p(Math.max(0, freshShared)),
    near_explained: part(aAndR + aAndQ - all, a),
  };
}

type Place = "inAnswer" | "inReference" | "inQuestion";

function sizeIn(places: readonly Place[], ...texts: readonly SoftText[]): number {
  let size = 0;
  for (const text of texts) {
    for (const [at, weight] of text.weights.entries()) {
      const alike = places.reduce((sum, place) => sum + (text[place][at] ?? 0), 0);
      size += weight / Math.max(1, alike);
    }
  }
  return size;
}

/** Held within bounds: what is shared is a difference of sizes, and can come out a little below nothing. */
function part(some: number, whole: number): number {
  return whole <= 0.05 ? 0 : Math.max(-0.5, Math.min(1.5, some / whole));
}
