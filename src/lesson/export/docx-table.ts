import { flat, type Run, type Table, type TextRun } from "./block.ts";
import { columnWidths } from "./columns.ts";
import { inlineRuns } from "./docx-inline.ts";
import type { Docx, DocxChild, TableRow } from "./docx-library.ts";
import { colours, lineHeight } from "./docx-style.ts";
import { isRightToLeft } from "./safe-text.ts";

/** Its head repeats on every page. `indent` and `room` as in the document's styles. */
export function docxTable(docx: Docx, table: Table, indent: number, room: number): DocxChild {
  const { Table, TableLayoutType, WidthType } = docx;
  const { header, rows } = table;
  const widths = columnWidths(table, room - indent);
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    ...(indent > 0 ? { indent: { size: indent, type: WidthType.DXA } } : {}),
    rows: [header, ...rows].map((row, at) =>
      // A short table stays on one page: each row but the last keeps to the next.
      tableRow(docx, row, widths, { head: at === 0, keep: rows.length <= 12 && at < rows.length }),
    ),
  });
}

function tableRow(
  docx: Docx,
  cells: readonly Run[][],
  widths: readonly number[],
  { head, keep }: { head: boolean; keep: boolean },
): TableRow {
  const { BorderStyle, Paragraph, ShadingType, TableCell, TableRow: Row, WidthType } = docx;
  const edge = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
  // A row longer than a page must be allowed to break, or its end is lost.
  const short = cells.every((cell) => flat(cell).length < 600);
  return new Row({
    tableHeader: head,
    cantSplit: short,
    children: cells.map((cell, column) => {
      const runs = head ? cell.map((run) => (run.kind === "text" ? bold(run) : run)) : cell;
      return new TableCell({
        width: { size: widths[column] ?? 1000, type: WidthType.DXA },
        borders: { top: edge, bottom: edge, left: edge, right: edge },
        margins: { top: 60, bottom: 60, left: 100, right: 100 },
        ...(head ? { shading: { fill: colours.shade, type: ShadingType.CLEAR, color: "auto" } } : {}),
        children: [
          new Paragraph({
            spacing: { after: 0, ...lineHeight(260) },
            keepNext: keep,
            bidirectional: isRightToLeft(flat(cell)),
            children: inlineRuns(docx, runs),
          }),
        ],
      });
    }),
  });
}

function bold(run: TextRun): TextRun {
  return { ...run, marks: [...run.marks, "bold"] };
}
