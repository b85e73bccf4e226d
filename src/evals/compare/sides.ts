import { type Condition, conditionText, factors, readCondition } from "../../agent/condition.ts";
import { Problem } from "../../problem.ts";
import { type JudgedRun, readJudgedRun } from "../judged/judged-run.ts";
import { changedParts } from "../suites/frozen.ts";
import { type Comparison, compare, type Side } from "./compare.ts";

export type NamedSide = JudgedRun & { name: string };

/** A run, or what it has under one condition (`<run>@A0`), with what judges said of it. Throws `Problem`. */
export async function sideNamed(data: string, name: string): Promise<NamedSide> {
  const [id = "", condition] = name.split("@");
  const run = await readJudgedRun(data, id);
  const wanted = condition === undefined ? null : conditionText(readCondition(condition));
  const results = run.results.filter((result) => wanted === null || result.condition === wanted);
  if (results.length === 0) throw new Problem("usage", `${name} has no results.`);
  return { ...run, name, results };
}

/**
 * Two sides condition by condition: a mean over several would be of nothing that was tried. Two of one condition each are held against each other
 * as they are; else each condition that both have, and `alone` are the others. Throws `Problem` where they share none.
 */
export function byCondition(
  a: NamedSide,
  b: NamedSide,
): { pairs: { a: NamedSide; b: NamedSide }[]; alone: string[] } {
  const [ofA, ofB] = [conditionsOf(a), conditionsOf(b)];
  if (ofA.size === 1 && ofB.size === 1) return { pairs: [{ a, b }], alone: [] };
  const shared = [...ofA.intersection(ofB)];
  if (shared.length === 0)
    throw new Problem(
      "usage",
      `${a.name} and ${b.name} have no condition in common (${[...ofA].join(", ")}; ${[...ofB].join(", ")}), and are compared condition by condition. Name one of each: <run>@<condition> <run>@<condition>.`,
    );
  return {
    pairs: shared.map((condition) => ({ a: under(condition, a), b: under(condition, b) })),
    alone: [...ofA.symmetricDifference(ofB)],
  };
}

function under(condition: string, side: NamedSide): NamedSide {
  const [run = ""] = side.name.split("@");
  const results = side.results.filter((result) => result.condition === condition);
  return { ...side, name: `${run}@${condition}`, results };
}

function conditionsOf({ results }: Side): Set<string> {
  return new Set(results.map(({ condition }) => condition));
}

/** What is given on one side and not on the other, in words. */
export type GivenOtherwise = { factor: string; a: string; b: string };

/** With what was made otherwise between the two, and what was given otherwise where each side is one condition. */
export function compareSides(
  a: NamedSide,
  b: NamedSide,
): Comparison & { madeOtherwise: string[]; givenOtherwise: GivenOtherwise[] } {
  return {
    ...compare(a, b),
    madeOtherwise: changedParts(a.frozen, b.frozen),
    givenOtherwise: givenOtherwise(conditionOf(a), conditionOf(b)),
  };
}

function conditionOf(side: Side): Condition | null {
  const [first, ...others] = conditionsOf(side);
  return first === undefined || others.length > 0 ? null : readCondition(first);
}

function givenOtherwise(a: Condition | null, b: Condition | null): GivenOtherwise[] {
  if (a === null || b === null) return [];
  return factors.flatMap(({ name, levels }) =>
    a[name] === b[name] ? [] : [{ factor: name, a: levels[a[name]] ?? "", b: levels[b[name]] ?? "" }],
  );
}
