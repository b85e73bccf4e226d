import { type Block, plainText } from "./block.ts";
import { titleRuns } from "./blocks.ts";
import { inlineRuns } from "./docx-inline.ts";
import type { Docx, DocxChild } from "./docx-library.ts";
import { colours, fonts, lineHeight, textWidth } from "./docx-style.ts";

const width = Math.round(textWidth * 0.6);
const beside = 160;
/** How wide what stands on such a slide may be. */
export const slideRoom = width - 2 * beside;

/** A slide in a frame at the left and lines to write on at the right, in a row that may not break. */
export function slideBeside(
  docx: Docx,
  { number, label, title, lines, blocks }: Extract<Block, { kind: "beside" }>,
  shown: readonly DocxChild[],
): DocxChild {
  const {
    BorderStyle,
    HeadingLevel,
    Paragraph,
    Table,
    TableCell,
    TableLayoutType,
    TableRow,
    TextRun,
    WidthType,
  } = docx;
  const rest = textWidth - width;
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const edge = { style: BorderStyle.SINGLE, size: 6, color: colours.line };
  const bar = { style: BorderStyle.SINGLE, size: 36, color: colours.accent };
  const small = { before: 0, after: 60, ...lineHeight(260) };
  const part =
    label === ""
      ? []
      : [
          new Paragraph({
            spacing: small,
            children: [new TextRun({ text: label, size: 17, color: colours.accent, font: fonts.plain })],
          }),
        ];
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 60, after: 80, ...lineHeight(270) },
    children: [
      new TextRun({ text: `${number}  `, size: 22, bold: false, color: colours.quiet }),
      ...inlineRuns(docx, titleRuns(title), 22),
    ],
  });
  // A line between every two: one below the last would stand closer than the others.
  const rule = { style: BorderStyle.SINGLE, size: 4, color: colours.quiet, space: 1 };
  const writing = Array.from(
    { length: lines + 1 },
    () => new Paragraph({ spacing: { before: 0, after: 0, ...lineHeight(400) }, border: { between: rule } }),
  );
  const slide = new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: { top: bar, bottom: edge, left: edge, right: edge },
    margins: { top: 80, bottom: 80, left: beside, right: beside },
    children: [heading, ...part, ...shown],
  });
  const room = new TableCell({
    width: { size: rest, type: WidthType.DXA },
    borders: { top: none, bottom: none, left: none, right: none },
    margins: { top: 80, bottom: 0, left: 240, right: 0 },
    children: writing,
  });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [width, rest],
    layout: TableLayoutType.FIXED,
    rows: [new TableRow({ cantSplit: !longerThanPage(blocks), children: [slide, room] })],
  });
}

/** What cannot stand on a page must be allowed to break, or its end is lost. */
function longerThanPage(blocks: readonly Block[]): boolean {
  return plainText(blocks).length > 1_600;
}
