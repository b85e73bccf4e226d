import { conditionInWords } from "../../agent/condition.ts";
import type { JudgedRun } from "../judged/judged-run.ts";
import { judgingReport } from "../judged/judging-report.ts";
import { runReport } from "../suites/report.ts";
import { type ArmSummary, armSummaries } from "./arms.ts";
import {
  amountOf,
  byConstruction,
  ofArm,
  whatGroundingIs,
  whatPairsAre,
  whatQualityIs,
} from "./figures-in-words.ts";
import { type GuardrailPair, guardrailPairs } from "./guardrail.ts";
import { page } from "./page.ts";
import { type PlottedRow, pointsPlot, rowsPlot } from "./plots.ts";

export type Plot = { words: string; svg: string };

/** A run as markdown, with what judges said. */
export function runMarkdown(run: JudgedRun): string {
  return `${runReport(run)}${judgingReport(run.judgements, run.pairs)}`;
}

/** The same with plots, as one page. */
export function runPage(run: JudgedRun): string {
  const arms = armSummaries(run.results);
  const scores = arms.flatMap((arm): Plot[] => {
    const rows = arm.summary.criteria.map(
      ({ criterion, kind, score, isAdvisory }): PlottedRow => ({
        label: criterion,
        ...score,
        note: isAdvisory ? "advisory" : kind,
      }),
    );
    const under = arms.length === 1 ? "" : ` ${ofArm(arm)}.`;
    const words = `Mean score of each criterion over the cases on which it was measured, with its 95 % interval.${under}`;
    const title = `Scores by criterion${arms.length === 1 ? "" : `, ${arm.name}`}`;
    return rows.length === 0 ? [] : [{ words, svg: rowsPlot(title, rows, [0, 1], 1) }];
  });
  return page(
    `Eval run ${run.id}`,
    [...scores, ...armPlots(arms, guardrailPairs(run.results))],
    runMarkdown(run),
  );
}

/** Cost against quality, tier use, grounding: a point or a row an arm. Where all is so by construction, each says so. */
export function armPlots(arms: readonly ArmSummary[], pairs: readonly GuardrailPair[] = []): Plot[] {
  // A plot has room for codes alone: what they give stands below it.
  const codes = [...new Set(arms.map(({ condition }) => condition))];
  const given = ` ${codes.map((code) => `${code}: ${conditionInWords(code)}.`).join(" ")}`;
  const built = `${given}${arms.some(({ isByConstruction }) => isByConstruction) ? ` ${byConstruction}` : ""}`;
  const rowOf = (
    arm: ArmSummary,
    of: "overviews" | "files" | "inventedFirst" | "inventedAfter" | "misfitFirst" | "misfitAfter",
    more: string,
  ): PlottedRow[] => {
    const share = arm[of];
    if (share === null) return [];
    const note = arm.isByConstruction
      ? "so by construction"
      : `${amountOf(share.yes)} of ${amountOf(share.n)}`;
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
    ...rowOf(arm, "inventedFirst", "invented, guardrail off"),
    ...rowOf(arm, "inventedAfter", "invented, guardrail on"),
    ...rowOf(arm, "misfitFirst", "misfitting, guardrail off"),
    ...rowOf(arm, "misfitAfter", "misfitting, guardrail on"),
  ]);
  const changes = arms.flatMap(({ name, withInvented, isByConstruction }): PlottedRow[] => {
    const difference = withInvented?.difference ?? null;
    if (difference === null) return [];
    return [
      {
        label: name,
        ...difference,
        note: isByConstruction ? "so by construction" : `${difference.n} cases`,
      },
    ];
  });
  const without = pairs.flatMap(({ condition, writer, lessons, isByConstruction }): PlottedRow[] =>
    (["invented", "misfitting"] as const).flatMap((fault) => {
      const difference = lessons[fault]?.difference;
      if (difference === undefined) return [];
      const note = isByConstruction ? "so by construction" : `${difference.n} cases`;
      return [{ label: `${condition} ${writer}, ${fault}`, ...difference, note }];
    }),
  );
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
            words: `Share of cases in which a skill was read up (tier 2), and a file of one (tier 3).${built}`,
            svg: rowsPlot("Tier use", tiers, [0, 1], null),
          },
        ]),
    ...(grounding.length === 0
      ? []
      : [
          {
            words: `${whatGroundingIs}${built}`,
            svg: rowsPlot("Invented and misfitting codes", grounding, [0, 1], 0),
          },
        ]),
    ...(changes.length === 0
      ? []
      : [
          {
            words: `Share of lessons that go out with an invented code: with the guardrail less without it, with its 95 % interval.${built}`,
            svg: rowsPlot("What the guardrail changes", changes, [-1, 1], 0),
          },
        ]),
    ...(without.length === 0
      ? []
      : [
          {
            words: `Share of lessons that go out with such a code: runs with the guardrail less runs without it, with its 95 % interval. ${whatPairsAre}${built}`,
            svg: rowsPlot("Runs with the guardrail against runs without it", without, [-1, 1], 0),
          },
        ]),
  ];
}
