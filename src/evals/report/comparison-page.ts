import type { Comparison, Side } from "../compare/compare.ts";
import type { GivenOtherwise } from "../compare/sides.ts";
import { comparisonReport } from "../suites/report.ts";
import { armTables } from "./arm-table.ts";
import { armsOfSides } from "./arms.ts";
import { pairsOfSides } from "./guardrail.ts";
import { page } from "./page.ts";
import { type PlottedRow, rowsPlot } from "./plots.ts";
import { armPlots } from "./run-page.ts";

export type Compared = Comparison & {
  madeOtherwise: readonly string[];
  givenOtherwise: readonly GivenOtherwise[];
};

/** Two sides as markdown: what differs, and each side's cost, reading and grounding. */
export function comparisonMarkdown(compared: Compared, a: Side, b: Side): string {
  return `${comparisonReport(compared)}${armTables(armsOfSides(a, b), pairsOfSides(a.results, b.results)).join("\n")}`;
}

/** The same with plots, as one page. */
export function comparisonPage(compared: Compared, a: Side, b: Side): string {
  const rows = compared.criteria.map(
    ({ criterion, difference, isAdvisory }): PlottedRow => ({
      label: criterion,
      ...difference,
      note: `${difference.n} pairs${isAdvisory ? ", advisory" : ""}`,
    }),
  );
  const words = `What ${b.name} scores above ${a.name}, case by case, with 95 % intervals. An interval that holds 0 does not say that there is no difference.`;
  const differences =
    rows.length === 0 ? [] : [{ words, svg: rowsPlot("Differences by criterion", rows, [-1, 1], 0) }];
  const plots = [...differences, ...armPlots(armsOfSides(a, b), pairsOfSides(a.results, b.results))];
  return page(`${b.name} against ${a.name}`, plots, comparisonMarkdown(compared, a, b));
}
