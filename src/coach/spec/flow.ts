import { nearest } from "../../nearest.ts";
import type { CompiledSpec } from "./compiled.ts";
import { ways } from "./ways.ts";

/** Something about a state as a whole. */
export type FlowProblem = { state: string; message: string };

/**
 * What is wrong with where states lead. One mistake is one problem: only the first state of a stretch that cannot be
 * reached is named, and only the last of one that cannot end. `open` are states with a problem of their own: where those
 * lead is not known, so nothing is concluded from it.
 */
export function flowProblems(spec: CompiledSpec, open: ReadonlySet<string>): FlowProblem[] {
  const names = Object.keys(spec.states);
  const lost = new Set(open);
  const edges: [from: string, to: string][] = [];
  for (const [from, state] of Object.entries(spec.states)) {
    for (const { target } of ways(state)) {
      const to = Object.hasOwn(spec.states, target) ? target : nearest(target, names);
      if (to === null) lost.add(from);
      else edges.push([from, to]);
    }
  }
  const forward = neighbours(edges);
  const backward = neighbours(edges.map(([from, to]) => [to, from]));
  const begun = closure([spec.initial], forward);
  const anywhere = [...lost].some((name) => begun.has(name)) || !Object.hasOwn(spec.states, spec.initial);
  const unreached = anywhere ? [] : names.filter((name) => !begun.has(name));
  const finals = names.filter((name) => spec.states[name]?.kind === "final");
  const ending = closure([...finals, ...lost], backward);
  const endless = finals.length === 0 ? [] : names.filter((name) => begun.has(name) && !ending.has(name));
  return [
    ...ends(unreached, forward).map((state) => ({ state, message: `No way leads to ${state}.` })),
    ...ends(endless, backward).map((state) => ({
      state,
      message: `From ${state} no way leads to the end of the session.`,
    })),
    ...circles(spec, names).map((state) => ({
      state,
      message: `${state} leads back to itself without waiting for anything: the session would hang.`,
    })),
  ];
}

type Neighbours = ReadonlyMap<string, readonly string[]>;

function neighbours(edges: readonly (readonly [string, string])[]): Neighbours {
  const found = new Map<string, string[]>();
  for (const [from, to] of edges) found.set(from, [...(found.get(from) ?? []), to]);
  return found;
}

function closure(from: readonly string[], next: Neighbours): Set<string> {
  const seen = new Set(from);
  for (const name of seen) for (const other of next.get(name) ?? []) seen.add(other);
  return seen;
}

/** As few of these as lead to all of them: those that no other leads to first, then one of each circle. */
function ends(names: readonly string[], next: Neighbours): string[] {
  const led = new Set(names.flatMap((name) => (next.get(name) ?? []).filter((other) => other !== name)));
  const chosen: string[] = [];
  const covered = new Set<string>();
  for (const name of [...names.filter((each) => !led.has(each)), ...names]) {
    if (covered.has(name)) continue;
    chosen.push(name);
    for (const other of closure([name], next)) covered.add(other);
  }
  return chosen;
}

/** One state of every circle that has no waiting state in it. */
function circles(spec: CompiledSpec, names: readonly string[]): string[] {
  const fleeting = names.filter((name) => {
    const kind = spec.states[name]?.kind;
    return kind === "pass" || kind === "choice";
  });
  const within = neighbours(
    fleeting.flatMap((from) => {
      const state = spec.states[from];
      return state === undefined ? [] : ways(state).map(({ target }) => [from, target] as const);
    }),
  );
  const round = fleeting.filter((name) => closure([...(within.get(name) ?? [])], within).has(name));
  return ends(round, within);
}
