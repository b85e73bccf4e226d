import { fileURLToPath } from "node:url";
import type { Drawing } from "./draw-figure.ts";

const fonts = ["source-sans-3.ttf", "noto-naskh-arabic.ttf"].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)),
);

/** Letters beyond those that the fonts we ship have, which are Latin, Greek, Cyrillic, Arabic and usual signs. */
const others = /[^ -\u06ff\u0750-\u077f\u1e00-\u1fff\u2000-\u22ff\u25a0-\u25cf\ufb50-\ufdff\ufe70-\ufeff]/u;

/**
 * A drawing as PNG, so many pixels wide. With the fonts that come with the program, so that it is the same picture on
 * every computer; only words in letters that these have not are set in what the computer has.
 */
export async function pictureOf(drawing: Drawing, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const rendered = await renderAsync(drawing.svg, {
    font: {
      loadSystemFonts: others.test(drawing.svg),
      fontFiles: fonts,
      defaultFontFamily: "Source Sans 3",
      sansSerifFamily: "Source Sans 3",
    },
    fitTo: { mode: "width", value: Math.max(1, Math.min(4000, Math.round(width))) },
  });
  return rendered.asPng();
}
