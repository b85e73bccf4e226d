import { type Drawing, drawFigure } from "../../figures/draw-figure.ts";
import type { Figure } from "../../figures/figure.ts";
import type { Look } from "../../figures/look.ts";
import { pictureOf } from "../../figures/picture.ts";
import type { Block } from "./block.ts";
import type { Sheet } from "./sheet.ts";

/** A figure as the formats that hold images want it. */
export type Picture = Drawing & { png: Uint8Array };
export type Pictures = ReadonlyMap<Figure, Picture>;

/** Sharp on paper and on a projector: so many pixels for each unit of the drawing. */
const sharp = 2;

/** Every figure of a sheet drawn, before a document is put together. */
export async function picturesIn(sheet: Sheet, look: Look = "print"): Promise<Pictures> {
  const found = new Map<Figure, Picture>();
  for (const { blocks } of sheet.parts)
    for (const figure of figuresIn(blocks)) {
      const drawing = drawFigure(figure, look);
      found.set(figure, { ...drawing, png: await pictureOf(drawing, drawing.width * sharp) });
    }
  return found;
}

function figuresIn(blocks: readonly Block[]): Figure[] {
  return blocks.flatMap((block) => {
    if (block.kind === "figure") return [block.figure];
    if (block.kind === "quote" || block.kind === "together" || block.kind === "beside")
      return figuresIn(block.blocks);
    return block.kind === "list" ? block.items.flatMap((item) => figuresIn(item.blocks)) : [];
  });
}

/** In points, no larger than the room there is: a unit of the drawing is three quarters of a point, as in a browser. */
export function fitted({ width, height }: Drawing, room: { width: number; height: number }, scale = 0.75) {
  const by = Math.min(scale, room.width / width, room.height / height);
  return { width: width * by, height: height * by };
}
