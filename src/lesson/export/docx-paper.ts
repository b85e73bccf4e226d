import type { Run } from "./block.ts";
import { inlineRuns } from "./docx-inline.ts";
import type { Docx, DocxChild } from "./docx-library.ts";
import { colours, lineHeight, textWidth } from "./docx-style.ts";

/** A line to write on, as wide as there is room. */
export function writingLine(
  { Paragraph, TabStopType, TextRun, LeaderType }: Docx,
  { before, after }: { before: string; after: string },
  room: number,
): DocxChild {
  const end = after === "" ? room : Math.round(room / 2);
  return new Paragraph({
    spacing: { before: 140, after: 0, ...lineHeight(290) },
    tabStops: [{ type: TabStopType.RIGHT, position: end, leader: LeaderType.UNDERSCORE }],
    children: [new TextRun({ text: before }), new TextRun({ text: "\t" }), new TextRun({ text: after })],
  });
}

/** What it holds is never split over two pages; nothing of the table is seen. */
export function unbrokenRow(docx: Docx, children: readonly DocxChild[], room: number): DocxChild {
  const { BorderStyle, Table, TableCell, TableLayoutType, TableRow, WidthType } = docx;
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const borders = { top: none, bottom: none, left: none, right: none };
  const margins = { top: 0, bottom: 0, left: 0, right: 0 };
  const cell = new TableCell({ width: { size: room, type: WidthType.DXA }, borders, margins, children });
  return new Table({
    width: { size: room, type: WidthType.DXA },
    columnWidths: [room],
    layout: TableLayoutType.FIXED,
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    margins,
    rows: [new TableRow({ cantSplit: true, children: [cell] })],
  });
}

/** Two cells a card, each as high as the other, with lines to cut along. */
export function cardTable(docx: Docx, cards: readonly { front: Run[]; back: Run[] }[]): DocxChild {
  const {
    AlignmentType,
    BorderStyle,
    HeightRule,
    Paragraph,
    Table,
    TableCell,
    TableLayoutType,
    TableRow,
    VerticalAlignTable,
    WidthType,
  } = docx;
  const edge = { style: BorderStyle.DASHED, size: 6, color: colours.quiet };
  const width = Math.floor(textWidth / 2);
  const cell = (runs: Run[], size?: number) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      borders: { top: edge, bottom: edge, left: edge, right: edge },
      margins: { top: 120, bottom: 120, left: 200, right: 200 },
      verticalAlign: VerticalAlignTable.CENTER,
      children: [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 0, ...lineHeight(280) },
          ...(size === undefined ? {} : { run: { size } }),
          children: inlineRuns(docx, runs),
        }),
      ],
    });
  return new Table({
    width: { size: 2 * width, type: WidthType.DXA },
    columnWidths: [width, width],
    layout: TableLayoutType.FIXED,
    rows: cards.map(
      ({ front, back }) =>
        new TableRow({
          cantSplit: true,
          height: { value: 1500, rule: HeightRule.ATLEAST },
          children: [cell(front, 32), cell(back)],
        }),
    ),
  });
}
