import { announces, type Block, flat, type Item, type List, picture, type Run } from "./block.ts";
import { docxFigure } from "./docx-figure.ts";
import { slideBeside, slideRoom } from "./docx-handout.ts";
import { inlineRuns } from "./docx-inline.ts";
import type { Docx, DocxChild, IParagraphOptions } from "./docx-library.ts";
import { cardTable, unbrokenRow, writingLine } from "./docx-paper.ts";
import { colours, indentStep, lineHeight, textWidth } from "./docx-style.ts";
import { docxTable } from "./docx-table.ts";
import type { Pictures } from "./figure-pictures.ts";
import { isRightToLeft } from "./safe-text.ts";

/** Where a block stands: how far in, whether in a quotation, and how wide it may be. */
type Place = { level: number; quoted: boolean; options: IParagraphOptions; room: number };
const top: Place = { level: 0, quoted: false, options: {}, room: textWidth };

/** Turns blocks into paragraphs and tables, and remembers the lists it met for the document's numbering. */
export class DocxBlocks {
  /** Every list has a numbering of its own, so that each starts where its text says. */
  readonly lists: { ordered: boolean; start: number }[] = [];
  readonly docx: Docx;

  private readonly pictures: Pictures;
  private figures = 0;

  constructor(docx: Docx, pictures: Pictures) {
    this.docx = docx;
    this.pictures = pictures;
  }

  /** The name of a numbering nobody else uses. */
  newList(list: { ordered: boolean; start: number }): string {
    return `list-${this.lists.push(list) - 1}`;
  }

  blocks(blocks: readonly Block[], place: Place = top): DocxChild[] {
    return blocks.flatMap((block, at) =>
      block.kind === "together"
        ? this.together(block.blocks, place, at === blocks.length - 1)
        : this.block(block, place),
    );
  }

  private block(block: Block, place: Place): DocxChild[] {
    const { BorderStyle, HeadingLevel, Paragraph } = this.docx;
    switch (block.kind) {
      case "heading": {
        const heading =
          [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][block.level - 3] ?? HeadingLevel.HEADING_4;
        return [this.paragraph(block.runs, { ...place, options: { ...place.options, heading } })];
      }
      case "paragraph":
        return [this.paragraph(block.runs, place)];
      case "image":
        return [
          this.paragraph([{ kind: "text", text: picture(block.alt), marks: ["italic"], link: null }], place),
        ];
      case "figure": {
        const picture = this.pictures.get(block.figure);
        return picture === undefined
          ? []
          : [
              docxFigure(this.docx, picture, {
                indent: indentStep * Math.min(place.level, 6),
                room: place.room,
                number: ++this.figures,
              }),
            ];
      }
      case "rule":
        return [
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: colours.line, space: 4 } },
          }),
        ];
      case "quote":
        return this.blocks(block.blocks, { ...place, quoted: true, level: place.level + 1 });
      case "code":
        return this.code(block.text, place);
      case "question":
        return [];
      case "together":
        return this.together(block.blocks, place, false);
      case "beside":
        return [
          slideBeside(this.docx, block, this.blocks(block.blocks, { ...top, room: slideRoom })),
          new Paragraph({ spacing: { after: 0, ...lineHeight(160) } }),
        ];
      case "options":
        return block.items.map(({ letter, runs }) =>
          this.paragraph([{ kind: "text", text: `${letter}.\t`, marks: ["bold"], link: null }, ...runs], {
            ...place,
            options: {
              ...place.options,
              keepLines: true,
              spacing: { after: 60 },
              indent: { left: 2 * indentStep, hanging: indentStep },
            },
          }),
        );
      case "lines":
        return Array.from({ length: block.count }, () => writingLine(this.docx, block, place.room));
      case "cards":
        return [cardTable(this.docx, block.cards)];
      case "list":
        return this.list(block, place);
      case "table":
        return [
          docxTable(this.docx, block, indentStep * Math.min(place.level, 6), place.room),
          new Paragraph({ spacing: { after: 60, ...lineHeight(120) } }),
        ];
    }
  }

  /** A row that may not break: LibreOffice lets go of the first of several paragraphs that keep to the next. */
  private together(blocks: readonly Block[], place: Place, isLast: boolean): DocxChild[] {
    // Word wants a paragraph behind a table; behind the last one it must not need a page of its own.
    const spacing = isLast
      ? { before: 0, after: 0, line: 20, lineRule: "exact" as const }
      : { after: 100, ...lineHeight(120) };
    return [
      unbrokenRow(this.docx, this.blocks(blocks, place), place.room),
      new this.docx.Paragraph({ spacing, ...(isLast ? { run: { vanish: true, size: 2 } } : {}) }),
    ];
  }

  private paragraph(runs: readonly Run[], place: Place): DocxChild {
    const border = place.quoted
      ? { left: { style: this.docx.BorderStyle.SINGLE, size: 18, color: colours.line, space: 8 } }
      : undefined;
    return new this.docx.Paragraph({
      ...(place.level > 0 ? { indent: { left: indentStep * Math.min(place.level, 12) } } : {}),
      ...(border === undefined ? {} : { border }),
      ...(isRightToLeft(flat(runs)) ? { bidirectional: true } : {}),
      ...(announces(runs) ? { keepNext: true } : {}),
      ...place.options,
      children: inlineRuns(this.docx, runs),
    });
  }

  /** One paragraph a line, joined into one shaded block; it stays on one page where it fits on one. */
  private code(text: string, place: Place): DocxChild[] {
    const lines = text.split("\n");
    const edge = { style: this.docx.BorderStyle.SINGLE, size: 4, color: colours.line, space: 4 };
    return lines.map(
      (line, at) =>
        new this.docx.Paragraph({
          style: "Code",
          shading: { fill: colours.shade, type: this.docx.ShadingType.CLEAR, color: "auto" },
          border: { top: edge, bottom: edge, left: edge, right: edge },
          indent: { left: 100 + indentStep * Math.min(place.level, 12), right: 100 },
          keepNext: lines.length <= 30 && at < lines.length - 1,
          spacing: {
            before: at === 0 ? 60 : 0,
            after: at === lines.length - 1 ? 160 : 0,
            ...lineHeight(260),
          },
          children: [new this.docx.TextRun({ text: line.replace(/\t/g, "    ") })],
        }),
    );
  }

  private list({ ordered, start, items }: List, place: Place): DocxChild[] {
    const reference = this.newList({ ordered, start });
    const level = Math.min(place.level, 8);
    return items.flatMap((item) => this.item(item, place, { reference, level }));
  }

  /** The first paragraph carries the number; whatever else the item holds stands under its text. */
  private item(
    { checked, blocks }: Item,
    place: Place,
    numbering: { reference: string; level: number },
  ): DocxChild[] {
    const [first, ...rest] = blocks;
    const box: Run[] =
      checked === null ? [] : [{ kind: "text", text: checked ? "☑ " : "☐ ", marks: [], link: null }];
    const lead = first?.kind === "paragraph" ? first.runs : [];
    const below = first?.kind === "paragraph" ? rest : blocks;
    const numbered = this.paragraph([...box, ...lead], {
      ...place,
      level: 0,
      options: { style: "ListParagraph", numbering, keepLines: true },
    });
    return [numbered, ...this.blocks(below, { ...place, level: place.level + 1 })];
  }
}
