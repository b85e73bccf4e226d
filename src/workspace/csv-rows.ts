import { parse } from "csv-parse/sync";
import { z } from "zod";

/** A row of a table, and the line of its file on which it ends. */
export type CsvRow = { line: number; cells: string[] };

const Row = z
  .object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
  .transform(({ record, info }): CsvRow => ({ line: info.lines, cells: record }));

/** Null where the quotation marks do not match. Empty lines are left out. */
export function csvRows(text: string): CsvRow[] | null {
  try {
    const rows: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    });
    return z.array(Row).parse(rows);
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
