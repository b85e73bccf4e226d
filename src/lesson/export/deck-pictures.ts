import { drawFigure } from "../../figures/draw-figure.ts";
import type { Figure } from "../../figures/figure.ts";
import { pictureOf } from "../../figures/picture.ts";
import { drawn } from "../../formulas/drawn.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import type { Box } from "./deck-boxes.ts";
import type { SlideTheme } from "./slide-themes.ts";

/** A picture of a figure or a formula, with its words, and how wide it is for its height. */
export type SlidePicture = { png: Uint8Array; alt: string; width: number; height: number };

/** Sharp on a projector: so many pixels for each point. */
const sharp = 3;

/** Draws each figure and formula once, however often it is shown: a question and its answer have the same ones. */
export function slidePictures(theme: SlideTheme) {
  const figures = new Map<Figure, Promise<SlidePicture>>();
  const formulas = new Map<string, Promise<SlidePicture>>();
  const kept = <Key>(known: Map<Key, Promise<SlidePicture>>, key: Key, make: () => Promise<SlidePicture>) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  return {
    figure: (figure: Figure) =>
      kept(figures, figure, async () => {
        const drawing = drawFigure(figure, theme.name === "dark" ? "dark" : "print");
        return { ...drawing, png: await pictureOf(drawing, drawing.width * sharp) };
      }),
    // In full size, in a line too: a class reads it from the back.
    formula: ({ tex, size, onAccent }: Extract<Box, { kind: "formula" }>) =>
      kept(formulas, `${size} ${onAccent} ${tex}`, async () => {
        const drawing = await drawn(
          readFormula(tex, true),
          size,
          `#${onAccent ? theme.onAccent : theme.ink}`,
        );
        return { ...drawing, png: await pictureOf(drawing, drawing.width * sharp) };
      }),
  };
}

/** As large as it was drawn, or as its place lets it be; where the place is wider it stands at its left. */
export function within(
  box: Pick<Box, "x" | "y" | "width" | "height">,
  { width, height }: Pick<SlidePicture, "width" | "height">,
): { x: number; y: number; w: number; h: number } {
  const by = Math.min(1, box.width / width, box.height / height);
  return { x: box.x, y: box.y + (box.height - height * by) / 2, w: width * by, h: height * by };
}
