import { titleRuns } from "./blocks.ts";
import { inlineRuns } from "./docx-inline.ts";
import type { Docx, DocxChild, ParagraphChild } from "./docx-library.ts";
import { colours } from "./docx-style.ts";
import { referenceText } from "./references.ts";
import { isRightToLeft } from "./safe-text.ts";
import type { Sheet } from "./sheet.ts";

/** Title, class, status in words and content guidance: what is read before anything else. */
export function titleBlock(docx: Docx, sheet: Sheet): DocxChild[] {
  const { HeadingLevel, Paragraph, TextRun } = docx;
  const [word, ...said] = sheet.status?.split(": ") ?? [];
  const lead = new TextRun({ text: `${word}: `, bold: true, color: colours.draft });
  const stated = word === undefined ? [] : [note(docx, [lead, new TextRun(said.join(": "))], colours.draft)];
  const guided = sheet.guidance.map((line) =>
    note(docx, [new TextRun({ text: "Content guidance: ", bold: true }), new TextRun(line)], colours.accent),
  );
  const bidirectional = isRightToLeft(sheet.title);
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: sheet.title, bidirectional }),
    ...(sheet.subtitle === "" ? [] : [new Paragraph({ style: "Subtitle", text: sheet.subtitle })]),
    ...stated,
    ...guided,
  ];
}

function note(docx: Docx, children: ParagraphChild[], colour: string): DocxChild {
  const left = { style: docx.BorderStyle.SINGLE, size: 24, color: colour, space: 8 };
  const spacing = { before: 80, after: 80 };
  return new docx.Paragraph({ style: "Note", children, border: { left }, indent: { left: 170 }, spacing });
}

export function sectionHeading(docx: Docx, text: string, pageBreakBefore: boolean): DocxChild {
  const { HeadingLevel, Paragraph } = docx;
  const bidirectional = isRightToLeft(text);
  const children = inlineRuns(docx, titleRuns(text));
  return new Paragraph({ heading: HeadingLevel.HEADING_1, children, pageBreakBefore, bidirectional });
}

/** `list` is the numbering they stand in. Each can be reached from the text that cites it. */
export function referenceList(docx: Docx, sheet: Sheet, list: string): DocxChild[] {
  if (sheet.references.length === 0) return [];
  const items = sheet.references.map((one) => {
    const text = new docx.TextRun(referenceText(one));
    const children = [new docx.Bookmark({ id: `ref-${one.number}`, children: [text] })];
    return new docx.Paragraph({ style: "ListParagraph", numbering: { reference: list, level: 0 }, children });
  });
  return [sectionHeading(docx, "Curriculum references", false), ...items];
}
