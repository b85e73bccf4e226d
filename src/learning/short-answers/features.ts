import type { Token } from "../../words/tokens.ts";
import type { AnswerText } from "./answer-text.ts";
import { type Compared, compare } from "./compare.ts";
import { meaningFeatures } from "./meaning.ts";
import type { Prepared } from "./prepare.ts";
import { mean, Share } from "./share.ts";

export type Features = Readonly<Record<string, number>>;

/** What the fitted weights weigh: the closest reference, the best and the mean of all of them, the question, the answer. */
export function featuresOf(
  prepared: Prepared,
  answer: AnswerText,
): { features: Features; closest: Compared | null } {
  const all = prepared.references.map((reference) => compare(reference, answer));
  const closest = all.toSorted((a, b) => b.closeness - a.closeness)[0] ?? null;
  // With one reference, nearness in meaning was measured to tell nothing more (docs/short-answers.md).
  const meanings = all.length > 1 ? meaningFeatures(prepared, answer) : [];
  const features: Record<string, number> = {
    ...closest?.features,
    ...meanings[closest === null ? -1 : all.indexOf(closest)],
    ...questionFeatures(prepared),
    ...answerFeatures(prepared, answer),
    option: option(prepared.text, answer.tokens),
    consensus: consensus(all),
    min_opposed: Math.min(1, ...valuesOf(all, "opposed")),
  };
  for (const name of bestOf) features[`max_${name}`] = Math.max(0, ...valuesOf(all, name));
  for (const name of meanOf) features[`mean_${name}`] = mean(valuesOf(all, name));
  for (const name of meanings.length > 0 ? nearestOf : []) {
    features[`max_${name}`] = Math.max(...meanings.map((one) => one[name] ?? 0));
  }
  return { features, closest };
}

const bestOf =
  "recall recallNew f1 dice lcsR bigram labelRecall exact localRecall relatedRecall softRecall".split(" ");
const nearestOf = "near_recall near_dice near_newRecall sense_all sense_new sense_rest".split(" ");
const meanOf = "f1 recall opposed turned".split(" ");

function valuesOf(all: readonly Compared[], name: string): number[] {
  return all.map(({ features }) => features[name] ?? 0);
}

function questionFeatures({ text, question, asked, references }: Prepared) {
  return {
    qWhy: /\bwhy\b/i.test(text) ? 1 : 0,
    qHow: /\bhow\b/i.test(text) ? 1 : 0,
    qWhat: /\bwhat\b/i.test(text) ? 1 : 0,
    qExplain: /\bexplain\b/i.test(text) ? 1 : 0,
    qDescribe: /\bdescribe\b/i.test(text) ? 1 : 0,
    questionLength: Math.log1p(question.length),
    askedLength: Math.log1p(asked.length),
    nRefs: Math.log1p(references.length),
    refLength: mean(references.map(({ tokens }) => Math.log1p(tokens.length))),
  };
}

function answerFeatures({ asked }: Prepared, { text, tokens, given }: AnswerText) {
  const content = tokens.filter(({ kind }) => kind !== "function");
  const own = tokens.filter(({ kind }, at) => kind !== "function" && given[at] !== true);
  const echoed = content.filter(({ stem }) => asked.some((word) => word.stem === stem));
  return {
    length: Math.log1p(tokens.length),
    contentLength: Math.log1p(content.length),
    newLength: Math.log1p(own.length),
    echo: content.length === 0 ? 1 : 1 - own.length / content.length,
    echoAsked: content.length === 0 ? 1 : echoed.length / content.length,
    wordLength: mean(content.map(({ word }) => word.length)),
    clauses: Math.log1p(tokens.at(-1)?.clause ?? 0),
    negators: Math.min(2, tokens.filter(({ turns }) => turns).length),
    hedge: /\b(?:know|sure|guess|idk|maybe|think)\b/i.test(text) ? 1 : 0,
    because: /\b(?:because|since|so|cause|cuz)\b/i.test(text) ? 1 : 0,
    conditional: /\b(?:if|when)\b/i.test(text) ? 1 : 0,
  };
}

/** The words that references share, the more of them the more they count. */
function consensus(all: readonly Compared[]): number {
  const words = new Map<string, { references: number; best: number; weight: number }>();
  for (const { found } of all) {
    const here = new Set<string>();
    for (const { wanted, likeness, turned, opposed } of found) {
      if (wanted.kind === "function" || here.has(wanted.stem)) continue;
      here.add(wanted.stem);
      const seen = words.get(wanted.stem) ?? { references: 0, best: 0, weight: wanted.weight };
      seen.references++;
      seen.best = Math.max(seen.best, turned || opposed ? 0 : likeness);
      words.set(wanted.stem, seen);
    }
  }
  const share = new Share();
  for (const { references, best, weight } of words.values()) {
    const counts = weight * (references / all.length) ** 2;
    share.add(counts, counts * best);
  }
  return share.ratio();
}

/** A question that shows the right choice in brackets, "(B. alum)": 1 where the answer names it, -1 another one. */
function option(question: string, tokens: readonly Token[]): number {
  const right = /\(([A-H])\.? [^)]*\)/.exec(question)?.[1]?.toLowerCase();
  const named = tokens.filter(({ kind }) => kind === "label").map(({ word }) => word);
  if (right === undefined || named.length === 0) return 0;
  return named.includes(right) ? 1 : -1;
}
