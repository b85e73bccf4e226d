import type { Docx, DocxChild } from "./docx-library.ts";
import { fitted, type Picture } from "./figure-pictures.ts";

/** Word counts pictures in pixels of 96 to the inch; `indent` and `room` are in twentieths of a point, as all lengths of a page. */
export function docxFigure(
  docx: Docx,
  picture: Picture,
  { indent, room, number }: { indent: number; room: number; number: number },
): DocxChild {
  const { width, height } = fitted(picture, { width: (room - indent) / 20, height: 640 });
  const image = new docx.ImageRun({
    type: "png",
    data: picture.png,
    transformation: { width: Math.round((width * 96) / 72), height: Math.round((height * 96) / 72) },
    // A number of its own: the library counts on from one document to the next.
    altText: { id: String(number), name: `Figure ${number}`, title: "Figure", description: picture.alt },
  });
  return new docx.Paragraph({
    ...(indent > 0 ? { indent: { left: indent } } : {}),
    keepLines: true,
    children: [image],
  });
}
