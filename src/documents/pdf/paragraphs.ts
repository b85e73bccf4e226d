import type { Block } from "../document-text.ts";
import { couldHead, isListed, joined, lineOf } from "../line.ts";
import type { Line } from "./lines.ts";

/** Headings are larger than most of the text; paragraphs end where a line is short, or where there is space below it. */
export function blocksOf(pages: readonly (readonly Line[])[]): Block[] {
  const body = usualSize(pages.flat());
  const sizes = [...new Set(pages.flat().map(({ size }) => rounded(size)))]
    .filter((size) => size > body * larger)
    .toSorted((a, b) => b - a);
  const blocks: Block[] = [];
  for (const [index, lines] of pages.entries()) {
    const page = index + 1;
    let open: { block: Block; line: Line } | null = null;
    for (const [at, line] of lines.entries()) {
      if (open !== null && goesOn(open.line, line, widest(lines, at), open.block)) {
        open.block.text = joined(open.block.text, line.text);
        open.line = line;
        continue;
      }
      const level = 1 + sizes.indexOf(rounded(line.size));
      open = { block: blockOf(line, page, level), line };
      blocks.push(open.block);
    }
  }
  return whole(blocks);
}

const larger = 1.12;

function blockOf(line: Line, page: number, level: number): Block {
  if (level > 0 && isShort(line.text)) return { kind: "heading", text: line.text, page, level };
  return line.text.includes(" | ") ? { kind: "row", text: line.text, page } : lineOf(line.text, page);
}

/** A heading in large letters may end as a sentence does, and be numbered. */
function isShort(text: string): boolean {
  return text.length <= 120 && /\p{L}/u.test(text);
}

function goesOn(before: Line, line: Line, width: number, block: Block): boolean {
  if (Math.abs(before.size - line.size) > 0.08 * line.size) return false;
  if (block.kind === "row" || line.text.includes(" | ") || isListed(line.text)) return false;
  const step = before.y - line.y;
  if (step <= 0 || step > 1.75 * line.size) return false;
  if (block.kind === "heading") return true;
  const isFull = before.right - Math.min(before.left, line.left) > 0.75 * width;
  return isFull || (/^\p{Ll}/u.test(line.text) && !/[.?!:]$/.test(before.text));
}

/** Of the lines around one: its own column's. */
function widest(lines: readonly Line[], at: number): number {
  const { left } = lines[at] ?? { left: 0 };
  const near = lines.slice(Math.max(0, at - 8), at + 9).filter((line) => Math.abs(line.left - left) < 40);
  return Math.max(0, ...near.map((line) => line.right - line.left));
}

/** The size of most letters. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines)
    letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const rounded = (size: number) => Math.round(size * 2) / 2;

/** A sentence that goes on in the next column or overleaf is whole, on the page where it begins. */
function whole(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (const block of blocks) {
    const before = found.at(-1);
    const isCut =
      before !== undefined &&
      ["paragraph", "item"].includes(before.kind) &&
      block.kind === "paragraph" &&
      /^\p{Ll}/u.test(block.text) &&
      !/[.?!:]$/.test(before.text) &&
      !couldHead(before.text);
    if (isCut) before.text = joined(before.text, block.text);
    else found.push(block);
  }
  return found;
}
