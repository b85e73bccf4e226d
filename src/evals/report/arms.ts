import { type Share, wilson } from "../../text/interval.ts";
import { meanOf } from "../statistics/bootstrap.ts";
import type { Interval } from "../statistics/interval.ts";
import { mean } from "../statistics/mean.ts";
import type { CaseResult } from "../suites/result.ts";

/** What one arm of a run came to: its quality, what it cost, what it read, and what it made up. */
export type ArmSummary = {
  name: string;
  trials: number;
  lessons: number;
  /** The mean of a case's structural criteria, and of judged ones that are calibrated. */
  quality: Interval | null;
  /** Dollars a case; null where a price is not known. */
  cost: Interval | null;
  /** Trials in which a skill, or a file of one, was read. */
  overviews: Share | null;
  files: Share | null;
  /** Codes that no curriculum has, of all that were claimed: in first drafts, and in lessons that the guardrail let through. */
  inventedFirst: Share | null;
  inventedAfter: Share | null;
  /** Drafts that the guardrail stopped for good. */
  stopped: number;
  isByConstruction: boolean;
};

/** In the order in which they first come. */
export function armSummaries(results: readonly CaseResult[]): ArmSummary[] {
  const arms = Map.groupBy(results, ({ condition, provider, model }) =>
    `${condition} ${provider} ${model}`.trim(),
  );
  return Array.from(arms, ([name, own]): ArmSummary => {
    const cases = [...Map.groupBy(own, (result) => result.case).values()];
    const perCase = (of: (result: CaseResult) => number | null) =>
      cases.flatMap((repeats) => {
        const values = repeats.flatMap((result) => of(result) ?? []);
        return values.length === 0 ? [] : [mean(values)];
      });
    const tiers = own.flatMap(({ tiers: read }) => read ?? []);
    const grounded = own.flatMap(({ grounding, status }) => (grounding ? [{ ...grounding, status }] : []));
    const through = grounded.filter(({ status }) => status === "success");
    const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
    const invented = (drafts: readonly { claims: number; invented: number }[]) =>
      wilson(sum(drafts.map((one) => one.invented)), sum(drafts.map((one) => one.claims)));
    return {
      name,
      trials: own.length,
      lessons: own.filter(({ kind }) => kind === "lesson").length,
      quality: meanOf(perCase(qualityOf)),
      cost: own.some(({ costUsd }) => costUsd === null) ? null : meanOf(perCase(({ costUsd }) => costUsd)),
      overviews: wilson(tiers.filter(({ overviews }) => overviews > 0).length, tiers.length),
      files: wilson(tiers.filter(({ files }) => files > 0).length, tiers.length),
      inventedFirst: invented(grounded.map(({ first }) => first)),
      inventedAfter: invented(through.map(({ last }) => last)),
      stopped: grounded.length - through.length,
      isByConstruction: own.every(({ provider }) => provider === "builtin" || provider === "scripted"),
    };
  });
}

function qualityOf({ scores }: CaseResult): number | null {
  const counted = scores.flatMap(({ kind, score, advisory }) =>
    kind === "structural" || (kind === "judged" && advisory !== true) ? (score ?? []) : [],
  );
  return counted.length === 0 ? null : mean(counted);
}
