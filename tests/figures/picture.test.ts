import { expect, test } from "bun:test";
import { join } from "node:path";
import { advancesOf, writtenWidths } from "../../scripts/font-widths.ts";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { pictureOf } from "../../src/figures/picture.ts";
import { readFigure } from "../../src/figures/read-figure.ts";
import { widthOf } from "../../src/figures/text/measure.ts";

const line = "kind: number-line\nfrom: 0\nto: 5\npoints: [{ at: 2, label: مرحبا }, { at: 4, label: “é” }]";

test("a figure becomes a PNG of the width that was asked for, the same every time", async () => {
  const drawing = drawFigure(readFigure(line), "print");
  const [once, again] = [await pictureOf(drawing, 900), await pictureOf(drawing, 900)];
  expect([...once.slice(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  expect(new DataView(once.buffer, once.byteOffset).getUint32(16)).toBe(900);
  expect(Bun.hash(once)).toBe(Bun.hash(again));
});

test("letters are as wide as the font that we ship says", async () => {
  const file = join(import.meta.dir, "../../src/figures/text/widths.ts");
  const advances = await advancesOf("source-sans-3.ttf");
  expect(writtenWidths(advances)).toBe(await Bun.file(file).text());
  expect(widthOf("Wi", 1000)).toBe((advances.get(87) ?? 0) + (advances.get(105) ?? 0));
  expect(widthOf("W", 10)).toBeGreaterThan(2 * widthOf("i", 10));
});
