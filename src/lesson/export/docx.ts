import { DocxBlocks } from "./docx-blocks.ts";
import { referenceList, sectionHeading, titleBlock } from "./docx-front.ts";
import { type Docx, loadDocx } from "./docx-library.ts";
import { colours, documentStyles, fonts, indentStep, page } from "./docx-style.ts";
import { picturesIn } from "./figure-pictures.ts";
import type { Sheet } from "./sheet.ts";

/** A Word document with real headings, lists, tables and links, so that a teacher can go on editing it. */
export async function renderDocx(sheet: Sheet): Promise<Uint8Array> {
  const docx = await loadDocx();
  const writer = new DocxBlocks(docx, await picturesIn(sheet));
  const parts = sheet.parts.flatMap(({ title, blocks, apart }) => [
    ...(title === null ? [] : [sectionHeading(docx, title, apart)]),
    ...writer.blocks(blocks),
  ]);
  const cited = referenceList(docx, sheet, writer.newList({ ordered: true, start: 1 }));
  const { margin, ...size } = page;
  const document = new docx.Document({
    title: sheet.title,
    subject: sheet.subtitle,
    creator: "teacher-assist",
    description: sheet.footer,
    styles: documentStyles(sheet.audience),
    numbering: {
      config: writer.lists.map((list, at) => ({ reference: `list-${at}`, levels: levels(docx, list) })),
    },
    sections: [
      {
        properties: { page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        footers: { default: footer(docx, sheet.footer) },
        children: [...titleBlock(docx, sheet), ...parts, ...cited],
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toBuffer(document));
}

function levels(
  { AlignmentType, LevelFormat }: Docx,
  { ordered, start }: { ordered: boolean; start: number },
) {
  const numbers = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];
  const bullets = ["•", "–", "▪"];
  return Array.from({ length: 9 }, (_, level) => ({
    level,
    start,
    format: ordered ? (numbers[level % 3] ?? LevelFormat.DECIMAL) : LevelFormat.BULLET,
    text: ordered ? `%${level + 1}.` : (bullets[level % 3] ?? "•"),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: indentStep * (level + 1), hanging: indentStep - 40 } } },
  }));
}

function footer({ AlignmentType, Footer, PageNumber, Paragraph, TextRun }: Docx, madeWith: string) {
  const said = madeWith === "" ? "Page " : `${madeWith} · Page `;
  const run = new TextRun({
    font: fonts.plain,
    size: 17,
    color: colours.quiet,
    children: [said, PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES],
  });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [run] })] });
}
