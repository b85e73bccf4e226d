import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawFigure } from "../../../src/figures/draw-figure.ts";
import { readFigure } from "../../../src/figures/read-figure.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";

const line = "kind: number-line\nfrom: -4\nto: 4\njumps:\n  - { from: -3, to: 2, label: plus five }";
const broken = "kind: number-line\nfrom: 4\nto: 4";
const file = "lines.md";

inBrowser("a figure in a note", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
    const fenced = (source: string) => `\`\`\`figure\n${source}\n\`\`\``;
    writeFileSync(join(desk.here.workspace, file), `# Lines\n\n${fenced(line)}\n\n${fenced(broken)}\n`);
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("is drawn in the colours of the page with its words, and one that is broken says why", () =>
    visit(desk, { path: `/plan?file=${encodeURIComponent(file)}` }, async (page) => {
      await page.getByRole("button", { name: words.planWorkspace.file.preview, exact: true }).click();
      const { alt, width } = drawFigure(readFigure(line));
      const picture = page.getByRole("img", { name: alt });
      await picture.waitFor();
      const box = await picture.boundingBox();
      expect([box !== null && box.width > 150, box !== null && box.width <= width + 1]).toEqual([true, true]);
      await page.getByText("Line 3: `to` must be above `from`.", { exact: false }).waitFor();
      const colour = () =>
        picture
          .locator("text")
          .first()
          .evaluate((word) => getComputedStyle(word).fill);
      const light = await colour();
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colour()).not.toBe(light);
      await passesAxeInBothThemes(page, ".ws-file");
    }));
});
