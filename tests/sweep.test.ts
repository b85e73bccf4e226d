import { expect, test } from "bun:test";
import { swept, times } from "./sweep.ts";

test("a sample is the same every time, evenly spread, and never larger than what there is", () => {
  const cases = Array.from({ length: 100 }, (_, at) => at);
  const isWhole = process.env.TEACHER_ASSIST_SWEEPS === "whole";
  expect(swept(cases, 4)).toEqual(isWhole ? cases : [0, 25, 50, 75]);
  expect(swept([1, 2], 4)).toEqual([1, 2]);
  expect(times(2, 50)).toBe(isWhole ? 50 : 2);
});
