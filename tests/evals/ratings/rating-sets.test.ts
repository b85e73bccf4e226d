import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { readRubric } from "../../../src/evals/judged/rubric.ts";
import { agreementAmong } from "../../../src/evals/ratings/agreement-among.ts";
import { calibrate } from "../../../src/evals/ratings/agreement-of.ts";
import { agreementReport } from "../../../src/evals/ratings/calibration-report.ts";
import { changedSet } from "../../../src/evals/ratings/change-set.ts";
import { codebookOf, itemsFor, newSet, RatingSet } from "../../../src/evals/ratings/rating-set.ts";
import {
  changeSet,
  createSet,
  deleteSet,
  rate,
  ratingsToTake,
  readSet,
  setIds,
} from "../../../src/evals/ratings/rating-sets.ts";
import { ratingTable } from "../../../src/evals/ratings/rating-table.ts";
import { type Rating, readRatings } from "../../../src/evals/ratings/read-ratings.ts";
import { scaleOf, scalesIn } from "../../../src/evals/ratings/scale.ts";
import type { Level } from "../../../src/evals/statistics/alpha.ts";
import { csvOf } from "../../../src/evals/tables/table.ts";
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
    const plan = { id: "made", title: "", raters: ["r1", "R2"], each: 2 };
    const set = newSet(plan, lessons, codebook, "2026-11-16T09:00:00.000Z", 5);
    expect(set).toMatchObject({ title: "made", raters: ["R1", "R2"], each: 2 });
    expect(set.codebook.map(({ criterion }) => criterion)).toContain("fits-this-class");
    expect(set.items.map(({ item }) => item)).toEqual(["L001", "L002", "L003"]);
    expect(set.items.map(({ source }) => source.session).toSorted()).toEqual(["s-a", "s-b", "s-c"]);
    expect(() => newSet({ ...plan, raters: ["Ada"] }, lessons, codebook, "x")).toThrow("somebody's name");
    expect(() => newSet({ ...plan, raters: ["R1"] }, lessons, codebook, "x")).toThrow("there is 1 rater");
    expect(() => newSet({ ...plan, raters: ["R1", "r1"] }, lessons, codebook, "x")).toThrow("named twice");
    const rated = { criterion: "would-teach", rater: "R1", score: 3 };
    const taken = ratingsToTake({ set, ratings: [{ item: "L002", ...rated }] });
    const level = "ordinal";
    expect(taken).toEqual([{ item: set.items[1]?.source.session ?? "", ...rated, level }]);
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
    const [clear] = agreementAmong(twice(20, 11, mixed), scalesIn(twice(20, 11, mixed)));
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
    const scales = ["clear", "kind"].map((criterion) => ({ criterion, level: "nominal" as const }));
    expect(agreementAmong(rated, scales).map(({ isEnough }) => isEnough)).toEqual([false, false]);
  });

  /** Twelve lessons on a scale, where the second rater is a step off now and then. */
  function onScale(criterion: string, steps: readonly number[]): Rating[] {
    return Array.from({ length: 12 }, (_, at) => {
      const one = steps[(at * 5) % steps.length] ?? 0;
      const other = at % 4 === 1 ? (steps[((at * 5) % steps.length) + 1] ?? one) : one;
      return [
        { item: `i${at}`, criterion, rater: "R1", score: one },
        { item: `i${at}`, criterion, rater: "R2", score: other },
      ];
    }).flat();
  }

  test("comes to the same figures on the page and from the file that the page gives, at one level for one scale", () => {
    const scale = (criterion: string, scores: number[], level?: Level) => ({
      criterion,
      question: `How ${criterion}?`,
      anchors: scores.map((score) => ({ score, means: `step ${score}` })),
      ...(level === undefined ? {} : { level }),
    });
    const asked = [
      scale("clear", [1, 0]),
      scale("ready", [1, 2, 3, 4, 5]),
      scale("kind", [1, 2, 3], "nominal"),
    ];
    const ratings = asked.flatMap(({ criterion, anchors }) =>
      onScale(
        criterion,
        anchors.map(({ score }) => score),
      ),
    );
    const items = Array.from({ length: 12 }, (_, at) => ({
      item: `i${at}`,
      source: { session: `s${at}`, run: "r" },
    }));
    const page = agreementAmong(ratings, asked.map(scaleOf));
    const taken = ratingsToTake({ set: aSet({ codebook: asked, items }), ratings });
    const [csv, jsonl] = [csvOf(ratingTable, taken), taken.map((one) => JSON.stringify(one)).join("\n")].map(
      readRatings,
    );
    expect([csv?.problems, jsonl?.problems]).toEqual([[], []]);
    expect(jsonl?.ratings).toEqual(taken);
    expect(agreementAmong(csv?.ratings ?? [], scalesIn(csv?.ratings ?? []))).toEqual(page);
    expect(page.map(({ level }) => level)).toEqual(["nominal", "ordinal", "nominal"]);
    // The people's own agreement beside a judge is that same figure, also where the judge rated nothing.
    const beside = calibrate(csv?.ratings ?? [], "nobody");
    expect(beside.map(({ criterion, level, people }) => ({ criterion, level, people }))).toEqual(
      page.map(({ criterion, level, alpha }) => ({ criterion, level, people: alpha })),
    );
    const told = agreementReport(page);
    for (const { criterion, level } of page) expect(told).toContain(`| ${criterion} | ${level} |`);
  });

  test("is undefined where no two scores differ, and said so, never a number", () => {
    const same = onScale("ready", [3]);
    const [ready] = agreementAmong(same, scalesIn(same));
    expect(ready).toMatchObject({ doubled: 12, alpha: null, kappa: null, isEnough: false });
    expect(agreementReport(ready === undefined ? [] : [ready])).toContain(
      "| undefined (all scores are the same) | 1.00 (1.00 to 1.00) | undefined (all scores are the same) | advisory |",
    );
  });

  test("a level that changes within a file is named, and one that is none is too", () => {
    const { ratings, problems } = readRatings(
      "item,criterion,rater,score,level\na,c,R1,1,ordinal\na,c,R2,2,nominal\nb,c,R1,2,steps\n",
    );
    expect(scalesIn(ratings)).toEqual([{ criterion: "c", level: "ordinal" }]);
    expect(problems).toEqual([
      { line: 3, message: "c is nominal here and ordinal before; the first counts." },
      { line: 4, message: expect.stringContaining("level is missing or wrong") },
    ]);
  });
});

describe("a set that is changed after it was made", () => {
  const now = "2026-11-17T09:00:00.000Z";
  const scores = Object.fromEntries(codebook.map(({ criterion }) => [criterion, 1]));
  const say = (data: string, item: string, rater: string) => rate(data, "first", { item, rater, scores });

  test("what was rated stays and counts, whoever leaves; the rest is dealt anew, and the set says so", async () => {
    const data = folder();
    await createSet(data, aSet({ raters: ["R1", "R2", "R3"] }));
    await say(data, "a", "R1");
    await changeSet(data, "first", { change: "remove-raters", raters: ["r1"] }, now);
    const { set, ratings, problems } = await readSet(data, "first");
    expect([set.raters, problems, ratings.length]).toEqual([["R2", "R3"], [], codebook.length]);
    // Every lesson still has two, and who rated one counts among them.
    const open = set.raters.flatMap((rater) => itemsFor(set, rater).map((item) => `${item} ${rater}`));
    expect(open).toHaveLength(5);
    expect(set.changes).toEqual([{ at: now, what: "raters left: R1" }]);
    await changeSet(data, "first", { change: "add-raters", raters: ["R4"] }, now);
    expect((await readSet(data, "first")).set.raters).toEqual(["R2", "R3", "R4"]);
    expect(say(data, "b", "R1")).rejects.toThrow("does not rate");
  });

  test("lessons come under codes of their own and leave with their ratings kept and not counted", async () => {
    const data = folder();
    const items = ["L001", "L002"].map((item) => ({ item, source: { session: item } }));
    await createSet(data, aSet({ items }));
    await say(data, "L001", "R1");
    const lessons = ["L002", "new"].map((session) => ({ session }));
    await changeSet(data, "first", { change: "add-lessons", lessons }, now);
    await changeSet(data, "first", { change: "remove-lessons", items: ["L001"] }, now);
    const { set, ratings, problems } = await readSet(data, "first");
    expect(set.items.map(({ item, source }) => [item, source.session])).toEqual([
      ["L002", "L002"],
      ["L003", "new"],
    ]);
    expect([ratings, problems, set.removed?.length]).toEqual([[], [], 1]);
    expect(readFileSync(join(data, "ratings", "first", "ratings.jsonl"), "utf8")).toContain("L001");
    const again = changeSet(data, "first", { change: "add-lessons", lessons: [{ session: "L001" }] }, now);
    expect(again).rejects.toThrow("not in it already");
  });

  test("closed, nothing is rated; opened again, it is; deleted by its name alone", async () => {
    const data = folder();
    await createSet(data, aSet());
    await changeSet(data, "first", { change: "close" }, now);
    expect(say(data, "a", "R1")).rejects.toThrow("closed");
    await changeSet(data, "first", { change: "reopen" }, now);
    await say(data, "a", "R1");
    await changeSet(data, "first", { change: "rename", title: " Second " }, now);
    expect((await readSet(data, "first")).set.title).toBe("Second");
    expect(deleteSet(data, "first", "second")).rejects.toThrow("Write first");
    await deleteSet(data, "first", "first");
    expect(await setIds(data)).toEqual([]);
  });

  test("in whatever order, each lesson has as many raters as it is to have, and nobody's rating is lost", () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({
          change: fc.constant("add-raters" as const),
          raters: fc.constantFrom<string[]>(["R7"], ["R8", "R9"]),
        }),
        fc.record({
          change: fc.constant("remove-raters" as const),
          raters: fc.constantFrom<string[]>(["R1"], ["R2"], ["R7"]),
        }),
        fc.record({
          change: fc.constant("remove-lessons" as const),
          items: fc.constantFrom<string[]>(["a"], ["b"], ["c"]),
        }),
        fc.record({
          change: fc.constant("add-lessons" as const),
          lessons: fc.constantFrom<{ session: string }[]>([{ session: "x" }], [{ session: "y" }]),
        }),
      ),
      { maxLength: 8 },
    );
    const rated: Rating[] = [{ item: "b", criterion: "would-teach", rater: "R2", score: 1 }];
    fc.assert(
      fc.property(steps, (asked) => {
        let set = aSet({ raters: ["R1", "R2", "R3"] });
        for (const one of asked)
          try {
            set = changedSet(set, rated, one, now);
          } catch (error) {
            expect(String(error)).toContain("Nothing was changed");
          }
        expect(RatingSet.parse(structuredClone(set))).toEqual(set);
        const left = new Set(["R2"].filter((one) => !set.raters.includes(one)));
        for (const { item } of set.items) {
          const present = set.raters.filter((rater) => itemsFor(set, rater).includes(item)).length;
          expect(present + (item === "b" && set.changes !== undefined ? left.size : 0)).toBe(2);
        }
        if (set.raters.includes("R2") && set.items.some(({ item }) => item === "b"))
          expect(itemsFor(set, "R2")).toContain("b");
      }),
      { numRuns: 80 },
    );
  });
});
