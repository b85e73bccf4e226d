import { parse } from "csv-parse/sync";

/** A row of somebody's table, and the line it ends on. */
export type CsvRow = { cells: string[]; line: number };

/** The rows of a table by whichever separator it uses, empty ones left out; null where its quotation marks do not match. */
export function csvRows(text: string): CsvRow[] | null {
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(cells: string[], { lines }) {
        rows.push({ cells, line: lines });
        return null;
      },
    });
    return rows;
  } catch {
    return null;
  }
}

/** The separator that the header uses most, quoted parts left out. */
function delimiterOf(text: string): string {
  const header = (text.split(/\r\n|\n|\r/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t", "|"].reduce((best, separator) =>
    count(separator) > count(best) ? separator : best,
  );
}
