import { fonts } from "./docx-style.ts";
import type { Deck } from "./pptx-library.ts";
import { body, inches, slide } from "./slide-sizes.ts";
import type { SlideTheme } from "./slide-themes.ts";

/** "Opening" and "Lesson": their titles are real ones, so outlines and screen readers find them. */
export function defineMasters(deck: Deck, theme: SlideTheme): void {
  const title = {
    name: "title",
    type: "title" as const,
    fontFace: fonts.plain,
    bold: true,
    margin: 0,
    align: "left" as const,
  };
  deck.defineSlideMaster({
    title: "Opening",
    background: { color: theme.opening.paper },
    objects: [
      {
        rect: {
          x: inches(72),
          y: inches(302),
          w: inches(120),
          h: inches(5),
          fill: { color: theme.opening.quiet },
        },
      },
      {
        placeholder: {
          options: {
            ...title,
            color: theme.opening.ink,
            x: inches(72),
            y: inches(36),
            w: inches(816),
            h: inches(260),
            valign: "bottom",
            fontSize: 54,
          },
          text: "",
        },
      },
    ],
  });
  deck.defineSlideMaster({
    title: "Lesson",
    background: { color: theme.paper },
    objects: [
      { rect: { x: 0, y: 0, w: inches(slide.width), h: inches(8), fill: { color: theme.accent } } },
      {
        placeholder: {
          options: {
            ...title,
            color: theme.ink,
            x: inches(body.x),
            y: inches(42),
            w: inches(body.width),
            h: inches(60),
            valign: "middle",
            fontSize: 34,
          },
          text: "",
        },
      },
    ],
    slideNumber: {
      x: inches(slide.width - 110),
      y: inches(502),
      w: inches(70),
      h: inches(26),
      align: "right",
      fontFace: fonts.plain,
      fontSize: 16,
      color: theme.quiet,
    },
  });
}
