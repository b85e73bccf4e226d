import { describe, expect, test } from "bun:test";
import { chanceFrom } from "../../../src/chance.ts";
import { calibrate } from "../../../src/evals/ratings/agreement-of.ts";
import { type Rating, readRatings } from "../../../src/evals/ratings/read-ratings.ts";

/** Forty lessons with a length and a place; two people who see what is there, with a slip now and then. */
function rated(
  judge: (lesson: { good: boolean; long: boolean; first: boolean; own: boolean }) => number,
): Rating[] {
  const chance = chanceFrom(5);
  return Array.from({ length: 40 }, (_, at) => {
    const lesson = {
      good: chance.next() < 0.5,
      long: chance.next() < 0.5,
      first: at % 2 === 0,
      own: chance.next() < 0.5,
    };
    const person = (rater: string) => {
      const slip = chance.next() < 0.05;
      return { item: `l${at}`, criterion: "clear", rater, score: Number(lesson.good !== slip) };
    };
    return [
      person("p1"),
      person("p2"),
      { item: `l${at}`, criterion: "clear", rater: "judge", score: judge(lesson) },
    ];
  }).flat();
}

describe("a judge is held against people", () => {
  test("one that sees what they see is calibrated", () => {
    const [clear] = calibrate(
      rated(({ good }) => Number(good)),
      "judge",
    );
    expect(clear?.isCalibrated).toBe(true);
    expect(clear?.kappa?.value).toBeGreaterThan(0.8);
    expect(clear?.people?.value).toBeGreaterThan(0.6);
  });

  test.each([
    ["the longer text", ({ long }: { long: boolean }) => Number(long)],
    ["whatever comes first", ({ first }: { first: boolean }) => Number(first)],
    ["what its own model wrote", ({ own }: { own: boolean }) => Number(own)],
    ["everything", () => 1],
  ])("one that likes %s is caught: advisory, however often it agrees by chance", (_, judge) => {
    const [clear] = calibrate(rated(judge), "judge");
    expect(clear?.isCalibrated).toBe(false);
    expect(clear?.kappa?.value).toBeLessThan(0.4);
    expect(clear?.exact?.value).toBeGreaterThan(0.2);
  });

  test("nothing rated by both says nothing, and is not calibrated", () => {
    const [clear] = calibrate([{ item: "a", criterion: "clear", rater: "p1", score: 1 }], "judge");
    expect([clear?.kappa, clear?.isCalibrated]).toEqual([null, false]);
  });
});

describe("a file of ratings with gaps and strangers in it", () => {
  test("what can be read is, and each other line is named", () => {
    const good = '{"item":"a","criterion":"c","rater":"p1","score":1,"note":"a column of theirs"}';
    const { ratings, problems } = readRatings(
      [
        good,
        "",
        "nonsense",
        '{"item":"a","criterion":"c","rater":"p2"}',
        good,
        '{"item":"b","criterion":"c","rater":"p1","score":true}',
      ].join("\n"),
    );
    expect(ratings.map(({ item, score }) => [item, score])).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(problems[1]?.message).toContain("score is missing");
  });

  test("a table too: gaps, what is no number and columns of somebody else's, each with its line", () => {
    const table = [
      "Item;Criterion;Rater;Score;Weather",
      "a;c;p1;1;sun",
      "b;c;p1;;rain",
      'd;c;p1;"0,5";',
      "e;c;p1;maybe;",
      ";c;p1;1;",
      "f;c;p1;yes;",
    ].join("\r\n");
    const { ratings, problems } = readRatings(table);
    expect(ratings.map(({ item, score }) => [item, score])).toEqual([
      ["a", 1],
      ["d", 0.5],
      ["f", 1],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 5, 6]);
    expect(problems[0]?.message).toBe("Not used: the column weather.");
    expect(problems[1]?.message).toContain("score is missing or wrong. It is left out.");
  });

  test("a table without one of the four columns holds no rating, and says which", () => {
    const { ratings, problems } = readRatings("item,criterion,raters,score\na,c,p1,1\n");
    expect(ratings).toEqual([]);
    expect(problems).toEqual([{ line: 1, message: expect.stringContaining("no column rater") }]);
    expect(problems[0]?.message).toContain("Is raters meant?");
  });
});
