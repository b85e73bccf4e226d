import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawnDocs } from "../../scripts/figures.ts";
import { readFigure } from "../../src/figures/read-figure.ts";

const root = join(import.meta.dir, "../..");

test("docs/figures.md shows every figure as it is drawn now (`bun scripts/figures.ts` draws them anew)", () => {
  for (const [name, text] of drawnDocs())
    expect([name, readFileSync(join(root, "docs", name), "utf8") === text]).toEqual([name, true]);
});

test("at least a third of the topic notes have a figure, and every one of them can be drawn", () => {
  const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)].map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const blocks = notes.map((text) =>
    [...text.matchAll(/^```figure\n([\s\S]*?)\n```$/gm)].map(([, source = ""]) => source),
  );
  for (const source of blocks.flat()) expect(readFigure(source).blanks).toBeUndefined();
  const having = blocks.filter((one) => one.length > 0).length;
  expect(having).toBeGreaterThanOrEqual(notes.length / 3);
  expect(readFileSync(join(root, "docs/figures.md"), "utf8")).toContain(
    `${having} of the ${notes.length} notes`,
  );
});
