import type { Blanks } from "../blanks.ts";
import type { AnyTable } from "../kinds/tables.ts";
import { sizeOf } from "../layout/labels.ts";
import { fullWidth, lineStep, type Scene, textSize } from "../layout/scene.ts";
import { inWords } from "../numbers.ts";
import { counted, listed, said, sentences } from "../said.ts";
import { widthOf, wrapped } from "../text/measure.ts";

const pad = 8;

export function drawTable(figure: AnyTable, scene: Scene, blanks: Blanks): void {
  const cells = cellsOf(figure, blanks);
  const top = drawCode(figure, scene, blanks);
  const widths = columnWidths(cells);
  let y = top;
  cells.forEach((row, at) => {
    const lines = row.map((words, column) => wrapped(words, textSize, (widths[column] ?? 0) - 2 * pad));
    const height = Math.max(...lines.map((one) => sizeOf(one, textSize).height)) + 2 * 5;
    let x = 0;
    lines.forEach((one, column) => {
      const width = widths[column] ?? 0;
      scene.rectangle(
        { x, y, width, height },
        { stroke: "line", width: 1, ...(at === 0 ? { fill: "soft" } : {}) },
      );
      if (one[0] !== "") scene.words(one, { x: x + width / 2, y: y + height / 2 });
      x += width;
    });
    y += height;
  });
}

/** The head, then the rows, all as wide as the head. */
function cellsOf({ columns, rows }: AnyTable, blanks: Blanks): string[][] {
  return [
    columns.map((head) => blanks.of(head)),
    ...rows.map((row, at) =>
      columns.map((_, column) => {
        const cell = row[column] ?? "";
        return cell === "" ? "" : blanks.cell(at + 1, column + 1, cell);
      }),
    ),
  ];
}

/** As wide as their words where there is room for all; else each has its share, and never less than its longest sign. */
function columnWidths(cells: readonly (readonly string[])[]): number[] {
  const many = cells[0]?.length ?? 1;
  const wanted = Array.from({ length: many }, (_, column) =>
    Math.max(44, ...cells.map((row) => widthOf(row[column] ?? "", textSize) + 2 * pad + 1)),
  );
  const sum = wanted.reduce((all, one) => all + one, 0);
  if (sum <= fullWidth) return wanted;
  const fair = fullWidth / many;
  const spare = wanted.reduce((all, one) => all + Math.max(0, fair - one), 0);
  const over = wanted.reduce((all, one) => all + Math.max(0, one - fair), 0);
  return wanted.map((one) => (one <= fair ? one : fair + (spare * (one - fair)) / over));
}

/** The program above the table, its lines numbered. */
function drawCode(figure: AnyTable, scene: Scene, blanks: Blanks): number {
  if (figure.kind !== "trace-table" || figure.code === undefined) return 0;
  const step = textSize * lineStep;
  figure.code.forEach((line, at) => {
    const y = at * step;
    const number = String(at + 1);
    scene.word(number, { x: 18 - widthOf(number, 13) / 2, y }, { size: 13, colour: "quiet" });
    const indent = (line.length - line.trimStart().length) * 7;
    const room = 30 + Math.min(indent, 200);
    const words = fitted(line.trim() === "" ? "" : blanks.of(line.trim()), fullWidth - room);
    if (words !== "") scene.word(words, { x: room + widthOf(words, textSize) / 2, y });
  });
  return figure.code.length * step + 6;
}

function fitted(words: string, width: number): string {
  return widthOf(words, textSize) <= width ? words : `${wrapped(words, textSize, width - 16)[0] ?? ""} …`;
}

export function sayTable(figure: AnyTable, blanks: Blanks): string {
  const { columns, rows } = figure;
  const heads = columns.map((head) => said(blanks.of(head)));
  const program =
    figure.kind === "trace-table" && figure.code !== undefined
      ? `The program: ${figure.code.map((line, at) => `line ${at + 1}, ${said(blanks.of(line.trim()))}`).join("; ")}`
      : null;
  return sentences(
    `A ${figure.kind === "table" ? "table" : "trace table"} of ${counted(rows.length, "row")} with the columns ${listed(heads)}`,
    program,
    ...rows.map((row, at) => {
      const cells = heads.flatMap((head, column) => {
        const cell = row[column] ?? "";
        return inWords(cell) === "" ? [] : [`${head}: ${said(blanks.cell(at + 1, column + 1, cell))}`];
      });
      return `Row ${at + 1}: ${cells.length === 0 ? "empty" : cells.join(", ")}`;
    }),
  );
}
