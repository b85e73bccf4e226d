import { expect, test } from "bun:test";
import { worksheetRating } from "../../../src/learning/answers/worksheet-rating.ts";

test("a worksheet's rating follows decision 20", () => {
  for (const [correct, partial, total, hintUsed, rating] of [
    [20, 0, 20, false, 4],
    [19, 0, 20, false, 4],
    [18, 2, 20, false, 4],
    [18, 1, 20, false, 3],
    [15, 0, 20, false, 3],
    [14, 2, 20, false, 3],
    [14, 1, 20, false, 2],
    [10, 0, 20, false, 2],
    [0, 20, 20, false, 2],
    [9, 1, 20, false, 1],
    [0, 0, 20, false, 1],
    [0, 0, 0, false, 1],
    [20, 0, 20, true, 3],
    [15, 0, 20, true, 2],
    [10, 0, 20, true, 1],
    [0, 0, 20, true, 1],
  ] as const) {
    expect(worksheetRating({ correct, partial, total, hintUsed })).toBe(rating);
  }
});
