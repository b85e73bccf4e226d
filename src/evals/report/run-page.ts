import type { JudgedRun } from "../judged/judged-run.ts";
import { judgingReport } from "../judged/judging-report.ts";
import { runReport } from "../suites/report.ts";
import type { CaseResult } from "../suites/result.ts";
import { summariseRun } from "../suites/summarise.ts";
import { type ArmSummary, armSummaries } from "./arms.ts";
import { byConstruction, whatGroundingIs, whatQualityIs } from "./figures-in-words.ts";
import { page } from "./page.ts";
import { type PlottedRow, pointsPlot, rowsPlot } from "./plots.ts";

export type Plot = { words: string; svg: string };

/** A run as markdown, with what judges said. */
export function runMarkdown(run: JudgedRun): string {
  return `${runReport(run)}${judgingReport(run.judgements, run.pairs)}`;
}

/** The same with plots, as one page. */
export function runPage(run: JudgedRun): string {
  const rows = summariseRun(run.results).criteria.map(
    ({ criterion, kind, score, isAdvisory }): PlottedRow => ({
      label: criterion,
      ...score,
      note: isAdvisory ? "advisory" : kind,
    }),
  );
  const criteria = {
    words: "Mean score of each criterion over the cases on which it was measured, with its 95 % interval.",
    svg: rowsPlot("Scores by criterion", rows, [0, 1], 1),
  };
  return page(
    `Eval run ${run.id}`,
    [...(rows.length === 0 ? [] : [criteria]), ...armPlots(run.results)],
    runMarkdown(run),
  );
}

/** Cost against quality, tier use, grounding: a point or a row an arm. Where all is so by construction, each says so. */
export function armPlots(results: readonly CaseResult[]): Plot[] {
  const arms = armSummaries(results);
  const built = arms.some(({ isByConstruction }) => isByConstruction) ? ` ${byConstruction}` : "";
  const rowOf = (
    arm: ArmSummary,
    of: "overviews" | "files" | "inventedFirst" | "inventedAfter",
    more: string,
  ): PlottedRow[] => {
    const share = arm[of];
    if (share === null) return [];
    const note = arm.isByConstruction ? "so by construction" : `${share.yes} of ${share.n}`;
    return [{ label: `${arm.name}, ${more}`, value: share.rate, low: share.low, high: share.high, note }];
  };
  const priced = arms.flatMap(({ name, cost, quality }) =>
    cost === null || quality === null
      ? []
      : [{ label: name, x: { label: name, ...cost }, y: { label: name, ...quality } }],
  );
  const tiers = arms.flatMap((arm) => [
    ...rowOf(arm, "overviews", "a skill"),
    ...rowOf(arm, "files", "a file of one"),
  ]);
  const grounding = arms.flatMap((arm) => [
    ...rowOf(arm, "inventedFirst", "guardrail off"),
    ...rowOf(arm, "inventedAfter", "guardrail on"),
  ]);
  return [
    ...(priced.length === 0
      ? []
      : [
          {
            words: `Cost against quality. ${whatQualityIs}${built}`,
            svg: pointsPlot("Cost against quality", priced, { x: "dollars a case", y: "quality" }),
          },
        ]),
    ...(tiers.length === 0
      ? []
      : [
          {
            words: `Share of trials in which a skill was read up (tier 2), and a file of one (tier 3).${built}`,
            svg: rowsPlot("Tier use", tiers, [0, 1], null),
          },
        ]),
    ...(grounding.length === 0
      ? []
      : [{ words: `${whatGroundingIs}${built}`, svg: rowsPlot("Invented codes", grounding, [0, 1], 0) }]),
  ];
}
