import type { FittedModel } from "../../src/learning/short-answers/fitted-model.ts";
import { fitModel, partOf, probabilityOf, type Row } from "./fit.ts";
import { splits } from "./folds.ts";

export interface Judged {
  row: Row;
  fold: number;
  probability: number;
  correct: boolean;
}

/** Each row judged by weights, calibration and threshold that never saw its fold. */
export function crossValidate(
  names: readonly string[],
  rows: readonly Row[],
  folds: readonly number[],
): Judged[] {
  return splits(folds).flatMap(({ train, test }, fold) => {
    const model = fitModel(
      names,
      train.flatMap((at) => rows[at] ?? []),
    );
    return test.flatMap((at) => {
      const row = rows[at];
      return row === undefined ? [] : [judge(model, row, fold)];
    });
  });
}

function judge(model: FittedModel, row: Row, fold: number): Judged {
  const probability = probabilityOf(model, row);
  return { row, fold, probability, correct: probability >= partOf(model, row).threshold };
}
