import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { confusionReport, confusionsOf } from "../../../src/evals/rows/confusion.ts";
import { type LabelledRow, readRows } from "../../../src/evals/rows/labelled-row.ts";
import { f1, macroF1 } from "../../../src/evals/statistics/f1.ts";
import type { Pair } from "../../../src/evals/statistics/kappa.ts";

const shipped = (name: string) => {
  const file = join(import.meta.dir, "..", "..", "..", "evals", "rows", name);
  return readRows(name, readFileSync(file, "utf8"));
};

describe("F1", () => {
  test("as scikit-learn's documentation has it: labels 0 1 2 0 1 2, said 0 2 1 0 0 1", () => {
    const pairs: Pair[] = [
      [0, 0],
      [1, 2],
      [2, 1],
      [0, 0],
      [1, 0],
      [2, 1],
    ];
    expect(macroF1(pairs)).toBeCloseTo(0.2667, 4);
    expect([0, 1, 2].map((one) => f1(pairs, one))).toEqual([0.8, 0, 0]);
  });

  test("says that of nothing nothing is known, and 1 where all is right", () => {
    expect(macroF1([])).toBeNaN();
    expect(
      macroF1([
        [1, 1],
        [0, 0],
        [2, 2],
      ]),
    ).toBe(1);
  });
});

describe("the rows that ship", () => {
  test.each(["study.jsonl", "speak.jsonl"])(
    "%s: sixty and more, every label there, nothing wrong with them",
    (name) => {
      const { rows, problems } = shipped(name);
      expect(problems).toEqual([]);
      expect(rows.length).toBeGreaterThanOrEqual(60);
      expect(new Set(rows.map(({ row }) => row.verdict)).size).toBe(3);
    },
  );

  test("tell graders that look from graders that do not: with labels moved on by one row they do worse", () => {
    for (const name of ["study.jsonl", "speak.jsonl"]) {
      const { rows } = shipped(name);
      const moved = rows.map((one, at): LabelledRow => {
        const next = rows[(at + 1) % rows.length];
        if (one.room === "study")
          return next?.room === "study" ? { ...one, row: { ...one.row, verdict: next.row.verdict } } : one;
        return next?.room === "speak" ? { ...one, row: { ...one.row, verdict: next.row.verdict } } : one;
      });
      const [right, wrong] = [confusionsOf(rows), confusionsOf(moved)];
      for (const [at, { judge, macroF1: score, right: share }] of right.entries()) {
        expect([judge, wrong[at]?.judge]).toEqual([judge, judge]);
        expect(score.value).toBeGreaterThan((wrong[at]?.macroF1.value ?? 1) + 0.15);
        expect([score.low <= score.value, score.value <= score.high]).toEqual([true, true]);
        expect(share.n).toBe(score.n);
      }
      expect(confusionsOf(rows)).toEqual(right); // the same numbers twice
    }
  });
});

describe("a table of what was said", () => {
  const rows = (verdicts: [string, "correct" | "incorrect"][]) =>
    verdicts.map(
      ([answer, verdict], at): LabelledRow => ({
        room: "study",
        row: { id: `r${at}`, kind: "answer", question: "", key: ["blue"], answer, verdict },
      }),
    );

  test("counts each row once, and names those that are seen otherwise", () => {
    const [found] = confusionsOf(
      rows([
        ["blue", "correct"],
        ["blue", "incorrect"],
        ["red", "incorrect"],
        ["red", "incorrect"],
      ]),
    );
    expect(found).toMatchObject({
      judge: "study answer",
      classes: ["correct", "incorrect"],
      table: [
        [1, 0],
        [1, 2],
      ],
      right: { yes: 3, n: 4 },
      wrong: [{ id: "r1", label: "incorrect", said: "correct" }],
    });
    expect(found?.macroF1.value).toBeCloseTo((2 / 3 + 4 / 5) / 2, 10);
    expect(confusionReport(found === undefined ? [] : [found])).toContain("| incorrect | 1 | 2 |");
  });
});

test("a row that is wrong is named with its line, and the others count", () => {
  const good = '{"id":"a","kind":"answer","question":"","key":["x"],"answer":"x","verdict":"correct"}';
  const source = [
    good,
    "not json",
    good.replace('"correct"', '"fine"'),
    good,
    '{"id":"t","language":"de","target":"Haus","heard":"Haus","verdict":"partial"}',
    '{"id":"u","language":"de","target":"Haus","heard":"Haus","verdict":"correct","mood":"good"}',
    '{"id":"v","language":"de","target":"Haus","heard":"Haus","verdict":"correct"}',
  ].join("\n");
  const { rows, problems } = readRows("mine.jsonl", source);
  expect(rows.map(({ row }) => row.id)).toEqual(["a", "v"]);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
    [2, 3, 4, 5, 6].map((line) => `mine.jsonl:${line}`),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    "It is not a JSON object.",
    "verdict is missing or wrong.",
    'There are two rows with the id "a"; the first counts.',
    "verdict is missing or wrong.",
    "no field is called mood.",
  ]);
});
