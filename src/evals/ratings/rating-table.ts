import type { Table } from "../tables/table.ts";
import type { Rating } from "./read-ratings.ts";

/** As `readRatings` reads it back. */
export const ratingTable: Table<Rating> = {
  name: "ratings",
  about: "One row for what a rater said of one lesson by one criterion.",
  columns: [
    { name: "item", about: "the lesson's code", of: ({ item }) => item },
    { name: "criterion", about: "the criterion of the codebook", of: ({ criterion }) => criterion },
    { name: "rater", about: "the rater's id", of: ({ rater }) => rater },
    { name: "score", about: "the score", of: ({ score }) => score },
    {
      name: "level",
      about: "what the criterion's scores are: nominal (names), ordinal (steps in an order) or interval",
      of: ({ level }) => level ?? null,
    },
  ],
};
