import type { Cell, Column, Table } from "../../tables/table.ts";

/** Columns with a type as Parquet and data frames have them, so that nobody has to guess it from the cells. */
export type CellType = "string" | "int64" | "double" | "boolean";

export type TypedTable<R> = Omit<Table<R>, "columns"> & {
  columns: readonly (Column<R> & { type: CellType })[];
};

type Typed<R, T extends Cell> = Column<R> & { type: CellType; of(row: R): T | null };

/** A word or a sentence; names are masked where it is written. */
export function text<R>(name: string, about: string, of: (row: R) => string | null): Typed<R, string> {
  return { name, about, type: "string", of };
}

export function whole<R>(name: string, about: string, of: (row: R) => number | null): Typed<R, number> {
  return { name, about, type: "int64", of };
}

/** Rounded to thousandths: more is noise of the clock. */
export function real<R>(name: string, about: string, of: (row: R) => number | null): Typed<R, number> {
  const rounded = (row: R) => {
    const value = of(row);
    return value === null ? null : Math.round(value * 1000) / 1000;
  };
  return { name, about, type: "double", of: rounded };
}

export function flag<R>(name: string, about: string, of: (row: R) => boolean | null): Typed<R, boolean> {
  return { name, about, type: "boolean", of };
}
