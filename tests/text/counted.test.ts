import { expect, test } from "bun:test";
import { counted } from "../../src/text/counted.ts";

test("one of something is named as one, and none as many", () => {
  expect([0, 1, 2].map((number) => counted(number, "concept", "concepts"))).toEqual([
    "0 concepts",
    "1 concept",
    "2 concepts",
  ]);
});
