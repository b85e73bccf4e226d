import { criterionNamed } from "./criteria.ts";

/** What a score of 1 means, for whoever reads a table of criteria. A judged one is named by its rubric and question. */
export function meaningOf(criterion: string): string {
  const own = criterionNamed(criterion);
  if (own !== null) return own.means;
  const [, rubric, question] = /^([^/]+)\/(\S+)/.exec(criterion) ?? [];
  return question === undefined
    ? "This version does not measure it any more"
    : `A judge says yes to "${question}" of the rubric "${rubric}", and quotes what shows it`;
}

/** The same rows, each with what it means. */
export function withMeanings<Row extends { criterion: string }>(
  rows: readonly Row[],
): (Row & { means: string })[] {
  return rows.map((row) => ({ ...row, means: meaningOf(row.criterion) }));
}
