import type { Reply, Settled } from "./conversation-record.ts";
import { isSure } from "./judged.ts";

/**
 * What an earlier reply is still worth when a question ends without a better one: a part that was right stays half
 * right (exercise-modalities §4.4), whatever was tried after it. Null: no reply was right in any part.
 */
export function halfRight(replies: readonly Reply[]): Settled | null {
  const best = replies.findLast(({ verdict }) => verdict !== "incorrect");
  if (best === undefined) return null;
  return {
    verdict: "partial",
    score: 0.5,
    confidence: best.confidence,
    rating: 2,
    by: isSure(best) ? "code" : "unrated",
    reason: "",
  };
}
