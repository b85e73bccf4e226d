import type { Token } from "../../words/tokens.ts";
import { isOpposite } from "../../words/word-match.ts";
import type { WordRows } from "./word-rows.ts";

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

/** How alike the words of a reference and an answer are, worked out once and read in both directions. */
export class Likenesses {
  readonly #rows: readonly (readonly number[])[];

  constructor(reference: WordRows, answer: readonly Token[]) {
    this.#rows = answer.map((word) => reference.of(word));
  }

  of = (reference: number, answer: number): number => this.#rows[answer]?.[reference] ?? 0;
  back = (answer: number, reference: number): number => this.#rows[answer]?.[reference] ?? 0;
  /** Whether the reference has this very word of the answer, as often as the answer has it up to there. */
  isTaken = (answer: number): boolean => isTaken(this.#rows[answer]?.length ?? 0, this.of, answer);
}

function isTaken(length: number, alike: (wanted: number, given: number) => number, given: number): boolean {
  let [times, before, first] = [0, 0, -1];
  for (let at = 0; at < length; at++) {
    if (alike(at, given) !== 1) continue;
    times++;
    if (first < 0) first = at;
  }
  for (let other = 0; times > 0 && other < given; other++) if (alike(first, other) === 1) before++;
  return before < times;
}

/** Each word of `wanted` in `given`; a word turned round twice ("not separate" for "connected") counts as found. */
export function align(
  wanted: readonly Token[],
  given: readonly Token[],
  alike: (wanted: number, given: number) => number,
): Found[] {
  const taken = (other: number) => isTaken(wanted.length, alike, other);
  return wanted.map((word, at) => find(word, given, (other) => alike(at, other), taken));
}

/** `taken`: whether a word of the answer is itself a word of the reference, and so no opposite of another one in it. */
export function find(
  wanted: Token,
  given: readonly Token[],
  alike: (given: number) => number,
  taken: (given: number) => boolean,
): Found {
  let found: Found = { wanted, at: -1, likeness: 0, turned: false, opposed: false };
  for (const [at, word] of given.entries()) {
    const like = alike(at);
    if (like === 0 || like < found.likeness) continue;
    const turned = wanted.negated !== word.negated && wanted.kind === "content";
    if (like === found.likeness && (turned || !found.turned)) continue;
    found = { wanted, at, likeness: like, turned, opposed: false };
  }
  if (found.likeness >= 0.9 || wanted.kind === "number" || wanted.kind === "label") return found;
  return byOpposite(found, given, taken);
}

/** The opposite of a word says more than a loose synonym elsewhere in the answer. */
function byOpposite(found: Found, given: readonly Token[], taken: (given: number) => boolean): Found {
  const { wanted } = found;
  let best = found;
  for (const [at, word] of given.entries()) {
    if (!isOpposite(wanted, word) || (taken(at) && wanted.negated === word.negated)) continue;
    if (wanted.negated !== word.negated) return { wanted, at, likeness: 0.75, turned: false, opposed: false };
    best = { wanted, at, likeness: 0, turned: false, opposed: true };
  }
  return best;
}
