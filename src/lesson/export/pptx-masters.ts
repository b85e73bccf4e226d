import { colours, fonts } from "./docx-style.ts";
import type { Deck } from "./pptx-library.ts";
import { body, inches, type SlideSizes, slide } from "./slide-sizes.ts";

/** "Opening" and "Lesson": their titles are real ones, so outlines and screen readers find them. */
export function defineMasters(deck: Deck, sizes: SlideSizes): void {
  const title = {
    name: "title",
    type: "title" as const,
    fontFace: fonts.plain,
    bold: true,
    color: colours.ink,
    margin: 0,
    align: "left" as const,
  };
  const bar = { x: 0, w: inches(10), y: 0, h: inches(slide.height), fill: { color: colours.accent } };
  deck.defineSlideMaster({
    title: "Opening",
    background: { color: "FAF8F4" },
    objects: [
      { rect: { ...bar, w: inches(18) } },
      {
        placeholder: {
          options: {
            ...title,
            x: inches(72),
            y: inches(96),
            w: inches(816),
            h: inches(200),
            valign: "bottom",
            fontSize: 44,
          },
          text: "",
        },
      },
    ],
  });
  deck.defineSlideMaster({
    title: "Lesson",
    background: { color: "FFFFFF" },
    objects: [
      { rect: bar },
      {
        placeholder: {
          options: {
            ...title,
            x: inches(body.x),
            y: inches(30),
            w: inches(body.width),
            h: inches(66),
            valign: "middle",
            fontSize: sizes.title,
          },
          text: "",
        },
      },
    ],
    slideNumber: {
      x: inches(slide.width - 110),
      y: inches(500),
      w: inches(70),
      h: inches(28),
      align: "right",
      fontFace: fonts.plain,
      fontSize: sizes.small,
      color: colours.quiet,
    },
  });
}
