import { modestly } from "../../src/learning/short-answers/fitted-model.ts";
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

/** How many verdicts are said at 0.8 or more, how many of them are wrong, and how much that contradicts is accepted. */
export function sureReport(judged: readonly Judged[]): string[] {
  const sure = (confidence: (one: Judged) => number) => {
    const said = judged.filter((one) => confidence(one) >= 0.8);
    const wrong = said.filter(({ row, correct }) => row.correct !== correct).length;
    return `${said.length} of ${judged.length}, wrong among them ${((100 * wrong) / said.length).toFixed(1)} %`;
  };
  const probable = ({ probability, correct }: Judged) => (correct ? probability : 1 - probability);
  const contradictory = judged.filter(({ row }) => row.contradictory);
  const accepted = contradictory.filter(({ correct }) => correct).length / contradictory.length;
  return [
    `verdicts at confidence 0.8 or more: ${sure((one) => Math.min(modestly(probable(one)), one.correct ? 1 : one.row.mostSureWrong))}`,
    `  by probability alone: ${sure(probable)}`,
    `contradictory answers accepted: ${(100 * accepted).toFixed(1)} % of ${contradictory.length}`,
  ];
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
