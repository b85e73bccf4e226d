import { type Drawing, drawFigure } from "../../figures/draw-figure.ts";
import { drawn } from "../../formulas/drawn.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import { type Run, wordsOf } from "./block.ts";
import { deckOf } from "./deck.ts";
import { type Box, boxesOf } from "./deck-boxes.ts";
import { within } from "./deck-pictures.ts";
import type { ExportInput } from "./model.ts";
import type { TextPiece } from "./slide-pieces.ts";
import { type SlideLook, slideThemes } from "./slide-themes.ts";

/** The same deck that PowerPoint gets, for a page to show: every box in its place, pictures drawn, nothing left to work out. */
export type DeckView = { title: string; look: SlideLook; slides: SlideView[] };

export type SlideView = {
  section: number | null;
  title: string;
  label: string;
  minutes: number | null;
  notes: string;
  kind: "opening" | "lesson";
  /** It shows what was asked on the slide before it, in the same places. */
  reveals: boolean;
  boxes: ShownBox[];
};

export type ShownRun = {
  text: string;
  bold: boolean;
  italic: boolean;
  strike: boolean;
  code: boolean;
  href: string | null;
};
export type ShownLine = {
  runs: ShownRun[];
  /** "•", "3."; "" where there is none. */
  mark: string;
  size: number;
  bold: boolean;
  /** How far in its mark and its words stand. */
  indent: { mark: number; words: number };
  gap: number;
};

/** Places in points of a slide that is 960 wide and 540 high. */
export type ShownBox = { x: number; y: number; width: number; height: number } & (
  | { kind: "title"; words: string; size: number }
  | { kind: "label"; words: string }
  | { kind: "minutes"; minutes: number }
  | { kind: "line"; words: string; size: number; tone: "quiet" | "ink" }
  | { kind: "text"; lines: ShownLine[] }
  | { kind: "words"; runs: ShownRun[]; mark: string; size: number; bold: boolean }
  | { kind: "picture"; svg: string; alt: string }
  | { kind: "card"; letter: string; runs: ShownRun[]; size: number; right: boolean | null; indent: number }
  | { kind: "code"; lines: string[]; size: number }
  | { kind: "table"; head: ShownRun[][] | null; rows: ShownRun[][][]; widths: number[]; size: number }
);

export async function deckView(input: ExportInput, look: SlideLook): Promise<DeckView> {
  const deck = deckOf(input, "teacher");
  const slides = deck.slides.map(async (one): Promise<SlideView> => {
    const { section, title, label, minutes, notes, body } = one;
    const boxes = await Promise.all(boxesOf(one, deck).map((box) => shown(box, look)));
    const reveals = body.kind === "choice" && body.answer !== null;
    const kind = body.kind === "opening" ? "opening" : "lesson";
    return { section, title, label, minutes, notes, kind, reveals, boxes };
  });
  return { title: deck.title, look, slides: await Promise.all(slides) };
}

async function shown(box: Box, look: SlideLook): Promise<ShownBox> {
  const { x, y, width, height } = box;
  const place = { x, y, width, height };
  switch (box.kind) {
    case "title":
    case "label":
    case "minutes":
    case "line":
      return box;
    case "text":
      return { ...place, kind: "text", lines: box.pieces.map(lineOf) };
    case "words": {
      const { size, bold } = box;
      return { ...place, kind: "words", runs: runsOf(box.runs), mark: markOf(box.bullet), size, bold };
    }
    case "formula": {
      const { ink, onAccent } = slideThemes[look];
      const drawing = await drawn(readFormula(box.tex, true), box.size, `#${box.onAccent ? onAccent : ink}`);
      const at = within(box, drawing);
      return picture({ x: at.x, y: at.y, width: at.w, height: at.h }, drawing);
    }
    case "card": {
      const { letter, size, right, words } = box;
      return { ...place, kind: "card", letter, runs: runsOf(box.runs), size, right, indent: words.x - x };
    }
    case "piece":
      return shownPiece(box, look);
  }
}

function shownPiece(box: Extract<Box, { kind: "piece" }>, look: SlideLook): ShownBox {
  const { x, y, width, height, piece } = box;
  const place = { x, y, width, height };
  switch (piece.kind) {
    case "code":
      return { ...place, height: height - 12, kind: "code", lines: piece.lines, size: piece.size };
    case "table": {
      const { table, widths, size } = piece;
      const headless = table.header.every((cell) => cell.length === 0);
      const head = headless ? null : table.header.map(runsOf);
      const rows = table.rows.map((row) => row.map(runsOf));
      return { ...place, kind: "table", head, rows, widths, size };
    }
    case "figure": {
      const drawing = drawFigure(piece.figure, look === "dark" ? "dark" : "print");
      return picture({ ...piece.shown, x: x + (width - piece.shown.width) / 2, y }, drawing);
    }
  }
}

function picture(
  place: { x: number; y: number; width: number; height: number },
  { svg, alt }: Pick<Drawing, "svg" | "alt">,
): ShownBox {
  return { ...place, kind: "picture", svg, alt };
}

function lineOf({ runs, bullet, size, heading, level, step, gap }: TextPiece): ShownLine {
  // A box stands where its lines stand; a list carries its own indent.
  const mark = bullet === null ? 0 : level * step;
  const words = bullet === null ? 0 : (level + 1) * step;
  return { runs: runsOf(runs), mark: markOf(bullet), size, bold: heading, indent: { mark, words }, gap };
}

function markOf(bullet: TextPiece["bullet"]): string {
  if (bullet === null) return "";
  return bullet.kind === "number" ? `${bullet.number}.` : bullet.char;
}

function runsOf(runs: readonly Run[]): ShownRun[] {
  return runs.map((run): ShownRun => {
    const plain = { bold: false, italic: false, strike: false, code: false, href: null };
    if (run.kind === "break") return { ...plain, text: run.hard ? "\n" : " " };
    if (run.kind === "formula") return { ...plain, text: wordsOf(run), italic: true };
    const { marks, link } = run;
    return {
      text: run.text,
      bold: marks.includes("bold"),
      italic: marks.includes("italic"),
      strike: marks.includes("strike"),
      code: marks.includes("code"),
      href: link?.kind === "web" ? link.href : null,
    };
  });
}
