import { attributes } from "../../markdown/xml.ts";
import { actionNamed } from "../spec/actions.ts";
import type {
  Comparison,
  CompiledSpec,
  CompiledState,
  Effect,
  Operand,
  SpecAction,
} from "../spec/compiled.ts";

/**
 * W3C SCXML 1.0 that runs as it stands: counters and constants are data, effects are assignments, guards are conditions.
 * What the coach does in a state is logged; whoever runs it sends the events.
 */
export function scxml(spec: CompiledSpec, current: string | null): string {
  const root = attributes({
    xmlns: "http://www.w3.org/2005/07/scxml",
    version: "1.0",
    datamodel: "ecmascript",
    name: spec.session,
    initial: spec.initial,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml${root}>`,
    ...(current === null ? [] : [`  <!-- The session is in ${current}. -->`]),
    "  <datamodel>",
    `    <data${attributes({ id: "counters", expr: literal(spec.counters) })}/>`,
    `    <data${attributes({ id: "context", expr: literal(spec.context) })}/>`,
    "  </datamodel>",
    ...Object.entries(spec.states).flatMap(([name, state]) => stateLines(spec, name, state)),
    "</scxml>",
    "",
  ].join("\n");
}

function stateLines(spec: CompiledSpec, name: string, state: CompiledState): string[] {
  const tag = state.kind === "final" ? "final" : "state";
  const inside = [
    ...(state.kind === "choice" ? [] : entryLines(spec, state.entry)),
    ...wayLines(spec, state),
  ];
  if (inside.length === 0) return [`  <${tag}${attributes({ id: name })}/>`];
  return [`  <${tag}${attributes({ id: name })}>`, ...inside.map((line) => `    ${line}`), `  </${tag}>`];
}

function entryLines(spec: CompiledSpec, entry: readonly SpecAction[]): string[] {
  if (entry.length === 0) return [];
  const changes = entry.flatMap(({ action }) => actionNamed(action)?.effects ?? []);
  const logs = entry.map(({ action, handler, params }) => {
    const details = JSON.stringify(handler === null ? params : { handler, ...params });
    return `<log${attributes({ label: action, expr: details === "{}" ? null : details })}/>`;
  });
  const lines = [...changes.flatMap((change) => assignments(spec, change)), ...logs];
  return ["<onentry>", ...lines.map((line) => `  ${line}`), "</onentry>"];
}

function wayLines(spec: CompiledSpec, state: CompiledState): string[] {
  switch (state.kind) {
    case "final":
      return [];
    case "pass":
      return [`<transition${attributes({ target: state.target })}/>`];
    case "choice": {
      const yes = attributes({ cond: condition(state.guard), target: state.onTrue });
      const no = state.onFalse === null ? [] : [`<transition${attributes({ target: state.onFalse })}/>`];
      return [`<transition${yes}/>`, ...no];
    }
    case "wait":
      return Object.entries(state.on).flatMap(([event, target]) => {
        const opening = `transition${attributes({ event, target })}`;
        const effects = Object.hasOwn(spec.effects, event) ? (spec.effects[event] ?? []) : [];
        const changes = effects.flatMap((effect) => assignments(spec, effect));
        if (changes.length === 0) return [`<${opening}/>`];
        return [`<${opening}>`, ...changes.map((line) => `  ${line}`), "</transition>"];
      });
  }
}

function literal(values: Readonly<Record<string, number | boolean>>): string {
  return `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ")} }`;
}

/** What a spec does not count is not assigned: an interpreter would make an error of it. */
function assignments(spec: CompiledSpec, effect: Effect | "reset all"): string[] {
  if (effect === "reset all")
    return Object.entries(spec.counters).map(([name, value]) => assignment(name, String(value)));
  const { counter, op, value } = effect;
  if (!Object.hasOwn(spec.counters, counter)) return [];
  return [assignment(counter, op === "=" ? String(value) : `counters.${counter} + (${value})`)];
}

function assignment(counter: string, expr: string): string {
  return `<assign${attributes({ location: `counters.${counter}`, expr })}/>`;
}

function condition({ left, op, right }: Comparison): string {
  const strict = op === "==" ? "===" : op === "!=" ? "!==" : op;
  return `${operand(left)} ${strict} ${operand(right)}`;
}

function operand(operand: Operand): string {
  if (operand.kind === "number") return String(operand.value);
  return `${operand.kind === "counter" ? "counters" : "context"}.${operand.name}`;
}
