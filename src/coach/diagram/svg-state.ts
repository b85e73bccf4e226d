import { attributes, escapeXml } from "../../markdown/xml.ts";
import type { CompiledSpec, CompiledState } from "../spec/compiled.ts";
import type { Size, Spot } from "./placement.ts";

export const lineHeight = 15;
/** Widths of one letter: no font is measured, so these are generous. */
export const letter = { name: 8.4, small: 6.3 };

export type Box = { lines: string[]; size: Size };

/** A state's name, and what happens or is asked in it. */
export function boxOf(name: string, state: CompiledState): Box {
  const lines = state.kind === "choice" ? [`${state.guard.text}?`] : state.entry.map(({ action }) => action);
  const width = Math.max(name.length * letter.name, ...lines.map((line) => line.length * letter.small)) + 28;
  return {
    lines,
    size: { width: state.kind === "choice" ? width + 16 : width, height: 28 + lines.length * lineHeight },
  };
}

export function drawn(
  name: string,
  spec: CompiledSpec,
  lines: readonly string[],
  spot: Spot,
  current: string | null,
): string {
  const { x, y, width, height } = spot;
  const state = spec.states[name];
  const left = x - width / 2;
  const top = y - height / 2;
  const classes = [
    "state",
    ...(state?.kind === "choice" ? ["ask"] : []),
    ...(name === current ? ["now"] : []),
  ];
  const shape =
    state?.kind === "choice"
      ? `<path class="box" d="M${round(left + 12)} ${round(top)}h${round(width - 24)}l12 ${round(height / 2)}l-12 ${round(height / 2)}h${round(24 - width)}l-12 ${round(-height / 2)}z"/>`
      : rectangle("box", left, top, width, height);
  const inner = state?.kind === "final" ? rectangle("inner", left + 3, top + 3, width - 6, height - 6) : "";
  const words = [
    text(name, x, top + 19, "name"),
    ...lines.map((line, i) => text(line, x, top + 19 + (i + 1) * lineHeight, "small")),
  ];
  const here = name === current ? `<title>${escapeXml(`${name}: the session is here`)}</title>` : "";
  return `<g class="${classes.join(" ")}">${here}${shape}${inner}${words.join("")}</g>`;
}

function rectangle(name: string, x: number, y: number, width: number, height: number): string {
  return `<rect${attributes({ class: name, x: round(x), y: round(y), width: round(width), height: round(height), rx: 9 })}/>`;
}

export function text(words: string, x: number, y: number, name: string): string {
  return `<text class="${name}" x="${round(x)}" y="${round(y)}">${escapeXml(words)}</text>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
