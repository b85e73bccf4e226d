import type { Table } from "../tables/table.ts";
import type { Source } from "./rating-set.ts";
import type { ReadSet } from "./rating-sets.ts";
import { ratingTable } from "./rating-table.ts";
import type { Rating } from "./read-ratings.ts";
import { scaleOf } from "./scale.ts";

export type UnblindedRating = Rating & { source: Source };

/** The ratings with where each lesson comes from: whoever has this table is not blind any more. */
export const unblindedTable: Table<UnblindedRating> = {
  name: "ratings-by-condition",
  about:
    "One row for what a rater said of one lesson by one criterion, with the condition it was written under.",
  columns: [
    ...ratingTable.columns,
    { name: "condition", about: "the condition", of: ({ source }) => source.condition ?? null },
    {
      name: "writer",
      about: "provider and model, of an eval run",
      of: ({ source }) => source.writer ?? null,
    },
    { name: "case", about: "the eval case", of: ({ source }) => source.case ?? null },
    { name: "run", about: "the eval run", of: ({ source }) => source.run ?? null },
    {
      name: "session",
      about: "the lesson's session; of a study's lesson nothing",
      of: ({ source }) => (source.study === undefined ? source.session : null),
    },
  ],
};

export function unblindedRows({ set, ratings }: Pick<ReadSet, "set" | "ratings">): UnblindedRating[] {
  const sources = new Map(set.items.map(({ item, source }) => [item, source]));
  const levels = new Map(set.codebook.map((code) => [code.criterion, scaleOf(code).level]));
  return ratings.flatMap((one) => {
    const source = sources.get(one.item);
    return source === undefined ? [] : [{ ...one, level: levels.get(one.criterion), source }];
  });
}
