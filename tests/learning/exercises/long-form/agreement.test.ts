import { describe, expect, test } from "bun:test";
import { longFormBody } from "../../../../src/learning/exercises/long-form/body.ts";
import { gradeLongForm } from "../../../../src/learning/exercises/long-form/grade.ts";
import { judgeEssay } from "../../../../src/learning/exercises/long-form/judge-essay.ts";
import { exerciseOn, now, sampleCourse } from "./courses.ts";
import { type Labelled, labelled, spearman } from "./labelled.ts";

type Graded = { group: number; band: number; weighted: number; rating: number; judged: number };

async function graded(set: Labelled): Promise<Graded[]> {
  const rows: Graded[] = [];
  for (const [group, { course: name, concept, prompt, texts }] of set.entries()) {
    const course = sampleCourse(name);
    const record = exerciseOn(course, concept, prompt);
    const asked = longFormBody(record)?.prompt ?? "";
    for (const { band, text } of texts) {
      const evaluation = await gradeLongForm(record, text, { ask: null, course, now, hintsUsed: 0 });
      if ("problem" in evaluation) throw new Error(evaluation.problem);
      const { correct: weighted } = evaluation.score;
      const judged = judgeEssay({ prompt: asked, text }).score;
      rows.push({ group, band, weighted, rating: evaluation.fsrs_rating, judged });
    }
  }
  return rows;
}

/** How many pairs of one prompt are put in the order of their labels. */
function pairsInOrder(rows: readonly Graded[], value: (row: Graded) => number): number {
  const pairs = rows.flatMap((a) =>
    rows.filter((b) => b.group === a.group && b.band > a.band).map((b) => [a, b] as const),
  );
  return pairs.filter(([a, b]) => value(a) < value(b)).length / pairs.length;
}

function report(name: string, rows: readonly Graded[]): void {
  const table = [4, 3, 2, 1].map((band) => {
    const given = rows.filter((row) => row.band === band);
    return `  band ${band}: ${[4, 3, 2, 1].map((rating) => given.filter((row) => row.rating === rating).length).join("  ")}`;
  });
  const bands = rows.map(({ band }) => band);
  const of = (value: (row: Graded) => number) =>
    `Spearman ${spearman(bands, rows.map(value)).toFixed(2)}, pairs in order ${pairsInOrder(rows, value).toFixed(2)}`;
  const exact = rows.filter(({ band, rating }) => band === rating).length;
  console.log(
    [
      `${name}: ${rows.length} texts`,
      `  key points known: ${of(({ weighted }) => weighted)}, band exact ${exact}/${rows.length}`,
      `  prompt only: ${of(({ judged }) => judged)}`,
      "  rated:  4  3  2  1",
      ...table,
    ].join("\n"),
  );
}

describe("without a model, a better text gets a better first view", () => {
  test("on the texts it was tuned on", async () => {
    const rows = await graded(labelled("labelled"));
    report("labelled", rows);
    expect(rows.length).toBeGreaterThanOrEqual(24);
    expect(
      spearman(
        rows.map(({ band }) => band),
        rows.map(({ weighted }) => weighted),
      ),
    ).toBeGreaterThan(0.85);
    expect(pairsInOrder(rows, ({ judged }) => judged)).toBeGreaterThan(0.85);
    expect(rows.every(({ band, rating }) => Math.abs(band - rating) <= 1)).toBe(true);
  });

  test("also where all texts are about as long, so that counting words tells nothing", async () => {
    const lengths = (set: Labelled) =>
      set.flatMap(({ texts }) => texts.map(({ text }) => text.split(/\s+/).length));
    for (const [file, above] of [
      ["same-length", 0.6],
      ["same-length-unseen", 0.35],
    ] as const) {
      const set = labelled(file);
      const rows = await graded(set);
      report(file, rows);
      const bands = rows.map(({ band }) => band);
      const byLength = spearman(bands, lengths(set));
      const bySense = spearman(
        bands,
        rows.map(({ weighted }) => weighted),
      );
      expect(Math.abs(byLength)).toBeLessThan(0.2);
      expect(bySense).toBeGreaterThan(above);
      // A good text in quite other words than the course's is not called wrong.
      for (const { band, rating } of rows) if (band >= 3) expect(rating).toBeGreaterThanOrEqual(2);
    }
  });

  test("on texts it has never seen", async () => {
    const rows = await graded(labelled("held-out"));
    report("held out", rows);
    expect(
      spearman(
        rows.map(({ band }) => band),
        rows.map(({ weighted }) => weighted),
      ),
    ).toBeGreaterThan(0.8);
    expect(pairsInOrder(rows, ({ judged }) => judged)).toBeGreaterThan(0.8);
    expect(rows.every(({ band, rating }) => Math.abs(band - rating) <= 1)).toBe(true);
  });
});
