import { randomFrom } from "./trees.ts";

/** A fold for each row: all answers to one question together, and each set spread evenly over the folds. */
export function foldsByQuestion(
  rows: readonly { set: string; questionId: string }[],
  folds: number,
  seed: number,
): number[] {
  const random = randomFrom(seed);
  const foldOf = new Map<string, number>();
  let next = 0;
  for (const set of new Set(rows.map((row) => row.set))) {
    const ids = [...new Set(rows.filter((row) => row.set === set).map((row) => row.questionId))];
    const shuffled = ids.map((id) => ({ id, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { id } of shuffled) foldOf.set(id, next++ % folds);
  }
  return rows.map(({ questionId }) => foldOf.get(questionId) ?? 0);
}

export interface Split {
  train: number[];
  test: number[];
}

export function splits(folds: readonly number[]): Split[] {
  return [...new Set(folds)]
    .toSorted((a, b) => a - b)
    .map((fold) => ({
      train: folds.flatMap((of, at) => (of === fold ? [] : [at])),
      test: folds.flatMap((of, at) => (of === fold ? [at] : [])),
    }));
}
