import { type Share, wilson } from "../../text/interval.ts";
import { meanOf } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";
import { type Difference, pairedDifference } from "../statistics/paired.ts";
import { isByConstruction } from "../suites/by-construction.ts";
import type { CaseResult } from "../suites/result.ts";
import { type RunSummary, summariseRun } from "../suites/summarise.ts";

/** Lessons with a fault, without the guardrail (first drafts) and with it (what went out), and what it changes: case by case, on less off. */
export type Changed = { off: Share; on: Share; difference: Difference };

/**
 * What one arm of a run came to: its quality, what it cost, what it read, and what it claimed. A case is the unit of every share and interval:
 * repeats of one are averaged first.
 */
export type ArmSummary = {
  /** Short, for plots: the condition's code and who wrote; the side before it, where two sides have an arm of that name. */
  name: string;
  /** Of a comparison, where two sides have an arm of that name. */
  side: string | null;
  condition: string;
  /** Provider and model. */
  writer: string;
  cases: number;
  trials: number;
  lessons: number;
  /** The mean of a lesson's structural criteria, and of judged ones that are calibrated; null where no lesson came. */
  quality: Interval | null;
  /** Dollars a case; null where a price is not known. */
  cost: Interval | null;
  /** Cases in which a skill, or a file of one, was read. */
  overviews: Share | null;
  files: Share | null;
  /** Codes that no curriculum has, of all that were claimed: in first drafts, and in lessons that the guardrail let through. */
  inventedFirst: Share | null;
  inventedAfter: Share | null;
  withInvented: Changed | null;
  /** Codes that exist and that the lesson is not about, of all that were claimed, likewise. */
  misfitFirst: Share | null;
  misfitAfter: Share | null;
  withMisfit: Changed | null;
  /** Claims of first drafts that are not in the lessons that went out. */
  takenAway: number;
  /** Drafts that the guardrail stopped for good. */
  stopped: number;
  isByConstruction: boolean;
  /** Scores by criterion. */
  summary: RunSummary;
};

type Fault = "invented" | "misfitting";

/** In the order in which they first come. */
export function armSummaries(results: readonly CaseResult[]): ArmSummary[] {
  const arms = Map.groupBy(results, ({ condition, provider, model }) =>
    `${condition} ${provider} ${model}`.trim(),
  );
  return Array.from(arms, ([name, own]): ArmSummary => {
    const { condition = "", provider = "", model = "" } = own[0] ?? {};
    const cases = [...Map.groupBy(own, (result) => result.case).values()];
    const perCase = (of: (result: CaseResult) => number | null): number[] =>
      cases.flatMap((repeats) => {
        const values = repeats.flatMap((result) => of(result) ?? []);
        return values.length === 0 ? [] : [mean(values)];
      });
    const shareOf = (isSo: (result: CaseResult) => boolean | null) => {
      const shares = perCase((result) => {
        const so = isSo(result);
        return so === null ? null : Number(so);
      });
      return wilson(sum(shares), shares.length);
    };
    const through = (one: CaseResult) => one.status === "success";
    const claimed = (fault: Fault, draft: "first" | "last") => {
      const counted = (of: Fault | "claims") =>
        sum(
          perCase((one) => (draft === "last" && !through(one) ? null : (one.grounding?.[draft][of] ?? null))),
        );
      return wilson(counted(fault), counted("claims"));
    };
    return {
      name,
      side: null,
      condition,
      writer: `${provider} ${model}`.trim(),
      cases: cases.length,
      trials: own.length,
      lessons: own.filter(({ kind }) => kind === "lesson").length,
      quality: meanOf(perCase(qualityOf)),
      cost: own.some(({ costUsd }) => costUsd === null) ? null : meanOf(perCase(({ costUsd }) => costUsd)),
      overviews: shareOf(({ tiers }) => (tiers === undefined ? null : tiers.overviews > 0)),
      files: shareOf(({ tiers }) => (tiers === undefined ? null : tiers.files > 0)),
      inventedFirst: claimed("invented", "first"),
      inventedAfter: claimed("invented", "last"),
      withInvented: changed(cases, "invented"),
      misfitFirst: claimed("misfitting", "first"),
      misfitAfter: claimed("misfitting", "last"),
      withMisfit: changed(cases, "misfitting"),
      takenAway: sum(
        perCase((one) =>
          through(one) && one.grounding
            ? Math.max(0, one.grounding.first.claims - one.grounding.last.claims)
            : null,
        ),
      ),
      stopped: own.filter((one) => one.grounding && !through(one)).length,
      isByConstruction: own.every(isByConstruction),
      summary: summariseRun(own),
    };
  });
}

/** Of a comparison: each side's own, also where both have the same arm. */
export function armsOfSides(
  ...sides: readonly { name: string; results: readonly CaseResult[] }[]
): ArmSummary[] {
  const all = sides.flatMap(({ name, results }) => armSummaries(results).map((arm) => ({ side: name, arm })));
  return all.map(({ side, arm }) =>
    all.filter((other) => other.arm.name === arm.name).length === 1
      ? arm
      : { ...arm, side, name: `${side}, ${arm.name}` },
  );
}

/** What was stopped for good did not go out, so nothing that is wrong in it went out with it. */
function changed(cases: readonly (readonly CaseResult[])[], fault: Fault): Changed | null {
  const lessons = cases.flatMap((repeats) => {
    const each = repeats.flatMap(({ grounding, status }) =>
      grounding
        ? [
            {
              off: Number(grounding.first[fault] > 0),
              on: Number(status === "success" && grounding.last[fault] > 0),
            },
          ]
        : [],
    );
    const of = (which: "off" | "on") => mean(each.map((one) => one[which]));
    return each.length === 0 ? [] : [{ off: of("off"), on: of("on") }];
  });
  const share = (which: "off" | "on") => wilson(sum(lessons.map((one) => one[which])), lessons.length);
  const [off, on] = [share("off"), share("on")];
  const difference = pairedDifference(lessons.map((one) => one.on - one.off));
  return off === null || on === null || difference === null ? null : { off, on, difference };
}

function qualityOf({ kind, scores }: CaseResult): number | null {
  if (kind !== "lesson") return null;
  const counted = scores.flatMap((one) =>
    one.kind === "structural" || (one.kind === "judged" && one.advisory !== true) ? (one.score ?? []) : [],
  );
  return counted.length === 0 ? null : mean(counted);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
