import { nearness } from "../../../words/nearness.ts";
import { type Token, tokensOf } from "../../../words/tokens.ts";
import { isOpposite } from "../../../words/word-match.ts";
import type { Course } from "../../course.ts";
import { sentencesOf } from "../../short-answers/coverage.ts";
import { isOwnView } from "./own-view.ts";

/** A statement that the course calls false, and why it is. */
export type KnownMistake = { statement: string; why: string };

/** One that the learner states: with their own words for it. */
export type StatedMistake = KnownMistake & { quote: string; likeness: number };

/** A sentence that is nearer to what the course says itself than to what it calls false is no mistake. */
export type Known = { mistakes: readonly (KnownMistake & { claim: Claim })[]; truths: readonly Claim[] };

/**
 * The mistakes that a text states as its own view, each once, with the sentence that says it. To say one wrongly of
 * somebody costs more than to miss one: nearly all of it must be there and little else, the same way round, neither
 * denied nor told as somebody else's, and nearer to the false statement than to anything the course says itself.
 */
export function statedMistakes(text: string, { mistakes, truths }: Known): StatedMistake[] {
  const sentences = sentencesOf(text);
  const own = sentences.filter((sentence, at) => isOwnView(sentence, sentences[at + 1] ?? ""));
  const found = own.flatMap((quote) => {
    const tokens = tokensOf(quote);
    const passages = passagesOf(tokens);
    const words = new Set(tokens.flatMap(keysOf));
    const near = mistakes.filter(({ claim }) => sharesWords(claim, words));
    const scored = near.map(({ statement, why, claim }) => ({
      statement,
      why,
      quote,
      likeness: isOnCondition(claim, tokens)
        ? 0
        : Math.max(0, ...passages.map((passage) => states(claim, passage))),
    }));
    const best = scored.toSorted((a, b) => b.likeness - a.likeness)[0];
    if (best === undefined || best.likeness < enough) return [];
    const isTrue = truths.some(
      (truth) =>
        sharesWords(truth, words) &&
        passages.some((passage) => likenessOf(truth, passage).both >= best.likeness),
    );
    return isTrue ? [] : [best];
  });
  return onceEach(found);
}

/** What a course holds to be false, and what it says itself, read once for all the texts. */
export function knownOf(course: Course): Known {
  const before = known.get(course);
  if (before !== undefined) return before;
  const all = [...course.items.values()];
  const mistakes = all.flatMap(({ facts }) => facts.filter(({ truth }) => !truth));
  const truths = all.flatMap(({ teach, facts, definitions, questions }) => [
    ...sentencesOf(teach.explanation),
    ...facts.flatMap(({ statement, truth, why }) => [...(truth ? [statement] : []), ...sentencesOf(why)]),
    ...definitions.map(({ term, definition }) => `${term} is ${definition}`),
    ...questions.flatMap(({ references, points }) => [...references.flatMap(sentencesOf), ...points]),
  ]);
  const made: Known = {
    mistakes: mistakes
      .filter(({ statement }) => !isFormula(statement))
      .map(({ statement, why }) => ({ statement, why, claim: claimOf(statement) }))
      .filter(({ claim }) => claim.words.length >= wholeThought),
    truths: truths.map(claimOf),
  };
  known.set(course, made);
  return made;
}

const known = new WeakMap<Course, Known>();

/** A sum or a line of code is not told in prose, and its figures are all that is wrong with it. */
function isFormula(statement: string): boolean {
  return /[=+*^×÷<>[\]]|\w\(\S|\d\/\d/.test(statement);
}

/** Of the statement and of the passage, taken together. */
const enough = 0.78;
const mostOfTheStatement = 0.75;

type Claim = { tokens: Token[]; words: Token[]; turned: number };

function claimOf(text: string): Claim {
  const tokens = tokensOf(text);
  // The figures of an example ("a p-value of 0.03") are others in another's text.
  const words = tokens.filter(({ kind, turns }) => kind === "content" && !turns);
  return { tokens, words, turned: tokens.filter(isTurning).length };
}

/** So many words with meaning make a thought that can be told again in other words. */
const wholeThought = 3;

/** What two words that mean the same have in common. */
function keysOf({ stem, root, groups }: Token): string[] {
  return [stem, root, ...groups.map(String)];
}

/** Not worth comparing word by word where hardly one is the same. */
function sharesWords({ words }: Claim, given: ReadonlySet<string>): boolean {
  const shared = words.filter((word) => keysOf(word).some((key) => given.has(key)));
  return shared.length >= 0.4 * words.length;
}

/** "Failing to reject" is not rejecting; "without a reason" turns nothing but the reason. */
function isTurning({ turns, word, stem }: Token): boolean {
  return (turns && word !== "without") || stem === "fail" || stem === "lack";
}

/** What holds on a condition, or sometimes, is not what the course calls false. */
function isOnCondition({ tokens: claimed }: Claim, tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => conditions.has(word) && !claimed.some((one) => one.word === word));
}

function isHedged({ tokens: claimed }: Claim, passage: readonly Token[]): boolean {
  return passage.some(({ word }) => hedging.has(word) && !claimed.some((one) => one.word === word));
}

const conditions = new Set("if unless depends depending".split(" "));
const hedging = new Set(
  "may might sometimes often usually mostly seldom rarely perhaps probably likely would partly".split(" "),
);

/** Words without which a statement is another one. */
const telling: readonly ReadonlySet<string>[] = [
  new Set(["same", "identical", "alike", "equal", "similar"]),
  new Set(["than"]),
];

type Likeness = { recall: number; both: number; places: (number | null)[] };

function states(claim: Claim, passage: readonly Token[]): number {
  const { recall, both, places } = likenessOf(claim, passage);
  if (recall < mostOfTheStatement || isHedged(claim, passage)) return 0;
  if (claim.turned % 2 !== passage.filter(isTurning).length % 2) return 0;
  const isTurnedRound = claim.words.some(
    (word, at) => places[at] === null && passage.some((one) => isOpposite(word, one)),
  );
  if (isTurnedRound || telling.some((group) => hasOne(claim.tokens, group) && !hasOne(passage, group)))
    return 0;
  return isOrdered(claim, passage, places) ? both : 0;
}

function hasOne(tokens: readonly Token[], group: ReadonlySet<string>): boolean {
  return tokens.some(({ word }) => group.has(word));
}

function likenessOf({ words }: Claim, passage: readonly Token[]): Likeness {
  const given = passage.filter(({ kind, turns }) => kind === "content" && !turns);
  const places = words.map((word) => {
    const near = passage.map((one) => alike(word, one));
    const most = Math.max(0, ...near);
    return most === 0 ? null : near.indexOf(most);
  });
  const recall = share(words, (word, at) => {
    const place = places[at];
    const token = place === null || place === undefined ? undefined : passage[place];
    return token === undefined ? 0 : alike(word, token);
  });
  const precision = share(given, (token) => Math.max(0, ...words.map((word) => alike(word, token))));
  return {
    recall,
    both: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision),
    places,
  };
}

function share(words: readonly Token[], found: (word: Token, at: number) => number): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : words.reduce((sum, word, at) => sum + word.weight * found(word, at), 0) / all;
}

/** Words that merely keep the same company say nothing here. */
function alike(one: Token, other: Token): number {
  const near = nearness(one, other);
  return near >= 0.55 ? near : 0;
}

/** What stands before and after "than" stands on the same sides. */
function isOrdered({ tokens, words }: Claim, passage: readonly Token[], places: Likeness["places"]): boolean {
  const than = tokens.findIndex(({ word }) => word === "than");
  const here = passage.findIndex(({ word }) => word === "than");
  if (than === -1 || here === -1) return than === here;
  return words.every((word, at) => {
    const place = places[at];
    return place === null || place === undefined || tokens.indexOf(word) < than === place < here;
  });
}

/** The sentence, and every run of its clauses: a statement may stand in the middle of a longer one. */
function passagesOf(tokens: readonly Token[]): Token[][] {
  const last = tokens.at(-1)?.segment ?? 0;
  const runs: Token[][] = [];
  for (let from = 0; from <= last; from++) {
    for (let to = from; to <= Math.min(last, from + mostClauses); to++) {
      runs.push(tokens.filter(({ segment }) => segment >= from && segment <= to));
    }
  }
  return runs;
}

const mostClauses = 3;

/** Two statements of the course may be about one sentence, two sentences about one statement: each is named once. */
function onceEach(found: readonly StatedMistake[]): StatedMistake[] {
  const ordered = found.toSorted((a, b) => b.likeness - a.likeness);
  return ordered.filter(
    (one, at) => ordered.findIndex(({ statement }) => statement === one.statement) === at,
  );
}
