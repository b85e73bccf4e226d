import { type Share, wilson } from "../../text/interval.ts";
import { meanOf } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";
import { isByConstruction } from "../suites/by-construction.ts";
import { takenAwayIn } from "../suites/effects.ts";
import { type CaseResult, writerOf } from "../suites/result.ts";
import { type RunSummary, summariseRun } from "../suites/summarise.ts";
import {
  changed,
  type Fault,
  isGuarded,
  lessonsWith,
  type OfArm,
  ofClaims,
  perCase,
  wentOut,
} from "./guardrail.ts";

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
  /** Whether claims that do not hold were sent back; where not, first drafts went out, and nothing is told of what it would have let through. */
  isGuarded: boolean;
  /** Codes that no curriculum has, of all that were claimed: in first drafts, and in lessons that the guardrail let through. */
  inventedFirst: Share | null;
  inventedAfter: Share | null;
  withInvented: OfArm | null;
  /** Codes that exist and that the lesson is not about, of all that were claimed, likewise. */
  misfitFirst: Share | null;
  misfitAfter: Share | null;
  withMisfit: OfArm | null;
  /** Claims of first drafts whose codes are not in the lessons that went out; null where a run did not keep them. */
  takenAway: number | null;
  /** Drafts that the guardrail stopped for good. */
  stopped: number;
  isByConstruction: boolean;
  /** Scores by criterion. */
  summary: RunSummary;
};

/** In the order in which they first come. */
export function armSummaries(results: readonly CaseResult[]): ArmSummary[] {
  const arms = Map.groupBy(results, (result) => `${result.condition} ${writerOf(result)}`.trim());
  return Array.from(arms, ([name, own]): ArmSummary => {
    const { condition = "", provider = "", model = "" } = own[0] ?? {};
    const means = (of: (result: CaseResult) => number | null) => [...perCase(own, of).values()];
    const shareOf = (isSo: (result: CaseResult) => boolean | null) => {
      const shares = means((result) => {
        const so = isSo(result);
        return so === null ? null : Number(so);
      });
      return wilson(sum(shares), shares.length);
    };
    const guarded = isGuarded(condition);
    const letThrough = (fault: Fault) => (guarded ? ofClaims(own, fault, "last") : null);
    const changes = (fault: Fault): OfArm | null => {
      const first = lessonsWith(own, fault, "first");
      if (guarded) return changed(first, lessonsWith(own, fault, "last"));
      const off = wilson(sum([...first.values()]), first.size);
      return off === null ? null : { off, on: null, difference: null };
    };
    return {
      name,
      side: null,
      condition,
      writer: writerOf({ provider, model }),
      cases: new Set(own.map((result) => result.case)).size,
      trials: own.length,
      lessons: own.filter(({ kind }) => kind === "lesson").length,
      quality: meanOf(means(qualityOf)),
      cost: own.some(({ costUsd }) => costUsd === null) ? null : meanOf(means(({ costUsd }) => costUsd)),
      overviews: shareOf(({ tiers }) => (tiers === undefined ? null : tiers.overviews > 0)),
      files: shareOf(({ tiers }) => (tiers === undefined ? null : tiers.files > 0)),
      isGuarded: guarded,
      inventedFirst: ofClaims(own, "invented", "first"),
      inventedAfter: letThrough("invented"),
      withInvented: changes("invented"),
      misfitFirst: ofClaims(own, "misfitting", "first"),
      misfitAfter: letThrough("misfitting"),
      withMisfit: changes("misfitting"),
      takenAway: takenAwayOf(own),
      stopped: own.filter((one) => one.grounding && !wentOut(one)).length,
      isByConstruction: own.every(isByConstruction),
      summary: summariseRun(own),
    };
  });
}

function takenAwayOf(results: readonly CaseResult[]): number | null {
  const wentOn = results.filter((one) => wentOut(one) && one.grounding);
  const taken = (one: CaseResult) => (one.grounding ? takenAwayIn(one.grounding) : null);
  return wentOn.some((one) => taken(one) === null) ? null : sum([...perCase(wentOn, taken).values()]);
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
