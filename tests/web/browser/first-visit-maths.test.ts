import { afterAll, beforeAll, expect, test } from "bun:test";
import { editing as editingWords } from "../../../src/web/words/en/editing.ts";
import { material as materialWords } from "../../../src/web/words/en/material.ts";
import { words } from "../../../src/web/words/words.ts";
import { openOffice, wordsOf } from "../../lesson/export/office.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { draftOn, hasNoEmptyPlace, setUpDesk } from "./first-visit.ts";
import { bytesOf, goTo, inBrowser } from "./harness.ts";
import { section, textOf, type } from "./plan-steps.ts";

const scheme = `Ref;Strand;Pupils will be able to...;Yr
9.G.1;Geometry;"Measure and draw three-figure bearings, clockwise from north";Year 9
9.G.2;Geometry;Construct perpendicular bisectors with ruler and compasses;Year 9
9.N.4;Number;Write large numbers in standard form;Year 9
`;

const notes = `Bearings

A bearing is an angle measured clockwise from north.
A bearing always has three figures, so 45 degrees is written 045.
The bearing back is 180 degrees more or less.

Key words
Bearing: an angle clockwise from north, in three figures
North line: a line drawn upwards at the place one starts from

Example
A ship sails from A to B on a bearing of 070. Find the bearing back.
1. Draw the north line at B.
2. Add 180 to 70.
3. The bearing back is 250.

Questions
1. Write 8 degrees as a bearing. Answer: 008
2. A plane flies on a bearing of 120. What is the bearing back? Answer: 300
3. Which bearing is due west? Answer: 270

Common mistakes
Pupils measure anticlockwise from north.
Pupils leave out the zero in front.
`;

inBrowser("a mathematics teacher's first visit", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere({ firstDay: true });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("her class, her scheme of work, her notes: a lesson with no empty place, typed into, in Word", () =>
    visit(desk, {}, async (page) => {
      const needs = [
        "two who arrived from Brazil in May, little English yet",
        "one lad who freezes when asked in front of the others",
        "4 who still count on their fingers",
      ];
      await setUpDesk(page, {
        teaches: "Maths",
        country: "England",
        class: { id: "9 Maths 2", stage: "Year 9", size: "26", period: "55", needs },
        own: { file: "KS3 scheme of work (final).csv", text: scheme, outcomes: 3, levels: ["Year 9"] },
      });

      const say = materialWords;
      await page.getByRole("button", { name: say.open }).last().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say.paste).fill(notes);
      await dialog.getByRole("button", { name: say.read }).click();
      await dialog.getByText("The bearing back is 180 degrees more or less.").waitFor();
      expect(await dialog.getByLabel(say.name).inputValue()).toBe("Bearings");
      await dialog.getByRole("button", { name: say.save }).click();
      await dialog.getByText(say.saved("Bearings", "topics/Bearings.md")).waitFor();
      await dialog.getByRole("button", { name: say.plan }).click();
      await dialog.waitFor({ state: "detached" });

      await draftOn(page, "Bearings");
      await hasNoEmptyPlace(page);
      const main = await textOf(page, "Main");
      for (const hers of ["clockwise from north", "070", "The bearing back is 250", "bearing of 120"])
        expect(main).toContain(hers);
      expect(await textOf(page, "Curriculum links")).toContain("9.G.1");
      const differs = (await textOf(page, "Differentiation")).toLowerCase();
      for (const need of needs) expect(differs).toContain(need.toLowerCase());

      // She types a list and a table into it.
      const edit = editingWords;
      await section(page, "Starter")
        .getByRole("button", { name: edit.editNamed("Starter") })
        .click();
      const field = page.getByRole("textbox", { name: edit.textOf("Starter") });
      await field.waitFor();
      await page.keyboard.press("Control+End");
      await type(page, "\n\nPoint at the window that faces north.\n\n");
      await type(page, "| From | Bearing |\n|---|---|\n| church | 135 |\n");
      await section(page, "Starter").getByRole("button", { name: edit.save }).click();
      await field.waitFor({ state: "detached" });
      expect(await section(page, "Starter").locator("td").allTextContents()).toEqual(["church", "135"]);
      await hasNoEmptyPlace(page);

      await page.getByRole("button", { name: words.planLesson.export }).last().click();
      const coming = page.waitForEvent("download");
      await page
        .getByRole("menuitem", { name: words.planLesson.forTeacher(words.planLesson.formats.docx) })
        .click();
      const anyway = page.getByRole("button", { name: words.planLesson.exportAnyway });
      await anyway.click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/\.docx$/);
      const document = wordsOf(openOffice(await bytesOf(file)).part("word/document.xml"));
      for (const hers of ["Point at the window that faces north.", "church", "clockwise from north", "9.G.1"])
        expect(document).toContain(hers);
      expect(document).not.toContain("To fill in");

      // What she has made is there when she comes back.
      await goTo(page, desk, "/plan");
      await page
        .getByRole("link")
        .filter({ hasText: /bearings/i })
        .first()
        .waitFor();
    }));
});
