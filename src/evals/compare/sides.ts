import { type Condition, conditionText, factors, readCondition } from "../../agent/condition.ts";
import { Problem } from "../../problem.ts";
import { type JudgedRun, readJudgedRun } from "../judged/judged-run.ts";
import { changedParts } from "../suites/frozen.ts";
import { writerOf } from "../suites/result.ts";
import { type Comparison, compare, type Side } from "./compare.ts";

export type NamedSide = JudgedRun & { name: string };

/** A run, or what it has under one condition (`<run>@A0`), and of one model there (`<run>@A0@<model>`), with what judges said of it. Throws `Problem`. */
export async function sideNamed(data: string, name: string): Promise<NamedSide> {
  const [id = "", condition = "", ...more] = name.split("@");
  const writer = more.join("@");
  const run = await readJudgedRun(data, id);
  const wanted = condition === "" ? null : conditionText(readCondition(condition));
  const under = run.results.filter((result) => wanted === null || result.condition === wanted);
  const results = under.filter(
    (result) => writer === "" || result.model === writer || writerOf(result) === writer,
  );
  if (under.length > 0 && results.length === 0)
    throw new Problem(
      "usage",
      `Nobody called ${writer} wrote in ${id} there. There is: ${[...writersOf({ name, results: under })].join(", ")}.`,
    );
  if (results.length === 0) throw new Problem("usage", `${name} has no results.`);
  return { ...run, name, results };
}

/**
 * Two sides condition by condition and model by model: a mean over several would be of nothing that was tried. Where each side has one, the two are
 * held against each other as they are; else each that both have, and `alone` are the others. Throws `Problem` where they share none.
 */
export function byArm(
  a: NamedSide,
  b: NamedSide,
): { pairs: { a: NamedSide; b: NamedSide }[]; alone: string[] } {
  const conditions = matched("condition", a, b, conditionsOf);
  const writers = matched("model", a, b, writersOf);
  const pairs = conditions.pairs.flatMap(([conditionA, conditionB]) =>
    writers.pairs.flatMap(([writerA, writerB]) => {
      const pair = { a: within(a, conditionA, writerA), b: within(b, conditionB, writerB) };
      return pair.a.results.length === 0 || pair.b.results.length === 0 ? [] : [pair];
    }),
  );
  if (pairs.length === 0)
    throw new Problem(
      "usage",
      `${a.name} and ${b.name} have no condition that one model was tried under in both.`,
    );
  return { pairs, alone: [...conditions.alone, ...writers.alone] };
}

type Matched = { pairs: (readonly [string, string])[]; alone: string[] };

function matched(what: string, a: NamedSide, b: NamedSide, of: (side: Side) => Set<string>): Matched {
  const [ofA, ofB] = [of(a), of(b)];
  const [[onlyA = ""], [onlyB = ""]] = [[...ofA], [...ofB]];
  if (ofA.size === 1 && ofB.size === 1) return { pairs: [[onlyA, onlyB]], alone: [] };
  const shared = [...ofA.intersection(ofB)];
  if (shared.length === 0)
    throw new Problem(
      "usage",
      `${a.name} and ${b.name} have no ${what} in common (${[...ofA].join(", ")}; ${[...ofB].join(", ")}), and are compared ${what} by ${what}. Name one of each: ${forms[what]}.`,
    );
  return { pairs: shared.map((one) => [one, one]), alone: [...ofA.symmetricDifference(ofB)] };
}

const forms: Readonly<Record<string, string>> = {
  condition: "<run>@<condition> <run>@<condition>",
  model: "<run>@<condition>@<model> <run>@<condition>@<model>",
};

/** The side itself where it is nothing else: it keeps the name that it was asked for by. */
function within(side: NamedSide, condition: string, writer: string): NamedSide {
  const results = side.results.filter(
    (result) => result.condition === condition && writerOf(result) === writer,
  );
  if (results.length === side.results.length) return side;
  const [run = ""] = side.name.split("@");
  const name = writersOf(side).size > 1 ? `${run}@${condition}@${writer}` : `${run}@${condition}`;
  return { ...side, name, results };
}

function conditionsOf({ results }: Side): Set<string> {
  return new Set(results.map(({ condition }) => condition));
}

function writersOf({ results }: Side): Set<string> {
  return new Set(results.map(writerOf));
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
