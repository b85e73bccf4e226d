import { isNegation } from "../../src/text/negation.ts";
import { foldWord } from "../../src/text/stem.ts";
import { isFunctionWord } from "../../src/words/common-words.ts";
import { foldsByQuestion, splits } from "./folds.ts";
import { macroF1 } from "./metrics.ts";
import type { Example } from "./rows.ts";

/**
 * Plain overlap: how much the stems of the answer and of its closest reference overlap (Dice), half of it if one of them denies and the other
 * does not. The threshold is chosen on the other folds, for both sets at once.
 */
export function baseline(examples: readonly Example[], folds: number, seed: number): Map<string, number> {
  const scores = examples.map(({ references, answer }) =>
    Math.max(...references.map((reference) => overlap(reference, answer))),
  );
  const said = examples.map(() => false);
  for (const { train, test } of splits(foldsByQuestion(examples, folds, seed))) {
    const threshold = bestThreshold(examples, scores, train);
    for (const at of test) said[at] = (scores[at] ?? 0) >= threshold;
  }
  const sets = [...new Set(examples.map(({ set }) => set))];
  return new Map(sets.map((set) => [set, scoreSet(examples, said, set)]));
}

function bestThreshold(
  examples: readonly Example[],
  scores: readonly number[],
  train: readonly number[],
): number {
  const known = train.flatMap((at) => examples[at] ?? []);
  let best = { threshold: 0.5, score: 0 };
  for (let threshold = 0.1; threshold < 1; threshold += 0.02) {
    const said = train.map((at) => (scores[at] ?? 0) >= threshold);
    const score = scoreSet(known, said, "beetle") + scoreSet(known, said, "sciEntsBank");
    if (score > best.score) best = { threshold, score };
  }
  return best.threshold;
}

function scoreSet(examples: readonly Example[], said: readonly boolean[], set: string): number {
  const at = examples.flatMap((example, index) => (example.set === set ? [index] : []));
  return macroF1(
    at.map((index) => examples[index]?.correct === true),
    at.map((index) => said[index] === true),
  );
}

function overlap(reference: string, answer: string): number {
  const [wanted, given] = [stems(reference), stems(answer)];
  const common = [...wanted].filter((stem) => given.has(stem)).length;
  const shared = (2 * common) / Math.max(1, wanted.size + given.size);
  return denies(wanted) === denies(given) ? shared : shared / 2;
}

function stems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[\p{L}\d.]+/gu) ?? [];
  const telling = words.filter((word) => isNegation(word) || !isFunctionWord(word));
  return new Set(telling.map((word) => (isNegation(word) ? "not" : foldWord(word).stem)));
}

function denies(words: ReadonlySet<string>): boolean {
  return words.has("not");
}
