import type { Audience } from "./audience.ts";

/** Lengths in twentieths of a point. A4 with margins of 20 mm. */
export const page = { width: 11906, height: 16838, margin: 1134 };
export const textWidth = page.width - 2 * page.margin;
export const indentStep = 397;

export const fonts = { reading: "Georgia", plain: "Arial", code: "Courier New" };

export const colours = {
  ink: "1F2328",
  quiet: "5B6470",
  line: "D5CFC4",
  accent: "0F6E66",
  draft: "9A5B00",
  shade: "F3EFE8",
};

/** In 240ths of a line. The rule is always said: without it LibreOffice takes the number for a fixed height, and large type overlaps. */
export const lineHeight = (line: number) => ({ line, lineRule: "auto" as const });

/** Pupils read a plain sans-serif at 12 pt; sizes are in half points. */
export function documentStyles(audience: Audience) {
  const font = audience === "student" ? fonts.plain : fonts.reading;
  const size = audience === "student" ? 24 : 22;
  const heading = (points: number, before: number, colour = colours.ink) => ({
    run: { font: fonts.plain, size: points * 2, bold: true, color: colour },
    paragraph: { spacing: { before, after: 100, ...lineHeight(264) }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: { font, size, color: colours.ink, language: { value: "en-GB" } },
        paragraph: { spacing: { after: 120, ...lineHeight(290) } },
      },
      title: {
        run: { font: fonts.plain, size: 48, bold: true, color: colours.ink },
        paragraph: { spacing: { after: 60, ...lineHeight(252) } },
      },
      heading1: heading(17, 360, colours.accent),
      heading2: heading(13, 260),
      heading3: heading(11.5, 200, colours.quiet),
      heading4: heading(11, 180, colours.quiet),
      hyperlink: { run: { color: colours.accent, underline: {} } },
      listParagraph: { run: {}, paragraph: { spacing: { after: 80, ...lineHeight(290) } } },
    },
    paragraphStyles: [
      {
        id: "Code",
        name: "Code",
        basedOn: "Normal",
        run: { font: fonts.code, size: 20, noProof: true },
        paragraph: { spacing: { before: 0, after: 0, ...lineHeight(260) } },
      },
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        run: { font: fonts.plain, size: 22, color: colours.quiet },
        paragraph: { spacing: { after: 240 } },
      },
      {
        id: "Note",
        name: "Note",
        basedOn: "Normal",
        run: { font: fonts.plain, size: 20 },
        paragraph: { spacing: { after: 0, ...lineHeight(280) } },
      },
    ],
  };
}
