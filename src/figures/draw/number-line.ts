import type { Blanks } from "../blanks.ts";
import type { NumberLine } from "../kinds/number-line.ts";
import type { Place } from "../kinds/parts.ts";
import { Labels, sizeOf } from "../layout/labels.ts";
import { fullWidth, type Scene } from "../layout/scene.ts";
import { axisStep, placeInWords, steps, worth, written } from "../numbers.ts";
import { counted, listed, said, sentences } from "../said.ts";

const inset = 30;

export function drawNumberLine(figure: NumberLine, scene: Scene, blanks: Blanks): void {
  const { from, to, jumps = [], points = [], stretches = [] } = figure;
  const across = (value: number) => inset + ((value - from) / (to - from)) * (fullWidth - 2 * inset);
  scene.way(
    [
      { x: 4, y: 0 },
      { x: fullWidth - 4, y: 0 },
    ],
    { arrow: true },
  );
  scene.way(
    [
      { x: fullWidth - 4, y: 0 },
      { x: 4, y: 0 },
    ],
    { arrow: true },
  );
  const marks = marksOf(figure).map(({ value, ways }) => ({ value, words: shownBy(blanks, ways) }));
  for (const { value } of marks)
    scene.way([
      { x: across(value), y: -6 },
      { x: across(value), y: 6 },
    ]);
  const shown = everyNth(
    marks.map(({ value, words }) => ({ x: across(value), words })),
    figure,
  );
  for (const { x, words } of shown) scene.word(words, { x, y: 20 });
  for (const { from: start, to: end, open = [] } of stretches) {
    const [left, right] = [
      across(start === undefined ? from : worth(start)),
      across(end === undefined ? to : worth(end)),
    ];
    scene.way(
      [
        { x: start === undefined ? 8 : left, y: 0 },
        { x: end === undefined ? fullWidth - 8 : right, y: 0 },
      ],
      { stroke: "accent", width: 5 },
    );
    if (start !== undefined)
      scene.dot({ x: left, y: 0 }, open.includes("from") ? { fill: "paper", width: 2 } : {});
    if (end !== undefined)
      scene.dot({ x: right, y: 0 }, open.includes("to") ? { fill: "paper", width: 2 } : {});
  }
  const labels = new Labels(scene);
  const arcs = jumps.map(({ from: start, to: end, label }) => {
    const [x1, x2] = [across(worth(start)), across(worth(end))];
    const height = Math.min(70, 18 + Math.abs(x2 - x1) / 5);
    scene.way(arc(x1, x2, height), { stroke: "accent", arrow: true });
    return { x: (x1 + x2) / 2, y: -height - 4, label };
  });
  for (const { at } of points) scene.dot({ x: across(worth(at)), y: 0 });
  for (const { x, y, label } of arcs)
    if (label !== undefined) labels.put(blanks.of(label), { x, y }, { gap: 3 });
  for (const { at, label } of points)
    if (label !== undefined)
      labels.put(blanks.of(label), { x: across(worth(at)), y: 0 }, { gap: 10, most: 120 });
  labels.finish();
}

/** An arch over the line, as points. */
function arc(x1: number, x2: number, height: number) {
  return Array.from({ length: 25 }, (_, at) => ({
    x: x1 + ((x2 - x1) * at) / 24,
    y: -9 - (height - 9) * Math.sin((Math.PI * at) / 24),
  }));
}

/**
 * Marks with what stands under them: as many as have room, each so many apart; a blank keeps its place. On a line in
 * parts the wholes are among them.
 */
function everyNth(
  marks: readonly { x: number; words: string }[],
  { from, parts }: NumberLine,
): { x: number; words: string }[] {
  const first = parts === undefined ? 0 : Math.ceil(from * parts - 1e-9);
  for (let apart = 1; apart <= marks.length; apart++) {
    if (parts !== undefined && parts % apart !== 0 && apart % parts !== 0) continue;
    const kept = marks.filter((_, at) => (first + at) % apart === 0);
    const fits = kept.every(({ x, words }, at) => {
      const next = kept[at + 1];
      const width = sizeOf([words], 15).width / 2;
      return next === undefined || x + width + 5 <= next.x - sizeOf([next.words], 15).width / 2;
    });
    if (fits) return kept;
  }
  return marks.slice(0, 1);
}

/** A mark, and the ways to name it: as it stands under the line first. */
type Mark = { value: number; ways: [string, ...string[]] };

function marksOf({ from, to, step, parts }: NumberLine): Mark[] {
  if (parts === undefined)
    return steps(from, to, step ?? axisStep(from, to)).map((value) => ({ value, ways: [written(value)] }));
  const first = Math.ceil(from * parts - 1e-9);
  const many = Math.min(121, Math.floor(to * parts + 1e-9) - first + 1);
  return Array.from({ length: many }, (_, at) => {
    return { value: (first + at) / parts, ways: waysToWrite(first + at, parts) };
  });
}

/** Tenths as decimals, other parts as mixed numbers: 3.1 and 2 3/4, as they are taught; 31/10 and 11/4 are other names for them. */
function waysToWrite(top: number, parts: number): [string, ...string[]] {
  const fraction = placeInWords(`${top}/${parts}`);
  if (top % parts === 0 || parts === 10 || parts === 100) return [written(top / parts), fraction];
  const [sign, size] = [top < 0 ? "−" : "", Math.abs(top)];
  const whole = Math.floor(size / parts);
  const mixed = `${sign}${whole} ${size % parts}/${parts}`;
  return whole === 0 ? [fraction] : [mixed, fraction];
}

/** Whatever its author calls it by, a mark that is to be filled in is blank. */
function shownBy(blanks: Blanks, ways: readonly [string, ...string[]]): string {
  const [first] = ways;
  return ways.map((way) => blanks.of(way)).find((shown, at) => shown !== ways[at]) ?? first;
}

/** A place as the mark under it is written, where there is one. */
function placeOn({ parts }: NumberLine, blanks: Blanks, place: Place): string {
  const top = Math.round(worth(place) * (parts ?? 1));
  const isMarked = parts !== undefined && Math.abs(top / parts - worth(place)) < 1e-9;
  return shownBy(
    blanks,
    isMarked ? [...waysToWrite(top, parts), placeInWords(place)] : [placeInWords(place)],
  );
}

export function sayNumberLine(figure: NumberLine, blanks: Blanks): string {
  const { from, to, step, parts, jumps = [], points = [], stretches = [] } = figure;
  const at = (place: Place) => said(placeOn(figure, blanks, place));
  const hidden = marksOf(figure)
    .map(({ ways }) => ({ shown: shownBy(blanks, ways), plain: ways[0] }))
    .flatMap(({ shown, plain }) => (shown === plain ? [] : [said(shown)]));
  return sentences(
    `A number line from ${said(blanks.of(from))} to ${said(blanks.of(to))}`,
    parts !== undefined
      ? `Every whole is split into ${parts} equal parts`
      : `It has a mark every ${written(step ?? axisStep(from, to))}`,
    hidden.length === 0 ? null : `To fill in: ${listed(hidden)}`,
    ...points.map(({ at: place, label }) =>
      label === undefined
        ? `There is a point at ${at(place)}`
        : `There is a point ${said(blanks.of(label))} at ${at(place)}`,
    ),
    ...jumps.map(({ from: start, to: end, label }) => {
      const by = label === undefined ? "" : `, marked ${said(blanks.of(label))}`;
      return `A jump goes from ${at(start)} to ${at(end)}${by}`;
    }),
    ...stretches.map(({ from: start, to: end, open = [] }) => {
      const left =
        start === undefined
          ? "the left end"
          : `${at(start)}${open.includes("from") ? " (not included)" : ""}`;
      const right =
        end === undefined ? "the right end" : `${at(end)}${open.includes("to") ? " (not included)" : ""}`;
      return `The line is marked from ${left} to ${right}`;
    }),
    points.length > 3 ? `${counted(points.length, "point")} in all` : null,
  );
}
