import { csvText } from "../../learning/export/csv-text.ts";

export type Cell = string | number | boolean | null;

/** A column of a table, with what it means: the header of the CSV and the data dictionary are this. */
export type Column<R> = { name: string; about: string; of(row: R): Cell };

export type Table<R> = { name: string; about: string; columns: readonly Column<R>[] };

/** What is not known is an empty cell, never a nought. */
export function csvOf<R>({ columns }: Pick<Table<R>, "columns">, rows: readonly R[]): string {
  const head = columns.map(({ name }) => name);
  return csvText([head, ...rows.map((row) => columns.map(({ of }) => String(of(row) ?? "")))]);
}
