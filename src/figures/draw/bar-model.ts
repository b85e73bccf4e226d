import type { Blanks } from "../blanks.ts";
import type { BarModel } from "../kinds/bars.ts";
import { shade } from "../layout/hatch.ts";
import { sizeOf } from "../layout/labels.ts";
import { fullWidth, type Scene, textSize } from "../layout/scene.ts";
import { counted, listed, said, sentences } from "../said.ts";
import { widthOf, wrapped } from "../text/measure.ts";

type Bar = BarModel["bars"][number];

const gap = 14;

export function drawBarModel({ bars, total }: BarModel, scene: Scene, blanks: Blanks): void {
  const names = bars.map(({ label }) =>
    label === undefined ? [] : wrapped(blanks.of(label), textSize, 110),
  );
  const left = Math.max(
    0,
    ...names.map((lines) => (lines.length === 0 ? 0 : sizeOf(lines, textSize).width + 12)),
  );
  const all = total === undefined ? [] : wrapped(blanks.of(total), textSize, 90);
  const totals = bars.map((bar) =>
    bar.total === undefined ? [] : wrapped(blanks.of(bar.total), textSize, 90),
  );
  const side = all.length === 0 ? 0 : sizeOf(all, textSize).width + 34;
  const longest = Math.max(...bars.map(({ parts }) => sumOf(parts)));
  const scale = (fullWidth - left - side) / longest;
  let y = 0;
  bars.forEach(({ parts }, at) => {
    const above = totals[at] ?? [];
    if (above.length > 0) {
      const size = sizeOf(above, textSize);
      const width = sumOf(parts) * scale;
      const middle = Math.min(
        Math.max(left + width / 2, left + size.width / 2),
        fullWidth - side - size.width / 2,
      );
      scene.words(above, { x: middle, y: y + size.height / 2 });
      y += size.height + 4;
      brace(scene, left, left + width, y);
      y += 12;
    }
    const lines = parts.map(({ label, size = 1 }) => {
      const words = label === undefined ? "" : blanks.of(label);
      return words === "" ? [] : wrapped(words, textSize, Math.max(size * scale - 6, 1));
    });
    // Words that a part has no room for stand below it, each with a line.
    const inside = lines.map((one, n) => one.length > 0 && fits(one, (parts[n]?.size ?? 1) * scale));
    const name = names[at] ?? [];
    const height = Math.max(
      40,
      name.length === 0 ? 0 : sizeOf(name, textSize).height,
      ...lines.map((one, n) => (inside[n] ? sizeOf(one, textSize).height + 12 : 0)),
    );
    if (name.length > 0)
      scene.words(name, { x: left - 12 - sizeOf(name, textSize).width / 2, y: y + height / 2 });
    let x = left;
    const below: { x: number; words: string }[] = [];
    parts.forEach(({ size = 1, shaded, label }, n) => {
      const box = { x, y, width: size * scale, height };
      if (shaded === true) shade(scene, box);
      scene.rectangle(box);
      const middle = { x: x + box.width / 2, y: y + height / 2 };
      if (inside[n]) plate(scene, lines[n] ?? [], middle, shaded === true);
      else if (label !== undefined) below.push({ x: middle.x, words: blanks.of(label) });
      x += box.width;
    });
    y = under(scene, below, y + height, fullWidth - side) + gap;
  });
  if (all.length > 0) rightBrace(scene, fullWidth - side + 8, 0, y - gap, all);
}

/** Words on a hatched ground stand on a plate, so that they can be read. */
function plate(
  scene: Scene,
  lines: readonly string[],
  middle: { x: number; y: number },
  isHatched: boolean,
): void {
  const { width, height } = sizeOf(lines, textSize);
  if (isHatched)
    scene.rectangle(
      { x: middle.x - width / 2 - 3, y: middle.y - height / 2, width: width + 6, height },
      { fill: "paper", width: 0, corner: 4 },
    );
  scene.words(lines, middle);
}

function fits(lines: readonly string[], width: number): boolean {
  return (
    lines.length <= 3 &&
    lines.every((line) => widthOf(line, textSize) <= width - 6 && (line.length > 1 || lines.length === 1))
  );
}

/** One row a label, from the left, so that no line comes through words. */
function under(
  scene: Scene,
  labels: readonly { x: number; words: string }[],
  top: number,
  right: number,
): number {
  let y = top;
  for (const { x, words } of [...labels].reverse()) {
    const lines = wrapped(words, textSize, 200);
    const size = sizeOf(lines, textSize);
    const middle = Math.min(Math.max(x + 4 + size.width / 2, size.width / 2), right - size.width / 2);
    y += 8;
    scene.way(
      [
        { x, y: top },
        { x, y },
      ],
      { stroke: "quiet", width: 1 },
    );
    scene.words(lines, { x: middle, y: y + size.height / 2 });
    y += size.height;
  }
  return y;
}

function brace(scene: Scene, from: number, to: number, y: number): void {
  const style = { stroke: "quiet", width: 1.2 } as const;
  scene.way(
    [
      { x: from, y: y + 8 },
      { x: from, y: y + 2 },
      { x: to, y: y + 2 },
      { x: to, y: y + 8 },
    ],
    style,
  );
  scene.way(
    [
      { x: (from + to) / 2, y: y + 2 },
      { x: (from + to) / 2, y: y - 2 },
    ],
    style,
  );
}

function rightBrace(scene: Scene, x: number, top: number, bottom: number, lines: readonly string[]): void {
  const style = { stroke: "quiet", width: 1.2 } as const;
  scene.way(
    [
      { x, y: top },
      { x: x + 7, y: top },
      { x: x + 7, y: bottom },
      { x, y: bottom },
    ],
    style,
  );
  const size = sizeOf(lines, textSize);
  scene.words(lines, { x: x + 14 + size.width / 2, y: (top + bottom) / 2 });
}

function sumOf(parts: Bar["parts"]): number {
  return parts.reduce((sum, { size = 1 }) => sum + size, 0);
}

export function sayBarModel({ bars, total }: BarModel, blanks: Blanks): string {
  return sentences(
    `A bar model of ${counted(bars.length, "bar")}`,
    ...bars.map(({ label, parts, total: sum }, at) => {
      const name = label === undefined ? `Bar ${at + 1}` : `${said(blanks.of(label))}`;
      const all = sum === undefined ? "" : `; together ${said(blanks.of(sum))}`;
      return `${name}: ${sayParts(parts, blanks)}${all}`;
    }),
    total === undefined ? null : `All bars together: ${said(blanks.of(total))}`,
  );
}

/** "6 parts, 5 times y and 2", "4 equal parts, 1 shaded and 3 without a label": what comes in a row is said once. */
function sayParts(parts: Bar["parts"], blanks: Blanks): string {
  const areEqual = new Set(parts.map(({ size = 1 }) => size)).size === 1;
  const runs: { words: string; isShaded: boolean; many: number }[] = [];
  for (const { label, size = 1, shaded: isShaded = false } of parts) {
    const words =
      label !== undefined ? said(blanks.of(label)) : areEqual ? "" : `length ${said(blanks.of(size))}`;
    const last = runs.at(-1);
    if (last?.words === words && last.isShaded === isShaded) last.many++;
    else runs.push({ words, isShaded, many: 1 });
  }
  const many = counted(parts.length, areEqual && parts.length > 1 ? "equal part" : "part");
  if (runs.every(({ words, isShaded }) => words === "" && !isShaded)) return many;
  const shown = runs.map((run) =>
    run.words === ""
      ? `${run.many} ${run.isShaded ? "shaded" : "without a label"}`
      : `${run.many > 1 ? `${run.many} times ` : ""}${run.words}${run.isShaded ? " (shaded)" : ""}`,
  );
  return `${many}, ${listed(shown)}`;
}
