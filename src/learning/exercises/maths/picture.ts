import { drawFigure } from "../../../figures/draw-figure.ts";
import { asFigure } from "../../../figures/read-figure.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/** Drawn here, so that the numbers of a figure that is to be read off do not go with it. null: there is none. */
export function pictureOf({ figure }: Pick<MathsTaskKept, "figure">): string | null {
  return figure === undefined ? null : drawFigure(asFigure(figure)).svg;
}
