import { type Token, tokensOf } from "../../words/tokens.ts";
import { likeness } from "../../words/word-match.ts";
import { align, type Found, Likenesses } from "./align.ts";
import { WordRows } from "./word-rows.ts";

export interface Coverage {
  covered: boolean;
  /** 0 to 1: how much of the idea's meaning its best passage has. */
  score: number;
  /** The passage of the text, as it was written; empty where nothing comes near. */
  quote: string;
}

/** Which sentence of a text, or two in a row, says an idea. Words of the same meaning count; a denial does not. */
export function coverage(idea: string, text: string): Coverage {
  const wanted = tokensOf(idea);
  const whole = meaning(wanted);
  const rows = new WordRows(wanted, likeness);
  let best: Coverage = { covered: false, score: 0, quote: "" };
  if (whole === 0) return best;
  for (const quote of passagesOf(text)) {
    const given = tokensOf(quote);
    const score = said(align(wanted, given, new Likenesses(rows, given).of)) / whole;
    if (score > best.score + (quote.length > best.quote.length ? longerMustGain : 0)) {
      best = { covered: score >= enough, score: Math.min(1, score), quote };
    }
  }
  return best;
}

/** Found at two thirds of its meaning, an idea is there in the learner's own words. */
const enough = 0.62;
/** Two sentences are quoted only where the second one adds something. */
const longerMustGain = 0.08;

function meaning(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { weight, kind }) => sum + (kind === "function" ? 0 : weight), 0);
}

function said(found: readonly Found[]): number {
  let sum = 0;
  for (const { wanted, likeness, turned, opposed } of found) {
    if (wanted.kind === "function") continue;
    if (opposed || turned) sum -= 0.5 * wanted.weight;
    else sum += likeness * wanted.weight;
  }
  return Math.max(0, sum);
}

function passagesOf(text: string): string[] {
  const sentences = sentencesOf(text);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  return [...sentences, ...pairs];
}

/** Sentences by their punctuation and by lines; a point inside a number or after one letter ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[^\s.\p{Lu}][.!?…]["')\]”’]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}
