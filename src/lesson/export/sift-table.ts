import {
  type Block,
  type Cell,
  flat,
  paragraph,
  type Run,
  sliceRuns,
  type Table,
  text,
  trimRuns,
} from "./block.ts";
import { type Reason, reasonOfTitle } from "./markers.ts";
import { pieces } from "./pieces.ts";
import type { Sifting } from "./sift.ts";

/** A table without its columns of answers, its rows for the teacher, and the answers inside its cells. */
export function siftTable(
  table: Table,
  into: Sifting,
  take: (reason: Reason, blocks: Block[]) => void,
): Block[] {
  const columns = table.header.map((head, column) => columnReason(table, flat(head), column, into));
  for (const reason of ["answer", "teacher"] as const) {
    if (columns.includes(reason)) take(reason, [columnsAsTable(table, columns, reason)]);
  }
  const stays = (_: Cell, column: number): boolean => columns[column] === null;
  const header = table.header.filter(stays);
  if (header.length === 0) return [];
  const rows = table.rows.flatMap((row) => siftRow(row.filter(stays), into, take));
  return rows.length === 0 && table.rows.length > 0 ? [] : [{ ...table, header, rows }];
}

/** A column of empty cells under "Answer" is there to be filled in. */
function columnReason(table: Table, head: string, column: number, into: Sifting): Reason | null {
  const reason = reasonOfTitle(head);
  if (reason === null || !into.takes(reason)) return null;
  const empty = table.rows.every((row) => /^[\s_.…]*$/.test(flat(row[column] ?? [])));
  return empty && reason === "answer" ? null : reason;
}

/** The first column goes along, so that each answer says what it answers. */
function columnsAsTable(table: Table, columns: readonly (Reason | null)[], reason: Reason): Block {
  const chosen = (_: Cell, column: number): boolean => column === 0 || columns[column] === reason;
  return { ...table, header: table.header.filter(chosen), rows: table.rows.map((row) => row.filter(chosen)) };
}

function siftRow(row: Cell[], into: Sifting, take: (reason: Reason, blocks: Block[]) => void): Cell[][] {
  const [first = []] = row;
  const leading = pieces(first)[0]?.reason ?? reasonOfTitle(flat(first));
  if (leading !== null && into.takes(leading)) {
    take(leading, [paragraph(...joined(row))]);
    return [];
  }
  const cells = row.map((cell) => {
    const all = pieces(cell);
    const goes = all.filter((piece) => piece.reason !== null && into.takes(piece.reason));
    for (const piece of goes) {
      take(piece.reason ?? "teacher", [paragraph(...trimRuns(sliceRuns(cell, piece.body, piece.end)))]);
    }
    const staying = all.filter((piece) => !goes.includes(piece));
    return goes.length === 0 ? cell : trimRuns(staying.flatMap((one) => sliceRuns(cell, one.from, one.to)));
  });
  return [cells];
}

function joined(row: readonly Cell[]): Run[] {
  return row.flatMap((cell, index) => (index === 0 ? cell : [text(" · "), ...cell]));
}
