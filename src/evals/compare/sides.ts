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

function conditionOf({ results }: Side): Condition | null {
  const [first, ...others] = new Set(results.map(({ condition }) => condition));
  return first === undefined || others.length > 0 ? null : readCondition(first);
}

function givenOtherwise(a: Condition | null, b: Condition | null): GivenOtherwise[] {
  if (a === null || b === null) return [];
  return factors.flatMap(({ name, levels }) =>
    a[name] === b[name] ? [] : [{ factor: name, a: levels[a[name]] ?? "", b: levels[b[name]] ?? "" }],
  );
}
