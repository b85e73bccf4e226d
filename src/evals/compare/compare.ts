import { holm } from "../statistics/holm.ts";
import { mean } from "../statistics/mean.ts";
import { type Difference, pairedDifference } from "../statistics/paired.ts";
import { isByConstruction } from "../suites/by-construction.ts";
import type { CaseResult } from "../suites/result.ts";
import { byCase, isAdvisory } from "../suites/summarise.ts";

/** Two sides of a comparison: results of the same cases under something else. */
export type Side = { name: string; results: readonly CaseResult[] };

export type ComparedCriterion = {
  criterion: string;
  /** Of the cases measured on both sides, b less a. */
  difference: Difference;
  /** p, corrected for how many criteria were looked at. */
  corrected: number;
  /** So is that: it comes from a p that is. */
  isAtMost: boolean;
  a: number;
  b: number;
  /** Advice and no measurement: a judge that is not calibrated. */
  isAdvisory: boolean;
  /** Cases in which the two differ, by how much. */
  cases: { case: string; a: number; b: number }[];
};

export type Comparison = {
  a: string;
  b: string;
  criteria: ComparedCriterion[];
  /** Measured on one side alone, so that nothing can be said: a lesson there, a question here. */
  unpaired: { criterion: string; a: number; b: number }[];
  /** Asked for, and on neither side was there anything to measure them on. */
  unmeasured: string[];
  /** Mean per case: what it took. */
  effort: { what: "turns" | "tokens" | "costUsd"; a: number | null; b: number | null }[];
  /** Nothing in it was written by a model: what differs is so by construction. */
  byConstruction: boolean;
};

/** Case by case, so that easy and hard cases weigh the same on both sides. */
export function compare(a: Side, b: Side): Comparison {
  const names = [
    ...new Set([...a.results, ...b.results].flatMap(({ scores }) => scores.map((one) => one.criterion))),
  ];
  const pairs = names.map((criterion) => ({ criterion, ...pairsOf(criterion, a, b) }));
  const measured = pairs.flatMap(({ criterion, cases }) => {
    const difference = pairedDifference(cases.map((one) => one.b - one.a));
    return difference === null ? [] : [{ criterion, difference, cases }];
  });
  const corrected = holm(measured.map(({ difference }) => difference.p));
  return {
    a: a.name,
    b: b.name,
    criteria: measured.map(({ criterion, difference, cases }, at) => ({
      criterion,
      difference,
      corrected: corrected[at] ?? 1,
      // Holm's steps carry the largest so far: the same figure may come from another's floor.
      isAtMost: measured.some(
        (one, other) => one.difference.isAtMost && (other === at || corrected[other] === corrected[at]),
      ),
      a: mean(cases.map((one) => one.a)),
      b: mean(cases.map((one) => one.b)),
      isAdvisory: isAdvisory(criterion, a.results) || isAdvisory(criterion, b.results),
      cases: cases.filter((one) => one.a !== one.b),
    })),
    unpaired: pairs
      .filter(({ onlyA, onlyB }) => onlyA + onlyB > 0)
      .map(({ criterion, onlyA, onlyB }) => ({ criterion, a: onlyA, b: onlyB })),
    unmeasured: names.filter(
      (name) => byCase(name, a.results).size === 0 && byCase(name, b.results).size === 0,
    ),
    effort: (["turns", "tokens", "costUsd"] as const).map((what) => ({
      what,
      a: each(a.results, what),
      b: each(b.results, what),
    })),
    byConstruction: [...a.results, ...b.results].every(isByConstruction),
  };
}

function pairsOf(criterion: string, a: Side, b: Side) {
  const [ofA, ofB] = [byCase(criterion, a.results), byCase(criterion, b.results)];
  const score = (scores: readonly { score: number | null }[]) => mean(scores.map((one) => one.score ?? 0));
  const cases = [...ofA].flatMap(([id, scores]) => {
    const other = ofB.get(id);
    return other === undefined ? [] : [{ case: id, a: score(scores), b: score(other) }];
  });
  return { cases, onlyA: ofA.size - cases.length, onlyB: ofB.size - cases.length };
}

function each(results: readonly CaseResult[], what: "turns" | "tokens" | "costUsd"): number | null {
  if (results.length === 0 || results.some((result) => result[what] === null)) return null;
  const cases = [...Map.groupBy(results, (result) => result.case).values()];
  return mean(cases.map((repeats) => mean(repeats.map((result) => result[what] ?? 0))));
}
