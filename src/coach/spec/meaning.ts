import type { Path } from "../../markdown/plain-words.ts";
import { didYouMean } from "../../nearest.ts";
import { knownActions, outsideEvents } from "./actions.ts";
import type { CompiledSpec, CompiledState, SpecProblem } from "./compiled.ts";

/** What is well formed and cannot work all the same. */
export function meaningProblems(
  spec: CompiledSpec,
  lineOf: (path: Path) => number,
  prompts: ReadonlySet<string>,
): SpecProblem[] {
  const names = Object.keys(spec.states);
  const problems: SpecProblem[] = [];
  const at = (path: Path, message: string) => problems.push({ line: lineOf(path), message });
  const known = (name: string) => Object.hasOwn(spec.states, name);
  if (!known(spec.initial)) at(["initial"], `There is no state \`${spec.initial}\` to begin in.`);

  for (const [name, state] of Object.entries(spec.states)) {
    const path = ["states", name];
    for (const { target, key } of ways(state)) {
      if (!known(target))
        at([...path, ...key], `There is no state \`${target}\`.${didYouMean(target, names)}`);
    }
    if (state.kind !== "choice") {
      for (const [i, { action, handler }] of state.entry.entries()) {
        for (const message of actionProblems(spec, action, handler, prompts))
          at([...path, "entry", i], message);
      }
    }
    for (const event of unsent(state)) at([...path, "on", event], `Nobody sends \`${event}\` in ${name}.`);
  }
  const end = ending(spec);
  const begun = reachable(spec);
  for (const name of names) {
    if (!end.has(name)) at(["states", name], `From ${name} no way leads to the end.`);
    if (!begun.has(name)) at(["states", name], `No way leads to ${name}.`);
  }
  return problems;
}

function actionProblems(
  spec: CompiledSpec,
  action: string,
  handler: string | null,
  prompts: ReadonlySet<string>,
): string[] {
  const kind = Object.hasOwn(knownActions, action) ? knownActions[action] : undefined;
  if (kind === undefined)
    return [`There is no action \`${action}\`.${didYouMean(action, Object.keys(knownActions))}`];
  const missing = kind.effects.flatMap((effect) =>
    effect === "reset all" || effect.counter === "presentation" || effect.counter in spec.counters
      ? []
      : [`\`${action}\` needs a counter \`${effect.counter}\`.`],
  );
  const unworded =
    handler !== null && !prompts.has(handler) ? [`There is no prompt for \`${handler}\`.`] : [];
  return [...missing, ...unworded];
}

/** Every way out of a state, and where it is written. */
export function ways(state: CompiledState): { target: string; key: string[]; label: string }[] {
  switch (state.kind) {
    case "final":
      return [];
    case "pass":
      return [{ target: state.target, key: ["on", "done"], label: "done" }];
    case "choice": {
      const yes = { target: state.onTrue, key: ["on_true"], label: state.guard.text };
      const no = state.onFalse === null ? [] : [{ target: state.onFalse, key: ["on_false"], label: "else" }];
      return [yes, ...no];
    }
    case "wait":
      return Object.entries(state.on).map(([event, target]) => ({
        target,
        key: ["on", event],
        label: event,
      }));
  }
}

function unsent(state: CompiledState): string[] {
  if (state.kind !== "wait") return [];
  const sent = new Set(state.entry.flatMap(({ action }) => knownActions[action]?.sends ?? []));
  return Object.keys(state.on).filter((event) => !sent.has(event) && !outsideEvents.has(event));
}

function reachable(spec: CompiledSpec): Set<string> {
  const seen = new Set([spec.initial]);
  for (const name of seen) {
    const state = spec.states[name];
    if (state !== undefined) for (const { target } of ways(state)) seen.add(target);
  }
  return seen;
}

/** The states from which a final one can be reached. */
function ending(spec: CompiledSpec): Set<string> {
  const before = new Map<string, string[]>();
  for (const [name, state] of Object.entries(spec.states))
    for (const { target } of ways(state)) before.set(target, [...(before.get(target) ?? []), name]);
  const finals = Object.entries(spec.states).flatMap(([name, { kind }]) => (kind === "final" ? [name] : []));
  const seen = new Set(finals);
  for (const name of seen) for (const earlier of before.get(name) ?? []) seen.add(earlier);
  return seen;
}
