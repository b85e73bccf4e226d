import { wordSet } from "../../text/languages/language.ts";
import type { Token } from "../../words/tokens.ts";

/**
 * The word that is said to be more where the reference says less: "ice is denser than water" for "ice is less dense".
 * Null where nothing is, or where what is compared changed places too, which is the same again.
 */
export function comparedOtherWay(reference: readonly Token[], answer: readonly Token[]): string | null {
  const [wanted, given] = [directions(reference), directions(answer)];
  for (const [root, way] of wanted) {
    const other = given.get(root);
    if (other === undefined || other.more === way.more || other.denied !== way.denied) continue;
    const [first, second] = [subjectOf(reference, root), subjectOf(answer, root)];
    return first !== undefined && first === second ? way.word : null;
  }
  return null;
}

/** Whether anything is more in the one and less in the other, whatever it is compared with. */
export function comparesOtherWay(reference: readonly Token[], answer: readonly Token[]): boolean {
  const given = directions(answer);
  return [...directions(reference)].some(([root, way]) => {
    const other = given.get(root);
    return other !== undefined && other.more !== way.more;
  });
}

const more = wordSet("more mehr lebih plus más");
const less = wordSet("less weniger kurang moins menos");
const than = wordSet("than als daripada que");

interface Way {
  more: boolean;
  word: string;
  denied: boolean;
}

/** By the root of what is compared: whether it is more of it or less. */
function directions(tokens: readonly Token[]): Map<string, Way> {
  const found = new Map<string, Way | null>();
  const compares = tokens.some(({ word }) => than.has(word));
  for (const [at, { kind, word, stem, root, negated }] of tokens.entries()) {
    if (kind !== "content" || more.has(word) || less.has(word)) continue;
    const before = tokens[at - 1]?.word ?? "";
    const ending = compares && /er$/.test(word) && root !== stem;
    if (!ending && !more.has(before) && !less.has(before)) continue;
    const known = found.get(root);
    // "X is more, Y is less": said of each, it is no comparison of one with the other.
    if (known?.more === less.has(before)) found.set(root, null);
    else if (known === undefined) found.set(root, { more: !less.has(before), word, denied: negated });
  }
  return new Map([...found].flatMap(([root, one]) => (one === null ? [] : [[root, one] as const])));
}

/** What is compared: the first word with meaning that comes before the comparison. */
function subjectOf(tokens: readonly Token[], root: string): string | undefined {
  const at = tokens.findIndex((token) => token.root === root);
  return tokens
    .slice(0, at)
    .find(({ kind, word }) => kind !== "function" && !less.has(word) && !more.has(word))?.root;
}
