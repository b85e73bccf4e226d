import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { readRubric } from "../../../src/evals/judged/rubric.ts";
import { agreementAmong } from "../../../src/evals/ratings/agreement-among.ts";
import { codebookOf, itemsFor, newSet, type RatingSet } from "../../../src/evals/ratings/rating-set.ts";
import { createSet, rate, ratingsToTake, readSet, setIds } from "../../../src/evals/ratings/rating-sets.ts";
import type { Rating } from "../../../src/evals/ratings/read-ratings.ts";
import { temporaryFolders } from "../../store/temporary.ts";

const folder = temporaryFolders();
const rubric = join(import.meta.dir, "..", "..", "..", "evals", "rubrics", "lesson.yaml");
const codebook = codebookOf(readRubric(rubric, readFileSync(rubric, "utf8")));

function aSet(more: Partial<RatingSet> = {}): RatingSet {
  return {
    format: 1,
    id: "first",
    title: "First",
    created: "2026-11-16T09:00:00.000Z",
    seed: 3,
    codebook,
    raters: ["R1", "R2"],
    each: 2,
    items: ["a", "b", "c"].map((item) => ({ item, source: { session: `s-${item}` } })),
    ...more,
  };
}

describe("lessons that people rate", () => {
  test("each lesson has its raters and nobody has much more than another; orders differ and stay", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(10_000),
        (count, people, each, seed) => {
          const items = Array.from({ length: count }, (_, at) => ({
            item: `i${at}`,
            source: { session: `s${at}` },
          }));
          const raters = Array.from({ length: people }, (_, at) => `R${at + 1}`);
          const set = aSet({ items, raters, each, seed });
          const lists = raters.map((rater) => itemsFor(set, rater));
          expect(raters.map((rater) => itemsFor(set, rater))).toEqual(lists);
          for (const { item } of items)
            expect(lists.filter((list) => list.includes(item))).toHaveLength(Math.min(each, people));
          const lengths = lists.map((list) => list.length);
          expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(Math.min(each, people));
          expect(itemsFor(set, "R99")).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("what a rater says is kept, said again it is put right, and half an answer is none", async () => {
    const data = folder();
    await createSet(data, aSet());
    expect(createSet(data, aSet())).rejects.toThrow("already");
    expect(await setIds(data)).toEqual(["first"]);
    const scores = Object.fromEntries(codebook.map(({ criterion }) => [criterion, 1]));
    await rate(data, "first", { item: "a", rater: "R1", scores });
    await rate(data, "first", { item: "a", rater: "R2", scores });
    await rate(data, "first", { item: "a", rater: "R1", scores: { ...scores, "would-teach": 5 } });
    const wrong = [
      { item: "a", rater: "R3", scores },
      { item: "z", rater: "R1", scores },
      { item: "b", rater: "R1", scores: { ...scores, "same-goal": 2 } },
      { item: "b", rater: "R1", scores: {} },
    ];
    for (const one of wrong) expect(rate(data, "first", one)).rejects.toThrow("Nothing was kept");
    const { ratings, problems } = await readSet(data, "first");
    expect(problems).toEqual([]);
    expect(ratings).toHaveLength(2 * codebook.length);
    expect(
      ratings.filter((one) => one.criterion === "would-teach").map((one) => [one.rater, one.score]),
    ).toEqual([
      ["R2", 1],
      ["R1", 5],
    ]);
  });

  test("a strange line stays in the file, is named, and does not count; a broken set says where", async () => {
    const data = folder();
    await createSet(data, aSet());
    const path = join(data, "ratings", "first", "ratings.jsonl");
    const strange = '{"item":"zebra","criterion":"would-teach","rater":"R1","score":2}';
    writeFileSync(path, `not json\n${strange}\n`);
    const scores = Object.fromEntries(codebook.map(({ criterion }) => [criterion, 1]));
    await rate(data, "first", { item: "b", rater: "R1", scores });
    const { ratings, problems } = await readSet(data, "first");
    expect(ratings).toHaveLength(codebook.length);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      [path, 1],
      [path, 2],
    ]);
    expect(readFileSync(path, "utf8")).toStartWith(`not json\n${strange}\n`);
    const file = join(data, "ratings", "first", "set.yaml");
    const broken = readFileSync(file, "utf8").replace("each: 2", "each: both");
    writeFileSync(file, broken);
    const line = broken.split("\n").findIndex((one) => one.includes("each: both")) + 1;
    expect(readSet(data, "first")).rejects.toThrow(`${file}:${line}: `);
    expect(readFileSync(file, "utf8")).toBe(broken);
  });
});

describe("a set that is made", () => {
  test("asks what a judge is asked, hides where lessons come from, and gives a run's lessons back by their sessions", async () => {
    const lessons = ["a", "b", "c"].map((one) => ({ session: `s-${one}`, run: "r", condition: "A1" }));
    const plan = { id: "made", title: "", raters: ["r1", "R2"], each: 9 };
    const set = newSet(plan, lessons, codebook, "2026-11-16T09:00:00.000Z", 5);
    expect(set).toMatchObject({ title: "made", raters: ["R1", "R2"], each: 2 });
    expect(set.codebook.map(({ criterion }) => criterion)).toContain("fits-this-class");
    expect(set.items.map(({ item }) => item)).toEqual(["L001", "L002", "L003"]);
    expect(set.items.map(({ source }) => source.session).toSorted()).toEqual(["s-a", "s-b", "s-c"]);
    expect(() => newSet({ ...plan, raters: ["Ada"] }, lessons, codebook, "x")).toThrow("somebody's name");
    expect(() => newSet({ ...plan, raters: ["R1", "r1"] }, lessons, codebook, "x")).toThrow("named twice");
    const rated = { criterion: "would-teach", rater: "R1", score: 3 };
    const taken = ratingsToTake({ set, ratings: [{ item: "L002", ...rated }] });
    expect(taken).toEqual([{ item: set.items[1]?.source.session ?? "", ...rated }]);
    const study = {
      ...set,
      items: [{ item: "L001", source: { session: "s", study: "x", participant: "P01" } }],
    };
    expect(ratingsToTake({ set: study, ratings: [{ item: "L001", ...rated }] })[0]?.item).toBe("L001");
  });
});

describe("how far people agree", () => {
  /** Two raters over so many lessons; the second says otherwise of every `apart`th. */
  function twice(count: number, apart: number, score: (at: number) => number): Rating[] {
    return Array.from({ length: count }, (_, at) => {
      const rated = { item: `i${at}`, criterion: "clear" };
      const other = at % apart === 0 ? 1 - score(at) : score(at);
      return [
        { ...rated, rater: "R1", score: score(at) },
        { ...rated, rater: "R2", score: other },
      ];
    }).flat();
  }
  const mixed = (at: number) => Number(at % 3 === 0);

  test("is enough where they mostly say the same of lessons that differ", () => {
    const [clear] = agreementAmong(twice(20, 11, mixed), ["clear"]);
    expect(clear).toMatchObject({ doubled: 20, ratings: 40, isEnough: true });
    expect(clear?.alpha?.value).toBeGreaterThan(0.6);
    expect(clear?.exact?.value).toBe(0.9);
  });

  test.each([
    ["they differ too often", twice(20, 2, mixed)],
    ["too few were rated twice", twice(4, 99, mixed)],
    ["everybody says the same of all", twice(20, 99, () => 1).map((one) => ({ ...one, score: 1 }))],
    ["each lesson was rated once", twice(20, 99, mixed).filter(({ rater }) => rater === "R1")],
  ])("is advisory where %s", (_, rated) => {
    expect(agreementAmong(rated, ["clear", "kind"]).map(({ isEnough }) => isEnough)).toEqual([false, false]);
  });
});
