/** A piece of text where a PDF puts it; `y` grows upwards. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

/** Text on one height without a wide gap in it. `size`: of most of its letters. */
export type Line = { text: string; left: number; right: number; y: number; size: number };

/** What is this much wider than a space parts two columns or two cells. */
const wideGap = 1.6;
const wordGap = 0.18;

/** Lines from the top down, from left to right where several stand on one height. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const heights: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== "").toSorted((a, b) => b.y - a.y)) {
    const height = heights.at(-1);
    const [first] = height ?? [];
    if (
      height !== undefined &&
      first !== undefined &&
      first.y - piece.y < 0.45 * Math.max(first.size, piece.size)
    )
      height.push(piece);
    else heights.push([piece]);
  }
  return heights.flatMap((height) => parted(height.toSorted((a, b) => a.x - b.x)));
}

function parted(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const { text, x, y, width, size } of pieces) {
    const line = lines.at(-1);
    const gap = line === undefined ? 0 : x - line.right;
    if (line === undefined || gap > wideGap * Math.max(size, line.size))
      lines.push({ text: text.trimStart(), left: x, right: x + width, y, size });
    else {
      const isApart = gap > wordGap * size && !/\s$/.test(line.text) && !/^\s/.test(text);
      // The size of the longer part is the line's: an exponent does not make it small.
      if (text.trim().length > line.text.length) [line.size, line.y] = [size, y];
      line.text += isApart ? ` ${text}` : text;
      line.right = Math.max(line.right, x + width);
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
