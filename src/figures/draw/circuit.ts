import type { Blanks } from "../blanks.ts";
import type { Circuit, Component } from "../kinds/circuit.ts";
import { sizeOf } from "../layout/labels.ts";
import type { Scene } from "../layout/scene.ts";
import { listed, said, sentences } from "../said.ts";
import { blankMark, wrapped } from "../text/measure.ts";
import { drawSymbol, half, spoken } from "./symbols.ts";

const size = 14;

/**
 * A ladder: rows of components between two rails. A loop with no branches has half of its components in the upper row
 * and half in the lower one.
 */
export function drawCircuit(figure: Circuit, scene: Scene, blanks: Blanks): void {
  const rows = rowsOf(figure);
  const longest = Math.max(...rows.map((row) => row.length)) + 1;
  const room = Math.min(104, 720 / longest);
  const wide = Math.max(260, longest * room);
  let y = 0;
  const heights = rows.map((row, at) => {
    const lines = row.map(({ label }) =>
      label === undefined ? [] : wrapped(blanks.of(label), size, room - 8),
    );
    const tall = Math.max(0, ...lines.map((one) => (one.length === 0 ? 0 : sizeOf(one, size).height)));
    if (at > 0) y += 46 + tall;
    drawRow(scene, row, lines, y, wide);
    return y;
  });
  const bottom = heights.at(-1) ?? 0;
  for (const x of [0, wide])
    scene.way(
      [
        { x, y: 0 },
        { x, y: bottom },
      ],
      { width: 1.8 },
    );
  if (figure.branches !== undefined)
    for (const at of heights.slice(1, -1))
      for (const x of [0, wide]) scene.dot({ x, y: at }, { radius: 3, fill: "ink", stroke: "ink" });
}

function drawRow(
  scene: Scene,
  row: readonly Component[],
  lines: readonly string[][],
  y: number,
  wide: number,
): void {
  const apart = wide / (row.length + 1);
  let x = 0;
  row.forEach(({ is }, at) => {
    const middle = apart * (at + 1);
    scene.way(
      [
        { x, y },
        { x: middle - half, y },
      ],
      { width: 1.8 },
    );
    drawSymbol(scene, is, { x: middle, y });
    x = middle + half;
    const words = lines[at] ?? [];
    if (words.length > 0)
      scene.words(words, { x: middle, y: y - 24 - sizeOf(words, size).height / 2 }, { size });
  });
  scene.way(
    [
      { x, y },
      { x: wide, y },
    ],
    { width: 1.8 },
  );
}

function rowsOf({ series, branches }: Circuit): Component[][] {
  if (branches !== undefined) return [series, ...branches];
  const upper = Math.ceil(series.length / 2);
  return series.length === 1 ? [series, []] : [series.slice(0, upper), series.slice(upper)];
}

export function sayCircuit({ series, branches = [] }: Circuit, blanks: Blanks): string {
  const all = (row: readonly Component[]) =>
    listed(row.map(({ is, label }) => named(spoken[is], label === undefined ? null : blanks.of(label))));
  return sentences(
    branches.length === 0
      ? `A circuit, one loop: ${all(series)}`
      : `A circuit with ${branches.length} branches side by side. In the part before them: ${all(series)}`,
    ...branches.map((branch, at) => `Branch ${at + 1}: ${all(branch)}`),
  );
}

/** A symbol that is to be named is not named here. */
function named(is: string, words: string | null): string {
  if (words === null) return is;
  return blankMark(words) === null ? `${is} (${words})` : `a component (${said(words)})`;
}
