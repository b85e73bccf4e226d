import { sentencesIn } from "../../../text/sentences.ts";
import { nearness } from "../../../words/nearness.ts";
import { type Token, tokensOf } from "../../../words/tokens.ts";
import { rarityOf, vectorOf } from "../../../words/word-vectors.ts";
import type { Outcome } from "../outcome.ts";
import { stemOf } from "../search-words.ts";
import { type Concepts, conceptsOf, worthOf } from "./concepts.ts";
import { otherLevelIn, withoutLevels } from "./levels-said.ts";
import { topicWords } from "./topic-words.ts";
import { turnedRound } from "./turned-round.ts";

/** What is wrong with what a line says of an outcome; the words of the line that show it. */
export type Misstated = { kind: "level" | "negated" | "other"; words: string };

/** `loose`: it also speaks of the lesson, so a word in common is enough. `topics`: what the lesson is about, judged elsewhere. */
export type Restating = { levels: readonly string[]; topics: readonly string[]; loose: boolean };

/** Measured on planted rewordings: `npx bun test tests/workspace/curriculum/fit` prints what it lets through. */
const faithful = 0.5;
/** The same where the outcome is in a language whose words we know nothing of. */
const unknownTongue = 0.3;
/** Words of unlike meaning keep some company too: from here on it says something. */
const company = 0.45;
const sameWord = 0.8;
/** "Explain", "compare", "way" are at home in every outcome: what they weigh where this one has them, and where not. */
const usualAndMet = 0.5;
const usualAndNot = 0.3;
/** A sentence of one such word says nothing of anything. */
const fewest = 2;

/**
 * Whether a line says of an outcome what the outcome says: in its own words, other forms of them, synonyms, or words of
 * the same company. A different claim, the same turned round by a "not", or another level is told; null where it holds.
 * Sentence by sentence, so that a true title does not cover for what follows.
 */
export function misstated(says: string, outcome: Outcome, about: Restating): Misstated | null {
  const level = otherLevelIn(says, outcome.level, about.levels);
  if (level !== null) return { kind: "level", words: level };
  const own = ownWordsOf(outcome);
  for (const sentence of sentencesOf(withoutLevels(says, about.levels))) {
    const words = turnedRound(sentence, own.tokens);
    if (words !== null) return { kind: "negated", words };
    if (!speaksOf(sentence, own, about)) return { kind: "other", words: sentence };
  }
  return null;
}

type Own = { tokens: Token[]; concepts: Concepts; known: boolean };

const kept = new WeakMap<Outcome, Own>();

function ownWordsOf(outcome: Outcome): Own {
  const before = kept.get(outcome);
  if (before !== undefined) return before;
  const { title, keywords, text, expectations, organiser } = outcome;
  const tokens = contentOf([title, ...keywords, text, ...expectations, organiser].join(" . "));
  const concepts = conceptsOf({ title, keywords, text, tasks: expectations, beside: [] });
  const known = tokens.filter(({ stem }) => vectorOf(stem) !== null).length >= tokens.length / 2;
  const made = { tokens, concepts, known };
  kept.set(outcome, made);
  return made;
}

function speaksOf(sentence: string, { tokens, concepts, known }: Own, { topics, loose }: Restating): boolean {
  const neutral = new Set(topics.flatMap((topic) => topicWords(topic)).map(({ stem }) => stem));
  const telling = new Map(topicWords(sentence.replace(/-/g, " ")).map(({ word, weak }) => [word, weak]));
  let met = 0;
  let all = 0;
  let count = 0;
  let shared = 0;
  for (const token of contentOf(sentence)) {
    const weak = telling.get(token.word);
    const near = weak === undefined ? 0 : nearest(token, tokens, concepts);
    if (weak === undefined || (near < sameWord && neutral.has(stemOf(token.word)))) continue;
    const usual = weak || isAsked(token.word);
    const weight = rarityOf(token.stem) * (!usual ? 1 : near >= sameWord ? usualAndMet : usualAndNot);
    met += weight * near;
    all += weight;
    if (!usual) count++;
    if (!usual && near >= sameWord) shared++;
  }
  if (count < (loose ? fewest : 1) || all === 0) return true;
  return shared > 0 && (loose || met / all >= (known ? faithful : unknownTongue));
}

function nearest(token: Token, own: readonly Token[], concepts: Concepts): number {
  const known = worthOf(stemOf(token.word), concepts.words) > 0 ? 0.9 : 0;
  const near = own.reduce((most, other) => Math.max(most, nearness(token, other)), known);
  return near < company ? 0 : near;
}

/** The words of a text that carry meaning; of "real-world" both. */
export function contentOf(text: string): Token[] {
  return tokensOf(text.replace(/(?<=\p{L})-(?=\p{L})/gu, " ")).filter(({ kind }) => kind === "content");
}

function sentencesOf(text: string): string[] {
  return sentencesIn(text, { semicolons: true, lines: true }).filter((sentence) => /\p{L}/u.test(sentence));
}

/** What outcomes ask of pupils, whatever they are about. */
const asked = new Set(
  `describe explain compare identify name list state tell say discuss justify evaluate analyse analyze judge weigh decide
  consider examine investigate show demonstrate present produce develop apply choose select suggest interpret outline
  summarise define recognise recall predict plan practise improve include including able skill skills confidence
  children main outcome learner pupil summary summaries prior focus link links linked cover covers covering core secondary
  primary supporting key statement addressed addresses meets met`.split(/\s+/),
);

function isAsked(word: string): boolean {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, "");
  return [word, bare, `${bare}e`, word.replace(/s$/, "")].some((form) => asked.has(form));
}
