import type { Token } from "./tokens.ts";
import { isOpposite, likeness } from "./word-match.ts";

/** Where one word of a reference is found in an answer. */
export interface Found {
  wanted: Token;
  /** The position of the closest word in the answer, or -1. */
  at: number;
  likeness: number;
  /** The answer says it of the same thing, but turned round: "not connected" for "connected". */
  turned: boolean;
  /** The answer has the opposite word instead: "open" for "closed". */
  opposed: boolean;
}

/** How alike the words of two texts are, worked out once and read in both directions. */
export class Likenesses {
  readonly #rows: number[][];

  constructor(one: readonly Token[], other: readonly Token[]) {
    this.#rows = one.map((word) => other.map((against) => likeness(word, against)));
  }

  of = (one: number, other: number): number => this.#rows[one]?.[other] ?? 0;
  back = (other: number, one: number): number => this.#rows[one]?.[other] ?? 0;
}

/** Each word of `wanted` in `given`; a word turned round twice ("not separate" for "connected") counts as found. */
export function align(
  wanted: readonly Token[],
  given: readonly Token[],
  alike: (wanted: number, given: number) => number = new Likenesses(wanted, given).of,
): Found[] {
  return wanted.map((word, at) => find(word, given, (other) => alike(at, other)));
}

export function find(wanted: Token, given: readonly Token[], alike: (given: number) => number): Found {
  let found: Found = { wanted, at: -1, likeness: 0, turned: false, opposed: false };
  for (const [at, word] of given.entries()) {
    const like = alike(at);
    if (like === 0 || like < found.likeness) continue;
    const turned = wanted.negated !== word.negated && wanted.kind === "content";
    if (like === found.likeness && (turned || !found.turned)) continue;
    found = { wanted, at, likeness: like, turned, opposed: false };
  }
  if (found.likeness >= 0.8 || wanted.kind === "number" || wanted.kind === "label") return found;
  return byOpposite(found, given);
}

function byOpposite(found: Found, given: readonly Token[]): Found {
  const { wanted } = found;
  let best = found;
  for (const [at, word] of given.entries()) {
    if (!isOpposite(wanted, word)) continue;
    if (wanted.negated !== word.negated) return { wanted, at, likeness: 0.75, turned: false, opposed: false };
    if (best.likeness === 0) best = { wanted, at, likeness: 0, turned: false, opposed: true };
  }
  return best;
}
