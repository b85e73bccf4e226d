import { flat, type Run, wordsOf } from "./block.ts";
import { fonts } from "./docx-style.ts";
import type { RunOptions, Slide, SlideRun } from "./pptx-library.ts";
import { isRightToLeft } from "./safe-text.ts";
import { cellPadding, type TablePiece, type TextPiece } from "./slide-pieces.ts";
import { inches } from "./slide-sizes.ts";
import type { SlideTheme } from "./slide-themes.ts";

/**
 * The paragraphs of one box. A list that begins at 1 again below another has "1)" where that has "1.": LibreOffice goes on
 * counting from the list before as long as both look the same.
 */
export function boxRuns(pieces: readonly TextPiece[]): SlideRun[] {
  let last = 0;
  let again = false;
  return pieces.flatMap((piece) => {
    if (piece.bullet?.kind === "number" && piece.level === 0) {
      if (last > 0 && piece.bullet.number <= last) again = !again;
      last = piece.bullet.number;
    }
    return paragraphRuns(piece, again ? "arabicParenR" : "arabicPeriod");
  });
}

type Counting = "arabicPeriod" | "arabicParenR";

/** The properties of a paragraph stand on its runs: that is how the library wants them. */
function paragraphRuns(piece: TextPiece, style: Counting): SlideRun[] {
  const runs = runsOf(piece.runs, piece.size, piece.heading);
  const rtl = isRightToLeft(flat(piece.runs));
  const bullet = bulletOf(piece, style);
  return runs.map((run, at) => ({
    ...run,
    options: {
      ...run.options,
      ...(at === 0 && bullet !== null ? { bullet } : {}),
      ...(piece.bullet !== null && piece.level > 0 ? { indentLevel: piece.level } : {}),
      ...(rtl ? { rtlMode: true, align: "right" as const } : {}),
      paraSpaceAfter: piece.gap,
      breakLine: at === runs.length - 1,
    },
  }));
}

type BulletOptions = {
  indent: number;
  type?: "number";
  style?: Counting;
  numberStartAt?: number;
  characterCode?: string;
};

function bulletOf({ bullet, step }: TextPiece, style: Counting): BulletOptions | null {
  if (bullet === null) return null;
  if (bullet.kind === "number") return { indent: step, type: "number", style, numberStartAt: bullet.number };
  const code = (bullet.char.codePointAt(0) ?? 0x2022).toString(16).toUpperCase().padStart(4, "0");
  return { indent: step, characterCode: code };
}

/** In ordinary letters: a power is raised, an index lowered; what needs more is drawn before it comes here. */
export function runsOf(runs: readonly Run[], size: number, strong: boolean): SlideRun[] {
  let broken = false;
  return runs.flatMap((run): SlideRun[] => {
    if (run.kind === "break") {
      broken = broken || run.hard;
      return run.hard ? [] : [{ text: " ", options: { fontSize: size } }];
    }
    if (run.kind === "formula") return [{ text: wordsOf(run), options: { fontSize: size, italic: true } }];
    const options: RunOptions = {
      fontSize: size,
      bold: strong || run.marks.includes("bold"),
      italic: run.marks.includes("italic"),
      ...(run.marks.includes("strike") ? { strike: "sngStrike" as const } : {}),
      ...(run.marks.includes("code") ? { fontFace: fonts.code } : {}),
      ...(run.link?.kind === "web" ? { hyperlink: { url: run.link.href } } : {}),
      ...(broken ? { softBreakBefore: true } : {}),
    };
    broken = false;
    return [{ text: run.text, options }];
  });
}

export function addTable(
  on: Slide,
  { table, widths, heights, size }: TablePiece,
  place: { x: number; y: number; w: number },
  theme: SlideTheme,
): void {
  const border = { type: "solid" as const, pt: 0.75, color: theme.line };
  const headless = table.header.every((cell) => cell.length === 0);
  const rows = [table.header, ...table.rows].map((row, index) =>
    row.map((cell) => ({
      text: runsOf(cell, size, index === 0),
      options: index === 0 ? { fill: { color: theme.shade } } : {},
    })),
  );
  on.addTable(headless ? rows.slice(1) : rows, {
    ...place,
    w: inches(widths.reduce((sum, width) => sum + width, 0)),
    colW: widths.map(inches),
    rowH: (headless ? heights.slice(1) : heights).map(inches),
    fontFace: fonts.plain,
    fontSize: size,
    color: theme.ink,
    border,
    valign: "top",
    margin: [cellPadding.y, cellPadding.x, cellPadding.y, cellPadding.x],
  });
}
