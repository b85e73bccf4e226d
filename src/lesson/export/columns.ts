import { flat, type Table } from "./block.ts";

/** Widths of a table's columns that add up to `width`: by how much text they hold, none of them starved. */
export function columnWidths({ header, rows }: Table, width: number): number[] {
  const weights = header.map((_, column) => {
    const longest = Math.max(...[header, ...rows].map((row) => flat(row[column] ?? []).length));
    return Math.sqrt(Math.min(Math.max(longest, 6), 160));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.floor((weight / all) * width));
}
