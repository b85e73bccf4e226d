/** A Timings section as rows to type into. What is stored stays its markdown, and what is no row stays as it is. */
export type TimingsTable = {
  /** What stands above the first row (heading, header, rule) and below the last, word for word. */
  above: string;
  below: string;
  /** What the columns are called, and which of them holds minutes. */
  columns: string[];
  minutes: number;
  rows: string[][];
  /** The line that adds them up, its cells; null where there is none. */
  total: string[] | null;
};

/** null where the section is anything else than one table with a column of minutes: then its text is what is edited. */
export function readTimings(section: string): TimingsTable | null {
  const lines = section.split("\n");
  const rule = lines.findIndex((line) => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line));
  if (rule < 1) return null;
  const end = lines.findIndex((line, at) => at > rule && !isRow(line));
  const last = end < 0 ? lines.length : end;
  const columns = cellsOf(lines[rule - 1] ?? "");
  const minutes = columns.findIndex((name) => /\bmin(?:ute)?s?\b/i.test(name));
  const all = lines.slice(rule + 1, last).map(cellsOf);
  const isTotal = (cells: readonly string[]) => /^\W*total\W*$/i.test(cells[0] ?? "");
  const [total = null] = all.slice(-1).filter(isTotal);
  const rows = total === null ? all : all.slice(0, -1);
  const plain = [columns, ...all].every((cells) => cells.length === columns.length);
  if (minutes < 0 || rows.length === 0 || !plain || rows.some(isTotal)) return null;
  if (lines.slice(last).some(isRow)) return null;
  return {
    above: lines.slice(0, rule + 1).join("\n"),
    below: lines.slice(last).join("\n"),
    columns,
    minutes,
    rows,
    total,
  };
}

/** The minutes of a row; null where its cell is no whole number. */
export function minutesOfRow({ minutes }: TimingsTable, row: readonly string[]): number | null {
  const [, number] = /^\s*(\d{1,3})(?:\s*min(?:ute)?s?)?\s*$/i.exec(row[minutes] ?? "") ?? [];
  return number === undefined ? null : Number(number);
}

/** What the rows come to; rows without minutes count nothing. */
export function sumOf(table: TimingsTable): number {
  return table.rows.reduce((sum, row) => sum + (minutesOfRow(table, row) ?? 0), 0);
}

/** The section with these rows; its total is what they come to. */
export function writeTimings(table: TimingsTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(escaped).join(" | ")} |`.replaceAll("|  |", "| |");
  const total = table.total?.with(
    table.minutes,
    (table.total[table.minutes] ?? "").replace(/\d+/, () => String(sumOf(table))),
  );
  return [table.above, ...table.rows.map(line), ...(total === undefined ? [] : [line(total)]), table.below]
    .join("\n")
    .replace(/\n$/, table.below === "" ? "" : "\n");
}

function isRow(line: string): boolean {
  return /^\s*\|.*\|\s*$/.test(line);
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function escaped(cell: string): string {
  return cell.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}
