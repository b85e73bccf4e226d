import type { Level } from "../statistics/alpha.ts";
import type { Code } from "./rating-set.ts";
import type { Rating } from "./read-ratings.ts";

/** A criterion with the level at which its scores are read: one for one scale, wherever it is asked. */
export type Scale = { criterion: string; level: Level };

/** As a codebook has it. */
export function scaleOf({ criterion, level, anchors }: Code): Scale {
  return { criterion, level: level ?? levelOf(anchors.map(({ score }) => score)) };
}

/** As a file of ratings has them, in the order in which they were first rated: what it says of a level, else by the scores that were given. */
export function scalesIn(ratings: readonly Rating[]): Scale[] {
  return Array.from(
    Map.groupBy(ratings, ({ criterion }) => criterion),
    ([criterion, own]) => ({
      criterion,
      level: own.find(({ level }) => level !== undefined)?.level ?? levelOf(own.map(({ score }) => score)),
    }),
  );
}

/** Of two scores it makes no difference: nominal and ordinal come to the same. */
function levelOf(scores: readonly number[]): Level {
  return new Set(scores).size > 2 ? "ordinal" : "nominal";
}
