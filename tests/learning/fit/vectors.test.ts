import { describe, expect, test } from "bun:test";
import { type FsrsRating, schedule } from "../../../src/learning/schedule.ts";

/**
 * Figures of other implementations, to the last digit they give: py-fsrs, tests/test_basic.py (`test_review_card`, FSRS-6
 * defaults, no fuzz); fsrs-rs, src/inference.rs (memory state), both also in ts-fsrs, packages/fsrs/__tests__/FSRS-6.test.ts.
 */
describe("our schedule gives the reference implementation's figures", () => {
  const start = new Date("2022-11-29T12:30:00Z");
  // Noon there and here is one day, so a learner's own days change nothing for one who studies at noon.
  test.each(["UTC", "Asia/Kuala_Lumpur", "America/Phoenix"])("intervals in days, in %s", (zone) => {
    const fsrs = schedule(zone);
    let card = fsrs.fresh(start);
    let at = start;
    const ratings: FsrsRating[] = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3];
    const days = ratings.map((rating) => {
      card = fsrs.review(card, rating, at).card;
      at = new Date(card.due);
      return card.scheduled_days;
    });
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  test("stability and difficulty after a lapse and five Goods", () => {
    const fsrs = schedule("UTC");
    let card = fsrs.fresh(start);
    let at = start.getTime();
    const reviews: [FsrsRating, number][] = [
      [1, 0],
      [3, 0],
      [3, 1],
      [3, 3],
      [3, 8],
      [3, 21],
    ];
    for (const [rating, days] of reviews) {
      at += days * 86_400_000;
      card = fsrs.review(card, rating, new Date(at)).card;
    }
    expect(card.stability).toBeCloseTo(53.62691, 4);
    expect(card.difficulty).toBeCloseTo(6.3574867, 4);
  });

  test("the first review, by rating", () => {
    const fsrs = schedule("UTC");
    const first = ([1, 2, 3, 4] as const).map((rating) => fsrs.review(fsrs.fresh(start), rating, start).card);
    expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
    expect(first.map(({ difficulty }) => difficulty)).toEqual([6.4133, 5.11217071, 2.11810397, 1]);
    expect(first.map(({ scheduled_days }) => scheduled_days)).toEqual([0, 0, 0, 8]);
  });
});
