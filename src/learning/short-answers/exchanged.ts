import { wordSet } from "../../text/languages/language.ts";
import { ofAll } from "../../text/languages/languages.ts";
import { foldWord } from "../../text/stem.ts";
import type { Token } from "../../words/tokens.ts";
import { isOpposite } from "../../words/word-match.ts";

/**
 * The reference's own words with two of them in each other's place: "the landlord pays the tenant" for "the tenant pays
 * the landlord", "ice is heavier than water" for its reverse. Null where that is not so, or where the order says
 * nothing: a list, a sentence turned to the passive, two things that are connected or alike.
 */
export function exchanged(
  reference: readonly Token[],
  answer: readonly Token[],
): { one: string; other: string } | null {
  const [wanted, given] = [steps(reference), steps(answer)];
  const [first, second] = shared(wanted, given);
  if (first.length < fewest || first.length < mostOf * Math.max(wanted.length, given.length)) return null;
  if (first.some(({ token }) => symmetric.has(token.stem))) return null;
  if (!sameRelations(wanted, given) || turnedTwice(wanted, given)) return null;
  return swapOf(first, second);
}

/** A word with meaning, or a small one that has a direction; with the article before it. */
interface Step {
  token: Token;
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

function steps(tokens: readonly Token[]): Step[] {
  const made: Step[] = [];
  let article = "";
  for (const token of tokens) {
    const relation = token.kind === "function";
    if (articles.has(token.word) && relation) article = token.word;
    else if (!relation || relations.has(token.word) || symmetric.has(token.stem) || token.turns) {
      made.push({ token, article, relation });
      article = "";
    } else article = "";
  }
  return made;
}

/** The steps that both have, each with its own partner, in the order of either text. */
function shared(wanted: readonly Step[], given: readonly Step[]): [Step[], Step[]] {
  return [inBoth(wanted, given), inBoth(given, wanted)];
}

function inBoth(steps: readonly Step[], others: readonly Step[]): Step[] {
  const left = new Map<string, number>();
  for (const { token } of others) left.set(token.root, (left.get(token.root) ?? 0) + 1);
  return steps.filter(({ token }) => {
    const count = left.get(token.root) ?? 0;
    left.set(token.root, count - 1);
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

/** "B is lower than A" for "A is higher than B": exchanged and opposite is the same again. */
function turnedTwice(wanted: readonly Step[], given: readonly Step[]): boolean {
  const lacking = (steps: readonly Step[], others: readonly Step[]) =>
    steps.filter(({ token }) => !others.some((other) => other.token.root === token.root));
  const added = lacking(given, wanted);
  return lacking(wanted, given).some((one) => added.some((other) => isOpposite(one.token, other.token)));
}

function swapOf(first: readonly Step[], second: readonly Step[]): { one: string; other: string } | null {
  const roots = (steps: readonly Step[]) => steps.map(({ token }) => token.root);
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
    step !== undefined &&
    second.some(({ token, article }) => token.root === step.token.root && article === step.article);
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
