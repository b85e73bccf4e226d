import { assign, createMachine, initialTransition, transition } from "xstate";
import { actionNamed } from "./actions.ts";
import { applyEffects, holds } from "./comparison.ts";
import type { CompiledSpec, CompiledState, Effect, SpecAction } from "./compiled.ts";

/** Where a session is. Plain data. */
export type Position = { state: string; counters: Readonly<Record<string, number>>; final: boolean };

/** One step: where it led, and what the states entered on the way ask to be done, in order. */
export type Step = Position & {
  perform: readonly {
    state: string;
    actions: readonly SpecAction[];
    /** As they were in that state, its own actions' effects included. */
    counters: Readonly<Record<string, number>>;
  }[];
};

export type Walker = {
  begin(): Step;
  /** null: there is no such state, or it does not wait for this event, so nothing happens. */
  step(from: Position, event: string): Step | null;
};

const mostRemembered = 5000;

/** Steps through a spec, purely: nothing runs by itself, and the same events lead to the same place. */
export function walker(spec: CompiledSpec): Walker {
  const machine = specMachine(spec);
  const names = Object.keys(spec.counters);
  // Words go the same few hundred ways: a replay of thousands of them need not compute each anew.
  const taken = new Map<string, Step>();
  type Snapshot = ReturnType<typeof machine.resolveState>;
  const stepOf = (snapshot: Snapshot, actions: readonly { type: string; params: unknown }[]): Step => ({
    state: String(snapshot.value),
    counters: snapshot.context.counters,
    final: snapshot.status === "done",
    perform: actions.flatMap(({ type, params }) =>
      type === "perform" && isPerformed(params) ? [params] : [],
    ),
  });
  return {
    begin() {
      const [snapshot, actions] = initialTransition(machine);
      return stepOf(snapshot, actions);
    },
    step({ state, counters }, event) {
      if (!waitsFor(spec, state, event)) return null;
      const amounts = names.map((name) => counters[name] ?? 0);
      const key = `${event} ${state} ${amounts.join(" ")}`;
      const known = taken.get(key);
      if (known !== undefined) return known;
      const counted = Object.fromEntries(names.map((name, i) => [name, amounts[i] ?? 0]));
      const before = machine.resolveState({ value: state, context: { counters: counted } });
      const [snapshot, actions] = transition(machine, before, { type: event });
      const step = stepOf(snapshot, actions);
      if (taken.size === mostRemembered) taken.clear();
      taken.set(key, step);
      return step;
    },
  };
}

/** Invariants that do not hold at a position, as they are written. */
export function brokenAt(spec: CompiledSpec, { counters }: Pick<Position, "counters">): string[] {
  const values = { counters, context: spec.context };
  return spec.invariants.filter((invariant) => !holds(invariant, values)).map(({ text }) => text);
}

/** A compiled spec in XState's terms; nothing else knows that library. */
export function specMachine(spec: CompiledSpec) {
  type Context = { counters: Readonly<Record<string, number>> };
  const change = (effects: readonly (Effect | "reset all")[]) =>
    assign(({ context }: { context: Context }) => ({ counters: changed(spec, context.counters, effects) }));
  const entered = (state: string, actions: readonly SpecAction[]) => [
    change(actions.flatMap(({ action }) => actionNamed(action)?.effects ?? [])),
    {
      type: "perform",
      params: ({ context }: { context: Context }) => ({ state, actions, counters: context.counters }),
    },
  ];
  const stateOf = (name: string, state: CompiledState) => {
    if (state.kind === "final") return { type: "final" as const, entry: entered(name, state.entry) };
    if (state.kind === "pass") return { entry: entered(name, state.entry), always: state.target };
    if (state.kind === "choice") {
      const guard = ({ context }: { context: Context }) =>
        holds(state.guard, { ...context, context: spec.context });
      const otherwise = state.onFalse === null ? [] : [{ target: state.onFalse }];
      return { entry: entered(name, []), always: [{ guard, target: state.onTrue }, ...otherwise] };
    }
    const on = Object.entries(state.on).map(([event, target]) => [
      event,
      { target, actions: change(spec.effects[event] ?? []) },
    ]);
    return { entry: entered(name, state.entry), on: Object.fromEntries(on) };
  };
  return createMachine({
    id: spec.session,
    types: {} as { context: Context; events: { type: string } },
    initial: spec.initial,
    context: { counters: spec.counters },
    states: Object.fromEntries(
      Object.entries(spec.states).map(([name, state]) => [name, stateOf(name, state)]),
    ),
  });
}

function changed(
  spec: CompiledSpec,
  counters: Readonly<Record<string, number>>,
  effects: readonly (Effect | "reset all")[],
): Record<string, number> {
  return effects.reduce<Record<string, number>>(
    (now, effect) => (effect === "reset all" ? { ...spec.counters } : applyEffects(now, [effect])),
    { ...counters },
  );
}

function waitsFor(spec: CompiledSpec, name: string, event: string): boolean {
  const state = Object.hasOwn(spec.states, name) ? spec.states[name] : undefined;
  return state?.kind === "wait" && Object.hasOwn(state.on, event);
}

function isPerformed(params: unknown): params is Step["perform"][number] {
  return (
    typeof params === "object" &&
    params !== null &&
    "state" in params &&
    "actions" in params &&
    "counters" in params
  );
}
