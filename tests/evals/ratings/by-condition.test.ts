import { describe, expect, test } from "bun:test";
import { ratingsByCondition } from "../../../src/evals/ratings/by-condition.ts";
import { conditionReport } from "../../../src/evals/ratings/condition-report.ts";
import { newSet, type RatingSet, type Source } from "../../../src/evals/ratings/rating-set.ts";
import { createSet, rate, readSet, unblind } from "../../../src/evals/ratings/rating-sets.ts";
import type { Rating } from "../../../src/evals/ratings/read-ratings.ts";
import { unblindedRows, unblindedTable } from "../../../src/evals/ratings/unblinded-table.ts";
import { isComplete, isOpen } from "../../../src/evals/ratings/unblinding.ts";
import { csvOf } from "../../../src/evals/tables/table.ts";
import { temporaryFolders } from "../../store/temporary.ts";

const folder = temporaryFolders();
const codebook = [
  {
    criterion: "ready",
    question: "Ready?",
    anchors: [1, 2, 3, 4, 5].map((score) => ({ score, means: `${score}` })),
  },
];
const cases = ["a", "b", "c", "d"];
const lessons = cases.flatMap((one) =>
  ["A0B1C3D3E1", "A1B1C3D3E1"].map(
    (condition): Source => ({ session: `s-${one}-${condition}`, run: "r", case: one, condition }),
  ),
);
const plan = { id: "two", title: "Two", raters: ["R1", "R2"], each: 2 };
const setOf = (sources: readonly Source[]) => newSet(plan, sources, codebook, "2026-11-16T09:00:00.000Z", 4);

/** Under A1 each case is rated one or two better than under A0, which differ by case. */
function ratingsOf({ items }: RatingSet): Rating[] {
  return items.flatMap(({ item, source }) => {
    const base = 1 + (cases.indexOf(source.case ?? "a") % 2);
    const score = source.condition?.startsWith("A1") ? base + 2 : base;
    return ["R1", "R2"].map((rater, at) => ({ item, criterion: "ready", rater, score: score + at * 0 }));
  });
}

describe("what people say by condition", () => {
  test("is a mean a condition over cases, and a difference case by case", () => {
    const set = setOf(lessons);
    const [ready] = ratingsByCondition(set, ratingsOf(set));
    expect(
      ready?.conditions.map(({ condition, lessons: n, mean }) => [condition, n, mean.value, mean.n]),
    ).toEqual([
      ["A0B1C3D3E1", 4, 1.5, 4],
      ["A1B1C3D3E1", 4, 3.5, 4],
    ]);
    expect(ready?.difference).toEqual({ value: 2, low: 2, high: 2, n: 4, isPaired: true });
  });

  test("is of each model by itself where a set holds lessons of several", () => {
    const writers = ["anthropic one", "openai two"] as const;
    const both = writers.flatMap((writer) =>
      lessons.filter(({ condition }) => condition?.startsWith("A1")).map((one) => ({ ...one, writer })),
    );
    const set = setOf(both);
    const better = ratingsOf(set).map((rating) => {
      const { source } = set.items.find(({ item }) => item === rating.item) ?? {};
      return source?.writer === writers[1] ? { ...rating, score: rating.score + 1 } : rating;
    });
    const found = ratingsByCondition(set, better);
    expect(found[0]?.conditions.map(({ writer, mean }) => [writer, mean.value])).toEqual([
      [writers[0], 3.5],
      [writers[1], 4.5],
    ]);
    expect(found[0]?.difference).toMatchObject({ value: 1, isPaired: true });
    const told = conditionReport(found);
    for (const writer of writers) expect(told).toContain(`(A1B1C3D3E1), ${writer}, mean`);
  });

  test("is not paired where nobody and nothing has both, and repeats of a case are one", () => {
    const apart = lessons.filter((one, at) => (at % 2 === 0) === cases.indexOf(one.case ?? "") < 2);
    const [twice] = [setOf([...apart, ...apart.map((one) => ({ ...one, session: `${one.session}-2` }))])];
    const [ready] = ratingsByCondition(twice, ratingsOf(twice));
    expect(ready?.conditions.map(({ lessons: n, mean }) => [n, mean.n])).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(ready?.difference).toMatchObject({ value: 2, n: 4, isPaired: false });
  });

  test("is kept back while somebody rates blind; ending that is for good, and nothing is rated after it", async () => {
    const data = folder();
    const set = setOf(lessons);
    await createSet(data, set);
    expect(isOpen(set, [])).toBe(false);
    expect([isComplete(set, ratingsOf(set)), isOpen(set, ratingsOf(set))]).toEqual([true, true]);
    const said = { item: "L001", rater: "R1", scores: { ready: 3 } };
    await rate(data, "two", said);
    await unblind(data, "two", "2026-11-16T10:00:00.000Z");
    await unblind(data, "two", "2026-11-17T10:00:00.000Z");
    const read = await readSet(data, "two");
    expect(read.set.unblinded).toBe("2026-11-16T10:00:00.000Z");
    expect(isOpen(read.set, read.ratings)).toBe(true);
    expect(rate(data, "two", { ...said, item: "L002" })).rejects.toThrow("no rating is blind any more");
    const [head, row] = csvOf(unblindedTable, unblindedRows(read)).replace("\uFEFF", "").split("\r\n");
    expect(head).toBe("item,criterion,rater,score,level,condition,writer,case,run,session");
    const { source } = read.set.items[0] ?? {};
    expect(row).toBe(`L001,ready,R1,3,ordinal,${source?.condition},,${source?.case},r,${source?.session}`);
  });
});
