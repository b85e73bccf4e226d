import { fileURLToPath } from "node:url";
import { recently } from "../recently.ts";
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
export function pictureOf({ svg }: Drawing, width: number): Promise<Uint8Array> {
  const pixels = Math.max(1, Math.min(4000, Math.round(width)));
  return pixels > largestKept ? painted(svg, pixels) : kept(`${pixels} ${svg}`);
}

/** Pupils' and teacher's paper, sheet and slides show the same figures. */
const kept = recently(40, (text) => {
  const end = text.indexOf(" ");
  return painted(text.slice(end + 1), Number(text.slice(0, end)));
});
const largestKept = 2_000;

async function painted(svg: string, pixels: number): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const rendered = await renderAsync(svg, {
    font: {
      loadSystemFonts: others.test(svg),
      fontFiles: fonts,
      defaultFontFamily: "Source Sans 3",
      sansSerifFamily: "Source Sans 3",
    },
    fitTo: { mode: "width", value: pixels },
  });
  return rendered.asPng();
}
