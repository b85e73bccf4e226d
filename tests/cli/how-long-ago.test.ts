import { expect, test } from "bun:test";
import { howLongAgo } from "../../src/cli/how-long-ago.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [-5 * minute, "just now"],
  [0, "just now"],
  [59_999, "just now"],
  [minute, "1 minute ago"],
  [59.9 * minute, "59 minutes ago"],
  [60 * minute, "1 hour ago"],
  [35.9 * 60 * minute, "35 hours ago"],
  [36 * 60 * minute, "1 day ago"],
  [59 * day, "59 days ago"],
  [60 * day, "1 month ago"],
  [62 * day, "2 months ago"],
  [700 * day, "22 months ago"],
  [740 * day, "2 years ago"],
])("%d ms are told as %s", (ms, said) => {
  expect(howLongAgo(ms)).toBe(said);
});
