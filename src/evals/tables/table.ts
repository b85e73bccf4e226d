import { csvText } from "../../text/csv.ts";
import { masked } from "../../workspace/privacy/mask.ts";

export type Cell = string | number | boolean | null;

/** A column of a table, with what it means: the header of the CSV and the data dictionary are this. */
export type Column<R> = { name: string; about: string; of(row: R): Cell };

export type Table<R> = { name: string; about: string; columns: readonly Column<R>[] };

/** A table may leave the machine: what looks like somebody's data is masked (decision 41). */
function written(cell: Cell): string {
  return typeof cell === "string" ? masked(cell) : String(cell ?? "");
}

/** What is not known is an empty cell, never a nought. */
export function csvOf<R>({ columns }: Pick<Table<R>, "columns">, rows: readonly R[]): string {
  const head = columns.map(({ name }) => name);
  return csvText([head, ...rows.map((row) => columns.map(({ of }) => written(of(row))))]);
}
