import { type Block, bullets, flat, paragraph, plainText, text } from "./block.ts";
import { wrap } from "./measure.ts";
import { referenceText } from "./references.ts";
import type { Sheet, SheetNote, SheetPart } from "./sheet.ts";
import { body, type SlideSizes } from "./slide-sizes.ts";
import { type SlidePage, slidesOf } from "./slides.ts";

type Sizes = readonly [SlideSizes, ...SlideSizes[]];

/** Every slide after the opening one: the lesson, then what is only for the teacher, content guidance first. */
export function pagesOf(sheet: Sheet, sizes: Sizes): SlidePage[] {
  const guided = bullets(sheet.guidance.map((line) => [text(line)]));
  const guidance = sheet.guidance.length === 0 ? [] : titled("Content guidance", [guided], sizes);
  const divider = paragraph("From here on: plans, notes and answers, not for the class.");
  const apart = sheet.parts.findIndex((part) => part.apart);
  const behind = apart < 0 ? sheet.parts.length : apart;
  const slides = (parts: readonly SheetPart[]) =>
    parts.flatMap((part) => sectionSlides(part, part.title ?? sheet.title, sizes));
  const shown = slides(sheet.parts.slice(0, behind));
  const rest = [...guidance, ...slides(sheet.parts.slice(behind))];
  const cited = { ...bullets(sheet.references.map((one) => [text(referenceText(one))])), ordered: true };
  return [
    ...shown,
    ...(shown.length > 0 && rest.length > 0 ? titled("For the teacher", [divider], sizes) : []),
    ...rest,
    ...(sheet.references.length === 0 ? [] : titled("Curriculum references", [cited], sizes)),
  ];
}

/** A section that needs several slides begins a new one with every subsection; its notes go where they belong. */
function sectionSlides(part: SheetPart, title: string, sizes: Sizes): SlidePage[] {
  const whole = titled(title, part.blocks, sizes);
  if (whole.length === 1 || part.apart) return withNotes(whole, part.notes);
  const chunks = subsections(part.blocks);
  return chunks.flatMap(({ heading, blocks }, at) => {
    const slides = titled(heading === "" ? title : `${title}: ${heading}`, blocks, sizes);
    const others = chunks.slice(1).map((chunk) => chunk.heading);
    const own = part.notes.filter(({ under }) => (at === 0 ? !others.includes(under) : under === heading));
    return withNotes(slides, own);
  });
}

function withNotes([first, ...rest]: SlidePage[], notes: readonly SheetNote[]): SlidePage[] {
  const words = notes.map(({ blocks }) => plainText(blocks)).join("\n\n");
  return first === undefined ? [] : [{ ...first, notes: words }, ...rest];
}

function subsections(blocks: readonly Block[]): { heading: string; blocks: Block[] }[] {
  const chunks: { heading: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 3) chunks.push({ heading: flat(block.runs), blocks: [] });
    else if (chunks.length === 0) chunks.push({ heading: "", blocks: [block] });
    else chunks.at(-1)?.blocks.push(block);
  }
  return chunks;
}

/** A title that does not fit over its slides is written out on the first. */
function titled(title: string, blocks: readonly Block[], sizes: Sizes): SlidePage[] {
  const longest = `${title} (88 of 88)`;
  if (wrap([text(longest, "bold")], titleSize(longest, sizes[0]), body.width).length <= 2) {
    return slidesOf(blocks, title, sizes);
  }
  return slidesOf([paragraph(text(title, "bold")), ...blocks], `${title.slice(0, 90).trimEnd()} …`, sizes);
}

export function titleSize(title: string, sizes: SlideSizes): number {
  return wrap([text(title, "bold")], sizes.title, body.width).length === 1 ? sizes.title : 24;
}
