import type { CompiledSpec } from "../spec/compiled.ts";
import type { DiagramFormat } from "./diagram-formats.ts";
import { mermaid } from "./mermaid.ts";
import { scxml } from "./scxml.ts";
import { svg } from "./svg.ts";
import type { Scheme } from "./svg-style.ts";

/**
 * `state`: where a session stands; it is highlighted, and in SCXML named in a comment. One the spec lacks is left out.
 * `scheme`: the picture's colours, where they are not to follow the viewer's system.
 */
export type DiagramOptions = { state?: string; scheme?: "light" | "dark" };

/** A spec as others read it: Mermaid for documents, SVG for people, SCXML for other interpreters. */
export function diagram(spec: CompiledSpec, format: DiagramFormat, options: DiagramOptions = {}): string {
  const { state, scheme = null } = options;
  const current = state !== undefined && Object.hasOwn(spec.states, state) ? state : null;
  return drawers[format](spec, current, scheme);
}

const drawers = { mermaid, svg, scxml } satisfies Record<
  DiagramFormat,
  (spec: CompiledSpec, current: string | null, scheme: Scheme) => string
>;
