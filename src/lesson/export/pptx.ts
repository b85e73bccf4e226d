import { text } from "./block.ts";
import { pagesOf, titleSize } from "./deck.ts";
import { colours, fonts } from "./docx-style.ts";
import { type Pictures, picturesIn } from "./figure-pictures.ts";
import { wrap } from "./measure.ts";
import { addFigure } from "./pptx-figure.ts";
import { newDeck, type Slide } from "./pptx-library.ts";
import { defineMasters } from "./pptx-masters.ts";
import { repairPptx } from "./pptx-repair.ts";
import { addTable, paragraphRuns } from "./pptx-shapes.ts";
import { isRightToLeft } from "./safe-text.ts";
import type { Sheet } from "./sheet.ts";
import { codePadding, type Piece } from "./slide-pieces.ts";
import { body, inches, type SlideSizes, sizesFor } from "./slide-sizes.ts";
import type { SlidePage } from "./slides.ts";

/** Slides in 16:9 that anybody can edit: real titles, lists and tables. Text is split over slides, never shrunk or cut. */
export async function renderPptx(sheet: Sheet): Promise<Uint8Array> {
  const sizes = sizesFor(sheet.audience);
  const [look] = sizes;
  const deck = await newDeck();
  deck.layout = "LAYOUT_WIDE";
  deck.title = sheet.title;
  deck.subject = sheet.subtitle;
  deck.author = "teacher-assist";
  deck.company = "";
  deck.theme = { headFontFace: fonts.plain, bodyFontFace: fonts.plain };
  defineMasters(deck, look);
  addTitleSlide(deck.addSlide({ masterName: "Opening" }), sheet, look);
  const pictures = await picturesIn(sheet);
  for (const page of pagesOf(sheet, sizes))
    addPage(deck.addSlide({ masterName: "Lesson" }), page, look, pictures);
  const bytes = await deck.write({ outputType: "uint8array", compression: true });
  if (!(bytes instanceof Uint8Array)) throw new TypeError("pptxgenjs did not answer with bytes");
  return repairPptx(bytes);
}

function addTitleSlide(on: Slide, sheet: Sheet, sizes: SlideSizes): void {
  const size =
    [44, 38, 32, 26, 20].find(
      (points) => wrap([text(sheet.title, "bold")], points, 816).length * points * 1.2 <= 200,
    ) ?? 16;
  on.addText(sheet.title, { placeholder: "title", fontSize: size, rtlMode: isRightToLeft(sheet.title) });
  const lines = [
    { words: sheet.subtitle, colour: colours.quiet, points: 22 },
    { words: sheet.status ?? "", colour: colours.draft, points: 18 },
    { words: sheet.footer, colour: colours.quiet, points: Math.max(sizes.small, 14) },
  ].filter(({ words }) => words !== "");
  const runs = lines.map(({ words, colour, points }) => ({
    text: words,
    options: { color: colour, fontSize: points, breakLine: true, paraSpaceAfter: 10 },
  }));
  if (runs.length > 0)
    on.addText(runs, {
      x: inches(72),
      y: inches(312),
      w: inches(816),
      h: inches(180),
      margin: 0,
      valign: "top",
      fontFace: fonts.plain,
    });
}

function addPage(on: Slide, page: SlidePage, sizes: SlideSizes, pictures: Pictures): void {
  on.addText(page.title, {
    placeholder: "title",
    fontSize: titleSize(page.title, sizes),
    rtlMode: isRightToLeft(page.title),
  });
  let y = body.y;
  for (let at = 0; at < page.pieces.length; ) {
    const box = boxFrom(page.pieces, at);
    const height = box.reduce((sum, piece) => sum + piece.height, 0);
    const [first] = box;
    if (first !== undefined) addBox(on, first, box, { x: body.x + leftOf(first), y, height }, pictures);
    y += height;
    at += Math.max(box.length, 1);
  }
  if (page.notes !== "") on.addNotes(page.notes);
}

/** Neighbouring lines of text share a box, as a person would type them; code and tables have their own. */
function boxFrom(pieces: readonly Piece[], at: number): Piece[] {
  const [first, ...rest] = pieces.slice(at);
  if (first?.kind !== "text") return first === undefined ? [] : [first];
  const end = rest.findIndex((next) => next.kind !== "text" || leftOf(next) !== leftOf(first));
  return [first, ...rest.slice(0, end < 0 ? undefined : end)];
}

/** Lists carry their indent themselves; anything else moves its box. */
function leftOf(piece: Piece): number {
  return piece.kind === "text" && piece.bullet !== null ? 0 : piece.level * piece.step;
}

function addBox(
  on: Slide,
  first: Piece,
  box: readonly Piece[],
  at: { x: number; y: number; height: number },
  pictures: Pictures,
): void {
  const place = { x: inches(at.x), y: inches(at.y), w: inches(body.x + body.width - at.x) };
  const common = { ...place, fontFace: fonts.plain, color: colours.ink, valign: "top" as const };
  if (first.kind === "table") {
    addTable(on, first, place);
    return;
  }
  if (first.kind === "figure") {
    addFigure(on, first, place, pictures);
    return;
  }
  if (first.kind === "text") {
    const runs = box.flatMap((piece) => (piece.kind === "text" ? paragraphRuns(piece) : []));
    on.addText(runs, { ...common, h: inches(at.height), margin: 0 });
    return;
  }
  const lines = first.lines.map((line) => ({ text: line === "" ? " " : line, options: { breakLine: true } }));
  on.addText(lines, {
    ...common,
    h: inches(at.height - 12),
    margin: codePadding,
    fontFace: fonts.code,
    fontSize: first.size,
    fill: { color: colours.shade },
    line: { color: colours.line, width: 0.75 },
  });
}
