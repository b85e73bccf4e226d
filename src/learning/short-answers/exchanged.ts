import { wordSet } from "../../text/languages/language.ts";
import { ofAll } from "../../text/languages/languages.ts";
import { foldWord } from "../../text/stem.ts";
import type { Token } from "../../words/tokens.ts";
import { isOpposite } from "../../words/word-match.ts";
import { comparesOtherWay } from "./compared-other-way.ts";

/**
 * The reference's own words with two of them in each other's place: "the landlord pays the tenant" for "the tenant pays
 * the landlord", "ice is heavier than water" for its reverse. Null where that is not so, or where the order says
 * nothing: a list, a sentence turned to the passive, two things that are connected or alike.
 */
export function exchanged(
  reference: readonly Token[],
  answer: readonly Token[],
  language: string | null = null,
): { one: string; other: string } | null {
  const [wanted, given] = [steps(reference, language), steps(answer, language)];
  if (comparesOtherWay(reference, answer)) return null;
  const [first, second] = shared(wanted, given);
  if (first.length < fewest || first.length < mostOf * Math.max(wanted.length, given.length)) return null;
  if (first.some(({ token }) => symmetric.has(token.stem))) return null;
  if (!sameRelations(wanted, given) || saidAnotherWay(wanted, given)) return null;
  return swapOf(first, second);
}

/** A word with meaning, or a small one that has a direction; with the article before it. */
interface Step {
  token: Token;
  /** The same for the forms of one word. */
  root: string;
  article: string;
  /** A small word. */
  relation: boolean;
}

const fewest = 3;
/** So much of both texts has to be shared: with much else in it, a sentence may be built another way. */
const mostOf = 0.75;
const longestBlock = 3;

const relations = wordSet(
  `than before after until because from to into onto of by without for against over under above below if when
  als vor nach bis weil von zu aus in durch wenn daripada kepada oleh sebelum selepas kerana ke dari jika apabila
  que avant après de à vers par parce si quand antes después a hacia por desde porque cuando`,
);
const articles = ofAll((language) => language.articles);
/** What holds between two things whichever is named first. */
const symmetric = new Set(
  [
    ...wordSet(
      `and or with connect join link touch attach equal same differ different similar alike match meet marry near next beside
      opposite parallel perpendicular between adjacent together share both each apart separate gap distance mix combine
      relate react collide und oder mit gleich ähnlich verbunden zwischen dan atau dengan sama antara berhubung et ou avec égal entre
      même lié y con igual mismo conectado`,
    ),
  ].map((word) => foldWord(word).stem),
);

function steps(tokens: readonly Token[], language: string | null): Step[] {
  const made: Step[] = [];
  let article = "";
  for (const token of tokens) {
    const relation = token.kind === "function";
    if (articles.has(token.word) && relation) article = token.word;
    else if (!relation || relations.has(token.word) || symmetric.has(token.stem) || token.turns) {
      made.push({ token, root: relation ? token.word : rootOf(token, language), article, relation });
      article = "";
    } else article = "";
  }
  return made;
}

/** German bends its nouns: der Hase, den Hasen. */
function rootOf({ root }: Token, language: string | null): string {
  return language === "de" && root.length > 4 ? root.replace(/(?:e[nsmr]?|n|s)$/, "") : root;
}

/** The steps that both have, each with its own partner, in the order of either text. */
function shared(wanted: readonly Step[], given: readonly Step[]): [Step[], Step[]] {
  return [inBoth(wanted, given), inBoth(given, wanted)];
}

function inBoth(steps: readonly Step[], others: readonly Step[]): Step[] {
  const left = new Map<string, number>();
  for (const { root } of others) left.set(root, (left.get(root) ?? 0) + 1);
  return steps.filter(({ root }) => {
    const count = left.get(root) ?? 0;
    left.set(root, count - 1);
    return count > 0;
  });
}

/** As many "of", "by" and "than" in both: else one is built in another way, as a passive is. */
function sameRelations(wanted: readonly Step[], given: readonly Step[]): boolean {
  const list = (steps: readonly Step[]) =>
    steps
      .flatMap(({ token, relation }) => (relation ? [token.word] : []))
      .toSorted()
      .join(" ");
  return list(wanted) === list(given);
}

/** "B is lower than A" for "A is higher than B", "B sold it to A": with another word between them, the places say nothing. */
function saidAnotherWay(wanted: readonly Step[], given: readonly Step[]): boolean {
  const lacks = (steps: readonly Step[], others: readonly Step[]) =>
    steps.some(({ root, relation }) => !relation && !others.some((other) => other.root === root));
  return lacks(wanted, given) && lacks(given, wanted);
}

function swapOf(first: readonly Step[], second: readonly Step[]): { one: string; other: string } | null {
  const roots = (steps: readonly Step[]) => steps.map(({ root }) => root);
  const [a, b] = [roots(first), roots(second)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [from, to] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  for (let left = 1; left <= longestBlock; left++) {
    for (let right = 1; right <= longestBlock && left + right < from.length; right++) {
      const middle = from.slice(left, from.length - right);
      const turned = [...from.slice(-right), ...middle, ...from.slice(0, left)];
      if (turned.some((root, at) => root !== to[at])) continue;
      const one = first.slice(start, start + left);
      const other = first.slice(start + from.length - right, start + from.length);
      return isMeant(one, other, first, second) ? { one: said(one), other: said(other) } : null;
    }
  }
  return null;
}

function said(steps: readonly Step[]): string {
  return steps.map(({ token }) => token.word).join(" ");
}

function isMeant(
  one: readonly Step[],
  other: readonly Step[],
  first: readonly Step[],
  second: readonly Step[],
): boolean {
  if ([...one, ...other].every(({ relation }) => relation)) return false;
  // "Den Hund beißt der Mann": the article goes with its noun, and says who does what.
  const movedWith = (step: Step | undefined) =>
    step !== undefined && second.some(({ root, article }) => root === step.root && article === step.article);
  const inCase = [one[0], other[0]].some((step) => objects.has(step?.article ?? ""));
  if (inCase && movedWith(one[0]) && movedWith(other[0])) return false;
  // "When it rises, they fall" is "when it falls, they rise".
  const conditional = first.some(({ token, relation }) => relation && conditions.has(token.word));
  const [up, down] = [one.at(-1)?.token, other.at(-1)?.token];
  return !(conditional && up !== undefined && down !== undefined && isOpposite(up, down));
}

/** Articles of what something is done to. */
const objects = wordSet("den dem einen einem");
const conditions = wordSet("if when wenn jika apabila si quand cuando");
