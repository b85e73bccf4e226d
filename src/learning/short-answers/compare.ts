import type { Token } from "../../words/tokens.ts";
import { align, type Found, Likenesses } from "./align.ts";
import type { AnswerText } from "./answer-text.ts";
import { dice, lettersShared } from "./letters.ts";
import { localMatch } from "./local-match.ts";
import type { Reference } from "./prepare.ts";
import { recallFeatures } from "./recall.ts";
import { absent, Share } from "./share.ts";
import { inOrder, longestCommon } from "./word-order.ts";

export interface Compared {
  reference: Reference;
  found: Found[];
  /** How close the answer is to this reference, to choose among several. */
  closeness: number;
  features: Readonly<Record<string, number>>;
}

/** An answer beside one reference: what of it is there, what is turned round, what is added. */
export function compare(reference: Reference, answer: AnswerText): Compared {
  const likenesses = new Likenesses(reference.likeness, answer.tokens);
  const found = align(reference.tokens, answer.tokens, likenesses.of);
  const back = align(answer.tokens, reference.tokens, likenesses.back);
  const wanted = recallFeatures(reference, found);
  const added = addedFeatures(reference, answer, back);
  const { recall, recallNew } = wanted;
  const f1 = recall + added.precision === 0 ? 0 : (2 * recall * added.precision) / (recall + added.precision);
  const letters = dice(reference.trigrams, answer.trigrams);
  const local = localMatch(reference.tokens, answer.tokens, likenesses);
  const features = {
    ...wanted,
    ...added,
    ...agreement(reference.tokens, answer.tokens),
    ...letterFeatures(reference, answer),
    f1,
    dice: letters,
    bigram: inOrder(found),
    ...longestCommon(reference.tokens, answer.tokens),
    localRecall: local.recall,
    localOpposed: local.opposed,
    localTurned: local.turned,
    relatedRecall: related(found, answer.tokens, () => true),
    relatedNew: related(found, answer.tokens, (at) => reference.given[at] !== true),
    relatedBack: related(back, reference.tokens, (at) => answer.given[at] !== true),
    lengthRatio: Math.log((answer.tokens.length + 1) / (reference.tokens.length + 1)),
  };
  return { reference, found, features, closeness: recall + 0.5 * recallNew + f1 + 0.5 * letters };
}

/** What the answer has that the reference has not. */
function addedFeatures(reference: Reference, answer: AnswerText, back: readonly Found[]) {
  const [all, fresh] = [new Share(), new Share()];
  let [extraNew, extraRare, opposed, extraLabels, extraNumbers] = [0, 0, 0, 0, 0];
  for (const [at, one] of back.entries()) {
    const { kind, weight } = one.wanted;
    if (kind === "function") continue;
    const got = one.opposed ? 0 : one.likeness * weight;
    all.add(weight, got);
    if (answer.given[at] !== true) fresh.add(weight, got);
    if (one.opposed) opposed++;
    if (kind === "label" && one.likeness === 0) extraLabels++;
    if (kind === "number" && one.likeness === 0) extraNumbers++;
    if (kind !== "content" || one.likeness > 0 || answer.given[at] === true) continue;
    extraNew++;
    if (weight >= 1) extraRare++;
  }
  return {
    precision: all.ratio(),
    precisionNew: fresh.ratio(),
    opposedBack: answer.tokens.length === 0 ? 0 : opposed / answer.tokens.length,
    extraNew: Math.log1p(extraNew),
    extraRare: Math.log1p(extraRare),
    extraLabels: Math.min(3, extraLabels),
    extraNumbers: Math.min(3, extraNumbers),
    refComparatives: comparatives(reference.tokens),
    comparatives: comparatives(answer.tokens),
    comparativeGap: Math.abs(comparatives(reference.tokens) - comparatives(answer.tokens)),
  };
}

/** Small words that decide: negation, yes and no, "same", "other", "only". */
function agreement(reference: readonly Token[], answer: readonly Token[]) {
  const negations = { answer: count(answer, turns), reference: count(reference, turns) };
  const [wanted, given] = [tellingWords(reference), tellingWords(answer)];
  const shared = [...wanted].filter((word) => given.has(word)).length;
  return {
    negOdd: negations.answer % 2 === negations.reference % 2 ? 0 : 1,
    negMore: negations.answer > negations.reference ? 1 : 0,
    negFewer: negations.answer < negations.reference ? 1 : 0,
    tellingRecall: wanted.size === 0 ? 0.5 : shared / wanted.size,
    tellingExtra: [...given].filter((word) => !wanted.has(word)).length,
    yesNo: yesNo(reference) * yesNo(answer),
  };
}

function letterFeatures(reference: Reference, answer: AnswerText) {
  const letters = new Likenesses(reference.letters, answer.tokens);
  const [wanted, given] = [reference.tokens, answer.tokens];
  return {
    softRecall: lettersShared(wanted, given, letters.of, () => true),
    softNew: lettersShared(wanted, given, letters.of, (at) => reference.given[at] !== true),
    softPrecision: lettersShared(given, wanted, letters.back, () => true),
    softPrecisionNew: lettersShared(given, wanted, letters.back, (at) => answer.given[at] !== true),
  };
}

/** As recall, where a word of the same subject counts half. */
function related(found: readonly Found[], given: readonly Token[], counts: (at: number) => boolean): number {
  const share = new Share();
  const subjects = new Set(given.flatMap((word) => (word.kind === "function" ? [] : word.subjects)));
  for (const [at, { wanted, likeness }] of found.entries()) {
    if (wanted.kind === "function" || !counts(at)) continue;
    const near = likeness === 0 && wanted.subjects.some((subject) => subjects.has(subject));
    share.add(wanted.weight, wanted.weight * (near ? 0.5 : likeness));
  }
  return share.ratio(absent);
}

function tellingWords(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((t) => t.kind === "function" && t.weight > 0.1).map((t) => t.stem));
}

function yesNo(tokens: readonly Token[]): number {
  const first = tokens[0]?.word;
  return first === "yes" ? 1 : first === "no" ? -1 : 0;
}

function comparatives(tokens: readonly Token[]): number {
  return Math.min(4, count(tokens, isComparative));
}

function isComparative({ word, stem, root }: Token): boolean {
  return (/(?:er|est)$/.test(word) && root !== stem) || /^(?:more|less|most|least|fewer)$/.test(word);
}

function turns(token: Token): boolean {
  return token.turns;
}

function count(tokens: readonly Token[], counts: (token: Token) => boolean): number {
  return tokens.filter(counts).length;
}
