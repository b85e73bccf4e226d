import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Box = { left: number; top: number; right: number; bottom: number };
export type Word = Box & { text: string };
/** What stands on one page, in points from its upper left corner. */
export type Page = { width: number; height: number; words: Word[]; pictures: Box[] };

/** Every word and every picture of a PDF, by its place: what a check looks at instead of an eye. */
export async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
    const { items } = await page.getTextContent();
    const words = items.flatMap((item): Word[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number);
      // Set upright: what runs up an axis has no line of its own.
      if (Math.abs(b) > 0.2 * Math.abs(a)) return [];
      const size = item.height;
      const bottom = y1 - y;
      return [
        { text: item.str, left: x - x0, right: x - x0 + item.width, top: bottom - 0.72 * size, bottom },
      ];
    });
    const { fnArray, argsArray } = await page.getOperatorList();
    const pictures = await picturesIn(fnArray, argsArray, y1);
    pages.push({ width: x1 - x0, height: y1 - y0, words, pictures });
    page.cleanup();
  }
  await pdf.cleanup();
  return pages;
}

type Matrix = [number, number, number, number, number, number];

/** Where images are painted: the unit square under the transformation of the moment. */
async function picturesIn(
  operations: readonly number[],
  given: readonly unknown[],
  height: number,
): Promise<Box[]> {
  const { OPS } = await getResolvedPDFJS();
  const found: Box[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  for (const [at, operation] of operations.entries()) {
    if (operation === OPS.save) kept.push(now);
    else if (operation === OPS.restore) now = kept.pop() ?? now;
    else if (operation === OPS.transform) now = times(now, matrixIn(given[at]));
    else if (operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject) {
      const [a, b, c, d, x, y] = now;
      const xs = [x, x + a, x + c, x + a + c];
      const ys = [y, y + b, y + d, y + b + d].map((one) => height - one);
      found.push({
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      });
    }
  }
  return found;
}

function matrixIn(given: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = Array.isArray(given) ? given.map(Number) : [];
  return [a, b, c, d, x, y];
}

function times([a, b, c, d, x, y]: Matrix, [e, f, g, h, u, v]: Matrix): Matrix {
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
}
