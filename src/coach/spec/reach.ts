import type { Path } from "../../markdown/plain-words.ts";
import { actionNamed } from "./actions.ts";
import { holds } from "./comparison.ts";
import type { Comparison, CompiledSpec, Effect } from "./compiled.ts";

/** What a choice waits for and can never come about: nothing counts up to it, or an invariant forbids it. */
export function reportReach(spec: CompiledSpec, at: (path: Path, message: string) => void): void {
  const effects = effectsIn(spec);
  for (const [name, state] of Object.entries(spec.states)) {
    if (state.kind !== "choice") continue;
    const { guard } = state;
    const counter = guard.left.kind === "counter" && guard.right.kind !== "counter" ? guard.left.name : null;
    if (counter === null || holds(guard, spec)) continue;
    if (!effects.some((effect) => effect.counter === counter && leadsTo(effect, guard, spec))) {
      at(
        ["effects"],
        `Nothing brings \`${counter}\` to where ${name} waits for it: \`${guard.text}\` could never be.`,
      );
      continue;
    }
    for (const [i, invariant] of spec.invariants.entries()) {
      if (!reads(invariant, counter) || canBoth(guard, invariant, counter, spec)) continue;
      const message = `\`${invariant.text}\` forbids what ${name} waits for: \`${guard.text}\` could never be.`;
      at(["invariants", i], message);
    }
  }
}

function effectsIn(spec: CompiledSpec): Effect[] {
  const ofActions = Object.values(spec.states).flatMap((state) =>
    state.kind === "choice" ? [] : state.entry.flatMap(({ action }) => actionNamed(action)?.effects ?? []),
  );
  const all = [...Object.values(spec.effects).flat(), ...ofActions];
  return all.filter((effect): effect is Effect => effect !== "reset all");
}

/** Whether it moves the counter the way the guard needs it, or sets it so. */
function leadsTo({ counter, op, value }: Effect, guard: Comparison, spec: CompiledSpec): boolean {
  if (op === "=") return holds(guard, withCounter(spec, counter, value));
  if (guard.op === ">=" || guard.op === ">") return value > 0;
  return guard.op === "<=" || guard.op === "<" ? value < 0 : value !== 0;
}

function reads({ left, right }: Comparison, counter: string): boolean {
  const isConstant = right.kind !== "counter";
  return left.kind === "counter" && left.name === counter && isConstant;
}

/** Whether some number fits both: where none near either border does, none does. */
function canBoth(guard: Comparison, invariant: Comparison, counter: string, spec: CompiledSpec): boolean {
  const borders = [guard, invariant].map(({ right }) =>
    right.kind === "number" ? right.value : Number(right.kind === "context" ? spec.context[right.name] : 0),
  );
  return borders
    .flatMap((border) => [border - 1, border, border + 1])
    .some((value) => {
      const then = withCounter(spec, counter, value);
      return holds(guard, then) && holds(invariant, then);
    });
}

function withCounter({ counters, context }: CompiledSpec, counter: string, value: number) {
  return { counters: { ...counters, [counter]: value }, context };
}
