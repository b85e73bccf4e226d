import type { Comparison, Side } from "../compare/compare.ts";
import type { GivenOtherwise } from "../compare/sides.ts";
import { comparisonReport } from "../suites/report.ts";
import { armTables } from "./arm-table.ts";
import { armsOfSides } from "./arms.ts";
import { countedPairs as counted } from "./figures-in-words.ts";
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

/** Two sides as they are held against each other: of two runs under several conditions there is one of these a condition. */
export type ComparedSides = { compared: Compared; a: Side; b: Side };

/** One after the other, and which conditions only one side has. */
export function comparisonsMarkdown(all: readonly ComparedSides[], alone: readonly string[]): string {
  const left =
    alone.length === 0 ? [] : [`On one side alone, and so in no comparison: ${alone.join(", ")}.\n`];
  return [...all.map(({ compared, a, b }) => comparisonMarkdown(compared, a, b)), ...left].join("\n");
}

/** The same with plots, as one page. */
export function comparisonsPage(all: readonly ComparedSides[], alone: readonly string[]): string {
  const titles = all.map(({ a, b }) => `${b.name} against ${a.name}`);
  return page(titles.join("; "), all.flatMap(comparisonPlots), comparisonsMarkdown(all, alone));
}

function comparisonPlots({ compared, a, b }: ComparedSides) {
  const rows = compared.criteria.map(
    ({ criterion, difference, isAdvisory }): PlottedRow => ({
      label: criterion,
      ...difference,
      note: `${counted(difference.n)}${isAdvisory ? ", advisory" : ""}`,
    }),
  );
  const words = `What ${b.name} scores above ${a.name}, case by case, with 95 % intervals. An interval that holds 0 does not say that there is no difference.`;
  const differences =
    rows.length === 0 ? [] : [{ words, svg: rowsPlot("Differences by criterion", rows, [-1, 1], 0) }];
  return [...differences, ...armPlots(armsOfSides(a, b), pairsOfSides(a.results, b.results))];
}
