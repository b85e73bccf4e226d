import { drawFigure } from "../../figures/draw-figure.ts";
import type { Figure } from "../../figures/figure.ts";
import { plain } from "../../formulas/plain.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import type { Question } from "../../questions/question.ts";

/** A lesson as every format sees it: a few kinds of block, and runs of text inside them. Plain data. */
export type Block =
  | { kind: "heading"; level: number; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; ordered: boolean; start: number; items: Item[] }
  | { kind: "table"; header: Cell[]; rows: Cell[][] }
  | { kind: "code"; language: string; text: string }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "rule" }
  | { kind: "image"; alt: string }
  | { kind: "figure"; figure: Figure; source: string }
  /** As it stands in a text; it becomes `together` before anybody renders it. */
  | { kind: "question"; question: Question }
  /** What is never split over two pages or slides. `key`: what is right of it, on a teacher's screen alone. */
  | { kind: "together"; blocks: Block[]; key?: Block[] }
  | { kind: "options"; items: { letter: string; runs: Run[] }[] }
  /** Room to write, a line each, between what is printed before and behind it. */
  | { kind: "lines"; count: number; before: string; after: string }
  /** What was shown, under its number, with so many lines beside it to write on. Never split. */
  | { kind: "beside"; number: number; label: string; title: string; blocks: Block[]; lines: number }
  /** To be cut out: what stands on the one side, and on the other. */
  | { kind: "cards"; cards: { front: Run[]; back: Run[] }[] };

export type Together = Extract<Block, { kind: "together" }>;
export type Table = Extract<Block, { kind: "table" }>;
export type List = Extract<Block, { kind: "list" }>;
/** `checked` is null where the item has no box. */
export type Item = { checked: boolean | null; blocks: Block[] };
export type Cell = Run[];

export type Mark = "bold" | "italic" | "strike" | "code";

/** A `break` that is not hard is only a line end of the source: formats show a space, the audience rules see a line. */
export type Run =
  | { kind: "text"; text: string; marks: readonly Mark[]; link: Link | null }
  | { kind: "break"; hard: boolean }
  | FormulaRun;
/** TeX that can be read: `readBlocks` leaves the rest as text. In flat text it is its plain form, in one piece. */
export type FormulaRun = { kind: "formula"; tex: string; display: boolean };
export type TextRun = Extract<Run, { kind: "text" }>;

/** `web` is http, https or mailto. `pointer` is lines of a workspace file; it becomes a `reference` before rendering. */
export type Link =
  | { kind: "web"; href: string }
  | { kind: "pointer"; file: string; start: number; end: number }
  | { kind: "reference"; number: number };

export function text(value: string, ...marks: Mark[]): TextRun {
  return { kind: "text", text: value, marks, link: null };
}

export function paragraph(...runs: (Run | string)[]): Block {
  return { kind: "paragraph", runs: runs.map((run) => (typeof run === "string" ? text(run) : run)) };
}

/** Its text with a line end for every break: offsets into it are what `sliceRuns` takes. */
export function flat(runs: readonly Run[]): string {
  return runs.map(wordsOf).join("");
}

/** What a run adds to flat text. */
export function wordsOf(run: Run): string {
  if (run.kind === "break") return "\n";
  return run.kind === "text" ? run.text : plain(readFormula(run.tex, run.display));
}

export function sliceRuns(runs: readonly Run[], from: number, to: number): Run[] {
  const kept: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const { length } = wordsOf(run);
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, length);
    at += length;
    if (start >= end) continue;
    if (run.kind === "text") kept.push({ ...run, text: run.text.slice(start, end) });
    // A formula stands where it begins.
    else if (start === 0) kept.push(run);
  }
  return kept;
}

/** "Choose one:" belongs on the same page as what it announces. */
export function announces(runs: readonly Run[]): boolean {
  return flat(runs).trimEnd().endsWith(":");
}

/** Without the spaces and breaks at either end. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const whole = flat(runs);
  const start = whole.length - whole.trimStart().length;
  return sliceRuns(runs, start, Math.max(start, whole.trimEnd().length));
}

export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return flat(block.runs).replace(/\n/g, " ");
    case "list":
      return block.items.map((item) => plainText(item.blocks)).join("\n");
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(flat).join("\t")).join("\n");
    case "code":
      return block.text;
    case "quote":
      return plainText(block.blocks);
    case "image":
      return picture(block.alt);
    case "figure":
      return picture(drawFigure(block.figure, "print").alt);
    case "rule":
    case "lines":
      return "";
    case "question":
      return block.question.prompt;
    case "together":
      return plainText(block.blocks);
    case "beside":
      return [block.title, plainText(block.blocks)].join("\n");
    case "options":
      return block.items.map(({ letter, runs }) => `${letter}. ${flat(runs)}`).join("\n");
    case "cards":
      return block.cards.map(({ front, back }) => `${flat(front)}: ${flat(back)}`).join("\n");
  }
}

/** How a picture that cannot travel with the text is named in it. */
export function picture(alt: string): string {
  return alt === "" ? "[Picture]" : `[Picture: ${alt}]`;
}

/** Every run of text changed by one function, wherever it stands; code blocks and pictures stay as they are. */
export function mapRuns(blocks: readonly Block[], change: (runs: Run[]) => Run[]): Block[] {
  return blocks.map((block): Block => {
    switch (block.kind) {
      case "heading":
      case "paragraph":
        return { ...block, runs: change(block.runs) };
      case "list":
        return {
          ...block,
          items: block.items.map((item) => ({ ...item, blocks: mapRuns(item.blocks, change) })),
        };
      case "table":
        return { ...block, header: block.header.map(change), rows: block.rows.map((row) => row.map(change)) };
      case "quote":
      case "together":
      case "beside":
        return { ...block, blocks: mapRuns(block.blocks, change) };
      case "options":
        return { ...block, items: block.items.map((item) => ({ ...item, runs: change(item.runs) })) };
      case "cards":
        return {
          ...block,
          cards: block.cards.map(({ front, back }) => ({ front: change(front), back: change(back) })),
        };
      default:
        return block;
    }
  });
}
