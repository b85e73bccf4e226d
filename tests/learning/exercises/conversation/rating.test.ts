import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { worksheetRating } from "../../../../src/learning/answers/worksheet-rating.ts";
import {
  type Answering,
  conversationRating,
  questionRating,
  type Rated,
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

/** A question of each rating, with the points and hints that such a question usually has. */
const usual: Readonly<Record<FsrsRating, Rated>> = {
  4: { rating: 4, score: 1, hints: 0 },
  3: { rating: 3, score: 1, hints: 0 },
  2: { rating: 2, score: 0.5, hints: 0 },
  1: { rating: 1, score: 0, hints: 4 },
};
const withHint: Rated = { rating: 2, score: 1, hints: 1 };

describe("several questions, in a worksheet's bands (decision 20)", () => {
  const cases: [FsrsRating[], FsrsRating][] = [
    [[4, 4, 4], 4],
    [[4, 4, 3], 4],
    [[4, 3], 3],
    [[4, 4, 4, 4, 2], 3],
    [[4, 4, 4, 4, 1], 3],
    [[4, 4, 4, 1, 1], 2],
    [[4, 4, 1, 1, 1], 1],
    [[4, 1, 1, 1, 1], 1],
    [[4, 1], 2],
    [[2, 2, 2], 2],
    [[2, 1], 1],
    [[1, 1, 1], 1],
    [[], 1],
  ];
  for (const [ratings, whole] of cases) {
    test(`${ratings.join(", ") || "none"}: ${whole}`, () =>
      expect(conversationRating(ratings.map((one) => usual[one]))).toBe(whole));
  }

  test("a hint that helped lowers it by one, and all with hints is Hard", () => {
    expect(conversationRating([usual[4], usual[4], usual[4], usual[4], withHint])).toBe(3);
    expect(conversationRating([usual[4], usual[4], usual[4], withHint, usual[1]])).toBe(2);
    expect(conversationRating([withHint, withHint])).toBe(2);
  });

  test("it is never better than a worksheet with the same points, nor than the mean of its questions", () => {
    const answers = fc.array(fc.constantFrom(usual[4], usual[3], usual[2], usual[1], withHint), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(answers, (asked) => {
        const count = (score: number) => asked.filter((one) => one.score === score).length;
        const rating = conversationRating(asked);
        const total = asked.length;
        const sheet = worksheetRating({ correct: count(1), partial: count(0.5), total, hintUsed: false });
        expect(rating).toBeLessThanOrEqual(sheet);
        const mean = asked.reduce((sum, one) => sum + one.rating, 0) / total;
        expect(rating).toBeLessThanOrEqual(Math.max(1, Math.round(mean)));
      }),
    );
  });
});
