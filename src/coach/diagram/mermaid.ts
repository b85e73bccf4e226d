import type { CompiledSpec } from "../spec/compiled.ts";
import { ways } from "../spec/ways.ts";

/** A Mermaid `stateDiagram-v2`. */
export function mermaid(spec: CompiledSpec, current: string | null): string {
  const names = Object.keys(spec.states);
  const of = (kind: string) => names.filter((name) => spec.states[name]?.kind === kind);
  const edges = Object.entries(spec.states).flatMap(([name, state]) => {
    if (state.kind === "final") return [`${id(name)} --> [*]`];
    return ways(state).map(({ target, label }) => `${id(name)} --> ${id(target)}: ${plain(label)}`);
  });
  const lines = [
    `accTitle: ${plain(spec.session)} ${plain(spec.version)}`,
    ...(current === null ? [] : [`accDescr: The session is in ${plain(current)}.`]),
    ...names.filter((name) => id(name) !== name).map((name) => `state "${plain(name)}" as ${id(name)}`),
    `[*] --> ${id(spec.initial)}`,
    ...edges,
    "classDef choice font-style:italic",
    "classDef current fill:#0b57d0,stroke:#0b57d0,color:#ffffff,stroke-width:3px",
    ...of("choice").map((name) => `class ${id(name)} choice`),
    ...(current === null ? [] : [`class ${id(current)} current`]),
  ];
  return ["stateDiagram-v2", ...lines.map((line) => `  ${line}`), ""].join("\n");
}

const reserved =
  /^(s_.*|accdescr|acctitle|class|classdef|click|default|direction|end|hide|href|note|scale|state|style)$/i;

/** A name that is one of Mermaid's own words gets an alias. */
function id(name: string): string {
  return reserved.test(name) ? `s_${name}` : name;
}

/** Characters that mean something to Mermaid, as its entity codes. */
function plain(text: string): string {
  return text.replace(/[^\w .,=-]/gu, (character) => `#${character.codePointAt(0)};`);
}
