import { extentOf } from "../../formulas/extent.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import { type Run, sliceRuns } from "./block.ts";
import { besideFormula, lineHeight, runWidth, wrap } from "./measure.ts";
import { pieceWidth, type TextPiece } from "./slide-pieces.ts";

/** A line of text between formulas, and a formula to be drawn; each in its own place. */
export type Flowed =
  | {
      kind: "words";
      runs: Run[];
      size: number;
      bold: boolean;
      bullet: TextPiece["bullet"];
      x: number;
      y: number;
      width: number;
      height: number;
    }
  | {
      kind: "formula";
      tex: string;
      onAccent: boolean;
      size: number;
      x: number;
      y: number;
      width: number;
      height: number;
    };

/** A paragraph with formulas in it, line by line: PowerPoint has no place for a picture inside a line. */
export function flowed(piece: TextPiece, left: number, top: number, room = pieceWidth(piece)): Flowed[] {
  const { runs, size, bullet, level, step, heading } = piece;
  const indent = step * (level + (bullet === null ? 0 : 1));
  const found: Flowed[] = [];
  if (bullet !== null) {
    const [first] = wrap(runs, size, room);
    const height = first === undefined ? size * 1.2 : lineHeight(first, size);
    found.push({
      kind: "words",
      runs: [],
      size,
      bold: heading,
      bullet,
      x: left + step * level,
      y: top,
      width: step,
      height,
    });
  }
  let y = top;
  for (const line of wrap(runs, size, room)) {
    const height = lineHeight(line, size);
    let x = left + indent;
    const pieces = joined(sliceRuns(runs, line.from, line.to)).map((run) => ({
      run,
      width: runWidth(run, size),
    }));
    const spare = spareBefore(pieces, room);
    for (const [at, { run, width }] of pieces.entries()) {
      const [only] = run;
      if (only?.kind === "formula") {
        const extent = extentOf(readFormula(only.tex, only.display).tree);
        const high = Math.min(height, extent.height * size);
        const beside = besideFormula * size;
        const wide = Math.min(width, room) - 2 * beside;
        found.push({
          kind: "formula",
          tex: only.tex,
          onAccent: false,
          size,
          x: x + beside,
          y: y + (height - high) / 2,
          width: wide,
          height: high,
        });
      } else found.push({ kind: "words", runs: run, size, bold: heading, bullet: null, x, y, width, height });
      x += width + (spare[at] ?? 0);
    }
    y += height;
  }
  return found;
}

/** How much wider than Arial letters may be that stand in for it, before they touch the formula behind them. */
const wider = 0.06;

/** What is left of a line goes between words and the formula behind them: no more than other letters would take. */
function spareBefore(line: readonly { run: Run[]; width: number }[], room: number): number[] {
  const free = Math.max(0, room - line.reduce((sum, { width }) => sum + width, 0));
  const wanted = line.map(({ run, width }, at) =>
    run[0]?.kind !== "formula" && line[at + 1] !== undefined ? width * wider : 0,
  );
  const all = wanted.reduce((sum, one) => sum + one, 0);
  return wanted.map((one) => (all <= free ? one : (one * free) / all));
}

/** Text between two formulas is one piece. */
function joined(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (run.kind === "formula" || last === undefined || last[0]?.kind === "formula") groups.push([run]);
    else last.push(run);
  }
  return groups;
}
