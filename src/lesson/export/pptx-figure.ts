import type { Pictures } from "./figure-pictures.ts";
import type { Slide } from "./pptx-library.ts";
import type { FigurePiece } from "./slide-pieces.ts";
import { inches } from "./slide-sizes.ts";

/** A figure on a slide, in the middle of its room, with its words for whoever cannot see it. */
export function addFigure(
  on: Slide,
  { figure, shown }: FigurePiece,
  place: { x: number; y: number; w: number },
  pictures: Pictures,
): void {
  const picture = pictures.get(figure);
  if (picture === undefined) return;
  on.addImage({
    data: `image/png;base64,${Buffer.from(picture.png).toString("base64")}`,
    x: place.x + (place.w - inches(shown.width)) / 2,
    y: place.y,
    w: inches(shown.width),
    h: inches(shown.height),
    altText: picture.alt,
  });
}
