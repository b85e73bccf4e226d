import { describe, expect, test } from "bun:test";
import {
  type Answering,
  conversationRating,
  questionRating,
} from "../../../../src/learning/exercises/conversation/question-rating.ts";
import type { FsrsRating } from "../../../../src/learning/schedule.ts";

const atOnce: Answering = {
  verdict: "correct",
  kind: "typed",
  hints: 0,
  tries: 1,
  seconds: 4,
  hedged: false,
};

describe("one question (exercise-modalities §4.4)", () => {
  const cases: [string, Partial<Answering>, FsrsRating][] = [
    ["right at once", {}, 4],
    ["right at once, time not measured", { seconds: null }, 4],
    ["right, slowly", { seconds: 60 }, 3],
    ["a minute is not slow for an open question", { seconds: 60, kind: "open" }, 4],
    ["right, “I think”", { hedged: true }, 3],
    ["right at the second try, no hint", { tries: 2 }, 3],
    ["right with a hint", { hints: 1 }, 2],
    ["partly right", { verdict: "partial" }, 2],
    ["wrong after all hints", { verdict: "incorrect", hints: 4, tries: 6 }, 1],
  ];
  for (const [name, change, rating] of cases) {
    test(`${name}: ${rating}`, () => expect(questionRating({ ...atOnce, ...change })).toBe(rating));
  }
});

describe("several questions", () => {
  const cases: [FsrsRating[], FsrsRating][] = [
    [[4, 4, 4], 4],
    [[4, 4, 3], 4],
    [[4, 3], 3],
    [[4, 4, 4, 4, 2], 3],
    [[4, 4, 4, 4, 1], 3],
    [[4, 1], 2],
    [[2, 1], 1],
    [[1, 1, 1], 1],
    [[], 1],
  ];
  for (const [ratings, whole] of cases) {
    test(`${ratings.join(", ") || "none"}: ${whole}`, () => expect(conversationRating(ratings)).toBe(whole));
  }
});
