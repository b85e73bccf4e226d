import { confusion, macroF1 } from "./metrics.ts";
import type { Judged } from "./validate.ts";

export function setReport(judged: readonly Judged[], set: string): string[] {
  const rows = judged.filter(({ row }) => row.set === set);
  const truth = rows.map(({ row }) => row.correct);
  const said = rows.map(({ correct }) => correct);
  const { hit, falseAlarm, miss, rejected } = confusion(truth, said);
  const folds = [...new Set(rows.map(({ fold }) => fold))].map((fold) =>
    scoreOf(rows.filter((row) => row.fold === fold)),
  );
  return [
    `${set}: macro-F1 ${macroF1(truth, said).toFixed(3)}, accuracy ${((hit + rejected) / rows.length).toFixed(3)} on ${rows.length} answers`,
    `  correct called correct ${hit}, called not ${miss}; incorrect called correct ${falseAlarm}, called not ${rejected}`,
    `  by fold: ${folds.map((score) => score.toFixed(3)).join(" ")}`,
  ];
}

export function scoreOf(rows: readonly Judged[]): number {
  return macroF1(
    rows.map(({ row }) => row.correct),
    rows.map(({ correct }) => correct),
  );
}

/** Confidence against accuracy, in ten groups of equal size, and the expected calibration error. */
export function calibrationReport(judged: readonly Judged[], set: string): string[] {
  const rows = judged
    .filter(({ row }) => row.set === set)
    .map(({ row, probability, correct }) => ({
      confidence: correct ? probability : 1 - probability,
      right: correct === row.correct,
    }))
    .toSorted((a, b) => a.confidence - b.confidence);
  const lines = [`${set}: confidence → accuracy, tenths of the answers from least to most sure`];
  let error = 0;
  for (let tenth = 0; tenth < 10; tenth++) {
    const part = rows.slice(
      Math.floor((tenth * rows.length) / 10),
      Math.floor(((tenth + 1) * rows.length) / 10),
    );
    const confidence = part.reduce((sum, row) => sum + row.confidence, 0) / part.length;
    const accuracy = part.filter(({ right }) => right).length / part.length;
    error += (Math.abs(confidence - accuracy) * part.length) / rows.length;
    lines.push(`  ${confidence.toFixed(2)} → ${accuracy.toFixed(2)}`);
  }
  return [...lines, `  expected calibration error ${error.toFixed(3)}`];
}
