import type { Token } from "./tokens.ts";
import { isOpposite, likeness } from "./word-match.ts";
import { cosine, vectorOf } from "./word-vectors.ts";

/** As `likeness`, and for words that it finds unrelated, how often they keep the same company: 0 to 1. */
export function nearness(one: Token, other: Token): number {
  const like = likeness(one, other);
  if (like > 0 || one.kind !== "content" || other.kind !== "content" || isOpposite(one, other)) return like;
  const [here, there] = [vectorOf(one.stem), vectorOf(other.stem)];
  return here === null || there === null ? 0 : Math.max(0, cosine(here, there)) * most;
}

/** A word of the same company is at best as good as a loose form of the same word. */
const most = 0.9;
