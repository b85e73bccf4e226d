import type { Docx, DocxChild } from "./docx-library.ts";
import { textWidth } from "./docx-style.ts";
import { fitted, type Picture } from "./figure-pictures.ts";

/** Word counts pictures in pixels of 96 to the inch; `indent` is in twentieths of a point, as all lengths of a page. */
export function docxFigure(docx: Docx, picture: Picture, indent: number): DocxChild {
  const { width, height } = fitted(picture, { width: (textWidth - indent) / 20, height: 640 });
  const image = new docx.ImageRun({
    type: "png",
    data: picture.png,
    transformation: { width: Math.round((width * 96) / 72), height: Math.round((height * 96) / 72) },
    altText: { name: "Figure", title: "Figure", description: picture.alt },
  });
  return new docx.Paragraph({
    ...(indent > 0 ? { indent: { left: indent } } : {}),
    keepLines: true,
    children: [image],
  });
}
