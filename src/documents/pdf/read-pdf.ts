import { getDocumentProxy } from "unpdf";
import { locked } from "../kind-of.ts";
import type { Content } from "../read-any.ts";
import { Unreadable } from "../unreadable.ts";
import { withoutFurniture } from "./furniture.ts";
import { type Line, linesOf, type Piece } from "./lines.ts";
import { blocksOf } from "./paragraphs.ts";
import { inReadingOrder } from "./reading-order.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const mostPages = 400;

/** The text of a PDF page by page, as it is read. What the file asks a viewer to do (scripts, links, forms) is not done. */
export async function readPdf(bytes: Uint8Array): Promise<Content> {
  const pdf = await open(bytes);
  if (pdf.numPages > mostPages)
    throw new Unreadable(
      `has ${pdf.numPages} pages; up to ${mostPages} can be read. Print the pages you need into a PDF of their own.`,
    );
  const pages: Line[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await linesOn(pdf, number));
  if (pages.every((lines) => lines.length === 0)) throw new Unreadable(scanned);
  return {
    format: "pdf",
    named: await titleOf(pdf),
    blocks: blocksOf(withoutFurniture(pages).map(inReadingOrder)),
  };
}

const scanned =
  "holds pictures of pages and no text, as a scanner makes them. Add a photo of each page (PNG or JPEG), or save it again with text recognition.";

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new Unreadable(locked);
    throw error;
  }
}

async function linesOn(pdf: Pdf, number: number): Promise<Line[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    if (!("str" in item)) return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
    // A watermark across the page, and what runs up its edge, is no line of its text.
    if (Math.abs(b) > 0.2 * Math.abs(a) || Math.abs(c) > 0.2 * Math.abs(d)) return [];
    const size = Math.abs(d) || item.height;
    return size > 0 ? [{ text: item.str, x, y, width: item.width, size }] : [];
  });
  page.cleanup();
  return linesOf(pieces).filter(({ text }) => !leadsElsewhere.test(text));
}

/** A line of a table of contents. */
const leadsElsewhere = /(?:\.\s?){6,}\s*\d*$/;

async function titleOf(pdf: Pdf): Promise<string> {
  const { info } = await pdf.getMetadata();
  const title: unknown = "Title" in info ? info.Title : "";
  return typeof title === "string" ? title : "";
}
