import { type Condition, conditionText, factors, readCondition } from "../../agent/condition.ts";
import { Problem } from "../../problem.ts";
import { changedParts, type Frozen } from "../suites/frozen.ts";
import { readRun } from "../suites/run-folder.ts";
import { type Comparison, compare, type Side } from "./compare.ts";

/** A run (`<run>`) or one condition of it (`<run>@A0`). Throws `Problem` where there is none, or nothing in it. */
export async function sideNamed(data: string, name: string): Promise<Side & { frozen: Frozen }> {
  const [id = "", condition] = name.split("@");
  const { results, frozen } = await readRun(data, id);
  const wanted = condition === undefined ? null : conditionText(readCondition(condition));
  const own = results.filter((result) => wanted === null || result.condition === wanted);
  if (own.length === 0) throw new Problem("usage", `${name} has no results.`);
  return { name, results: own, frozen };
}

/** What is given on one side and not on the other, in words. */
export type GivenOtherwise = { factor: string; a: string; b: string };

/** With what was made otherwise between the two, and what was given otherwise where each side is one condition. */
export function compareSides(
  a: Side & { frozen: Frozen },
  b: Side & { frozen: Frozen },
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
