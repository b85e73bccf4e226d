import type { Line } from "./lines.ts";

/** Fewer lines beside each other are a table, or two short remarks. */
const fewest = 4;

/**
 * Lines in the order in which they are read: where a page has two columns of text, the left one first, between whatever
 * goes across both. Cells of a table, which stand beside each other too but are short, stay row by row.
 */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const gutter = gutterOf(lines);
  if (gutter === null) return asRows(lines);
  const ordered: Line[] = [];
  let band: Line[] = [];
  const settle = () => {
    ordered.push(...asRows(band.filter(({ right }) => right <= gutter)));
    ordered.push(...asRows(band.filter(({ left }) => left >= gutter)));
    band = [];
  };
  for (const line of lines) {
    if (line.right <= gutter || line.left >= gutter) band.push(line);
    else {
      settle();
      ordered.push(line);
    }
  }
  settle();
  return ordered;
}

/** Where nothing is written between two columns, from the middle of the page outwards; null where there is one column. */
function gutterOf(lines: readonly Line[]): number | null {
  if (lines.length < 2 * fewest) return null;
  const [left, right] = [
    Math.min(...lines.map((line) => line.left)),
    Math.max(...lines.map((line) => line.right)),
  ];
  const width = right - left;
  const steps = Array.from({ length: 31 }, (_, step) => left + width * (0.35 + step * 0.01));
  const middle = left + width / 2;
  for (const at of steps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))) {
    const before = lines.filter((line) => line.right <= at);
    const after = lines.filter((line) => line.left >= at);
    const across = lines.length - before.length - after.length;
    if (before.length < fewest || after.length < fewest || across > lines.length * 0.3) continue;
    if (isText(before, at - left) && isText(after, right - at)) return at;
  }
  return null;
}

/** Text fills its column: half of its lines at least reach across most of it. */
function isText(lines: readonly Line[], width: number): boolean {
  return lines.filter((line) => line.right - line.left > width * 0.7).length >= lines.length * 0.5;
}

/** Lines on one height are one line; they are the cells of a row, with "|" between them, where a row above or below agrees. */
function asRows(lines: readonly Line[]): Line[] {
  const heights: Line[][] = [];
  for (const line of lines) {
    const before = heights.at(-1)?.at(-1);
    const isBeside =
      before !== undefined && Math.abs(before.y - line.y) < 0.45 * line.size && line.left >= before.right;
    if (isBeside) heights.at(-1)?.push(line);
    else heights.push([line]);
  }
  return heights.flatMap((cells, at) => {
    const isRow = [heights[at - 1], heights[at + 1]].some((other) => agree(cells, other ?? []));
    return together(cells, isRow);
  });
}

/** Whether a cell that is not the first begins, or has its middle, where one of the other row does. A wide space does not. */
function agree(cells: readonly Line[], others: readonly Line[]): boolean {
  const middle = ({ left, right }: Line) => (left + right) / 2;
  return cells.slice(1).some((cell) =>
    others.slice(1).some((other) => {
      const near = cell.size / 2;
      return Math.abs(cell.left - other.left) < near || Math.abs(middle(cell) - middle(other)) < near;
    }),
  );
}

function together([first, ...rest]: readonly Line[], isRow: boolean): Line[] {
  if (first === undefined) return [];
  let whole = first;
  for (const line of rest) {
    const between = isRow && !isMark(whole.text) ? " | " : " ";
    whole = { ...whole, text: `${whole.text}${between}${line.text}`, right: line.right };
  }
  return [whole];
}

/** A bullet or a number stands apart from its text, and is no cell. */
function isMark(text: string): boolean {
  return /^(?:\p{P}|\p{S}|[\uf000-\uf0ff]|\(?[\p{L}\p{N}]{1,3}[.)])$/u.test(text);
}
