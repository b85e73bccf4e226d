import { alwaysSo } from "./always-so.ts";
import { makesInput } from "./input-shape.ts";
import { type Call, callOf, type Literal, written } from "./literals-in.ts";
import { otherInputs } from "./other-inputs.ts";
import { rearranged } from "./rearranged.ts";
import type { CodeTask } from "./task.ts";
import { isWitnessed } from "./witness-call.ts";

/**
 * `of`: the test that it is made from. `isNear`: hardly different, so hardly more work for any honest way. `isOther`:
 * something else is given, so that the answer may be another. `isRearranged`: as much is given, arranged otherwise.
 */
export type Probe = { call: string; of: number; isNear: boolean; isOther: boolean; isRearranged: boolean };

const near = 1;
const far = [10, 25];
const mostOthers = 120;
const mostRearranged = 48;
const mostTwice = 12;

/**
 * The calls of the tests with something else in them, which code that works things out still answers, and code that
 * knows the tests does not. First every whole number moved up by the same amount or, where there are none, every letter
 * moved on by one: order and equality stay. Then one argument is another, or that of another test.
 */
export function probeCalls({ tests }: CodeTask): Probe[] {
  const calls = tests.map(({ call }) => ({ ...callOf(call), isPlain: isPlain(call) }));
  const asked = new Set(calls.map(written));
  const fresh = (call: string) => !asked.has(call) && asked.add(call) !== undefined;
  const moved = calls.flatMap((call, of) =>
    movedCalls(call).map((one) => ({ ...one, of, isOther: false, isRearranged: false })),
  );
  const others = calls.flatMap((call, of) =>
    otherCalls(call, calls).map((one) => ({
      call: one,
      of,
      isNear: false,
      isOther: true,
      isRearranged: false,
    })),
  );
  const arranged = calls.flatMap((call, of) =>
    [...new Set(rearrangedCalls(call, calls))]
      .filter((one) => !asked.has(one))
      .map((one) => ({ call: one, of, isNear: false, isOther: false, isRearranged: true })),
  );
  return [
    ...spread(arranged, mostRearranged),
    ...moved.filter(({ call }) => fresh(call)),
    ...spread(
      others.filter(({ call }) => fresh(call)),
      mostOthers,
    ),
  ];
}

/** One that compares, makes what it gives, or is whole statements, is not taken apart. */
function isPlain(call: string): boolean {
  return !makesInput(call) && !/[=!]=/.test(call) && !isWitnessed(call);
}

type Taken = Call & { isPlain: boolean };

function movedCalls(call: Taken): { call: string; isNear: boolean }[] {
  if (!call.isPlain || call.literals.length === 0) return [];
  const hasNumbers = call.literals.some(holdsNumber);
  return (hasNumbers ? [near, ...far] : [near]).map((shift) => {
    const literals = call.literals.map((one) => movedIn(one, hasNumbers ? movedNumber(shift) : movedLetters));
    return { call: written({ ...call, literals }), isNear: shift === near };
  });
}

/** One argument changed, within what is so in every test; or as another test has it. */
function otherCalls(call: Taken, all: readonly Taken[]): string[] {
  if (!call.isPlain) return [];
  return call.literals.flatMap((given, at) => {
    const here = givenAt(at, call, all);
    const keeps = alwaysSo(here);
    const exchanged = call.literals.length > 1 ? here.filter(({ kind }) => kind === given.kind) : [];
    const once = otherInputs(given).filter(keeps);
    const twice = once.flatMap(otherInputs).filter(keeps);
    return [...once, ...exchanged, ...spread(twice, mostTwice)].map((other) =>
      written({ ...call, literals: call.literals.with(at, other) }),
    );
  });
}

function rearrangedCalls(call: Taken, all: readonly Taken[]): string[] {
  if (!call.isPlain) return [];
  return call.literals.flatMap((given, at) => {
    const keeps = alwaysSo(givenAt(at, call, all));
    return rearranged(given)
      .filter(keeps)
      .map((other) => written({ ...call, literals: call.literals.with(at, other) }));
  });
}

/** What the tests that are called alike give in one place. */
function givenAt(at: number, call: Taken, all: readonly Taken[]): Literal[] {
  const alike = all.filter((other) => other.literals.length === call.literals.length);
  return alike.flatMap(({ literals }) => literals[at] ?? []);
}

function spread<Item>(all: readonly Item[], most: number): Item[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).flatMap(
    (one) => one ?? [],
  );
}

function holdsNumber(literal: Literal): boolean {
  if (literal.kind === "pairs") return literal.pairs.flat().some(holdsNumber);
  return "items" in literal ? literal.items.some(holdsNumber) : literal.kind === "number";
}

function movedIn(literal: Literal, move: (leaf: Literal & { text: string }) => string): Literal {
  if (literal.kind === "pairs")
    return {
      kind: "pairs",
      pairs: literal.pairs.map(([key, value]) => [movedIn(key, move), movedIn(value, move)]),
    };
  if ("items" in literal) return { ...literal, items: literal.items.map((item) => movedIn(item, move)) };
  return { ...literal, text: move(literal) };
}

function movedNumber(shift: number) {
  return ({ kind, text }: { kind: string; text: string }): string =>
    kind === "number" && /^-?\d{1,6}$/.test(text) ? String(Number(text) + shift) : text;
}

/** Where there is no letter to move, the text stands twice. */
function movedLetters({ kind, text }: { kind: string; text: string }): string {
  if (kind !== "string" || text.includes("\\")) return text;
  if (!/[a-z]/i.test(text)) return `${text[0]}${text.slice(1, -1).repeat(2)}${text[0]}`;
  return text.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
}
