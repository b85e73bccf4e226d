import { conditionText, readCondition } from "../../agent/condition.ts";
import { type Share, wilson } from "../../text/interval.ts";
import { mean } from "../statistics/mean.ts";
import { type Difference, pairedDifference } from "../statistics/paired.ts";
import { isByConstruction } from "../suites/by-construction.ts";
import { type CaseResult, writerOf } from "../suites/result.ts";

/** Codes that no curriculum has, and codes that exist and that the lesson is not about. */
export type Fault = "invented" | "misfitting";

/** Lessons with a fault without the guardrail and with it, and what it changes: case by case, on less off. */
export type Changed = { off: Share; on: Share; difference: Difference };

/** Of an arm that went without it there is one side. */
export type OfArm = Changed | { off: Share; on: null; difference: null };

/** Runs that went without the guardrail beside runs that had it, all else being the same: in words that say what the rest was, and who wrote. */
export type GuardrailPair = {
  /** The condition that both share, as it is written with the guardrail. */
  condition: string;
  writer: string;
  /** Of all codes that lessons went out with. */
  codes: Record<Fault, { off: Share | null; on: Share | null }>;
  lessons: Record<Fault, Changed | null>;
  isByConstruction: boolean;
};

export function isGuarded(condition: string): boolean {
  return readCondition(condition).guardrail === 1;
}

/** Every condition that was tried both without the guardrail and with it, by the same writer. */
export function guardrailPairs(results: readonly CaseResult[]): GuardrailPair[] {
  const arms = Map.groupBy(results, (result) =>
    JSON.stringify([withGuardrail(result.condition), writerOf(result)]),
  );
  return Array.from(arms.values()).flatMap((own): GuardrailPair[] => {
    const on = own.filter(({ condition }) => isGuarded(condition));
    const off = own.filter(({ condition }) => !isGuarded(condition));
    const [first] = own;
    if (first === undefined || on.length === 0 || off.length === 0) return [];
    const codes = (fault: Fault) => ({ off: ofClaims(off, fault, "last"), on: ofClaims(on, fault, "last") });
    const lessons = (fault: Fault) =>
      changed(lessonsWith(off, fault, "last"), lessonsWith(on, fault, "last"));
    return [
      {
        condition: withGuardrail(first.condition),
        writer: `${first.provider} ${first.model}`.trim(),
        codes: { invented: codes("invented"), misfitting: codes("misfitting") },
        lessons: { invented: lessons("invented"), misfitting: lessons("misfitting") },
        isByConstruction: own.every(isByConstruction),
      },
    ];
  });
}

/** Two sides have pairs of their own where both tried the same; else what one lacks the other may have. */
export function pairsOfSides(a: readonly CaseResult[], b: readonly CaseResult[]): GuardrailPair[] {
  const tried = (results: readonly CaseResult[]) =>
    new Set(results.map(({ condition, provider, model }) => `${condition} ${provider} ${model}`));
  return tried(a).isDisjointFrom(tried(b))
    ? guardrailPairs([...a, ...b])
    : [...guardrailPairs(a), ...guardrailPairs(b)];
}

function withGuardrail(condition: string): string {
  return conditionText({ ...readCondition(condition), guardrail: 1 });
}

/** The share of faulty codes of all that were claimed, a case counting as one whatever its repeats; of the last draft only where it went out. */
export function ofClaims(
  results: readonly CaseResult[],
  fault: Fault,
  draft: "first" | "last",
): Share | null {
  const counted = (of: Fault | "claims") =>
    sum([
      ...perCase(results, (one) =>
        draft === "last" && !wentOut(one) ? null : (one.grounding?.[draft][of] ?? null),
      ).values(),
    ]);
  return wilson(counted(fault), counted("claims"));
}

/** Of each case the share of its repeats with a lesson that has such a code; what was stopped for good did not go out, so nothing went out with it. */
export function lessonsWith(
  results: readonly CaseResult[],
  fault: Fault,
  draft: "first" | "last",
): Map<string, number> {
  return perCase(results, (one) =>
    one.grounding ? Number((draft === "first" || wentOut(one)) && one.grounding[draft][fault] > 0) : null,
  );
}

/** Cases that both have. */
export function changed(off: ReadonlyMap<string, number>, on: ReadonlyMap<string, number>): Changed | null {
  const pairs = Array.from(off).flatMap(([id, without]) => {
    const having = on.get(id);
    return having === undefined ? [] : [{ off: without, on: having }];
  });
  const share = (which: "off" | "on") => wilson(sum(pairs.map((one) => one[which])), pairs.length);
  const [without, having] = [share("off"), share("on")];
  const difference = pairedDifference(pairs.map((one) => one.on - one.off));
  return without === null || having === null || difference === null
    ? null
    : { off: without, on: having, difference };
}

/** A case's repeats averaged; a case with nothing to tell is not in it. */
export function perCase(
  results: readonly CaseResult[],
  of: (result: CaseResult) => number | null,
): Map<string, number> {
  const cases = Map.groupBy(results, (result) => result.case);
  return new Map(
    Array.from(cases).flatMap(([id, repeats]): [string, number][] => {
      const values = repeats.flatMap((result) => of(result) ?? []);
      return values.length === 0 ? [] : [[id, mean(values)]];
    }),
  );
}

export function wentOut({ status }: CaseResult): boolean {
  return status === "success";
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
