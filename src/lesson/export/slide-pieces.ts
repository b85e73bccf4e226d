import { drawFigure } from "../../figures/draw-figure.ts";
import type { Figure } from "../../figures/figure.ts";
import type { Atom, Bullet } from "./atoms.ts";
import { type Run, sliceRuns, type Table } from "./block.ts";
import { columnWidths } from "./columns.ts";
import { fitted } from "./figure-pictures.ts";
import { columnsOf, countFitting, isTall, type Line, lineHeight, wrap } from "./measure.ts";
import { body, type SlideSizes } from "./slide-sizes.ts";

/** What stands on a slide, top to bottom. All heights are in points, gaps below included. */
export type Piece = TextPiece | CodePiece | TablePiece | FigurePiece;
type Placed = { level: number; step: number; height: number; group: number; size: number };
export type TextPiece = Placed & {
  kind: "text";
  runs: Run[];
  bullet: Bullet;
  heading: boolean;
  leads: boolean;
  gap: number;
};
export type CodePiece = Placed & { kind: "code"; lines: string[] };
export type TablePiece = Placed & { kind: "table"; table: Table; widths: number[]; heights: number[] };

/** `shown` is how large it stands on the slide, in points. */
export type FigurePiece = Placed & {
  kind: "figure";
  figure: Figure;
  shown: { width: number; height: number };
};

export const codePadding = 10;
export const cellPadding = { x: 7, y: 5 };
const gapAfter = 12;

/** Lists carry their indent themselves; anything else moves its box. */
export function leftOf(piece: Piece): number {
  return piece.kind === "text" && piece.bullet !== null ? 0 : piece.level * piece.step;
}

export function pieceWidth(piece: TextPiece): number {
  return widthOf(piece, piece.bullet);
}

function widthOf(at: { level: number; step: number }, bullet: Bullet = null): number {
  return body.width - at.step * (at.level + (bullet === null ? 0 : 1));
}

export function measured(atom: Atom, sizes: SlideSizes): Piece {
  if (atom.kind === "text") return textPiece(atom);
  if (atom.kind === "code") return codePiece(atom, sizes);
  if (atom.kind === "figure") return figurePiece(atom);
  const widths = columnWidths(atom.table, widthOf(atom));
  const piece = tablePiece(atom, atom.table, widths, sizes.table);
  if ((piece.heights[0] ?? 0) < body.height / 2) return piece;
  // A head that would fill every slide of the table is shown once, as its first row.
  const { header, rows } = atom.table;
  const open = { ...atom.table, header: header.map(() => []), rows: [header, ...rows] };
  return tablePiece(atom, open, widths, sizes.table);
}

/** As large as half a slide has room for, or the whole of it where it is high. */
function figurePiece(atom: Extract<Atom, { kind: "figure" }>): FigurePiece {
  const room = { width: widthOf(atom), height: body.height - gapAfter };
  const shown = fitted(drawFigure(atom.figure, "print"), room, 1.1);
  return { ...atom, shown, size: 0, height: shown.height + gapAfter };
}

/** How much wider than Arial the letters may be that stand in for it where it is missing. */
const widerLetters = 1.13;

/**
 * Lines as they are counted. What is indented and has no mark has a box of its own, with another right below it: it gets
 * the room that wider letters take, or its last line would stand on that one. Text in one box moves down by itself.
 */
function linesOf(from: Omit<TextPiece, "height" | "gap">): Line[] {
  const apart = from.bullet === null && from.level > 0;
  return wrap(from.runs, from.size, widthOf(from, from.bullet) / (apart ? widerLetters : 1));
}

function textPiece(from: Omit<TextPiece, "height" | "gap">): Piece {
  const lines = linesOf(from);
  const gap = from.heading ? 6 : from.bullet === null ? gapAfter : 7;
  const height = lines.reduce((sum, line) => sum + lineHeight(line, from.size), gap);
  return { ...from, gap, height };
}

function codePiece(atom: Extract<Atom, { kind: "code" }>, { code }: SlideSizes): Piece {
  const width = widthOf(atom) - 2 * codePadding;
  const longest = Math.max(...atom.lines.map(columnsOf));
  const size = code.find((points) => longest * points * 0.605 <= width) ?? code.at(-1) ?? 16;
  const columns = Math.floor(width / (size * 0.605));
  const lines = atom.lines.flatMap((line) => foldLine(line, columns));
  return sizedCode({ ...atom, lines, size, height: 0 });
}

function sizedCode(piece: CodePiece): Piece {
  const tall = piece.lines.some(isTall);
  const line = piece.size * (tall ? 1.5 : 1.2);
  return { ...piece, height: piece.lines.length * line + 2 * codePadding + gapAfter };
}

/** A line of code that is too long goes on in the next one, indented: never off the slide. */
function foldLine(line: string, columns: number): string[] {
  const folded: string[] = [];
  let rest = line;
  while (columnsOf(rest) > columns) {
    let head = "";
    for (const char of rest) {
      if (columnsOf(head + char) > columns) break;
      head += char;
    }
    const space = head.lastIndexOf(" ");
    const end = head.slice(0, space).trim() !== "" && space > head.length / 2 ? space + 1 : head.length;
    folded.push(rest.slice(0, end));
    rest = `    ${rest.slice(end)}`;
  }
  return [...folded, rest];
}

function tablePiece(
  at: { level: number; step: number; group: number },
  table: Table,
  widths: number[],
  size: number,
): TablePiece {
  const heights = [table.header, ...table.rows].map((row, index) =>
    Math.max(
      ...row.map((cell, column) => {
        const runs =
          index === 0
            ? cell.map((run) =>
                run.kind === "text" ? { ...run, marks: [...run.marks, "bold" as const] } : run,
              )
            : cell;
        const lines = wrap(runs, size, (widths[column] ?? 60) - 2 * cellPadding.x - 2);
        return lines.reduce((sum, line) => sum + lineHeight(line, size), 2 * cellPadding.y);
      }),
    ),
  );
  const height = heights.reduce((sum, one) => sum + one, gapAfter);
  return {
    kind: "table",
    level: at.level,
    step: at.step,
    group: at.group,
    table,
    widths,
    heights,
    size,
    height,
  };
}

/** What of a piece fits into this height, null where nothing does; and the rest, which is always shorter. */
export function cut(piece: Piece, height: number): [Piece | null, Piece] {
  if (piece.kind === "text") return cutText(piece, height);
  // A figure is never cut: none is higher than a slide.
  if (piece.kind === "figure") return [null, piece];
  if (piece.kind === "code") {
    const fits = Math.floor(
      ((height - 2 * codePadding - gapAfter) / (piece.height - 2 * codePadding - gapAfter)) *
        piece.lines.length,
    );
    if (fits < 2) return [null, piece];
    return [
      sizedCode({ ...piece, lines: piece.lines.slice(0, fits) }),
      sizedCode({ ...piece, lines: piece.lines.slice(fits) }),
    ];
  }
  return cutTable(piece, height);
}

function cutText(piece: TextPiece, height: number): [Piece | null, Piece] {
  const lines = linesOf(piece);
  const heights = lines.map((line) => lineHeight(line, piece.size));
  const fits = countFitting(heights, height - piece.gap);
  if (fits === 0) return [null, piece];
  const at = lines[fits]?.from ?? 0;
  const end = lines.at(-1)?.to ?? at;
  const level = piece.level + (piece.bullet === null ? 0 : 1);
  return [
    textPiece({ ...piece, runs: sliceRuns(piece.runs, 0, at) }),
    textPiece({ ...piece, level, bullet: null, runs: sliceRuns(piece.runs, at, end) }),
  ];
}

/** Rows are kept whole, under the head again; a row taller than a slide is cut through its cells. */
function cutTable(piece: TablePiece, height: number): [Piece | null, Piece] {
  const { table, widths, heights, size } = piece;
  const [head = 0, ...rows] = heights;
  const fits = countFitting(rows, height - head - gapAfter);
  const part = (chosen: Table["rows"]): Piece => tablePiece(piece, { ...table, rows: chosen }, widths, size);
  if (fits > 0) return [part(table.rows.slice(0, fits)), part(table.rows.slice(fits))];
  if (height < body.height) return [null, piece];
  const [first = [], ...rest] = table.rows;
  const room = height - head - gapAfter - 2 * cellPadding.y;
  const ends = first.map((cell, column) => {
    const lines = wrap(cell, size, (widths[column] ?? 60) - 2 * cellPadding.x - 2);
    const heights = lines.map((line) => lineHeight(line, size));
    return lines[countFitting(heights, room)]?.from ?? Number.POSITIVE_INFINITY;
  });
  // A head so tall that no line fits under it cannot be helped by cutting rows.
  if (ends.every((end) => end === 0)) return [null, piece];
  const now = first.map((cell, column) => sliceRuns(cell, 0, ends[column] ?? 0));
  const later = first.map((cell, column) => sliceRuns(cell, ends[column] ?? 0, Number.POSITIVE_INFINITY));
  return [part([now]), part([later, ...rest])];
}
