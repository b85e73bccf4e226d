import { runs } from "./widths.ts";

/** A place that a pupil fills in, among the words of a figure: its number or its letter stands in it. */
export const blankAt = (mark: string): string => `\uE000${mark}\uE001`;
const blank = /^\uE000(\d+|[A-Z])\uE001$/;

/** The number or letter of a place to fill in; null for words. */
export function blankMark(words: string): string | null {
  return blank.exec(words)?.[1] ?? null;
}

let known: Map<number, number> | null = null;

function widths(): Map<number, number> {
  if (known !== null) return known;
  known = new Map();
  for (const run of runs) {
    const [from = "", list = ""] = run.split(":");
    for (const [at, width] of list.split(" ").entries())
      known.set(Number.parseInt(from, 16) + at, Number(width));
  }
  return known;
}

/** How wide a place to fill in is, in sizes of the letters round it. */
export const blankWidth = 5;

/**
 * How wide words are in the font of figures. Letters that it has not are taken from another font; they are given room
 * for the widest, and the picture sets them into that room, whatever font they come from.
 */
export function widthOf(words: string, size: number): number {
  if (blankMark(words) !== null) return blankWidth * size;
  let sum = 0;
  for (const letter of words) sum += advance(letter.codePointAt(0) ?? 0);
  return (sum * size) / 1000;
}

function advance(point: number): number {
  const own = widths().get(point);
  if (own !== undefined) return own;
  // Marks that stand on the letter before, joiners, variation signs.
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(String.fromCodePoint(point))) return 0;
  if (point >= 0x590 && point <= 0x8ff) return 560;
  return point >= 0x1100 ? 1050 : 700;
}

/** Words in lines no wider than `width`; a word that is wider on its own is cut. */
export function wrapped(words: string, size: number, width: number): string[] {
  if (blankMark(words) !== null) return [words];
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(/\s+/u).flatMap((whole) => cut(whole, size, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cut(word: string, size: number, width: number): string[] {
  if (widthOf(word, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word)) {
    if (piece !== "" && widthOf(piece + segment, size) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** Whether the first letter that has a direction is written from right to left. */
export function isRightToLeft(words: string): boolean {
  const first = /\p{L}/u.exec(words)?.[0] ?? "";
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(first);
}
