import type { Token } from "../../words/tokens.ts";
import { and } from "./named-in-part.ts";

/**
 * What goes with what is exchanged between the parts of an answer: "the sample is everybody, the population is who was
 * studied"; "mean 7, median 8" for "mean 8, median 7". Null where each thing stands with its own.
 */
export function mispaired(
  reference: readonly Token[],
  answer: readonly Token[],
): { one: string; other: string } | null {
  return numbersExchanged(reference, answer) ?? partsMixed(reference, answer);
}

/** Each figure with the word it is said of: the nearest before it in its part. */
function figures(tokens: readonly Token[]): { of: Token; value: string }[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== "number") return [];
    const here = (other: Token) => other.segment === token.segment && other.kind === "content";
    const of = tokens.slice(0, at).findLast(here);
    return of === undefined ? [] : [{ of, value: token.word }];
  });
}

function numbersExchanged(reference: readonly Token[], answer: readonly Token[]) {
  const wanted = figures(reference);
  const given = figures(answer);
  if (wanted.length < 2 || !eachOnce(wanted) || !eachOnce(given)) return null;
  for (const { of, value } of given) {
    const own = wanted.find((pair) => pair.of.root === of.root);
    if (own === undefined || own.value === value) continue;
    const others = wanted.find((pair) => pair.value === value && pair.of.root !== of.root);
    if (others !== undefined) return { one: own.of.word, other: others.of.word };
  }
  return null;
}

/** Two figures of one thing, "terminals 1 and 2", are names and not measures. */
function eachOnce(pairs: readonly { of: Token }[]): boolean {
  return new Set(pairs.map(({ of }) => of.root)).size === pairs.length;
}

/**
 * Words that stand in one part of the reference alone. Where two parts of the answer each have words of both, and both
 * texts have the same words, they were exchanged.
 */
function partsMixed(reference: readonly Token[], answer: readonly Token[]) {
  const home = singleParts(reference);
  const here = singleParts(answer);
  const both = [...home.keys()].filter((root) => here.has(root));
  if (both.length < fewest || both.length < mostOf * Math.max(home.size, here.size)) return null;
  const parts = Map.groupBy(both, (root) => here.get(root)?.segment ?? -1);
  const mixed = [...parts.values()].filter(
    (roots) => new Set(roots.map((root) => home.get(root)?.segment)).size > 1,
  );
  if (parts.size < 2 || mixed.length < 2 || listsInOtherOrder(reference, answer)) return null;
  const [first = [], second = []] = mixed;
  const homes = (roots: readonly string[]) => new Set(roots.map((root) => home.get(root)?.segment));
  if (![...homes(first)].every((segment) => homes(second).has(segment))) return null;
  // Each of the two homes has a word in both parts: the first of each part is what it speaks of.
  const [one, other] = [home.get(first[0] ?? ""), home.get(second[0] ?? "")];
  return one === undefined || other === undefined ? null : { one: one.token.word, other: other.token.word };
}

/** "B and A" for "A and B". */
function listsInOtherOrder(reference: readonly Token[], answer: readonly Token[]): boolean {
  const turned = new Set(joined(answer).map(([before, after]) => `${after} ${before}`));
  return joined(reference).some(([before, after]) => turned.has(`${before} ${after}`));
}

function joined(tokens: readonly Token[]): [string, string][] {
  return tokens.flatMap(({ word }, at): [string, string][] => {
    const [before, after] = [tokens[at - 1]?.root, tokens[at + 1]?.root];
    return and.has(word) && before !== undefined && after !== undefined ? [[before, after]] : [];
  });
}

const fewest = 4;
const mostOf = 0.7;

/** Each word with meaning that stands in one part only, by its root. */
function singleParts(tokens: readonly Token[]): Map<string, { token: Token; segment: number }> {
  const found = new Map<string, { token: Token; segment: number } | null>();
  for (const token of tokens) {
    if (token.kind === "function") continue;
    const known = found.get(token.root);
    if (known === undefined) found.set(token.root, { token, segment: token.segment });
    else if (known !== null && known.segment !== token.segment) found.set(token.root, null);
  }
  return new Map([...found].flatMap(([root, one]) => (one === null ? [] : [[root, one] as const])));
}
